// What many games come to, on small lists that can be added up by hand.
#include "session/statistics.h"

#include <doctest/doctest.h>

namespace twofold::session {
namespace {

using End = PlayedGame::End;
using Undo = StatisticsFilter::Undo;
using Which = StatisticsFilter::Which;

const rules::RuleSet kSmall = {.size = {3, 3}, .target = 6};

std::vector<PlayedGame> some_games() {
    return {
        {.key = "1", .score = 100, .largest = 6, .moves = 50, .time = 1000, .splits = {{3, 100}, {5, 900}}},
        {.key = "2",
         .variant = {.rules = kSmall},
         .score = 40,
         .largest = 4,
         .moves = 9,
         .end = End::kOpen,
         .time = 7},
        {.key = "3",
         .score = 300,
         .largest = 11,
         .moves = 70,
         .won = true,
         .undo = true,
         .time = 2000,
         .splits = {{3, 200}}},
        {.key = "4",
         .variant = {.daily = 20261130},
         .score = 500,
         .largest = 6,
         .moves = 80,
         .end = End::kLeft,
         .time = 30},
        {.score = 900, .largest = 9, .moves = 10, .end = End::kOpen, .time = 400, .splits = {{3, 50}}},
    };
}

TEST_CASE(
    "games that came to an end are counted; those in progress add moves, time, times and a best score") {
    const Statistics all = statistics_of(some_games(), {});
    CHECK(all.games == 3);
    CHECK(all.wins == 1);
    CHECK(all.mean_score == doctest::Approx(300));
    CHECK(all.best_score == 900);
    CHECK(all.moves == 50 + 9 + 70 + 80 + 10);
    CHECK(all.time == 1000 + 7 + 2000 + 30 + 400);
    CHECK(all.largest[6] == 2);
    CHECK(all.largest[11] == 1);
    CHECK(all.largest[9] == 0);
    CHECK(all.fastest[3] == 50u);
    CHECK(all.fastest[5] == 900u);
    CHECK_FALSE(all.fastest[4].has_value());
}

TEST_CASE("a game that was left open counts once a later one of its kind took its place") {
    std::vector<PlayedGame> games = some_games();
    games.push_back({.variant = {.rules = kSmall}, .score = 4, .largest = 2, .moves = 1, .end = End::kOpen});
    const Statistics small = statistics_of(games, {.which = Which::kRules, .rules = kSmall});
    CHECK(small.games == 1);
    CHECK(small.largest[4] == 1);
    CHECK(small.moves == 10);
}

TEST_CASE("one rule set, daily games, and games with or without undo can be looked at alone") {
    const std::vector<PlayedGame> games = some_games();
    CHECK(statistics_of(games, {.which = Which::kDaily}).games == 1);
    CHECK(statistics_of(games, {.which = Which::kDaily}).best_score == 500);
    CHECK(statistics_of(games, {.which = Which::kRules, .rules = kSmall}).games == 0);
    CHECK(statistics_of(games, {.which = Which::kRules, .rules = kSmall}).moves == 9);
    CHECK(statistics_of(games, {.undo = Undo::kWith}).games == 1);
    CHECK(statistics_of(games, {.undo = Undo::kWith}).wins == 1);
    CHECK(statistics_of(games, {.undo = Undo::kWithout}).games == 2);
    CHECK(statistics_of(games, {.undo = Undo::kWithout}).wins == 0);
    CHECK(statistics_of({}, {}).mean_score == 0);
}

TEST_CASE("the largest scores do not overflow the mean") {
    const std::vector<PlayedGame> games(3, {.key = "a", .score = rules::kMaxScore});
    CHECK(statistics_of(games, {}).mean_score == doctest::Approx(static_cast<double>(rules::kMaxScore)));
}

TEST_CASE("each rule set that was played is listed once, small boards first") {
    CHECK(rule_sets_of(some_games()) == std::vector<rules::RuleSet>{kSmall, {}});
    CHECK(rule_sets_of({}).empty());
}

}  // namespace
}  // namespace twofold::session
