// The picture of a page, piece by piece.
#pragma once

#include <string_view>

#include "ui/controls/page_plan.h"
#include "ui/draw/brush.h"

namespace twofold::ui {

// A row, and where it is now.
struct ShownRow {
    const Row& row;
    const PlacedRow& placed;
    Rect rect;  // px
};

// The arrow back, and the title beside it.
void draw_header(std::string_view title, const PagePlan& plan, const Look& back, const Brush& brush);
// A row that is only read. `bar_label`: as in the plan.
void draw_row(const ShownRow& row, int bar_label, const Brush& brush);
// A row that can be pressed, or one of its buttons.
void draw_control(const ShownRow& row, const PageControl& control, const Look& look, const Brush& brush);

// Lets what goes on above or below `body`, by that many px, fade into the window's colour at its edge.
void draw_edges(const Rect& body, int above, int below, const Brush& brush);

}  // namespace twofold::ui
