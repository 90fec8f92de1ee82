#include "ui/draw/layout.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"

namespace twofold::ui {

namespace {

constexpr int kStepsInCell = 18;
constexpr int kGapSteps = 2;
constexpr int kRadiusSteps = 2;
constexpr int kClockLineUnits = 6;
constexpr int kControlUnits = 11;       // 44 window units
constexpr int kScoreUnits = 30;         // minimum width of a score beside the controls
constexpr int kLargeScoreUnits = 45;    // minimum width of a large score
constexpr float kLargeLine = 1.2f;      // height of the line with a large score, relative to a control
constexpr int kUsualCaption = 64;       // characters in a line about a move
constexpr float kUsualAdvance = 0.55f;  // of a character, relative to the font size
constexpr int kColumnCaption = 18;      // minimum characters per line of a caption beside the board
constexpr int kMaxCaptionLines = 4;

// The grid whose cells fill `room`.
struct Grid {
    int cell = 0;
    int step = 0;
    int gap = 0;
    int width = 0;
    int height = 0;
};

Grid grid_for_cell(int cell, rules::Size size) {
    Grid grid{.cell = cell, .step = std::max(1, (cell + kStepsInCell / 2) / kStepsInCell)};
    grid.gap = grid.step * kGapSteps;
    grid.width = size.cols * cell + (size.cols + 1) * grid.gap;
    grid.height = size.rows * cell + (size.rows + 1) * grid.gap;
    return grid;
}

Grid largest_grid(int width, int height, rules::Size size) {
    int cell = std::max(1, std::min(width / size.cols, height / size.rows));
    while (cell > 1) {
        const Grid grid = grid_for_cell(cell, size);
        if (grid.width <= width && grid.height <= height) break;
        --cell;
    }
    return grid_for_cell(cell, size);
}

// Measures of everything around the board.
struct Frame {
    Rect room;  // the window without unsafe edges and margin
    int unit = 0;
    int margin = 0;
    int control = 0;      // side of a control
    int control_gap = 0;  // between two controls
    int clock_line = 0;   // height of a clock line, with the gap above it; 0: none
    ReadingAids reading;
    float text_scale = 1;
    int line = 0;  // height of the score's line
    int caption_px = 0;
    int caption_line = 0;  // height of a line of the caption; 0 if there is none

    int controls_width() const { return kControlCount * control + (kControlCount - 1) * control_gap; }
    // In portrait, a large score has a line of its own if the controls leave no room for it.
    bool stacked() const {
        return reading.large_text && room.w < controls_width() + (2 + kLargeScoreUnits) * unit;
    }
    int controls_top() const {
        return stacked() ? line + clock_line + 2 * control_gap : (line - control) / 2;
    }
    int header() const { return stacked() ? controls_top() + control : line + clock_line; }
    // Number of lines a typical caption takes in that width; 0 if captions are off.
    int caption_lines(int width) const;
    // Minimum number of caption lines below the board.
    int min_caption_lines() const { return std::min(caption_lines(room.w), kMaxCaptionLines - 1); }
    int caption_height(int lines) const { return lines == 0 ? 0 : margin + lines * caption_line; }
};

int Frame::caption_lines(int width) const {
    if (caption_line == 0) return 0;
    const float needed = static_cast<float>(kUsualCaption * caption_px) * kUsualAdvance;
    const auto lines = static_cast<int>(std::ceil(needed / static_cast<float>(std::max(1, width))));
    return std::max(lines, 1);
}

Frame make_frame(const WindowMetrics& window) {
    const auto px = [&](float units) { return static_cast<int>(std::lround(units * window.density)); };
    const float short_side = static_cast<float>(std::min(window.width, window.height));
    const float growth = std::clamp(short_side / 600, 1.0f, 4.0f);
    Frame frame;
    frame.unit = std::max(1, px(4 * growth));
    frame.margin = 3 * frame.unit;
    frame.control = std::max(kControlUnits * frame.unit, px(kMinTouchTarget));
    frame.control_gap = frame.unit;
    frame.reading = window.reading;
    frame.text_scale = window.reading.large_text ? kLargeTextScale : 1;
    frame.line = frame.control;
    if (window.reading.large_text) {
        frame.line = static_cast<int>(std::lround(static_cast<float>(frame.control) * kLargeLine));
    }
    frame.caption_px = static_cast<int>(static_cast<float>(frame.unit) * frame.text_scale * 13 / 4);
    if (window.reading.captions) frame.caption_line = frame.caption_px * 3 / 2;
    const auto& safe = window.safe;
    frame.room = Rect{px(static_cast<float>(safe.left)), px(static_cast<float>(safe.top)),
                      px(static_cast<float>(window.width - safe.left - safe.right)),
                      px(static_cast<float>(window.height - safe.top - safe.bottom))}
                     .inset(frame.margin);
    return frame;
}

int column_width(const Frame& frame) {
    const int two_controls = 2 * frame.control + frame.control_gap;
    int least = two_controls;
    if (frame.caption_line > 0) {
        const float caption = static_cast<float>(kColumnCaption * frame.caption_px) * kUsualAdvance;
        least = std::max(least, static_cast<int>(caption));
    }
    return std::max(least, std::min(frame.room.w / 5, 40 * frame.unit));
}

Grid portrait_grid(const Frame& frame, rules::Size size) {
    const int caption = frame.caption_height(frame.min_caption_lines());
    return largest_grid(frame.room.w, frame.room.h - frame.header() - frame.margin - caption, size);
}

Grid landscape_grid(const Frame& frame, rules::Size size) {
    return largest_grid(frame.room.w - column_width(frame) - frame.margin, frame.room.h, size);
}

void place_board(Layout& layout, const Grid& grid, int x, int y) {
    layout.cell = grid.cell;
    layout.step = grid.step;
    layout.gap = grid.gap;
    layout.tile_radius = grid.step * kRadiusSteps;
    layout.board_radius = layout.tile_radius + grid.gap;
    layout.board = {x, y, grid.width, grid.height};
}

// Score on the left, controls on the right of a line that is as wide as the board, or wider if needed. The
// clock has its own line below. If a large score leaves no room for the controls, they have a line below
// both. The caption is below the board, with the lines that it needs, and more if there is height to spare.
void arrange_portrait(Layout& layout, const Frame& frame, const Grid& grid) {
    const int score_units = frame.reading.large_text ? kLargeScoreUnits : kScoreUnits;
    const int min_line = std::min(frame.room.w, frame.controls_width() + score_units * frame.unit);
    const int line_width = std::max(grid.width, min_line);
    const int line_x = frame.room.x + (frame.room.w - line_width) / 2;
    const int above = frame.header() + frame.margin;
    int lines = frame.min_caption_lines();
    if (lines > 0) {
        const int spare = frame.room.h - above - grid.height - frame.margin;
        lines = std::clamp(spare / frame.caption_line, lines, kMaxCaptionLines);
    }
    // As wide as the line, or as the room if it would otherwise need more lines than there are.
    const bool wide = lines < frame.caption_lines(line_width);
    const int height = above + grid.height + frame.caption_height(lines);
    const int top = frame.room.y + (frame.room.h - height) / 2;
    place_board(layout, grid, frame.room.x + (frame.room.w - grid.width) / 2, top + above);
    const int controls_y = top + frame.controls_top();
    // Side by side to the right of the score, or spread out below it.
    const int pitch = frame.stacked() ? (line_width - frame.control) / (kControlCount - 1)
                                      : frame.control + frame.control_gap;
    for (int i = 0; i < kControlCount; ++i) {
        const int x = line_x + line_width - frame.control - (kControlCount - 1 - i) * pitch;
        layout.controls[static_cast<std::size_t>(i)] = {x, controls_y, frame.control, frame.control};
    }
    const int beside = frame.stacked() ? 0 : frame.controls_width() + 2 * frame.unit;
    layout.score = {line_x, top, line_width - beside, frame.line};
    if (frame.clock_line > 0) {
        layout.clock = {line_x, top + frame.line + frame.unit, line_width, frame.clock_line - frame.unit};
    }
    if (lines > 0) {
        layout.caption = {wide ? frame.room.x : line_x, layout.board.bottom() + frame.margin,
                          wide ? frame.room.w : line_width, lines * frame.caption_line};
    }
}

// In a column: the score at the top, the clock's two lines below it, the caption, and the controls two by two
// at the bottom. Text gets the width that the board leaves.
void arrange_landscape(Layout& layout, const Frame& frame, const Grid& grid) {
    int column = column_width(frame);
    if (frame.reading.large_text || frame.reading.captions) {
        const auto most = static_cast<int>(static_cast<float>(40 * frame.unit) * frame.text_scale);
        column = std::max(column, std::min(most, frame.room.w - frame.margin - grid.width));
    }
    const int width = column + frame.margin + grid.width;
    const int x = frame.room.x + (frame.room.w - width) / 2;
    const int board_y = frame.room.y + (frame.room.h - grid.height) / 2;
    place_board(layout, grid, x + column + frame.margin, board_y);
    const int controls_height = 2 * frame.control + frame.control_gap;
    const int clock = 2 * frame.clock_line;
    int min_column = controls_height + frame.margin + frame.line + clock;
    if (frame.caption_line > 0) {
        // Lines in a narrow column are short.
        min_column += frame.caption_height(frame.caption_lines(column) + 2);
    }
    const int column_height = std::min(frame.room.h, std::max(grid.height, min_column));
    const int top = frame.room.y + (frame.room.h - column_height) / 2;
    for (int i = 0; i < kControlCount; ++i) {
        layout.controls[static_cast<std::size_t>(i)] = {
            x + (i % 2) * (frame.control + frame.control_gap),
            top + column_height - controls_height + (i / 2) * (frame.control + frame.control_gap),
            frame.control, frame.control};
    }
    layout.score = {x, top, column, frame.line};
    if (clock > 0) layout.clock = {x, layout.score.bottom() + frame.unit, column, clock - frame.unit};
    if (frame.caption_line > 0) {
        const int caption_y = layout.score.bottom() + clock + frame.margin;
        layout.caption = {x, caption_y, column, layout.controls[0].y - frame.margin - caption_y};
    }
}

// Font size in px at which every number of that many digits fits.
float digits_px(std::size_t digits, const Layout& layout, const Font& font) {
    const float room = static_cast<float>(layout.cell - 2 * layout.step);
    const float by_height = 0.40f * static_cast<float>(layout.cell) / font.cap_height(1);
    const float by_width = room / (static_cast<float>(digits) * font.advance(U'0', Digits::kTabular, 1));
    return std::min(by_height, by_width);
}

}  // namespace

int Layout::text_units(int count) const {
    return static_cast<int>(std::lround(static_cast<float>(count * unit) * text_scale));
}

int Layout::units(float window_units) const {
    return static_cast<int>(std::lround(window_units * density));
}

RectF Layout::cell_at(float row, float col) const {
    const float pitch = static_cast<float>(cell + gap);
    return {static_cast<float>(board.x + gap) + col * pitch, static_cast<float>(board.y + gap) + row * pitch,
            static_cast<float>(cell), static_cast<float>(cell)};
}

namespace {

Layout begin_layout(const WindowMetrics& window, const Frame& frame, rules::Size size) {
    Layout layout;
    layout.density = window.density;
    const auto surface = [&](int px, int units) {
        return px > 0 ? px : layout.units(static_cast<float>(units));
    };
    layout.window = {0, 0, surface(window.width_px, window.width), surface(window.height_px, window.height)};
    layout.size = size;
    layout.unit = frame.unit;
    layout.margin = frame.margin;
    layout.content = frame.room;
    layout.text_scale = frame.text_scale;
    layout.caption_px = frame.caption_px;
    const float text_unit = static_cast<float>(frame.unit) * frame.text_scale;
    layout.body_px = static_cast<int>(text_unit * 4);
    layout.score_px = static_cast<int>(text_unit * 7);
    layout.title_px = static_cast<int>(text_unit * 9);
    return layout;
}

// Places the squares in rows of `in_row` from (x, y).
template <std::size_t Count>
void place_squares(std::array<Rect, Count>& squares, int x, int y, int in_row, int pitch, int side) {
    for (std::size_t i = 0; i < Count; ++i) {
        const int n = static_cast<int>(i);
        squares[i] = {x + n % in_row * pitch, y + n / in_row * pitch, side, side};
    }
}

// From top to bottom: a line with back, score and play-on; board; slider; transport.
void arrange_watch_portrait(WatchLayout& watch, const Frame& frame, const Grid& grid) {
    const int pitch = frame.control + frame.control_gap;
    const int transport_width = kTransportCount * pitch - frame.control_gap;
    const int width = std::min(frame.room.w, std::max(grid.width, transport_width));
    const int x = frame.room.x + (frame.room.w - width) / 2;
    const int height = grid.height + 3 * (frame.control + frame.margin);
    int y = frame.room.y + std::max(0, (frame.room.h - height) / 2);
    watch.back = {x, y, frame.control, frame.control};
    const int play_on = 25 * frame.unit;
    watch.play_on = {x + width - play_on, y, play_on, frame.control};
    watch.board.score = {watch.back.right() + frame.margin, y,
                         watch.play_on.x - watch.back.right() - 2 * frame.margin, frame.control};
    y += frame.control + frame.margin;
    place_board(watch.board, grid, frame.room.x + (frame.room.w - grid.width) / 2, y);
    y += grid.height + frame.margin;
    watch.slider = {x, y, width, frame.control};
    y += frame.control + frame.margin;
    place_squares(watch.transport, frame.room.x + (frame.room.w - transport_width) / 2, y, kTransportCount,
                  pitch, frame.control);
}

int watch_column(const Frame& frame) {
    return 3 * frame.control + 2 * frame.control_gap;
}

// Beside the board, a column with back, score, play-on and transport; the slider is below the board.
void arrange_watch_landscape(WatchLayout& watch, const Frame& frame, const Grid& grid) {
    const int column = watch_column(frame);
    const int pitch = frame.control + frame.control_gap;
    const int right_width =
        std::max(grid.width, std::min(frame.room.w - column - frame.margin, 60 * frame.unit));
    const int x = frame.room.x + (frame.room.w - column - frame.margin - right_width) / 2;
    const int right = x + column + frame.margin;
    const int height = grid.height + frame.margin + frame.control;
    const int y = frame.room.y + std::max(0, (frame.room.h - height) / 2);
    place_board(watch.board, grid, right + (right_width - grid.width) / 2, y);
    watch.slider = {right, y + grid.height + frame.margin, right_width, frame.control};
    watch.back = {x, frame.room.y, frame.control, frame.control};
    watch.board.score = {x, watch.back.bottom() + frame.margin, column, frame.line};
    watch.play_on = {x, watch.board.score.bottom() + frame.margin, column, frame.control};
    place_squares(watch.transport, x, frame.room.bottom() - 2 * frame.control - frame.control_gap, 3, pitch,
                  frame.control);
}

}  // namespace

Layout make_layout(const WindowMetrics& window, rules::Size size, ClockLine clock) {
    Frame frame = make_frame(window);
    if (clock == ClockLine::kShown) {
        const auto units = static_cast<float>(kClockLineUnits * frame.unit);
        frame.clock_line = static_cast<int>(std::lround(units * frame.text_scale));
    }
    Layout layout = begin_layout(window, frame, size);
    const Grid portrait = portrait_grid(frame, size);
    const Grid landscape = landscape_grid(frame, size);
    if (portrait.cell >= landscape.cell) {
        layout.orientation = Orientation::kPortrait;
        arrange_portrait(layout, frame, portrait);
    } else {
        layout.orientation = Orientation::kLandscape;
        arrange_landscape(layout, frame, landscape);
    }
    return layout;
}

WatchLayout make_watch_layout(const WindowMetrics& window, rules::Size size) {
    const Frame frame = make_frame(window);
    WatchLayout watch{.board = begin_layout(window, frame, size)};
    const int line = frame.control + frame.margin;
    const Grid portrait = largest_grid(frame.room.w, frame.room.h - 3 * line, size);
    const Grid landscape =
        largest_grid(frame.room.w - watch_column(frame) - frame.margin, frame.room.h - line, size);
    if (portrait.cell >= landscape.cell) {
        watch.board.orientation = Orientation::kPortrait;
        arrange_watch_portrait(watch, frame, portrait);
    } else {
        watch.board.orientation = Orientation::kLandscape;
        arrange_watch_landscape(watch, frame, landscape);
    }
    return watch;
}

TileLabel tile_label(rules::Exponent exponent, const Layout& layout, const Font& font) {
    if (exponent == 0) return {};
    TileLabel label;
    label.text = session::tile_text(exponent);
    label.text_px = digits_px(label.text.size(), layout, font);
    if (label.text.size() > 6 || label.text_px < static_cast<float>(kMinTileText) * layout.density) {
        std::string short_form = session::tile_power(exponent);
        if (short_form.size() < label.text.size()) {
            label.text = std::move(short_form);
            label.text_px = digits_px(label.text.size(), layout, font);
        }
    }
    label.text_px = std::floor(label.text_px);  // fonts have whole px sizes
    const InkBox ink = font.ink(label.text, label.text_px);
    const float middle = static_cast<float>(layout.cell) / 2;
    label.text_at = {middle - (ink.left + ink.right) / 2, middle + (ink.top + ink.bottom) / 2};
    return label;
}

}  // namespace twofold::ui
