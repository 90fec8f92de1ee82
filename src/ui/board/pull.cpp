#include "ui/board/pull.h"

#include <algorithm>
#include <cmath>

#include "ui/input/gesture.h"

namespace twofold::ui {

namespace {

constexpr float kAtThreshold = 1.0f / 3;  // cells
constexpr float kFurthest = 0.5f;
constexpr float kDiagonal = 0.25f;  // of the longer axis: where the other is nearer than this, a pull fades
// Of two tiles that merge, how far the one in front goes for each cell that the other goes.
constexpr float kWaits = 0.7f;    // if it moves too
constexpr float kLeans = -0.35f;  // if it stays

}  // namespace

PullReach reach_of(PointF offset) {
    const float across = std::abs(offset.x);
    const float along = std::abs(offset.y);
    const float longer = std::max(across, along);
    if (longer == 0) return {};
    const float beyond = std::max(0.0f, longer - kPanThreshold) / kPanThreshold;
    const float whole = kAtThreshold * std::min(1.0f, longer / kPanThreshold) +
                        (kFurthest - kAtThreshold) * (1 - std::exp(-beyond));
    const float fade = std::min(1.0f, std::abs(across - along) / (kDiagonal * longer));
    return {direction_of(offset), whole * fade};
}

void Pull::follow(const rules::Board& board, const PullReach& reach) {
    if (reach.direction != direction_ || !(board == board_)) share_out(board, reach.direction);
    cells_ = reach.cells;
    held_ = true;
}

void Pull::share_out(const rules::Board& board, rules::Direction direction) {
    board_ = board;
    direction_ = direction;
    shares_.fill({});
    const rules::Slide slide = rules::slide(board, direction);
    for (const rules::Motion& motion : slide.motions) {
        const bool moves = !(motion.from == motion.to);
        const bool in_front =
            motion.merged &&
            std::any_of(slide.motions.begin(), slide.motions.end(), [&](const rules::Motion& o) {
                const auto way = [&](const rules::Motion& m) {
                    return std::abs(m.to.row - m.from.row) + std::abs(m.to.col - m.from.col);
                };
                return o.merged && o.to == motion.to && way(o) > way(motion);
            });
        Share& share = shares_[static_cast<std::size_t>(board.index_of(motion.from))];
        share.along = !moves ? (in_front ? kLeans : 0) : in_front ? kWaits : 1;
        share.edged = motion.merged && !in_front;
    }
}

void Pull::let_go(Millis now) {
    if (!held_) return;
    held_ = false;
    let_go_ = now;
}

float Pull::cells_at(Millis now) const {
    if (held_) return cells_;
    return cells_ * static_cast<float>(1 - ease_out((now - let_go_) / kPullReturnTime));
}

Displacement Pull::at(int cell, Millis now) const {
    const Share& share = shares_[static_cast<std::size_t>(cell)];
    const float cells = share.along * cells_at(now);
    const rules::CellStep step = rules::step_of(direction_);
    return {cells * static_cast<float>(step.rows), cells * static_cast<float>(step.cols),
            share.edged && cells != 0};
}

Displacements Pull::all(Millis now) const {
    Displacements all;
    for (std::size_t cell = 0; cell < all.size(); ++cell)
        all[cell] = at(static_cast<int>(cell), now);
    return all;
}

}  // namespace twofold::ui
