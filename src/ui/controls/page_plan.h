// Where everything on a page is, in a window of a given size.
#pragma once

#include <string>
#include <vector>

#include "ui/controls/control.h"
#include "ui/controls/icon_tiles.h"
#include "ui/controls/page.h"
#include "ui/controls/size_grid.h"
#include "ui/draw/layout.h"

namespace twofold::ui {

// Space on each side of what is written in a row, in layout units.
inline constexpr int kRowPaddingUnits = 4;
// Width of the arrow at either end of a choice, in layout units.
inline constexpr int kArrowUnits = 8;

// All in px.
struct PlacedRow {
    int y = 0;  // from the top of the first row
    int h = 0;
    std::vector<std::string> lines;  // of a paragraph, and of the detail of a kept game
    std::vector<Rect> caps;          // of keys, from the row's corner
    bool tall = false;               // the detail is below the label
    bool ruled = false;              // a hairline separates it from the next line of its table
    TileGrid tiles;                  // of kTiles
    SizeGrid sizes;                  // of kSizes
    int value = 0;                   // where the value of a choice begins, from the row's left
};

struct PageControl : Control {
    std::size_t row = 0;
    std::size_t button = 0;  // of a row of buttons
};

struct PagePlan {
    PageControl back;  // the arrow at the top
    Rect header;
    Rect body;  // where rows are seen
    std::vector<PlacedRow> rows;
    // From top to bottom and left to right; their y is from the top of the first row.
    std::vector<PageControl> controls;
    int height = 0;     // of all rows
    int bar_label = 0;  // width of the column of labels before bars
};

PagePlan plan_page(const Page& page, const Layout& layout, const Font& font);

}  // namespace twofold::ui
