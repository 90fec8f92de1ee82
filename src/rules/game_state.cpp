#include "rules/game_state.h"

#include <cmath>

#include "base/check.h"

namespace twofold::rules {

namespace {

int draw_empty_cell(const Board& board, Generator& rng) {
    const auto empty = static_cast<std::uint32_t>(board.empty_count());
    return board.nth_empty(static_cast<int>(rng.below(empty)));
}

bool reaches(const Slide& slide, Exponent target) {
    for (const Merge& merge : slide.merges) {
        if (merge.exponent >= target) return true;
    }
    return false;
}

}  // namespace

// Merging keeps the sum of the tiles: it is never more than what 64 tiles of 2^65 have.
bool fits_tile_limit(const Board& board) {
    double sum = 0;
    for (const Exponent exponent : board.cells())
        sum += exponent == 0 ? 0 : std::ldexp(1.0, exponent);
    return sum <= std::ldexp(1.0, kMaxExponent);
}

GameState new_game(const RuleSet& rules, std::uint64_t seed) {
    TWOFOLD_CHECK(is_possible(rules));
    GameState state{.board = Board(rules.size), .rng = Generator(seed)};
    for (int tile = 0; tile < 2; ++tile)
        state.board.set(draw_empty_cell(state.board, state.rng), 1);
    return state;
}

Spawn spawn_tile(GameState& state, const RuleSet& rules) {
    const Exponent exponent = state.rng.below(100) < rules.fours ? 2 : 1;
    const Cell at = state.board.cell_at(draw_empty_cell(state.board, state.rng));
    state.board.set(at, exponent);
    return {at, exponent};
}

MoveOutcome play(GameState& state, const RuleSet& rules, Direction direction) {
    MoveOutcome outcome{.direction = direction, .slide = slide(state.board, direction)};
    if (!outcome.effective()) return outcome;
    state.board = outcome.slide.board;
    state.score = add_saturating(state.score, outcome.slide.points);
    ++state.moves;
    outcome.won = !state.won && reaches(outcome.slide, rules.target);
    state.won |= outcome.won;
    outcome.spawn = spawn_tile(state, rules);
    outcome.over = is_over(state.board);
    return outcome;
}

}  // namespace twofold::rules
