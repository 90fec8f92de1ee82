#include "ui/draw/watch_layout.h"

#include <algorithm>

#include "ui/draw/measures.h"

namespace twofold::ui {

namespace {

// In units, scaled with the text.
constexpr float kPlayOn = 25;  // width
constexpr float kLowPlayOn = 16;
constexpr float kWords = 20;  // smallest width of score and move
constexpr float kScore = 6;   // heights
constexpr float kMove = 4.5f;
constexpr float kOneLine = 5;
constexpr float kScorePx = 6;
constexpr float kOneLinePx = 5;

constexpr int kColumnTransport = 3;  // buttons in a row of the column

// The score over the move, in the middle of the area's height.
void place_words(Layout& layout, const Measures& m, const Rect& area) {
    const int score = m.text(kScore);
    const int move = m.text(kMove);
    const int y = area.y + (area.h - score - move) / 2;
    layout.score = {area.x, y, area.w, score};
    layout.best = {area.x, y + score, area.w, move};
    layout.score_px = m.text(kScorePx);
    layout.best_px = layout.caption_px;
}

// Stack, from top to bottom: a line with back, score and play-on; board; slider; transport.

int stack_line(const Measures& m) {
    return std::max(m.control, m.text(kScore + kMove));
}

Grid stack_grid(const Measures& m, rules::Size size) {
    const int header = m.control + m.text(kWords) + m.text(kPlayOn) + 2 * m.margin;
    if (m.room.w < std::max(header, kTransportCount * m.control + kTransportCount - 1)) return {};
    return largest_grid(m.room.w, m.room.h - stack_line(m) - 2 * m.control - 3 * m.margin, size);
}

void place_stack(WatchLayout& watch, const Measures& m, const Grid& grid) {
    const int line = stack_line(m);
    const int usual = m.controls(kTransportCount);
    const int width = std::min(m.room.w, std::max(grid.width, 2 * usual));
    const int x = m.room.x + (m.room.w - width) / 2;
    const int height = grid.height + line + 2 * m.control + 3 * m.margin;
    // What is left of the height goes between the parts and, half as much, to the edges.
    const int spare = std::max(0, m.room.h - height);
    const int each = spare / 4;
    int y = m.room.y + (spare - 3 * each) / 2;
    watch.back = {x, y + (line - m.control) / 2, m.control, m.control};
    const int play_on = m.text(kPlayOn);
    watch.play_on = {x + width - play_on, watch.back.y, play_on, m.control};
    const int words = watch.back.right() + m.margin;
    place_words(watch.board, m, {words, y, watch.play_on.x - m.margin - words, line});
    y += line + m.margin + each;
    place_board(watch.board, grid, m.room.x + (m.room.w - grid.width) / 2, y);
    y += grid.height + m.margin + each;
    watch.slider = {x, y, width, m.control};
    y += m.control + m.margin + each;
    const int slot = (width - (kTransportCount - 1) * m.control_gap) / kTransportCount;
    const int button = std::clamp(slot, m.control, 2 * m.control);
    for (int i = 0; i < kTransportCount; ++i) {
        watch.transport[static_cast<std::size_t>(i)] = {x + i * (width - button) / (kTransportCount - 1), y,
                                                        button, m.control};
    }
}

// Column beside the board: back and play-on, score and move, transport; the slider is below the board.

int column_width(const Measures& m) {
    return m.controls(kColumnTransport);
}

Grid column_grid(const Measures& m, rules::Size size) {
    const int column = 3 * m.control + m.control_gap + m.text(kScore + kMove) + 2 * m.margin;
    if (m.room.h < column || column_width(m) < m.control + m.control_gap + m.text(16)) return {};
    return largest_grid(m.room.w - column_width(m) - m.margin, m.room.h - m.control - m.margin, size);
}

void place_column(WatchLayout& watch, const Measures& m, const Grid& grid) {
    const int column = column_width(m);
    const int most = std::min(m.room.w - column - m.margin, 60 * m.unit);
    const int right_width = std::max(grid.width, most);
    const int x = m.room.x + (m.room.w - column - m.margin - right_width) / 2;
    const int right = x + column + m.margin;
    const int height = grid.height + m.margin + m.control;
    const int y = m.room.y + std::max(0, (m.room.h - height) / 2);
    place_board(watch.board, grid, right + (right_width - grid.width) / 2, y);
    watch.slider = {right, y + grid.height + m.margin, right_width, m.control};
    const int top = m.room.y;
    const int beside_back = m.control + m.control_gap;
    watch.back = {x, top, m.control, m.control};
    watch.play_on = {x + beside_back, top, column - beside_back, m.control};
    place_words(watch.board, m, {x, watch.back.bottom() + m.margin, column, m.text(kScore + kMove)});
    const int pitch = m.control + m.control_gap;
    for (int i = 0; i < kTransportCount; ++i) {
        watch.transport[static_cast<std::size_t>(i)] = {
            x + i % kColumnTransport * pitch, m.room.bottom() - m.controls(2) + i / kColumnTransport * pitch,
            m.control, m.control};
    }
}

// Side, in small windows: back and the most needed buttons below each other on the right, score and move in a
// line above the board, slider and play-on below it. Keys do the rest.

constexpr std::array kSideButtons = {Transport::kPlay, Transport::kStepBack, Transport::kStepForward};

Grid side_grid(const Measures& m, rules::Size size) {
    const int above = m.text(kOneLine) + 2 * m.unit;
    return largest_grid(m.room.w - m.control - 2 * m.unit, m.room.h - above - 2 * m.unit - m.control, size);
}

void place_side(WatchLayout& watch, const Measures& m, const Grid& grid) {
    const int left = std::max(grid.width, std::min(m.room.w - m.control - 2 * m.unit, 60 * m.unit));
    const int x = m.room.x + (m.room.w - left - m.control - 2 * m.unit) / 2;
    const int line = m.text(kOneLine);
    const int height = line + grid.height + m.control + 4 * m.unit;
    const int top = m.room.y + std::max(0, (m.room.h - height) / 2);
    Layout& board = watch.board;
    const int score = left * 2 / 5;
    board.score = {x, top, score - 2 * m.unit, line};
    board.best = {x + score, top, left - score, line};
    board.score_px = m.text(kOneLinePx);
    board.best_px = board.caption_px;
    place_board(board, grid, x + (left - grid.width) / 2, top + line + 2 * m.unit);
    const int below = board.board.bottom() + 2 * m.unit;
    const int play_on = std::max(m.control, std::min(m.text(kLowPlayOn), left / 2));
    watch.slider = {x, below, left - play_on - m.unit, m.control};
    watch.play_on = {x + left - play_on, below, play_on, m.control};
    const int buttons = x + left + 2 * m.unit;
    const int pitch = m.control + m.control_gap;
    const int span = std::max(height, m.controls(1 + static_cast<int>(kSideButtons.size())));
    const int start = m.room.y + std::max(0, (m.room.h - span) / 2);
    watch.back = {buttons, start, m.control, m.control};
    int y = start + span - m.controls(static_cast<int>(kSideButtons.size()));
    for (const Transport button : kSideButtons) {
        watch.transport[static_cast<std::size_t>(button)] = {buttons, y, m.control, m.control};
        y += pitch;
    }
}

// Of the first two, the one with the larger board is used; the side, which lacks some of the buttons, only
// where its board is half as large again.
struct Plan {
    Arrangement arrangement;
    Grid (*grid)(const Measures&, rules::Size);  // with a cell of 0 if there is no room for its other parts
    void (*place)(WatchLayout&, const Measures&, const Grid&);
};

constexpr std::array kPlans = {
    Plan{Arrangement::kStack, stack_grid, place_stack},
    Plan{Arrangement::kColumn, column_grid, place_column},
    Plan{Arrangement::kSide, side_grid, place_side},
};

}  // namespace

WatchLayout make_watch_layout(const WindowMetrics& window, rules::Size size) {
    const Measures measures = measure(window, growth_of(window));
    // Below the smallest window none may fit.
    const Plan* best = &kPlans.back();
    Grid grid;
    for (const Plan& plan : kPlans) {
        const Grid fitting = plan.grid(measures, size);
        const bool larger = plan.arrangement == Arrangement::kSide ? 2 * fitting.cell > 3 * grid.cell
                                                                   : fitting.cell > grid.cell;
        if (!larger) continue;
        best = &plan;
        grid = fitting;
    }
    if (grid.cell == 0) grid = smallest_grid(size);
    WatchLayout watch{.board = begin_layout(window, measures, size)};
    watch.board.arrangement = best->arrangement;
    best->place(watch, measures, grid);
    return watch;
}

}  // namespace twofold::ui
