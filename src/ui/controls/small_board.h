// A board in small, as a picture: tiles in the colours of the theme, with their numbers where these can be
// read.
#pragma once

#include "rules/board.h"
#include "ui/draw/brush.h"

namespace twofold::ui {

// A grid of square cells with a rim as wide as the gaps, all in whole px.
struct SmallGrid {
    Rect rect;
    int cell = 0;
    int gap = 0;

    Rect cell_at(int row, int col) const {
        return {rect.x + gap + col * (cell + gap), rect.y + gap + row * (cell + gap), cell, cell};
    }
};

// The largest grid of that size in the box, at its top left corner.
SmallGrid small_grid(const Rect& box, rules::Size size);
SmallGrid centred(SmallGrid grid, const Rect& box);

// If a number of the board would be too small to read, no tile shows its number.
void draw_small_board(const rules::Board& board, const SmallGrid& grid, const Brush& brush);

}  // namespace twofold::ui
