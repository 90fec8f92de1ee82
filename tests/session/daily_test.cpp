#include "session/daily.h"

#include <doctest/doctest.h>

namespace twofold::session {
namespace {

TEST_CASE("the daily game of a date is the same for everybody, and each date has another") {
    const auto start = daily_start("2026-11-30");
    REQUIRE(start);
    CHECK(start->seed == 20261130);
    CHECK(start->rules == rules::RuleSet{});
    CHECK_FALSE(start->position);
    CHECK(Game(*start).state() == rules::new_game({}, 20261130));
    CHECK(daily_start("2026-12-01")->seed != start->seed);
}

TEST_CASE("what is no date has no daily game") {
    for (const char* text :
         {"", "2026-11-31", "2026-13-01", "2026-00-10", "2026-01-00", "2025-02-29", "1900-02-29", "2026-1-1",
          "20261130", "2026/11/30", "2026-11-3x", "2026-11-301"}) {
        CAPTURE(text);
        CHECK_FALSE(daily_start(text));
        CHECK_FALSE(day_before(text));
    }
    CHECK(daily_start("2024-02-29"));
    CHECK(daily_start("2000-02-29"));
}

TEST_CASE("the day before goes over the ends of months, years and leap days") {
    CHECK(day_before("2026-11-30") == "2026-11-29");
    CHECK(day_before("2026-12-01") == "2026-11-30");
    CHECK(day_before("2027-01-01") == "2026-12-31");
    CHECK(day_before("2024-03-01") == "2024-02-29");
    CHECK(day_before("2025-03-01") == "2025-02-28");
    CHECK(day_before("0001-01-01") == "0000-12-31");
    CHECK_FALSE(day_before("0000-01-01"));
}

TEST_CASE("a date keeps its best score, and 0 counts as played") {
    DailyScores scores;
    CHECK_FALSE(scores.best("2026-11-30"));
    scores.record("2026-11-30", 0);
    CHECK(scores.best("2026-11-30") == rules::Score{0});
    scores.record("2026-11-30", 96);
    scores.record("2026-11-30", 40);
    CHECK(scores.best("2026-11-30") == rules::Score{96});
}

TEST_CASE("a streak is the days in a row up to today, or up to yesterday while today's is to come") {
    DailyScores scores;
    CHECK(scores.streak("2026-12-01") == 0);
    for (const char* date : {"2026-11-27", "2026-11-29", "2026-11-30"})
        scores.record(date, 4);
    CHECK(scores.streak("2026-11-30") == 2);
    CHECK(scores.streak("2026-12-01") == 2);
    CHECK(scores.streak("2026-12-02") == 0);
    scores.record("2026-12-01", 4);
    CHECK(scores.streak("2026-12-01") == 3);
    CHECK(scores.streak("2026-11-27") == 1);
}

TEST_CASE("daily scores read back as they were written, and other entries are left out") {
    DailyScores scores;
    scores.record("2026-11-30", rules::kMaxScore);
    scores.record("2026-12-01", 0);
    CHECK(DailyScores::from_text(scores.to_text()) == scores);
    const auto read = DailyScores::from_text(
        "\"2026-11-30\" = \"18446744073709551615\"\n\"2026-12-01\" = \"0\"\n"
        "\"2026-02-30\" = \"4\"\n'a\"b' = \"4\"\n\"2026-11-29\" = 4\n");
    CHECK(read == scores);
    CHECK_FALSE(DailyScores::from_text("= ["));
}

}  // namespace
}  // namespace twofold::session
