#include "support/ui_moves.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace twofold::support {

Move play_on(const rules::Board& board, rules::Direction direction) {
    rules::GameState state{.board = board, .rng = rules::Generator(1)};
    Move move{board, {}, rules::play(state, usual_rules(board.size()), direction)};
    move.after = state.board;
    return move;
}

ui::Timeline forwards(const Move& move, const ui::MotionSettings& settings) {
    ui::Timeline timeline;
    timeline.play_forwards(move.outcome, move.after, settings);
    return timeline;
}
ui::Timeline backwards(const Move& move, const ui::MotionSettings& settings) {
    ui::Timeline timeline;
    timeline.play_backwards(move.outcome, move.after, settings);
    return timeline;
}

std::vector<ui::Sprite> sprites(const ui::Timeline& timeline, ui::Millis elapsed) {
    ui::Sprites sampled;
    timeline.sample(elapsed, sampled);
    return {sampled.begin(), sampled.end()};
}

std::vector<ui::Sprite> sorted(std::vector<ui::Sprite> list) {
    std::sort(list.begin(), list.end(), [](const ui::Sprite& a, const ui::Sprite& b) {
        return std::tuple(a.row, a.col, a.exponent, a.scale) < std::tuple(b.row, b.col, b.exponent, b.scale);
    });
    return list;
}

// Every tile of the board in its cell, at scale and opacity 1, in row order.
std::vector<ui::Sprite> standing(const rules::Board& board) {
    std::vector<ui::Sprite> list;
    for (int i = 0; i < board.cell_count(); ++i) {
        if (board[i] == 0) continue;
        const rules::Cell cell = board.cell_at(i);
        list.push_back(
            {.row = static_cast<float>(cell.row), .col = static_cast<float>(cell.col), .exponent = board[i]});
    }
    return list;
}

int count_at(const std::vector<ui::Sprite>& list, rules::Cell cell, rules::Exponent exponent) {
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const ui::Sprite& s) {
        return s.exponent == exponent && std::abs(s.row - cell.row) < 0.001f &&
               std::abs(s.col - cell.col) < 0.001f;
    }));
}

ui::Sprite sprite_at(const std::vector<ui::Sprite>& list, rules::Cell cell, rules::Exponent exponent) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const ui::Sprite& s) {
        return s.exponent == exponent && s.row == cell.row && s.col == cell.col;
    });
    REQUIRE(found != list.end());
    return *found;
}

}  // namespace twofold::support
