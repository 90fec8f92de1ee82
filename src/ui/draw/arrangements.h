// The ways to arrange what is around the board. Internal to layout.cpp, which chooses one.
#pragma once

#include <span>

#include "ui/draw/measures.h"

namespace twofold::ui {

struct ArrangementPlan {
    Arrangement arrangement;
    Grid (*grid)(const Measures&, rules::Size);  // with a cell of 0 if there is no room for its other parts
    void (*place)(Layout&, const Measures&, const Grid&);
};

// By preference where boards are of one size.
std::span<const ArrangementPlan> arrangement_plans();

}  // namespace twofold::ui
