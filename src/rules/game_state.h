// The complete state of a game at one moment. With its rule set, it determines the result of any later moves.
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
    bool won = false;         // the target has been made; never reset

    friend bool operator==(const GameState&, const GameState&) = default;
};

struct Spawn {
    Cell at;
    Exponent exponent = 0;  // 1 or 2

    friend bool operator==(const Spawn&, const Spawn&) = default;
};

// Everything one move did. If it was not effective, only `direction` and `slide.motions` are meaningful.
struct MoveOutcome {
    Direction direction = Direction::kLeft;
    Slide slide;  // slide.board is the board before the spawn
    Spawn spawn;
    bool won = false;   // this move made the target for the first time
    bool over = false;  // no direction is effective any more

    bool effective() const { return slide.effective; }
};

// Whether no tile beyond kMaxExponent can come of that board, however it is played.
bool fits_tile_limit(const Board& board);

// Two 2s in two different cells, every pair equally likely. `rules` must be possible.
GameState new_game(const RuleSet& rules, std::uint64_t seed);

// Draws the exponent, then one of the empty cells in row-major order, and places the tile. The board must
// have an empty cell.
Spawn spawn_tile(GameState& state, const RuleSet& rules);

// Plays one move on `state`. A move that is not effective leaves it unchanged, the generator included.
MoveOutcome play(GameState& state, const RuleSet& rules, Direction direction);

}  // namespace twofold::rules
