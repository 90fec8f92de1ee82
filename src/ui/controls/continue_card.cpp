#include "ui/controls/continue_card.h"

#include <algorithm>

#include "ui/controls/small_board.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kButtonUnits = 12;
constexpr int kLeastUnits = 14;     // of a game in progress: board, and a button of two lines
constexpr int kMaxBoardUnits = 64;  // side of its board
constexpr int kSpaceUnits = 4;      // between board and text
constexpr int kNoteUnits = 5;       // height of a line of caption
constexpr int kNumberUnits = 9;     // height of a large number

// Height of number, note and button one below the other.
int column_height(const Layout& layout) {
    return layout.text_units(kNumberUnits + kNoteUnits + kButtonUnits) + kSpaceUnits * layout.unit;
}

struct ContinueParts {
    SmallGrid board;
    Rect number;  // empty if there is room for a button only, which then tells the score
    Rect note;
    Rect button;
};

ContinueParts arranged(const Row& row, const Rect& rect, const Layout& layout) {
    ContinueParts parts;
    const int space = kSpaceUnits * layout.unit;
    parts.board = small_grid({rect.x, rect.y, (rect.w - space) / 2, rect.h}, row.board->size());
    parts.board.rect.y += (rect.h - parts.board.rect.h) / 2;
    const int x = parts.board.rect.right() + space;
    const int width = rect.right() - x;
    const int column = column_height(layout);
    if (rect.h < column) {
        const int height = std::min(rect.h, layout.text_units(kLeastUnits));
        parts.button = {x, rect.y + (rect.h - height) / 2, width, height};
        return parts;
    }
    // Number and note at the top of the board, the button at its bottom.
    const int height = std::max(column, parts.board.rect.h);
    const int top = rect.y + (rect.h - height) / 2;
    parts.number = {x, top, width, layout.text_units(kNumberUnits)};
    parts.note = {x, parts.number.bottom(), width, layout.text_units(kNoteUnits)};
    const int button = layout.text_units(kButtonUnits);
    parts.button = {x, top + height - button, width, button};
    return parts;
}

// Label, and below it what the game in progress is.
void draw_low_button(const Row& row, const Rect& rect, const Look& look, const Brush& brush) {
    const Color ink = draw_ground(rect, look, brush);
    const float room = static_cast<float>(rect.w) - brush.units(2);
    const int line = rect.h * 2 / 5;
    const int top = rect.y + (rect.h - 2 * line) / 2;
    brush.centred(row.label, {rect.x, top, rect.w, line}, room, brush.body(ink));
    brush.centred(row.detail, {rect.x, top + line, rect.w, line}, room, brush.caption(ink));
}

}  // namespace

int continue_height(const Row& row, int width, int room, const Layout& layout) {
    const int space = kSpaceUnits * layout.unit;
    const int side = std::min((width - space) / 2, kMaxBoardUnits * layout.unit);
    const int board = small_grid({0, 0, (width - space) / 2, side}, row.board->size()).rect.h;
    const int least = layout.text_units(kLeastUnits);
    return std::max(least, std::min(room, std::max(board, column_height(layout))));
}

void draw_continue(const Row& row, const Rect& rect, const Look& look, const Brush& brush) {
    const ContinueParts parts = arranged(row, rect, brush.layout);
    const Theme& theme = brush.theme;
    draw_small_board(*row.board, parts.board, brush);
    if (parts.number.empty()) return draw_low_button(row, parts.button, look, brush);
    brush.fitted(row.number, parts.number,
                 {FontId::kNumbers, static_cast<float>(brush.layout.title_px), theme.text});
    brush.fitted(row.note, parts.note, brush.caption(theme.quiet_text));
    draw_button(parts.button, row.label, look, brush);
}

}  // namespace twofold::ui
