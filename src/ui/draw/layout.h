// Where everything is: a pure function of the window, its pixel density and the size of the board. In whole
// px of the window's surface. Nothing overlaps, nothing is cut, and the board takes all the room it can.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/geometry.h"

namespace twofold::ui {

// What the player asked for, to read more easily.
struct ReadingAids {
    bool large_text = false;  // all text but that of the tiles kLargeTextScale times as large
    bool captions = false;    // room for what happens, in words

    friend bool operator==(const ReadingAids&, const ReadingAids&) = default;
};

inline constexpr float kLargeTextScale = 1.35f;

// The window as the system has it, in density-independent units, and what has to find room in it.
struct WindowMetrics {
    int width = 540;
    int height = 600;
    float density = 1;  // px a unit, 1 to 3
    int width_px = 0;   // of the surface, where it is not just units times density
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

enum class BoardControl : std::uint8_t { kUndo, kRedo, kNewGame, kMenu };
inline constexpr int kControlCount = 4;

enum class Orientation : std::uint8_t {
    kPortrait,   // score and controls in one line above the board
    kLandscape,  // in one column beside it
};

inline constexpr int kMinTouchTarget = 44;  // units
inline constexpr int kMinTileText = 12;     // units; below it a number takes its short form

struct Layout {
    Rect window;
    float density = 1;
    Orientation orientation = Orientation::kPortrait;

    // The board's grid: gap and radii are multiples of `step`, an eighteenth of the cell.
    rules::Size size;
    Rect board;
    int step = 0;
    int cell = 0;
    int gap = 0;
    int tile_radius = 0;
    int board_radius = 0;

    // Everything around the board is in multiples of `unit`: 4 window units, more in large windows.
    int unit = 4;
    int margin = 0;
    Rect score;                                // score above, best below
    Rect clock;                                // time played and the last split; empty if not asked for
    Rect caption;                              // what happened, in words; empty if there are no captions
    std::array<Rect, kControlCount> controls;  // by BoardControl
    // The type scale, font sizes in px. `text_scale` is in them already; what holds text grows by it too.
    float text_scale = 1;
    int caption_px = 0;
    int body_px = 0;
    int score_px = 0;
    int title_px = 0;

    Rect content;  // what an overlay or a notice may use

    int units(float window_units) const;  // in px, rounded
    int text_units(int count) const;      // multiples of `unit` that grow with the text, in px
    const Rect& control(BoardControl c) const { return controls[static_cast<std::size_t>(c)]; }
    // The rectangle of a cell; rows and columns may be fractions, for a tile on its way.
    RectF cell_at(float row, float col) const;

    friend bool operator==(const Layout&, const Layout&) = default;
};

enum class ClockLine : std::uint8_t { kNone, kShown };

Layout make_layout(const WindowMetrics& window, rules::Size size, ClockLine clock = ClockLine::kNone);

// A replay: the board with a slider below it, and what goes through the game.
enum class Transport : std::uint8_t { kPreviousMark, kStepBack, kPlay, kStepForward, kNextMark, kSpeed };
inline constexpr int kTransportCount = 6;

struct WatchLayout {
    Layout board;  // its score area is that of the replay; its controls are not used
    Rect back;
    Rect play_on;
    Rect slider;
    std::array<Rect, kTransportCount> transport;  // by Transport
};

WatchLayout make_watch_layout(const WindowMetrics& window, rules::Size size);

// The number on a tile: its digits as large as the cell lets them be, or "2^20" where they would have more
// than six or be smaller than kMinTileText; centred by its ink.
TileLabel tile_label(rules::Exponent exponent, const Layout& layout, const Font& font);

}  // namespace twofold::ui
