// Whole games by the rules alone: the same everywhere, as long as other engines', and with a score that adds
// up.
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "rules/game_state.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/statistics.h"

namespace twofold::rules {
namespace {

using support::board_of;
using support::Random;

struct PinnedGame {
    RuleSet rules;
    std::uint64_t seed;
    std::string_view start;
    std::string_view cycle;  // directions tried in turn, until 60 were effective
    std::string_view end;
    Score score;
    std::uint64_t random_state;
};

// Computed by a separate program in another language, from the text of the rules.
const PinnedGame kPinnedGames[] = {
    {.rules = {.size = {4, 4}},
     .seed = 2048,
     .start = "0 0 2 0/2 0 0 0/0 0 0 0/0 0 0 0",
     .cycle = "lurd",
     .end = "0 0 2 0/0 0 16 4/0 4 32 64/0 2 8 2",
     .score = 500,
     .random_state = 0x66700266a97f2a02},
    {.rules = {.size = {4, 4}},
     .seed = 2048,
     .start = "0 0 2 0/2 0 0 0/0 0 0 0/0 0 0 0",
     .cycle = "luld",
     .end = "8 8 2 0/32 0 2 0/64 2 0 0/16 0 0 0",
     .score = 508,
     .random_state = 0x66700266a97f2a02},
    {.rules = {.size = {3, 5}},
     .seed = 77,
     .start = "0 0 0 0 0/2 0 2 0 0/0 0 0 0 0",
     .cycle = "lurd",
     .end = "0 0 0 0 8/2 16 4 64 32/0 2 2 8 2",
     .score = 500,
     .random_state = 0x66700266a97f224f},
    {.rules = {.size = {8, 8}, .fours = 33},
     .seed = 5,
     .start = "0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/2 0 0 0 0 0 0 0/"
              "0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/2 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0",
     .cycle = "ldlurd",
     .end = "0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/0 0 0 0 2 0 0 0/"
            "2 0 0 0 0 0 0 0/64 2 0 0 0 0 0 0/16 16 0 0 0 0 0 0/2 4 32 2 4 8 2 0",
     .score = 504,
     .random_state = 0x66700266a97f2207},
};

TEST_CASE("the same seed and the same moves give this very game on every machine") {
    for (const PinnedGame& pinned : kPinnedGames) {
        INFO(pinned.rules, " seed ", pinned.seed, " ", pinned.cycle);
        GameState state = new_game(pinned.rules, pinned.seed);
        CHECK(state.board == board_of(pinned.start));
        for (std::size_t tried = 0; state.moves < 60; ++tried) {
            const std::size_t letter =
                std::string_view("lrud").find(pinned.cycle[tried % pinned.cycle.size()]);
            play(state, pinned.rules, kAllDirections[letter]);
        }
        CHECK(state.board == board_of(pinned.end));
        CHECK(state.score == pinned.score);
        CHECK(state.rng.state() == pinned.random_state);
    }
}

struct RandomGame {
    GameState end;
    int spawned_fours = 0;
};

// Uniform over the effective directions, until the game is over or `most_moves` are played.
RandomGame play_random_game(const RuleSet& rules, std::uint64_t seed, std::uint32_t most_moves) {
    Random random(seed);
    RandomGame game{.end = new_game(rules, seed)};
    while (!is_over(game.end.board) && game.end.moves < most_moves) {
        const MoveOutcome outcome = play(game.end, rules, random.direction());
        if (outcome.effective() && outcome.spawn.exponent == 2) ++game.spawned_fours;
    }
    return game;
}

// What the tiles were worth to make, had every one been merged up from 2s.
Score worth_of(const Board& board) {
    Score worth = 0;
    for (const Exponent exponent : board.cells()) {
        if (exponent > 0) worth += (exponent - Score{1}) * face_value(exponent);
    }
    return worth;
}

TEST_CASE("the score is the sum over tiles of (n-1) * 2^n, minus 4 for each 4 that spawned") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        const RuleSet rules = Random(seed).rule_set();
        const RandomGame game = play_random_game(rules, seed, 400);
        CHECK(worth_of(game.end.board) - 4 * static_cast<Score>(game.spawned_fours) == game.end.score);
    }
}

// Five other engines agree on the means over 2 million games.
TEST_CASE("random games on 4x4 last 118.4 moves and score 1096 on average") {
    std::vector<double> moves;
    std::vector<double> scores;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const GameState end = play_random_game({}, seed, 10'000).end;
        moves.push_back(end.moves);
        scores.push_back(static_cast<double>(end.score));
    }
    const auto mean_moves = support::mean_of(moves);
    const auto mean_score = support::mean_of(scores);
    CHECK(mean_moves.standard_error < 1.5);
    CHECK(mean_score.standard_error < 15);
    CHECK(std::abs(mean_moves.value - 118.4) < 4 * mean_moves.standard_error);
    CHECK(std::abs(mean_score.value - 1096) < 4 * mean_score.standard_error);
}

}  // namespace
}  // namespace twofold::rules
