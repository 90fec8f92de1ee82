#include "ui/screens/rule_rows.h"

#include <algorithm>
#include <array>

#include "session/board_text.h"
#include "ui/screens/page_rows.h"

namespace twofold::ui {

namespace {

using rules::RuleSet;

constexpr std::array<std::uint8_t, 8> kFours = {0, 5, 10, 20, 25, 33, 50, 100};
constexpr std::array<std::uint8_t, 5> kUndos = {rules::kUnlimitedUndos, 0, 1, 3, 10};

std::string percent(int number, const Strings& strings) {
    return strings.filled(TextId::kPercent, {{"number", std::to_string(number)}});
}

std::string undos_text(std::uint8_t undos, const Strings& strings) {
    if (undos == rules::kUnlimitedUndos) return std::string(strings.text(TextId::kUndoUnlimited));
    if (undos == 0) return std::string(strings.text(TextId::kUndoNone));
    return strings.filled(TextId::kUndoTimes, {{"number", std::to_string(undos)}});
}

void change_target(RuleSet& rules, int step) {
    const int count = rules::largest_exponent(rules) - rules::kSmallestTarget + 1;
    const int place = (rules.target - rules::kSmallestTarget + step + count) % count;
    rules.target = static_cast<rules::Exponent>(rules::kSmallestTarget + place);
}

void change_fours(RuleSet& rules, int step) {
    // The current game's share may be another one.
    const auto above = std::upper_bound(kFours.begin(), kFours.end(), rules.fours);
    const auto below = std::lower_bound(kFours.begin(), kFours.end(), rules.fours);
    if (step > 0) rules.fours = above == kFours.end() ? kFours.front() : *above;
    if (step < 0) rules.fours = below == kFours.begin() ? kFours.back() : *std::prev(below);
    rules.target = std::min(rules.target, rules::largest_exponent(rules));
}

constexpr std::array kRows = {
    RuleRow{TextId::kTarget,
            [](const RuleSet& rules, const Strings&) { return session::tile_text(rules.target); },
            change_target},
    RuleRow{TextId::kShareOfFours,
            [](const RuleSet& rules, const Strings& strings) { return percent(rules.fours, strings); },
            change_fours},
    RuleRow{TextId::kAfterUndo,
            [](const RuleSet& rules, const Strings& strings) {
                return std::string(strings.text(rules.reroll ? TextId::kRerolled : TextId::kSameTile));
            },
            [](RuleSet& rules, int) { rules.reroll = !rules.reroll; }},
    RuleRow{TextId::kUndo,
            [](const RuleSet& rules, const Strings& strings) { return undos_text(rules.undos, strings); },
            [](RuleSet& rules, int step) { rules.undos = stepped(kUndos, rules.undos, step); }},
};

}  // namespace

void set_size(RuleSet& rules, rules::Size size) {
    rules.size = size;
    rules.target = rules::default_target(rules);
}

std::span<const RuleRow> all_rule_rows() {
    return kRows;
}

std::string rule_set_label(const RuleSet& rules, const Strings& strings) {
    std::string label = strings.filled(
        TextId::kRuleSet, {{"size", strings.size(rules.size)}, {"tile", session::tile_text(rules.target)}});
    if (rules.fours != RuleSet{}.fours) {
        label = strings.filled(TextId::kRuleSetFours,
                               {{"rules", label}, {"percent", percent(rules.fours, strings)}});
    }
    if (rules.reroll) label = strings.filled(TextId::kRuleSetRerolled, {{"rules", label}});
    if (rules.undos == rules::kUnlimitedUndos) return label;
    return strings.filled(TextId::kRuleSetUndos,
                          {{"rules", label}, {"undos", undos_text(rules.undos, strings)}});
}

}  // namespace twofold::ui
