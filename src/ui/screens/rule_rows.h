// The rules of a game as shown to the player: a row of the new-game screen for each, or all in one line.
#pragma once

#include <span>
#include <string>

#include "ui/screens/screen.h"

namespace twofold::ui {

struct RuleRow {
    TextId label;
    std::string (*value)(const rules::RuleSet& rules, const Strings& strings);
    // Moves `step` values on or back, going round at the ends, and adjusts rules that depend on it.
    void (*change)(rules::RuleSet& rules, int step);
};

// Makes the board that size, and adjusts the target.
void set_size(rules::RuleSet& rules, rules::Size size);

// Of all rules but the size.
std::span<const RuleRow> all_rule_rows();

// "4 × 4, 2048", followed by rules that differ from the defaults.
std::string rule_set_label(const rules::RuleSet& rules, const Strings& strings);

}  // namespace twofold::ui
