#include "ui/words/language.h"

#include <algorithm>

namespace twofold::ui {

namespace {

// The tag in lower case, with hyphens, without character set and modifier: "zh-cn".
std::string plain_tag(std::string_view tag) {
    std::string plain(tag.substr(0, tag.find_first_of(".@")));
    for (char& c : plain) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '_') c = '-';
    }
    return plain;
}

std::string language_of(std::string_view tag) {
    const std::string plain = plain_tag(tag);
    return plain.substr(0, plain.find('-'));
}

}  // namespace

std::string_view matching_language(std::span<const std::string> wanted,
                                   std::span<const std::string> available, std::string_view otherwise) {
    for (const std::string& tag : wanted) {
        for (auto* const part : {plain_tag, language_of}) {
            const auto found =
                std::find_if(available.begin(), available.end(),
                             [&](const std::string& candidate) { return part(candidate) == part(tag); });
            if (found != available.end()) return *found;
        }
    }
    return otherwise;
}

}  // namespace twofold::ui
