// What a POSIX environment says of the player's languages.
#include <doctest/doctest.h>

#include "platform/system_settings.h"

namespace twofold::platform {
namespace {

using Tags = std::vector<std::string>;

struct Case {
    LocaleVariables variables;
    Tags languages;
};

TEST_CASE("LC_ALL goes before LC_MESSAGES, that before LANG, and LANGUAGE before the locale") {
    const std::vector<Case> cases = {
        {{.lang = "zh_CN.UTF-8"}, {"zh_CN.UTF-8"}},
        {{.lc_messages = "zh_CN", .lang = "de_DE"}, {"zh_CN"}},
        {{.lc_all = "en_GB", .lc_messages = "zh_CN", .lang = "de_DE"}, {"en_GB"}},
        {{.language = "zh_CN:fr", .lang = "de_DE"}, {"zh_CN", "fr", "de_DE"}},
        {{.language = ":zh::", .lc_all = "de_DE"}, {"zh", "de_DE"}},
    };
    for (const Case& c : cases) {
        const auto languages = languages_of(c.variables);
        REQUIRE(languages);
        CHECK(*languages == c.languages);
    }
}

TEST_CASE("the C locale wants no language, whatever LANGUAGE says") {
    for (const char* name : {"C", "POSIX", "C.UTF-8", "C.utf8"})
        CHECK(languages_of({.language = "zh_CN", .lc_all = name, .lang = "zh_CN"}) == Tags{});
    CHECK(languages_of({.lang = "Cy"}) == Tags{"Cy"});
}

TEST_CASE("where no locale is set, the environment does not know") {
    CHECK_FALSE(languages_of({}));
    CHECK_FALSE(languages_of({.language = "zh_CN"}));
}

}  // namespace
}  // namespace twofold::platform
