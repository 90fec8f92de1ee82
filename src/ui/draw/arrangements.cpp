#include "ui/draw/arrangements.h"

#include <algorithm>

namespace twofold::ui {

namespace {

// Heights and font sizes in units, scaled with the text.
constexpr float kLabelled = 9;  // a number under its label
constexpr float kLabelledHeader = 11;
constexpr float kLargeHeader = 14;
constexpr float kOneLine = 5;     // score and best score in one line
constexpr float kPlainScore = 6;  // a score without a label, and the best score in words below it
constexpr float kPlainBest = 4.5f;
constexpr float kScorePx = 6.5f;
constexpr float kBestPx = 4.75f;
constexpr float kLargeScorePx = 11;
constexpr float kLargeBestPx = 6.5f;
constexpr float kOneLinePx = 5;
constexpr float kPlainScorePx = 7;
constexpr float kGoal = 10;         // a line of text over a line of small tiles
constexpr float kLargerTiles = 2;   // added to the goal
constexpr float kNameBelow = 5;     // added to a control by a name below its icon
constexpr float kNamedWidth = 17;   // smallest of a control with a name below its icon
constexpr float kNamedColumn = 28;  // and of a column of controls with names beside their icons
// Smallest widths of score and best score below each other, and side by side.
constexpr float kPlainWidth = 23;
constexpr float kLabelledWidth = 44;
constexpr float kMaxColumn = 48;    // of a column beside the board
constexpr int kColumnCaption = 18;  // smallest number of characters in a line of a caption there
constexpr int kMinStack = 60;       // smallest width of what is above and below a narrow board, not scaled
constexpr int kMaxCaptionLines = 4;

// A length that is handed out, first come, first served.
class Spare {
  public:
    explicit Spare(int length) : left_(length) {}

    bool take(int length) {
        if (length > left_) return false;
        left_ -= length;
        return true;
    }
    int left() const { return std::max(0, left_); }

  private:
    int left_;
};

// Captions below the board get at least this many lines.
int min_caption_lines(const Measures& m) {
    return std::min(m.caption_lines(m.room.w), kMaxCaptionLines - 1);
}

// Places score and best score side by side on one lower edge, the best score from `share` of the width on.
void place_side_by_side(Layout& layout, const Rect& area, float share) {
    const auto first = static_cast<int>(static_cast<float>(area.w) * share);
    layout.score = {area.x, area.y, first - 2 * layout.unit, area.h};
    layout.best = {area.x + first, area.y, area.w - first, area.h};
}

void set_score_sizes(Layout& layout, const Measures& m, float score, float best) {
    layout.score_px = m.text(score);
    layout.best_px = m.text(best);
    layout.labelled = true;
}

// Without labels: the best score says in words what it is.
void set_plain_sizes(Layout& layout, const Measures& m, float score) {
    layout.score_px = m.text(score);
    layout.best_px = layout.caption_px;
    layout.labelled = false;
}

void place_control(Layout& layout, BoardControl control, const Rect& rect) {
    layout.controls[static_cast<std::size_t>(control)] = rect;
}

// Stack: score and best score, the board, the caption, the goal and the controls, from top to bottom. What is
// left of the height makes these larger, and then the gaps between them.

// What a stack needs beside the board.
int min_stack_height(const Measures& m, bool full) {
    const int gap = 2 * m.unit;
    const int header = m.text(full ? kLabelledHeader : kOneLine) + m.clock_line;
    const int goal = full ? gap + m.text(kGoal) : 0;
    return header + gap + m.caption_height(min_caption_lines(m)) + goal + gap + m.control;
}

Grid stack_grid(const Measures& m, rules::Size size, bool full) {
    if (m.room.w < m.controls(kControlCount)) return {};
    return largest_grid(m.room.w, m.room.h - min_stack_height(m, full), size);
}

Grid full_stack_grid(const Measures& m, rules::Size size) {
    return stack_grid(m, size, true);
}

Grid low_stack_grid(const Measures& m, rules::Size size) {
    return stack_grid(m, size, false);
}

void place_stack_controls(Layout& layout, const Measures& m, const Rect& area) {
    // Undo is on the left, new game and menu on the right; redo, which is hidden at times, is between them.
    constexpr std::array kOrder = {BoardControl::kUndo, BoardControl::kRedo, BoardControl::kNewGame,
                                   BoardControl::kMenu};
    const int gap = 2 * m.unit;
    const int width = std::min((area.w - (kControlCount - 1) * gap) / kControlCount, 3 * area.h);
    if (width < m.control) {
        for (int i = 0; i < kControlCount; ++i) {
            const int x = area.x + i * (area.w - m.control) / (kControlCount - 1);
            place_control(layout, kOrder[static_cast<std::size_t>(i)], {x, area.y, m.control, area.h});
        }
        return;
    }
    const std::array x = {area.x, area.x + width + gap, area.right() - 2 * width - gap, area.right() - width};
    for (std::size_t i = 0; i < x.size(); ++i)
        place_control(layout, kOrder[i], {x[i], area.y, width, area.h});
}

void place_stack(Layout& layout, const Measures& m, const Grid& grid) {
    const int width = std::max(grid.width, std::min(m.room.w, kMinStack * m.unit));
    const int x = m.room.x + (m.room.w - width) / 2;
    const int min_gap = 2 * m.unit;
    Spare spare(m.room.h - grid.height - min_stack_height(m, false));

    int lines = min_caption_lines(m);
    // As wide as the board, or as the room if it would otherwise need more lines than there are.
    const bool wide = lines < m.caption_lines(width);
    while (lines > 0 && lines < std::min(m.caption_lines(width), kMaxCaptionLines) &&
           spare.take(m.caption_line))
        ++lines;
    int header = m.text(kOneLine);
    set_plain_sizes(layout, m, kOneLinePx);
    if (spare.take(m.text(kLabelledHeader) - header)) {
        header = m.text(kLabelledHeader);
        set_score_sizes(layout, m, kScorePx, kBestPx);
    }
    int goal = layout.labelled && spare.take(m.text(kGoal) + min_gap) ? m.text(kGoal) : 0;
    int control = m.control;
    const int slot = (width - (kControlCount - 1) * min_gap) / kControlCount;
    if (goal > 0 && slot >= m.text(kNamedWidth) && spare.take(m.text(kNameBelow))) {
        control += m.text(kNameBelow);
        layout.names = ControlNames::kBelowIcons;
    }
    if (goal > 0 && spare.take(m.text(kLargeHeader) - header)) {
        header = m.text(kLargeHeader);
        set_score_sizes(layout, m, kLargeScorePx, kLargeBestPx);
    }
    if (goal > 0 && spare.take(m.text(kLargerTiles))) goal += m.text(kLargerTiles);

    // At the top and the bottom of the window there is less than between the parts.
    const int gaps = goal > 0 ? 3 : 2;
    const int each = spare.left() / (gaps + 1);
    const int edge = (spare.left() - gaps * each) / 2;
    int y = m.room.y + edge;
    place_side_by_side(layout, {x, y, width, header}, 0.55f);
    layout.best_at_end = true;
    y += header;
    if (m.clock_line > 0) layout.clock = {x, y + m.unit, width, m.clock_line - m.unit};
    y += m.clock_line + min_gap + each;
    place_board(layout, grid, m.room.x + (m.room.w - grid.width) / 2, y);
    y += grid.height;
    if (lines > 0) {
        layout.caption = {wide ? m.room.x : x, y + m.margin, wide ? m.room.w : width, lines * m.caption_line};
        y += m.caption_height(lines);
    }
    y += min_gap + each;
    if (goal > 0) {
        layout.goal = {x, y, width, goal};
        y += goal + min_gap + each;
    }
    place_stack_controls(layout, m, {x, y, width, control});
}

// Column: score, best score, clock and caption from its top; goal and controls from its bottom.

int min_column_width(const Measures& m) {
    const auto caption = m.caption_line > 0 ? static_cast<int>(m.caption_width(kColumnCaption)) : 0;
    return std::max(m.controls(2), caption);
}

// The width that the board leaves, as far as it is of use.
int column_width(const Measures& m, const Grid& grid) {
    return std::max(min_column_width(m), std::min(m.text(kMaxColumn), m.room.w - m.margin - grid.width));
}

// What is in every column.
int min_column_height(const Measures& m) {
    return m.text(kPlainScore) + m.text(kPlainBest) + 2 * m.clock_line + m.margin + m.controls(2);
}

// Of a caption there, whose lines are short.
int column_caption_height(const Measures& m, int width) {
    return m.caption_line > 0 ? m.caption_height(m.caption_lines(width) + 2) : 0;
}

Grid column_grid(const Measures& m, rules::Size size) {
    const Grid grid = largest_grid(m.room.w - min_column_width(m) - m.margin, m.room.h, size);
    const int needed = min_column_height(m) + column_caption_height(m, column_width(m, grid));
    return m.room.h < needed ? Grid{} : grid;
}

// In two rows or, with names, in four; the last ends at `bottom`.
void place_column_controls(Layout& layout, const Measures& m, int x, int width, int bottom) {
    const int pitch = m.control + m.control_gap;
    if (layout.names == ControlNames::kBesideIcons) {
        for (int i = 0; i < kControlCount; ++i)
            place_control(layout, static_cast<BoardControl>(i),
                          {x, bottom - m.controls(kControlCount) + i * pitch, width, m.control});
        return;
    }
    const int top = bottom - m.controls(2);
    place_control(layout, BoardControl::kUndo, {x, top, m.control, m.control});
    place_control(layout, BoardControl::kRedo, {x + pitch, top, m.control, m.control});
    place_control(layout, BoardControl::kNewGame, {x, top + pitch, m.control, m.control});
    place_control(layout, BoardControl::kMenu, {x + pitch, top + pitch, m.control, m.control});
}

void place_column(Layout& layout, const Measures& m, const Grid& grid) {
    const int width = column_width(m, grid);
    const int all = width + m.margin + grid.width;
    const int x = m.room.x + (m.room.w - all) / 2;
    place_board(layout, grid, x + width + m.margin, m.room.y + (m.room.h - grid.height) / 2);

    const int gap = 2 * m.unit;
    const int least = min_column_height(m) + column_caption_height(m, width);
    const int height = std::min(m.room.h, std::max(grid.height, least));
    Spare spare(height - least);
    int score = m.text(kPlainScore);
    int best = m.text(kPlainBest);
    int between = 0;  // the two
    set_plain_sizes(layout, m, kPlainScorePx);
    if (spare.take(2 * m.text(kLabelled) + 2 * gap - score - best)) {
        score = best = m.text(kLabelled);
        between = 2 * gap;
        set_score_sizes(layout, m, kScorePx, kBestPx);
    }
    const int goal = layout.labelled && spare.take(m.text(kGoal) + 2 * m.margin) ? m.text(kGoal) : 0;
    if (width >= m.text(kNamedColumn) && spare.take(m.controls(kControlCount) - m.controls(2)))
        layout.names = ControlNames::kBesideIcons;
    const int larger_score = m.text(kLargeScorePx - kScorePx);
    const int larger_best = m.text(kLargeBestPx - kBestPx);
    if (goal > 0 && spare.take(larger_score + larger_best + gap)) {
        score += larger_score;
        best += larger_best;
        between += gap;
        set_score_sizes(layout, m, kLargeScorePx, kLargeBestPx);
    }

    int y = m.room.y + (m.room.h - height) / 2;
    const int bottom = y + height;
    layout.score = {x, y, width, score};
    layout.best = {x, layout.score.bottom() + between, width, best};
    y = layout.best.bottom();
    if (m.clock_line > 0) layout.clock = {x, y + m.unit, width, 2 * m.clock_line - m.unit};
    y += 2 * m.clock_line;
    place_column_controls(layout, m, x, width, bottom);
    int end =
        bottom - (layout.names == ControlNames::kBesideIcons ? m.controls(kControlCount) : m.controls(2));
    if (goal > 0) {
        // Below the scores, or if captions are between, over the controls.
        const int goal_y = m.caption_line > 0 ? end - m.margin - goal : y + 2 * m.margin;
        layout.goal = {x, goal_y, width, goal};
        end = m.caption_line > 0 ? goal_y : end;
    }
    if (m.caption_line > 0) layout.caption = {x, y + m.margin, width, end - m.margin - y - m.margin};
}

// Line: score and best score on the left, controls on the right, in a line as wide as the board or wider. The
// clock has its own line below. The caption is below the board, with the lines that it needs, and more if
// there is height to spare.

int line_height(const Measures& m) {
    return std::max(m.control, m.text(kLabelledHeader));
}

int beside_controls(const Measures& m) {
    return m.controls(kControlCount) + 2 * m.unit;
}

Grid line_grid(const Measures& m, rules::Size size) {
    if (m.room.w - beside_controls(m) < m.text(kPlainWidth)) return {};
    const int caption = m.caption_height(min_caption_lines(m));
    return largest_grid(m.room.w, m.room.h - line_height(m) - m.clock_line - m.margin - caption, size);
}

void place_line(Layout& layout, const Measures& m, const Grid& grid) {
    const int header = line_height(m);
    const int width = std::max(grid.width, std::min(m.room.w, beside_controls(m) + m.text(kLabelledWidth)));
    const int x = m.room.x + (m.room.w - width) / 2;
    const int above = header + m.clock_line + m.margin;
    int lines = min_caption_lines(m);
    if (lines > 0) {
        const int spare = m.room.h - above - grid.height - m.margin;
        lines = std::clamp(spare / m.caption_line, lines, kMaxCaptionLines);
    }
    const bool wide = lines < m.caption_lines(width);
    const int height = above + grid.height + m.caption_height(lines);
    const int top = m.room.y + (m.room.h - height) / 2;
    place_board(layout, grid, m.room.x + (m.room.w - grid.width) / 2, top + above);
    for (int i = 0; i < kControlCount; ++i) {
        const int from_right = (kControlCount - 1 - i) * (m.control + m.control_gap) + m.control;
        place_control(layout, static_cast<BoardControl>(i),
                      {x + width - from_right, top + (header - m.control) / 2, m.control, m.control});
    }
    const int scores = width - beside_controls(m);
    if (scores >= m.text(kLabelledWidth)) {
        set_score_sizes(layout, m, kScorePx, kBestPx);
        const int h = m.text(kLabelled);
        place_side_by_side(layout, {x, top + (header - h) / 2, scores, h}, 0.52f);
    } else {
        set_plain_sizes(layout, m, kPlainScorePx);
        const int score = m.text(kPlainScore);
        const int best = m.text(kPlainBest);
        const int y = top + (header - score - best) / 2;
        layout.score = {x, y, scores, score};
        layout.best = {x, y + score, scores, best};
    }
    if (m.clock_line > 0) layout.clock = {x, top + header + m.unit, width, m.clock_line - m.unit};
    if (lines > 0) {
        layout.caption = {wide ? m.room.x : x, layout.board.bottom() + m.margin, wide ? m.room.w : width,
                          lines * m.caption_line};
    }
}

// Side: the controls below each other on the right, and score and best score in one line above the board.

int above_side_board(const Measures& m) {
    return m.text(kOneLine) + m.clock_line + 2 * m.unit;
}

int side_room(const Measures& m) {
    return m.room.w - m.control - 2 * m.unit;
}

// One more than on average, since there are few words in a short line.
int side_caption_lines(const Measures& m) {
    return m.caption_line > 0 ? m.caption_lines(side_room(m)) + 1 : 0;
}

Grid side_grid(const Measures& m, rules::Size size) {
    if (m.room.h < m.controls(kControlCount)) return {};
    return largest_grid(side_room(m),
                        m.room.h - above_side_board(m) - m.caption_height(side_caption_lines(m)), size);
}

void place_side(Layout& layout, const Measures& m, const Grid& grid) {
    const int room = side_room(m);
    const int lines = side_caption_lines(m);
    const int left = lines > 0 ? room : std::max(grid.width, std::min(room, m.text(kLabelledWidth)));
    const int above = above_side_board(m);
    const int height = above + grid.height + m.caption_height(lines);
    const int all = left + 2 * m.unit + m.control;
    const int x = m.room.x + (m.room.w - all) / 2;
    const int top = m.room.y + (m.room.h - height) / 2;
    set_plain_sizes(layout, m, kOneLinePx);
    place_side_by_side(layout, {x, top, left, m.text(kOneLine)}, 0.5f);
    if (m.clock_line > 0) layout.clock = {x, layout.score.bottom() + m.unit, left, m.clock_line - m.unit};
    place_board(layout, grid, x + (left - grid.width) / 2, top + above);
    if (lines > 0) layout.caption = {x, layout.board.bottom() + m.margin, left, lines * m.caption_line};
    const int controls = m.controls(kControlCount);
    const int end = std::min(m.room.bottom(), std::max(top + height, m.room.y + (m.room.h + controls) / 2));
    for (int i = 0; i < kControlCount; ++i) {
        place_control(
            layout, static_cast<BoardControl>(i),
            {x + left + 2 * m.unit, end - controls + i * (m.control + m.control_gap), m.control, m.control});
    }
}

constexpr std::array kPlans = {
    ArrangementPlan{Arrangement::kStack, full_stack_grid, place_stack},
    ArrangementPlan{Arrangement::kColumn, column_grid, place_column},
    ArrangementPlan{Arrangement::kLine, line_grid, place_line},
    ArrangementPlan{Arrangement::kStack, low_stack_grid, place_stack},
    ArrangementPlan{Arrangement::kSide, side_grid, place_side},
};

}  // namespace

std::span<const ArrangementPlan> arrangement_plans() {
    return kPlans;
}

}  // namespace twofold::ui
