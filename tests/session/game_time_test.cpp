// The time that a game has been played, and the splits that follow from it.
#include <algorithm>

#include <doctest/doctest.h>

#include "session/game.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::session {
namespace {

using rules::Direction;
using support::board_of;
using support::Random;

// Plays an effective move; false where the game is over.
bool play_any(Game& game, Random& random) {
    while (!game.over()) {
        if (game.play(random.direction()).effective()) return true;
    }
    return false;
}

std::size_t splits_set(const Game& game) {
    return static_cast<std::size_t>(std::count_if(game.splits().begin(), game.splits().end(),
                                                  [](const auto& split) { return split.has_value(); }));
}

// Plays, with `each` ms after every move, until an 8 has been made.
void play_to_eight(Game& game, PlayedMillis each) {
    Random random(3);
    while (game.state().board.largest() < 3 && play_any(game, random))
        game.add_time(each);
}

TEST_CASE("time played is the sum of what was told, and undo does not take it back") {
    Game game(Start{.seed = 1});
    Random random(1);
    game.add_time(0);
    REQUIRE(play_any(game, random));
    game.add_time(1500);
    game.undo();
    game.add_time(200);
    game.redo();
    game.go_to(0);
    CHECK(game.time_played() == 1700);
}

TEST_CASE("a game is clocked where its time was told before its first move, and stays so") {
    Game game(Start{.seed = 1});
    Random random(1);
    CHECK_FALSE(game.clocked());
    game.add_time(0);
    CHECK(game.clocked());
    REQUIRE(play_any(game, random));
    game.undo();
    CHECK(game.clocked());
}

TEST_CASE("a game whose first move came before any time is never clocked, even where that is undone") {
    Game game(Start{.seed = 1});
    Random random(1);
    REQUIRE(play_any(game, random));
    game.add_time(10);
    CHECK_FALSE(game.clocked());
    game.undo();
    game.add_time(10);
    CHECK_FALSE(game.clocked());
    CHECK(game.time_played() == 20);
    play_to_eight(game, 10);
    CHECK(splits_set(game) == 0);
}

TEST_CASE("every tile from 8 on has as its split the time told right after the move that made it") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Game game(Start{.rules = {.size = {3, 4}, .target = 5}, .seed = seed});
        game.add_time(0);
        Splits expected;
        rules::Exponent largest = 2;
        while (play_any(game, random)) {
            game.add_time(support::random_time(random));
            if (game.state().board.largest() <= largest) continue;
            largest = game.state().board.largest();
            expected[largest] = game.time_played();
        }
        REQUIRE(largest >= kFirstSplit);
        CHECK(game.splits() == expected);
        CHECK(splits_set(game) == largest - 2u);
    }
}

TEST_CASE("a split stays what it was when its tile is taken back and made again") {
    Game game(Start{.seed = 5});
    game.add_time(0);
    play_to_eight(game, 100);
    REQUIRE(game.splits()[3]);
    const PlayedMillis first = *game.splits()[3];
    game.undo();
    game.add_time(5000);
    game.redo();
    game.add_time(5000);
    CHECK(game.splits()[3] == first);
}

TEST_CASE("time that is told later than right after the move sets no split") {
    Game game(Start{.seed = 5});
    Random random(3);
    game.add_time(0);
    while (game.state().board.largest() < 3)
        REQUIRE(play_any(game, random));
    Game undone = game;
    undone.undo();
    undone.add_time(100);
    CHECK(splits_set(undone) == 0);
    game.add_time(100);
    game.add_time(100);
    CHECK(game.splits()[3] == 100);
}

TEST_CASE("a game that began with a position has a time and no splits") {
    Game game({.rules = {.size = {2, 2}, .target = 4},
               .seed = 1,
               .position = rules::GameState{.board = board_of("4 4/0 0")}});
    game.add_time(0);
    REQUIRE(game.play(Direction::kLeft).effective());
    game.add_time(900);
    CHECK(game.clocked());
    CHECK(game.time_played() == 900);
    CHECK(splits_set(game) == 0);
}

}  // namespace
}  // namespace twofold::session
