// A grid of buttons with an icon and a name each, as a menu has them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ui/controls/control_look.h"
#include "ui/controls/page.h"

namespace twofold::ui {

// How the buttons are laid out, in px.
struct TileGrid {
    int columns = 1;
    int tile_height = 0;
    int gap = 0;
    int height = 0;  // of all
    IconWithName inside;
    std::vector<std::vector<std::string>> names;  // of each button, as lines

    // Of the button with that index, in a row that begins at `corner` and has that width.
    Rect tile(std::size_t index, const Rect& row) const;
};

// The arrangement with the largest names that is no higher than `room` px, or else the lowest.
TileGrid arrange_tiles(std::span<const RowButton> buttons, int width, int room, const Layout& layout,
                       const Font& font);

void draw_icon_tile(const Rect& rect, std::size_t index, const RowButton& button, const TileGrid& grid,
                    const Look& look, const Brush& brush);

}  // namespace twofold::ui
