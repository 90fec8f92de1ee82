// Which language a player gets.
#include <vector>

#include <doctest/doctest.h>

#include "ui/words/strings.h"

namespace twofold::ui {
namespace {

using Tags = std::vector<std::string>;

struct Case {
    Tags wanted;
    std::string_view found;
};

TEST_CASE("the first wanted language that is there is taken, the same tag or the same language") {
    const Tags available = {"de", "en", "pt-BR", "pt-PT", "zh-CN"};
    const std::vector<Case> cases = {
        {{"zh-CN"}, "zh-CN"},
        {{"zh_CN.UTF-8"}, "zh-CN"},
        {{"ZH_cn"}, "zh-CN"},
        {{"zh"}, "zh-CN"},
        {{"zh-Hans"}, "zh-CN"},
        {{"zh-Hans-SG"}, "zh-CN"},
        {{"zh_SG.gb2312"}, "zh-CN"},
        {{"de_AT@euro"}, "de"},
        {{"en-GB"}, "en"},
        {{"pt-PT"}, "pt-PT"},
        {{"pt"}, "pt-BR"},
        {{"pt-AO"}, "pt-BR"},
        {{"fr-FR", "zh-CN", "en"}, "zh-CN"},
        {{"en-US", "zh-CN"}, "en"},
        {{"zh-TW", "de"}, "zh-CN"},
        {{"fr", "it"}, "otherwise"},
        {{"zhu", "z", "e"}, "otherwise"},
        {{"", ".UTF-8", "C"}, "otherwise"},
        {{}, "otherwise"},
    };
    for (const Case& c : cases) {
        CAPTURE(c.found);
        CHECK(matching_language(c.wanted, available, "otherwise") == c.found);
    }
}

TEST_CASE("where there is no language, none is found") {
    CHECK(matching_language(Tags{"en"}, {}, "otherwise") == "otherwise");
}

}  // namespace
}  // namespace twofold::ui
