// A game as a line of the table of played games, and back.
#include "session/played_game.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

using support::Random;

TEST_CASE("a game leaves its score, largest tile, moves and end, and when it was clocked its times") {
    Game game({.rules = {.size = {2, 2}, .target = 3}, .seed = 2});
    game.add_time(0);
    PlayedMillis time = 0;
    for (int i = 0; !game.over(); ++i) {
        game.play(rules::kAllDirections[static_cast<std::size_t>(i % 4)]);
        game.add_time(250);
        time += 250;
    }
    const PlayedGame played = played_game(game, "20261130-143012-000", PlayedGame::End::kLeft);
    CHECK(played.key == "20261130-143012-000");
    CHECK(variant_text(played.variant) == "2x2-8-10");
    CHECK(played.score == game.state().score);
    CHECK(played.largest == game.state().board.largest());
    CHECK(played.moves == game.plies().size());
    CHECK(played.won == game.state().won);
    CHECK_FALSE(played.undo);
    CHECK(played.end == PlayedGame::End::kOver);
    CHECK(played.time == time);
    REQUIRE_FALSE(played.splits.empty());
    CHECK(played.splits.front().exponent == kFirstSplit);
}

TEST_CASE("an undone move lowers no score, and whoever takes one back or begins amid a game used undo") {
    const rules::GameState position{.board = support::board_of("4 4/0 2")};
    Game game({.rules = {.size = {2, 2}, .target = 4}, .seed = 2});
    while (game.state().score == 0)
        game.play(rules::kAllDirections[game.plies().size() % 4]);
    const rules::Score best = game.state().score;
    CHECK_FALSE(played_game(game, "", PlayedGame::End::kOpen).undo);
    game.undo();
    const PlayedGame played = played_game(game, "", PlayedGame::End::kOpen);
    CHECK(played.undo);
    CHECK(played.score == best);
    CHECK(played.end == PlayedGame::End::kOpen);
    const Game amid({.rules = {.size = {2, 2}, .target = 4}, .seed = 2, .position = position});
    CHECK(played_game(amid, "", PlayedGame::End::kLeft).undo);
    CHECK(played_game(amid, "", PlayedGame::End::kLeft).end == PlayedGame::End::kLeft);
}

TEST_CASE("a played game is one line of the table") {
    std::string csv;
    append_played_game({.key = "20261130-143012-000",
                        .variant = {.daily = 20261130},
                        .score = 22864,
                        .largest = 11,
                        .moves = 1126,
                        .won = true,
                        .end = PlayedGame::End::kLeft,
                        .time = 83'250,
                        .splits = {{3, 1'005}, {11, 83'250}}},
                       csv);
    CHECK(
        csv ==
        "20261130-143012-000,4x4-2048-10d20261130,22864,2048,1126,yes,no,left,83.250,8=1.005 2048=83.250\n");
    CHECK(std::count(kPlayedGamesHeader.begin(), kPlayedGamesHeader.end(), ',') ==
          std::count(csv.begin(), csv.end(), ','));
}

PlayedGame some_game(Random& random) {
    PlayedGame game{.key = std::to_string(random.bits()),
                    .variant = {.rules = {.size = {3, 5}, .target = 6, .reroll = random.below(2) == 0}},
                    .score = random.bits(),
                    .largest = static_cast<rules::Exponent>(random.between(1, rules::kMaxExponent)),
                    .moves = random.bits() >> 20,
                    .won = random.below(2) == 0,
                    .undo = random.below(2) == 0,
                    .end = static_cast<PlayedGame::End>(random.below(3)),
                    .time = random.bits() >> 30};
    for (int exponent = 3; exponent < random.between(0, 20); ++exponent)
        game.splits.push_back({static_cast<rules::Exponent>(exponent), random.bits() >> 40});
    return game;
}

TEST_CASE("every table is read as it was written, whatever line breaks an editor gave it") {
    Random random(4);
    std::vector<PlayedGame> games;
    std::string csv(kPlayedGamesHeader);
    for (int i = 0; i < 300; ++i) {
        games.push_back(some_game(random));
        append_played_game(games.back(), csv);
    }
    CHECK(read_played_games(csv) == games);
    std::string edited;
    for (const char c : csv)
        edited += c == '\n' ? std::string("\r\n") : std::string(1, c);
    CHECK(read_played_games(edited) == games);
}

TEST_CASE("lines that are no games are left out, and the others stay") {
    std::string good;
    append_played_game({.key = "a", .score = 4, .largest = 2, .moves = 1}, good);
    for (const char* bad :
         {"", "hello", ",,,,,,,,,", "a,4x4,4,4,1,yes,no,over,1.0", "a,4x4,x,4,1,yes,no,over,1.000,",
          "a,9x4,4,4,1,yes,no,over,1.000,", "a,4x4,4,3,1,yes,no,over,1.000,",
          "a,4x4,4,4,1,maybe,no,over,1.000,", "a,4x4,4,4,1,yes,no,gone,1.000,",
          "a,4x4,4,4,1,yes,no,over,1.00,",
          "a,4x4,4,4,1,yes,no,over,1.000,8=", "a,4x4,4,4,1,yes,no,over,99999999999999999.000,"}) {
        CAPTURE(bad);
        CHECK(read_played_games(good + bad + "\n" + good).size() == 2);
    }
    Random random(5);
    std::string csv(kPlayedGamesHeader);
    for (int i = 0; i < 20; ++i)
        append_played_game(some_game(random), csv);
    for (int i = 0; i < 2000; ++i) {
        std::string damaged = csv;
        damaged[static_cast<std::size_t>(random.below(static_cast<int>(csv.size())))] =
            static_cast<char>(random.below(256));
        damaged.resize(static_cast<std::size_t>(random.below(static_cast<int>(csv.size()))));
        CHECK(read_played_games(damaged).size() <= 21);
    }
}

}  // namespace
}  // namespace twofold::session
