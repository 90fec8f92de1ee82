// New games, spawns, winning and losing.
#include "rules/game_state.h"

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/board_text.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/statistics.h"

namespace twofold::rules {
namespace {

using support::board_of;
using support::Random;
using support::usual_rules;

GameState state_of(std::string_view drawing, std::uint64_t seed = 1) {
    return {.board = board_of(drawing), .rng = Generator(seed)};
}

TEST_CASE("a board can be played on if its tiles together are no larger than the largest tile there is") {
    CHECK(fits_tile_limit(board_of("0 2/4 2^65")));
    Board board({8, 8});
    for (int i = 0; i < board.cell_count(); ++i)
        board.set(i, kMaxPlayedExponent);
    CHECK(fits_tile_limit(board));
    board.set(0, kMaxPlayedExponent + 1);
    CHECK_FALSE(fits_tile_limit(board));
    board = Board({2, 2});
    board.set(0, kMaxExponent);
    CHECK(fits_tile_limit(board));
    board.set(1, kMaxPlayedExponent);
    CHECK_FALSE(fits_tile_limit(board));
}

TEST_CASE("a new game has two 2s in two different cells and nothing else") {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        const RuleSet rules = Random(seed).rule_set();
        const GameState state = new_game(rules, seed);
        CHECK(state.board.size() == rules.size);
        CHECK(state.board.empty_count() == rules.size.cells() - 2);
        CHECK(state.board.largest() == 1);
        CHECK(state.score == 0);
        CHECK(state.moves == 0);
        CHECK_FALSE(state.won);
    }
}

TEST_CASE("a new game draws its two cells one after the other from the generator of its seed") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Generator rng(seed);
        Board board(Size{4, 4});
        for (const std::uint32_t empty : {16u, 15u}) {
            board.set(board.nth_empty(static_cast<int>(rng.below(empty))), 1);
        }
        const GameState state = new_game({}, seed);
        CHECK(state.board == board);
        CHECK(state.rng == rng);
    }
}

TEST_CASE("in a new game every pair of cells is equally likely") {
    std::map<std::string, int> starts;
    for (std::uint64_t seed = 0; seed < 36'000; ++seed) {
        ++starts[session::board_text(new_game(usual_rules({3, 3}), seed).board)];
    }
    REQUIRE(starts.size() == 36);
    std::vector<int> counts;
    for (const auto& [start, count] : starts) {
        counts.push_back(count);
    }
    CHECK(support::chi_square(counts) < support::chi_square_limit(counts));
}

TEST_CASE("a spawn draws its exponent first and its cell, counted row by row, second") {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Random random(seed);
        const RuleSet rules = random.rule_set();
        const Board before = random.board(rules.size);
        if (before.empty_count() == 0) continue;
        INFO("seed ", seed, ": ", before);
        Generator copy(random.bits());
        GameState state{.board = before, .rng = copy};
        const Spawn spawn = spawn_tile(state, rules);
        const Exponent exponent = copy.below(100) < rules.fours ? 2 : 1;
        const int index =
            before.nth_empty(static_cast<int>(copy.below(static_cast<std::uint32_t>(before.empty_count()))));
        CHECK(spawn.exponent == exponent);
        CHECK(spawn.at == before.cell_at(index));
        CHECK(state.rng == copy);
        Board expected = before;
        expected.set(index, exponent);
        CHECK(state.board == expected);
    }
}

// Spawns on an empty 4x4 board.
struct SpawnCounts {
    int fours = 0;
    std::vector<int> cells = std::vector<int>(16, 0);
};

SpawnCounts count_spawns(int fours, int spawns) {
    SpawnCounts counts;
    GameState state{.rng = Generator(static_cast<std::uint64_t>(fours) + 1)};
    for (int i = 0; i < spawns; ++i) {
        state.board = Board(Size{4, 4});
        const Spawn spawn = spawn_tile(state, usual_rules({4, 4}, fours));
        counts.fours += spawn.exponent == 2 ? 1 : 0;
        ++counts.cells[static_cast<std::size_t>(state.board.index_of(spawn.at))];
    }
    return counts;
}

TEST_CASE("one spawn in ten is a 4 where nothing else is said") {
    const int spawns = 100'000;
    const double share = 100.0 * count_spawns(RuleSet{}.fours, spawns).fours / spawns;
    CHECK(std::abs(share - 10.0) < 0.4);
}

TEST_CASE("another share of fours is a rule option, from none to all") {
    CHECK(count_spawns(0, 10'000).fours == 0);
    CHECK(count_spawns(100, 10'000).fours == 10'000);
    CHECK(std::abs(count_spawns(33, 100'000).fours / 1000.0 - 33.0) < 0.6);
    CHECK(std::abs(count_spawns(1, 100'000).fours / 1000.0 - 1.0) < 0.15);
    CHECK(std::abs(count_spawns(99, 100'000).fours / 1000.0 - 99.0) < 0.15);
}

TEST_CASE("a spawn falls on every empty cell equally often") {
    const SpawnCounts counts = count_spawns(10, 100'000);
    CHECK(support::chi_square(counts.cells) < support::chi_square_limit(counts.cells));
}

TEST_CASE("an effective move is followed at once by one spawn on an empty cell") {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Random random(seed);
        const RuleSet rules = random.rule_set();
        GameState state{.board = random.board(rules.size), .rng = Generator(seed)};
        const GameState before = state;
        const MoveOutcome outcome = play(state, rules, random.direction());
        if (!outcome.effective()) continue;
        INFO("seed ", seed, ": ", before.board, " ", support::name_of(outcome.direction));
        CHECK(support::same_slide(outcome.slide, slide(before.board, outcome.direction)));
        CHECK(outcome.slide.board[outcome.spawn.at] == 0);
        Board expected = outcome.slide.board;
        expected.set(outcome.spawn.at, outcome.spawn.exponent);
        CHECK(state.board == expected);
        GameState drawn{.board = outcome.slide.board, .rng = before.rng, .moves = state.moves};
        CHECK(spawn_tile(drawn, rules) == outcome.spawn);
        CHECK(state.rng == drawn.rng);
        CHECK(state.moves == before.moves + 1);
        CHECK(state.score == before.score + outcome.slide.points);
    }
}

TEST_CASE("a move that is not effective changes nothing at all") {
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Random random(seed);
        const RuleSet rules = random.rule_set();
        GameState state{.board = random.board(rules.size), .score = 88, .rng = Generator(seed), .moves = 7};
        const GameState before = state;
        const MoveOutcome outcome = play(state, rules, random.direction());
        if (outcome.effective()) continue;
        ++seen;
        INFO("seed ", seed, ": ", before.board, " ", support::name_of(outcome.direction));
        CHECK(state == before);
        CHECK_FALSE(outcome.won);
    }
    CHECK(seen > 100);
}

TEST_CASE("merges score, sliding and spawning do not") {
    GameState state = state_of("2 0 0/0 0 0");
    play(state, usual_rules({2, 3}), Direction::kRight);
    CHECK(state.score == 0);
    state = state_of("4 4 0/2 0 2");
    play(state, usual_rules({2, 3}), Direction::kRight);
    CHECK(state.score == 12);
}

TEST_CASE("a score at its maximum stays there") {
    GameState state = state_of("2^63 2^63/2 0");
    state.score = kMaxScore - 4;
    play(state, usual_rules({2, 2}), Direction::kLeft);
    CHECK(state.score == kMaxScore);
    state.board = board_of("4 4/2 8");
    play(state, usual_rules({2, 2}), Direction::kLeft);
    CHECK(state.score == kMaxScore);
    CHECK(state.moves == 2);
}

TEST_CASE("the game is won when a merge makes the target or more") {
    const RuleSet rules{.size = {2, 3}, .target = 5};
    struct WinCase {
        std::string_view board;
        bool won;
    };
    for (const WinCase row : {WinCase{"16 16 0/0 2 0", true},
                              {"32 32 0/0 2 0", true},
                              {"0 16 16/8 8 4", true},
                              {"8 8 0/0 2 0", false},
                              {"0 32 0/0 2 0", false},
                              {"0 64 32/8 8 16", false}}) {
        CAPTURE(row.board);
        GameState state = state_of(row.board);
        CHECK(play(state, rules, Direction::kLeft).won == row.won);
        CHECK(state.won == row.won);
    }
}

TEST_CASE("a 4 that spawns does not win, whatever the target") {
    const RuleSet rules{.size = {2, 2}, .target = kSmallestTarget, .fours = 100};
    GameState state = state_of("0 2/0 0");
    REQUIRE(play(state, rules, Direction::kLeft).spawn.exponent == 2);
    CHECK_FALSE(state.won);
}

TEST_CASE("a win is said once in a game and then stays") {
    const RuleSet rules{.size = {3, 3}, .target = 4};
    GameState state = state_of("8 8 0/8 8 0/0 0 0");
    CHECK(play(state, rules, Direction::kLeft).won);
    REQUIRE(state.won);
    state.board = board_of("8 8 0/16 16 0/0 0 2");
    const MoveOutcome outcome = play(state, rules, Direction::kLeft);
    REQUIRE(outcome.effective());
    CHECK_FALSE(outcome.won);
    CHECK(state.won);
}

TEST_CASE("the game is over in the same move that fills the board, when no direction is left") {
    GameState state = state_of("8 16/0 32");
    const MoveOutcome outcome = play(state, {.size = {2, 2}, .target = 5, .fours = 0}, Direction::kLeft);
    CHECK(state.board == board_of("8 16/32 2"));
    CHECK(outcome.over);
    CHECK_FALSE(outcome.won);
}

TEST_CASE("a move that fills the board and leaves a pair does not end the game") {
    GameState state = state_of("8 2/0 32");
    const MoveOutcome outcome = play(state, {.size = {2, 2}, .target = 5, .fours = 0}, Direction::kLeft);
    CHECK(state.board == board_of("8 2/32 2"));
    CHECK_FALSE(outcome.over);
}

TEST_CASE("a move that wins and ends the game at once reports both") {
    GameState state = state_of("4 4/2 16");
    const MoveOutcome outcome = play(state, {.size = {2, 2}, .target = 3, .fours = 0}, Direction::kLeft);
    CHECK(state.board == board_of("8 2/2 16"));
    CHECK(outcome.won);
    CHECK(outcome.over);
    CHECK(state.won);
}

TEST_CASE("every move of a random game says that it is over exactly when the board is") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const RuleSet rules = usual_rules({3, 3});
        GameState state = new_game(rules, seed);
        bool over = false;
        while (!over) {
            const MoveOutcome outcome = play(state, rules, random.direction());
            if (!outcome.effective()) continue;
            over = outcome.over;
            REQUIRE(over == is_over(state.board));
        }
    }
}

}  // namespace
}  // namespace twofold::rules
