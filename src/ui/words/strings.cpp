#include "ui/words/strings.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.h"
#include "base/toml.h"

namespace twofold::ui {

void Strings::fill(TextId id, std::initializer_list<Slot> slots, std::string& out) const {
    std::string_view rest = text(id);
    while (true) {
        const std::size_t open = rest.find('{');
        out += rest.substr(0, open);
        if (open == std::string_view::npos) return;
        const std::size_t close = rest.find('}', open);
        const std::string_view name = rest.substr(open + 1, close - open - 1);
        for (const Slot& slot : slots) {
            if (slot.name == name) out += slot.value;
        }
        if (close == std::string_view::npos) return;
        rest.remove_prefix(close + 1);
    }
}

std::string Strings::filled(TextId id, std::initializer_list<Slot> slots) const {
    std::string out;
    fill(id, slots, out);
    return out;
}

std::string Strings::number(rules::Score value) const {
    std::string out;
    number(value, out);
    return out;
}

void Strings::number(rules::Score value, std::string& out) const {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    for (const char* digit = digits.data(); digit != end; ++digit) {
        if (digit != digits.data() && (end - digit) % 3 == 0) out += group_separator_;
        out += *digit;
    }
}

std::string Strings::size(rules::Size size) const {
    return filled(TextId::kSizeValue,
                  {{"rows", std::to_string(size.rows)}, {"cols", std::to_string(size.cols)}});
}

std::string Strings::date(std::string_view iso) const {
    if (iso.size() != std::string_view("YYYY-MM-DD").size()) return std::string(iso);
    const auto month = base::parse_number(iso.substr(5, 2));
    const auto day = base::parse_number(iso.substr(8, 2));
    if (!month || !day || *month < 1 || *month > 12) return std::string(iso);
    const auto name = static_cast<TextId>(static_cast<std::size_t>(TextId::kMonth1) + *month - 1);
    return filled(TextId::kDate,
                  {{"day", std::to_string(*day)}, {"month", text(name)}, {"year", iso.substr(0, 4)}});
}

StringsReading read_strings(std::string_view code, std::string_view text) {
    const base::TomlReading toml = base::read_toml(text);
    if (!toml.table) return {.error = "line " + toml.fault()};
    Strings strings;
    strings.code_ = code;
    const auto name = (*toml.table)["name"].value<std::string>();
    if (!name) return {.error = "name is missing"};
    strings.name_ = *name;
    strings.group_separator_ = (*toml.table)["group_separator"].value_or(std::string(","));
    for (std::size_t i = 0; i < kTextCount; ++i) {
        const auto value = (*toml.table)["texts"][kTextKeys[i]].value<std::string>();
        if (!value) return {.error = "texts." + std::string(kTextKeys[i]) + " is missing"};
        strings.texts_[i] = *value;
    }
    return {.strings = std::move(strings)};
}

namespace {

// In lower case, with hyphens, without character set and variant: "zh-cn".
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
