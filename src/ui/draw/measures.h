// What layouts are made of: the window's room and the sizes of what stands around a board, and the board's
// grid. Internal to the layouts; all in px.
#pragma once

#include "ui/draw/layout.h"

namespace twofold::ui {

// A board's cells, and its size with the gaps around them.
struct Grid {
    int cell = 0;
    int step = 0;
    int gap = 0;
    int width = 0;
    int height = 0;
};

Grid smallest_grid(rules::Size size);
// The grid with the largest cells that fits; one with cells of 0 if none does.
Grid largest_grid(int width, int height, rules::Size size);

struct Measures {
    Rect room;  // the window without unsafe edges and margin
    int unit = 0;
    int margin = 0;
    int control = 0;      // smallest side of a control
    int control_gap = 0;  // between two controls
    float text_scale = 1;
    int caption_px = 0;
    int caption_line = 0;  // height of a line of the caption; 0 if captions are off
    int clock_line = 0;    // height of a line of the clock, with the gap above it; 0 if it is not shown

    // Multiples of `unit`, scaled with the text.
    int text(float units) const;
    // Of so many controls side by side or below each other.
    int controls(int count) const { return count * control + (count - 1) * control_gap; }
    // Of so many characters of a caption, on average.
    float caption_width(int characters) const;
    // Number of lines that a typical caption takes in that width; 0 if captions are off.
    int caption_lines(int width) const;
    // With the margin above them.
    int caption_height(int lines) const { return lines == 0 ? 0 : margin + lines * caption_line; }
};

// How much larger than usual everything around the board is in that window, 1 to 4.
float growth_of(const WindowMetrics& window);
Measures measure(const WindowMetrics& window, float growth);

// A layout without places.
Layout begin_layout(const WindowMetrics& window, const Measures& measures, rules::Size size);
void place_board(Layout& layout, const Grid& grid, int x, int y);

}  // namespace twofold::ui
