#include "ui/words/strings.h"

#include <charconv>
#include <utility>

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

}  // namespace twofold::ui
