// The rules of a game for the player: a row of the new-game screen for each, and all of them in one line.
#pragma once

#include <span>
#include <string>

#include "ui/screens/screen.h"

namespace twofold::ui {

struct RuleRow {
    TextId label;
    std::string (*value)(const rules::RuleSet& rules, const Strings& strings);
    // One value on or back, as far as there are any; what depends on it follows.
    void (*change)(rules::RuleSet& rules, int step);
};

// The size first.
std::span<const RuleRow> all_rule_rows();

// "4 × 4, 2048"; what is not as usual is said too.
std::string rule_set_label(const rules::RuleSet& rules, const Strings& strings);

}  // namespace twofold::ui
