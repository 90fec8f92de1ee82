// The game in progress on a page: its board in small, its score, and the button that goes on with it.
#pragma once

#include "ui/controls/control_look.h"
#include "ui/controls/page.h"

namespace twofold::ui {

// Height in px of a kContinue row of that width: the largest that looks good and is no more than `room`.
int continue_height(const Row& row, int width, int room, const Layout& layout);
// The look is that of the button, though the board can be pressed as well.
void draw_continue(const Row& row, const Rect& rect, const Look& look, const Brush& brush);

}  // namespace twofold::ui
