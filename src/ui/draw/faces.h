// What the faces of all controls have in common, on the board, on pages and in replays.
#pragma once

#include <string_view>

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

// How far the ring reaches out on each side of a control in focus, px.
int ring_reach(int unit);
// The ring: the accent around, and a gap in the window's colour. `radius` is the control's.
void draw_ring(const Rect& control, int radius, int unit, const Theme& theme, float opacity, DrawList& out);

// Where a control's icon is.
Rect icon_box(const Rect& control);

// One line in the middle of the box, made smaller where it is wider than `room`. Sizes in px.
void draw_centred(std::string_view text, FontId font, Digits digits, float text_px, float room,
                  const Rect& box, Color ink, DrawList& out);

}  // namespace twofold::ui
