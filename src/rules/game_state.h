// One position of a game, complete: from it and the rule set, the same moves give the same future.
#pragma once

#include <cstdint>

#include "rules/board.h"
#include "rules/direction.h"
#include "rules/generator.h"
#include "rules/rule_set.h"
#include "rules/slide.h"

namespace twofold::rules {

struct GameState {
    Board board;
    Score score = 0;
    Generator rng;
    std::uint32_t moves = 0;  // effective moves since the start
    bool won = false;         // the target has been made; stays true

    friend bool operator==(const GameState&, const GameState&) = default;
};

struct Spawn {
    Cell at;
    Exponent exponent = 0;  // 1 or 2

    friend bool operator==(const Spawn&, const Spawn&) = default;
};

// Everything that one move did. When not effective, nothing but `direction` and `slide.motions` says
// anything.
struct MoveOutcome {
    Direction direction = Direction::kLeft;
    Slide slide;  // slide.board is the board before the spawn
    Spawn spawn;
    bool won = false;   // the target was made in this very move, for the first time
    bool over = false;  // no direction is effective any more

    bool effective() const { return slide.effective; }
};

// Two 2s in two different cells, every pair equally likely. `rules` must be possible.
GameState new_game(const RuleSet& rules, std::uint64_t seed);

// Draws the exponent, then the cell among the empty ones counted row by row, and puts the tile there. The
// board must have an empty cell.
Spawn spawn_tile(GameState& state, const RuleSet& rules);

// Plays one move on `state`. A move that is not effective changes nothing at all.
MoveOutcome play(GameState& state, const RuleSet& rules, Direction direction);

}  // namespace twofold::rules
