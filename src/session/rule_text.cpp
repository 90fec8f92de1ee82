#include "session/rule_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "session/board_text.h"

namespace twofold::session {

namespace {

// Assigns the value if there is one, and returns whether there is.
template <typename To, typename From>
bool assign(To& to, const std::optional<From>& from) {
    if (from) to = static_cast<To>(*from);
    return from.has_value();
}

constexpr std::string_view kAllUndos = "all";

constexpr std::array kFields = {
    RuleField{
        .key = "size",
        .always = true,
        .value_name = "RxC",
        .takes = "rows x columns, each 2 to 8, like 4x4",
        .text = [](const rules::RuleSet& rules) { return size_text(rules.size); },
        .set = [](rules::RuleSet& rules,
                  std::string_view text) { return assign(rules.size, parse_size(text)); },
    },
    RuleField{
        .key = "target",
        .mark = '-',
        .always = true,
        .value_name = "N",
        .takes = "the tile that wins, a power of two from 8, like 2048 or 2^20",
        .text = [](const rules::RuleSet& rules) { return tile_text(rules.target); },
        .set =
            [](rules::RuleSet& rules, std::string_view text) {
                const auto tile = parse_tile(text);
                return tile >= rules::kSmallestTarget && assign(rules.target, tile);
            },
    },
    RuleField{
        .key = "fours",
        .mark = '-',
        .always = true,
        .value_name = "P",
        .takes = "the share of new tiles that are a 4, 0 to 100 percent",
        .text = [](const rules::RuleSet& rules) { return std::to_string(rules.fours); },
        .set =
            [](rules::RuleSet& rules, std::string_view text) {
                const auto percent = base::parse_number(text);
                return percent <= 100 && assign(rules.fours, percent);
            },
    },
    RuleField{
        .key = "reroll",
        .mark = 'r',
        .flag = true,
        .always = true,
        .scored = false,
        .text = [](const rules::RuleSet& rules) { return std::string(base::yes_no_text(rules.reroll)); },
        .set = [](rules::RuleSet& rules,
                  std::string_view text) { return assign(rules.reroll, base::parse_yes_no(text)); },
    },
    RuleField{
        .key = "undos",
        .mark = 'u',
        .value_name = "N",
        .takes = "how many undos a game allows, 0 to 254, or \"all\"",
        .text =
            [](const rules::RuleSet& rules) {
                return rules.undos == rules::kUnlimitedUndos ? std::string(kAllUndos)
                                                             : std::to_string(rules.undos);
            },
        .set =
            [](rules::RuleSet& rules, std::string_view text) {
                const auto number = base::parse_number(text);
                if (text == kAllUndos) rules.undos = rules::kUnlimitedUndos;
                return text == kAllUndos || (number < rules::kUnlimitedUndos && assign(rules.undos, number));
            },
    },
};

}  // namespace

std::span<const RuleField> all_rule_fields() {
    return kFields;
}

const RuleField* rule_field(std::string_view key) {
    const auto* const found = std::find_if(kFields.begin(), kFields.end(),
                                           [&](const RuleField& field) { return field.key == key; });
    return found == kFields.end() ? nullptr : found;
}

std::string targets_text(const rules::RuleSet& rules) {
    return "a power of two from " + tile_text(rules::kSmallestTarget) + " to " +
           tile_text(rules::largest_exponent(rules)) + " on " + size_text(rules.size);
}

}  // namespace twofold::session
