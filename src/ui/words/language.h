// Which of the languages that there are suits a player. Tags are those of BCP 47 or of POSIX locales, in any
// case: "zh-CN", "zh-Hans", "zh_CN.UTF-8".
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace twofold::ui {

// A language that can be chosen.
struct LanguageName {
    std::string code;  // "zh-CN"
    std::string name;  // in itself
};

// The first of `wanted` that is there decides: the same tag, else the same language in whatever script or
// country. `otherwise` where there is none of them. The result is one of `available`, or `otherwise`.
std::string_view matching_language(std::span<const std::string> wanted,
                                   std::span<const std::string> available, std::string_view otherwise);

}  // namespace twofold::ui
