#include "ui/board/board_view.h"

#include <cmath>

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

void BoardView::play_forwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now) {
    timeline_.play_forwards(move, board_after(move), settings);
    start_ = now;
}

void BoardView::play_backwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now) {
    timeline_.play_backwards(move, board_after(move), settings);
    start_ = now;
}

void BoardView::deal(const rules::Board& board, const MotionSettings& settings, Millis now) {
    timeline_.deal(board, settings);
    start_ = now;
}

void BoardView::draw(PointF offset, Millis now, const Brush& brush) const {
    draw_ground(offset, brush);
    timeline_.sample(now - start_, sprites_);
    for (const Sprite& sprite : sprites_) {
        const RectF place = snapped(moved(layout_.cell_at(sprite.row, sprite.col), offset));
        const TileColors& colors = brush.theme.tile(sprite.exponent);
        // Rounded to quarters of a px: a smaller change would be invisible and need not be drawn.
        const float side = std::round(place.w * sprite.scale * 4) / 4;
        brush.out.tile(scaled(place, side / place.w), static_cast<float>(layout_.cell),
                       static_cast<float>(layout_.tile_radius), colors.fill, colors.ink,
                       labels_[sprite.exponent], sprite.opacity);
    }
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
    brush.out.tile(layout_.cell_at(0, 0), static_cast<float>(layout_.cell),
                   static_cast<float>(layout_.tile_radius), colors.fill, colors.ink, labels_[exponent]);
}

}  // namespace twofold::ui
