#include "ui/controls/theme_card.h"

#include <algorithm>

#include "ui/controls/small_board.h"

namespace twofold::ui {

namespace {

constexpr rules::Size kBoard{2, 6};
constexpr int kTiles = 11;          // 2 to 2048
constexpr int kBoardUnits = 75;     // width of the board beside the name, layout units
constexpr int kMaxBoardUnits = 95;  // below it
constexpr int kPaddingUnits = 3;
constexpr int kNameUnits = 9;       // height of the name where it stands above the board
constexpr int kNameRoomUnits = 44;  // width that the name needs beside it

// Where name and board stand in a card.
struct CardLayout {
    Rect name;
    SmallGrid board;
};

CardLayout arranged(const Rect& card, const Layout& layout) {
    const int unit = layout.unit;
    const int padding = kPaddingUnits * unit;
    const Rect inner = card.inset(padding);
    const int name = layout.text_units(kNameUnits);
    const SmallGrid small = small_grid({0, 0, kBoardUnits * unit, inner.w}, kBoard);
    if (inner.w >= small.rect.w + layout.text_units(kNameRoomUnits)) {
        const int x = inner.right() - small.rect.w;
        return {.name = {inner.x, inner.y, x - padding - inner.x, small.rect.h},
                .board = small_grid({x, inner.y, small.rect.w, small.rect.h}, kBoard)};
    }
    const int width = std::min(inner.w, kMaxBoardUnits * unit);
    SmallGrid board = small_grid({inner.x, card.y + name + padding / 2, width, width}, kBoard);
    board.rect.x += (inner.w - board.rect.w) / 2;
    return {.name = {inner.x, inner.y, inner.w, name - padding}, .board = board};
}

rules::Board sample_board() {
    rules::Board board(kBoard);
    for (int i = 0; i < kTiles; ++i)
        board.set(i, static_cast<rules::Exponent>(i + 1));
    return board;
}

// A ring before the name, filled where the theme is the chosen one.
void draw_name(std::string_view name, bool chosen, const Rect& box, const Brush& brush) {
    const Theme& theme = brush.theme;
    const int unit = brush.layout.unit;
    const int side = 5 * unit;
    const int line = std::max(1, unit / 2);
    const Rect ring{box.x + unit, box.y + (box.h - side) / 2, side, side};
    const auto disc = [&](const Rect& rect, Color color) {
        brush.fill(rect, static_cast<float>(rect.w) / 2, color);
    };
    disc(ring, theme.text);
    disc(ring.inset(line), theme.window);
    if (chosen) disc(ring.inset(2 * line + std::max(1, line / 2)), theme.accent);
    const int x = ring.right() + 3 * unit;
    TextStyle style = brush.body(theme.text);
    style.px = fitting_px(brush.font(), name, style.digits, style.px, static_cast<float>(box.right() - x));
    brush.line(name, static_cast<float>(x), box, style);
}

}  // namespace

int theme_card_height(int width, const Layout& layout) {
    const CardLayout placed = arranged({0, 0, width, 0}, layout);
    return placed.board.rect.bottom() + kPaddingUnits * layout.unit;
}

void draw_theme_card(std::string_view name, bool chosen, const Rect& card, float radius, const Brush& brush) {
    const CardLayout placed = arranged(card, brush.layout);
    brush.fill(card, radius, brush.theme.window);
    draw_name(name, chosen, placed.name, brush);
    draw_small_board(sample_board(), placed.board, brush);
}

}  // namespace twofold::ui
