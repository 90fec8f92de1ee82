#include "ui/controls/game_card.h"

#include <algorithm>
#include <cmath>

#include "ui/controls/small_board.h"
#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kLeastUnits = 16;  // height
constexpr int kPaddingUnits = 2;
constexpr int kLabelUnits = 7;     // height of the label
constexpr int kLineUnits = 5;      // height of a line of the detail
constexpr float kLabelSize = 5;    // font size of the label
constexpr float kQuieter = 0.85f;  // opacity of the detail

// Room of a kept game's board, beside which its text stands.
Rect board_box(const Rect& rect, const Layout& layout) {
    const int padding = kPaddingUnits * layout.unit;
    const int side = layout.text_units(kLeastUnits) - 2 * padding;
    return {rect.x + padding, rect.y + (rect.h - side) / 2, side, side};
}

int text_start(const Row& row, const Layout& layout) {
    const int padding = kPaddingUnits * layout.unit;
    const Rect box = board_box({}, layout);
    return row.board ? box.right() + 2 * padding : 2 * padding;
}

}  // namespace

std::vector<std::string> game_lines(const Row& row, int width, const Layout& layout, const Font& font) {
    const int room = width - text_start(row, layout) - 2 * kPaddingUnits * layout.unit;
    return wrapped(font, row.detail, static_cast<float>(layout.caption_px), static_cast<float>(room));
}

int game_height(std::size_t lines, const Layout& layout) {
    const int text = layout.text_units(kLabelUnits + kLineUnits * static_cast<int>(lines));
    return std::max(layout.text_units(kLeastUnits), text + 2 * kPaddingUnits * layout.unit);
}

void draw_game(const Row& row, const std::vector<std::string>& lines, const Rect& rect, const Look& look,
               const Brush& brush) {
    const Layout& layout = brush.layout;
    const Color ink = draw_ground(rect, look, brush);
    if (row.board) {
        const Rect box = board_box(rect, layout);
        draw_small_board(*row.board, centred(small_grid(box, row.board->size()), box), brush);
    }
    const int x = rect.x + text_start(row, layout);
    const int label = layout.text_units(kLabelUnits);
    const int line = layout.text_units(kLineUnits);
    const int height = label + static_cast<int>(lines.size()) * line;
    Rect at{x, rect.y + (rect.h - height) / 2, rect.right() - kPaddingUnits * layout.unit - x, label};
    TextStyle style{.px = std::floor(brush.units(kLabelSize) * layout.text_scale), .ink = ink};
    brush.fitted(row.label, at, style);
    at = {at.x, at.bottom(), at.w, line};
    for (const std::string& text : lines) {
        brush.fitted(text, at, brush.caption(faded(ink, kQuieter)));
        at.y += line;
    }
}

}  // namespace twofold::ui
