#include "ui/controls/theme_card.h"

#include <algorithm>
#include <cmath>

#include "ui/draw/tile_label.h"

namespace twofold::ui {

namespace {

constexpr int kTiles = 11;  // 2 to 2048
constexpr int kColumns = 6;
constexpr int kRows = 2;
constexpr int kCellUnits = 11;     // layout units, beside the name
constexpr int kMaxCellUnits = 14;  // below it
constexpr int kPaddingUnits = 3;
constexpr int kNameUnits = 9;       // height of the name where it stands above the board
constexpr int kNameRoomUnits = 44;  // width that the name needs beside it

// Where name and board stand in a card.
struct CardLayout {
    Rect name;
    Rect board;
    int cell = 0;
    int gap = 0;
    bool beside = false;  // the board stands beside the name and not below it
};

CardLayout arranged(const Rect& card, const Layout& layout) {
    const int unit = layout.unit;
    const int padding = kPaddingUnits * unit;
    const Rect inner = card.inset(padding);
    CardLayout placed;
    placed.gap = std::max(1, unit * 5 / 4);
    const auto board_side = [&](int cells) { return cells * (placed.cell + placed.gap) + placed.gap; };
    placed.cell = kCellUnits * unit;
    placed.beside = inner.w >= board_side(kColumns) + layout.text_units(kNameRoomUnits);
    if (!placed.beside) {
        const int fitting = (inner.w - (kColumns + 1) * placed.gap) / kColumns;
        placed.cell = std::min(kMaxCellUnits * unit, fitting);
    }
    const int board_width = board_side(kColumns);
    const int board_height = board_side(kRows);
    if (placed.beside) {
        placed.name = {inner.x, inner.y, inner.w - board_width - padding, board_height};
        placed.board = {inner.right() - board_width, inner.y, board_width, board_height};
    } else {
        placed.name = {inner.x, inner.y, inner.w, layout.text_units(kNameUnits) - padding};
        placed.board = {inner.x + (inner.w - board_width) / 2,
                        card.y + layout.text_units(kNameUnits) + padding / 2, board_width, board_height};
    }
    return placed;
}

void draw_board(const CardLayout& placed, const Brush& brush) {
    // A layout for the small cells, so that their numbers are set as those of the game.
    Layout small = brush.layout;
    small.cell = placed.cell;
    small.tile_radius = std::max(1, placed.cell / 10);
    const auto radius = static_cast<float>(small.tile_radius);
    brush.fill(placed.board, radius + static_cast<float>(placed.gap), brush.theme.board);
    for (int i = 0; i < kRows * kColumns; ++i) {
        const int pitch = placed.cell + placed.gap;
        const Rect at{placed.board.x + placed.gap + i % kColumns * pitch,
                      placed.board.y + placed.gap + i / kColumns * pitch, placed.cell, placed.cell};
        if (i >= kTiles) {
            brush.fill(at, radius, brush.theme.cell);
            continue;
        }
        const auto exponent = static_cast<rules::Exponent>(i + 1);
        const TileColors& colors = brush.theme.tile(exponent);
        brush.out.tile(to_float(at), static_cast<float>(placed.cell), radius, colors.fill, colors.ink,
                       tile_label(exponent, small, brush.font(FontId::kNumbers)));
    }
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
    return placed.board.bottom() + kPaddingUnits * layout.unit;
}

void draw_theme_card(std::string_view name, bool chosen, const Rect& card, float radius, const Brush& brush) {
    const CardLayout placed = arranged(card, brush.layout);
    brush.fill(card, radius, brush.theme.window);
    draw_name(name, chosen, placed.name, brush);
    draw_board(placed, brush);
}

}  // namespace twofold::ui
