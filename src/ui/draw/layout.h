// The position of everything around the board, as a pure function of the window, its pixel density and the
// board's size. In whole px of the window's surface. Nothing overlaps or is cut off, and the board is as
// large as possible.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"
#include "ui/draw/geometry.h"

namespace twofold::ui {

// The player's choices for easier reading.
struct ReadingAids {
    bool large_text = false;  // scales all text except on tiles by kLargeTextScale
    bool captions = false;    // makes room for events in words

    friend bool operator==(const ReadingAids&, const ReadingAids&) = default;
};

inline constexpr float kLargeTextScale = 1.35f;

// The system's window, in density-independent units, and what it must make room for.
struct WindowMetrics {
    int width = 540;
    int height = 600;
    float density = 1;  // px per unit, 1 to 3
    int width_px = 0;   // of the surface, if not units times density
    int height_px = 0;
    bool fullscreen = false;
    // Units at each edge that the system covers (notches, rounded corners).
    struct Insets {
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;

        friend bool operator==(const Insets&, const Insets&) = default;
    } safe;
    ReadingAids reading;

    friend bool operator==(const WindowMetrics&, const WindowMetrics&) = default;
};

enum class BoardControl : std::uint8_t { kRedo, kUndo, kNewGame, kMenu };
inline constexpr int kControlCount = 4;

// Where the parts around the board are. Of those whose board is largest, the first is used.
enum class Arrangement : std::uint8_t {
    kStack,   // tall windows: score above the board; goal and controls, in reach of a thumb, below it
    kColumn,  // wide windows: everything in a column beside the board
    kLine,    // score and controls in a line above the board
    kSide,    // small windows: score above the board, controls below each other beside it
};

// Where the names of the controls are.
enum class ControlNames : std::uint8_t { kNone, kBelowIcons, kBesideIcons };

inline constexpr int kMinTouchTarget = 44;  // units
inline constexpr int kMinTileText = 12;     // units; smaller numbers take their short form
inline constexpr int kMinText = 11;         // units, of all other text

struct Layout {
    Rect window;
    float density = 1;
    Arrangement arrangement = Arrangement::kLine;

    // The board's grid. Gap and radii are multiples of `step`, an eighteenth of the cell.
    rules::Size size;
    Rect board;
    int step = 0;
    int cell = 0;
    int gap = 0;
    int tile_radius = 0;
    int board_radius = 0;

    // Everything around the board is in multiples of `unit`, which is 4 window units, or more in large
    // windows.
    int unit = 4;
    int margin = 0;
    // Numbers stand on the lower edge of their rectangle, under their label if `labelled`. Font sizes in px.
    Rect score;
    Rect best;
    bool labelled = false;
    bool best_at_end = false;  // flush right
    int score_px = 0;
    int best_px = 0;
    Rect goal;                                 // the tiles made so far; empty if there is no room
    Rect clock;                                // time played and the last split; empty if not shown
    Rect caption;                              // events in words; empty if captions are off
    std::array<Rect, kControlCount> controls;  // by BoardControl
    ControlNames names = ControlNames::kNone;
    // Font sizes in px, with `text_scale` already applied; boxes for text scale by it too.
    float text_scale = 1;
    int caption_px = 0;
    int body_px = 0;
    int heading_px = 0;
    int title_px = 0;

    Rect content;  // available to overlays and notices

    PointF to_px(PointF units) const { return {units.x * density, units.y * density}; }
    int units(float window_units) const;  // in px, rounded
    int text_units(int count) const;      // multiples of `unit`, scaled with the text, in px
    const Rect& control(BoardControl c) const { return controls[static_cast<std::size_t>(c)]; }
    // The rectangle of a cell. Rows and columns may be fractional, for a moving tile.
    RectF cell_at(float row, float col) const;

    friend bool operator==(const Layout&, const Layout&) = default;
};

enum class ClockLine : std::uint8_t { kNone, kShown };

// A page of rows, which is read close up: its type grows less with the window. Without a board.
Layout make_page_layout(const WindowMetrics& window);

Layout make_layout(const WindowMetrics& window, rules::Size size, ClockLine clock = ClockLine::kNone);

}  // namespace twofold::ui
