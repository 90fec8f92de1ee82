// Chooses the available language that suits a player. Tags are from BCP 47 or POSIX locales, in upper or
// lower case: "zh-CN", "zh-Hans", "zh_CN.UTF-8".
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace twofold::ui {

// An available language.
struct LanguageName {
    std::string code;  // "zh-CN"
    std::string name;  // in the language itself
};

// The first tag of `wanted` that matches one of `available`: by the same tag, else by the same language in
// any script or country. `otherwise` if none matches. The result refers to `available` or `otherwise`.
std::string_view matching_language(std::span<const std::string> wanted,
                                   std::span<const std::string> available, std::string_view otherwise);

}  // namespace twofold::ui
