// The goal and how far it is: words over a row of small tiles, one for each that has been made and an empty
// cell for each that is still to come.
#pragma once

#include <string_view>

#include "rules/score.h"
#include "ui/draw/brush.h"

namespace twofold::ui {

struct Goal {
    rules::Exponent largest = 0;  // on the board
    rules::Exponent target = 0;   // above `largest` until it is made
};

// The label on the left and the progress on the right, in the layout's place for the goal.
void draw_goal(const Goal& goal, std::string_view label, std::string_view progress, const Brush& brush);

}  // namespace twofold::ui
