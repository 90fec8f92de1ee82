#include "ui/controls/small_board.h"

#include <algorithm>
#include <array>

#include "ui/draw/tile_label.h"

namespace twofold::ui {

namespace {

constexpr int kGapShare = 9;      // of a cell
constexpr int kRadiusShare = 10;  // of a cell

int gap_of(int cell) {
    return std::max(1, cell / kGapShare);
}

// What `count` cells and the gaps around them take.
int extent(int count, int cell) {
    return count * cell + (count + 1) * gap_of(cell);
}

// Labels of all tiles of the board, by exponent. All of them are empty if one is too small.
using Labels = std::array<TileLabel, kTileColors>;

Labels labels_of(const rules::Board& board, const Layout& small, const Font& font) {
    Labels labels;
    for (const rules::Exponent exponent : board.cells()) {
        TileLabel& label = labels[exponent];
        if (exponent == 0 || !label.text.empty()) continue;
        label = tile_label(exponent, small, font);
        if (label.text_px < static_cast<float>(kMinText) * small.density) return {};
    }
    return labels;
}

}  // namespace

SmallGrid small_grid(const Rect& box, rules::Size size) {
    int cell = std::max(1, std::min(box.w / size.cols, box.h / size.rows));
    while (cell > 1 && (extent(size.cols, cell) > box.w || extent(size.rows, cell) > box.h))
        --cell;
    return {.rect = {box.x, box.y, extent(size.cols, cell), extent(size.rows, cell)},
            .cell = cell,
            .gap = gap_of(cell)};
}

SmallGrid centred(SmallGrid grid, const Rect& box) {
    grid.rect.x = box.x + (box.w - grid.rect.w) / 2;
    grid.rect.y = box.y + (box.h - grid.rect.h) / 2;
    return grid;
}

void draw_small_board(const rules::Board& board, const SmallGrid& grid, const Brush& brush) {
    // A layout for the small cells, so that their numbers are set as those of the game.
    Layout small = brush.layout;
    small.cell = grid.cell;
    small.step = grid.cell / (2 * kGapShare);
    const Labels labels = labels_of(board, small, brush.font(FontId::kNumbers));
    const auto radius = static_cast<float>(std::max(1, grid.cell / kRadiusShare));
    brush.fill(grid.rect, radius + static_cast<float>(grid.gap), brush.theme.board);
    for (int i = 0; i < board.cell_count(); ++i) {
        const rules::Cell cell = board.cell_at(i);
        const Rect at = grid.cell_at(cell.row, cell.col);
        const rules::Exponent exponent = board[i];
        const TileColors& colors = brush.theme.tile(exponent);
        if (labels[exponent].text.empty()) {
            brush.fill(at, radius, exponent == 0 ? brush.theme.cell : colors.fill);
        } else {
            brush.out.tile(to_float(at), static_cast<float>(grid.cell), radius, colors.fill, colors.ink,
                           labels[exponent], brush.opacity);
        }
    }
}

}  // namespace twofold::ui
