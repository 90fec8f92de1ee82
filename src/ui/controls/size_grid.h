// All sizes of a board to choose from, as the table picker of a word processor shows them: a grid as large as
// the largest board, in which the cell in row r and column c stands for a board of r rows and c columns.
#pragma once

#include <optional>

#include "ui/controls/page.h"
#include "ui/draw/brush.h"

namespace twofold::ui {

// Index of the button for that size.
std::size_t button_of(rules::Size size);

// In px, from the row's corner.
struct SizeGrid {
    int cell = 0;
    Rect grid;
    Rect words;  // label and size: beside the grid, or above it in a narrow row
    int height = 0;

    // What can be touched of a button. There is no board of one row or column: its cells belong to two.
    Rect button(std::size_t index) const;
};

// As large as `room` px of height allow; large enough for a finger if the page is scrolled anyway, without
// room.
SizeGrid arrange_sizes(int width, std::optional<int> room, const Layout& layout);

// `pointed` is the button that has the focus, or that a pointer is on.
void draw_sizes(const Row& row, const Rect& rect, const SizeGrid& placed, std::optional<std::size_t> pointed,
                bool focused, const Brush& brush);

}  // namespace twofold::ui
