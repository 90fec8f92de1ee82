#include "ui/board/board_view.h"

#include <algorithm>
#include <cmath>

#include "ui/draw/tile_label.h"

namespace twofold::ui {

namespace {

RectF moved(const RectF& rect, PointF by) {
    return {rect.x + by.x, rect.y + by.y, rect.w, rect.h};
}

// At the nearest whole px, so that a moving tile is as crisp as one at rest.
RectF snapped(const RectF& rect) {
    return {std::round(rect.x), std::round(rect.y), rect.w, rect.h};
}

rules::Board board_after(const rules::MoveOutcome& move) {
    rules::Board board = move.slide.board;
    board.set(move.spawn.at, move.spawn.exponent);
    return board;
}

}  // namespace

void BoardView::set_layout(const Layout& layout) {
    layout_ = layout;
    const Font& font = fonts_[static_cast<std::size_t>(FontId::kNumbers)];
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i] = tile_label(static_cast<rules::Exponent>(i), layout, font);
    }
}

void BoardView::rest(const rules::Board& board) {
    timeline_.rest(board);
    pull_.clear();
}

void BoardView::play_forwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now) {
    Displacements pulled = pull_.all(now);
    for (Displacement& one : pulled)
        one = {one.rows * pullable(now), one.cols * pullable(now), one.edged};
    timeline_.play_forwards(move, board_after(move), settings, pulled);
    pull_.clear();
    start_ = now;
}

void BoardView::play_backwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now) {
    timeline_.play_backwards(move, board_after(move), settings);
    pull_.clear();
    start_ = now;
}

void BoardView::deal(const rules::Board& board, const MotionSettings& settings, Millis now) {
    timeline_.deal(board, settings);
    pull_.clear();
    start_ = now;
}

bool BoardView::moving(Millis now) const {
    const bool animated = now - start_ < timeline_.duration();
    const bool gives_way = pullable(now) < 1 && pull_.pulls(now);
    return animated || gives_way || pull_.returning(now);
}

// From 0 to 1: how far the tiles give way to a pull. They begin to once they stand in their cells.
float BoardView::pullable(Millis now) const {
    const Millis standing = now - start_ - timeline_.standing_from();
    return timeline_.duration() == 0 ? 1 : static_cast<float>(ease_in_out(standing / kPullReturnTime));
}

void BoardView::draw(PointF offset, Millis now, const Brush& brush) const {
    draw_ground(offset, brush);
    timeline_.sample(now - start_, sprites_);
    const float strength = pull_.pulls(now) ? pullable(now) : 0;
    for (std::size_t i = 0; i < sprites_.size() && strength > 0; ++i) {
        Sprite& sprite = sprites_[i];
        const rules::Cell cell{static_cast<std::uint8_t>(sprite.row), static_cast<std::uint8_t>(sprite.col)};
        const Displacement pulled = pull_.at(timeline_.end().index_of(cell), now);
        sprite.row += pulled.rows * strength;
        sprite.col += pulled.cols * strength;
        sprite.edged = pulled.edged;
    }
    // Those that slide over others are above them.
    for (const bool edged : {false, true}) {
        for (const Sprite& sprite : sprites_) {
            if (sprite.edged == edged) draw_tile(sprite, offset, brush);
        }
    }
}

void BoardView::draw_tile(const Sprite& sprite, PointF offset, const Brush& brush) const {
    const RectF place = snapped(moved(layout_.cell_at(sprite.row, sprite.col), offset));
    const TileColors& colors = brush.theme.tile(sprite.exponent);
    if (sprite.edged) draw_edge(place, brush);
    // Rounded to quarters of a px: a smaller change would be invisible and need not be drawn.
    const float side = std::round(place.w * sprite.scale * 4) / 4;
    brush.out.tile(scaled(place, side / place.w), static_cast<float>(layout_.cell),
                   static_cast<float>(layout_.tile_radius), colors.fill, colors.ink, labels_[sprite.exponent],
                   sprite.opacity);
}

// A rim in the colour of the board, through which what lies below shows a little.
void BoardView::draw_edge(const RectF& tile, const Brush& brush) const {
    constexpr float kEdgeOpacity = 0.7f;
    const auto width = static_cast<float>(std::max(1, layout_.gap / 4));
    const RectF rim{tile.x - width, tile.y - width, tile.w + 2 * width, tile.h + 2 * width};
    brush.out.round_rect(rim, static_cast<float>(layout_.tile_radius) + width,
                         faded(brush.theme.board, kEdgeOpacity));
}

void BoardView::draw_ground(PointF offset, const Brush& brush) const {
    brush.out.round_rect(moved(to_float(layout_.board), offset), static_cast<float>(layout_.board_radius),
                         brush.theme.board);
    for (int row = 0; row < layout_.size.rows; ++row) {
        for (int col = 0; col < layout_.size.cols; ++col) {
            brush.out.round_rect(
                moved(layout_.cell_at(static_cast<float>(row), static_cast<float>(col)), offset),
                static_cast<float>(layout_.tile_radius), brush.theme.cell);
        }
    }
}

void BoardView::draw_sample(rules::Exponent exponent, const Brush& brush) const {
    const TileColors& colors = brush.theme.tile(exponent);
    draw_edge(layout_.cell_at(0, 0), brush);
    brush.out.tile(layout_.cell_at(0, 0), static_cast<float>(layout_.cell),
                   static_cast<float>(layout_.tile_radius), colors.fill, colors.ink, labels_[exponent]);
}

}  // namespace twofold::ui
