#include "session/kept_record.h"

#include <doctest/doctest.h>

#include "support/boards.h"

namespace twofold::session {
namespace {

TEST_CASE("the summary of a game names its size, score, largest tile and moves") {
    Game game(
        {.rules = {.size = {2, 3}, .target = 4},
         .seed = 1,
         .position = rules::GameState{.board = support::board_of("8 8 0/0 0 2"), .score = 40, .moves = 7}});
    CHECK(summary_of(game) == "2x3_40_8_7");
    game.play(rules::Direction::kLeft);
    CHECK(summary_of(game) == "2x3_56_16_8");
}

TEST_CASE("a kept record is known by its file's name") {
    const auto record = parse_kept_record("20261130-143012-002_4x4_22864_2048_1126.twofold");
    REQUIRE(record);
    CHECK(record->date == "2026-11-30");
    CHECK(record->size == rules::Size{4, 4});
    CHECK(record->score == 22864);
    CHECK(record->largest == 11);
    CHECK(record->moves == 1126);
    CHECK_FALSE(record->starred);
    const auto large = parse_kept_record("20261130-143012-000_8x8_18446744073709551615_2^65_9_star.twofold");
    REQUIRE(large);
    CHECK(large->largest == 65);
    CHECK(large->score == rules::kMaxScore);
    CHECK(large->starred);
}

TEST_CASE("other names are no kept records") {
    for (const char* name : {"", ".twofold", "game.twofold", "20261130-143012-000_4x4_22864_2048_1126",
                             "2026_4x4_1_2_1.twofold", "20261130-143012-000_9x4_1_2_1.twofold",
                             "20261130-143012-000_4x4_x_2_1.twofold", "20261130-143012-000_4x4_1_3_1.twofold",
                             "20261130-143012-000_4x4_1_2.twofold", "zzz.twofold", "notes.txt"}) {
        CAPTURE(name);
        CHECK_FALSE(parse_kept_record(name));
    }
}

TEST_CASE("a star is put on a name and taken off it, and names nothing else") {
    const std::string plain = "20261130-143012-000_4x4_4_4_1.twofold";
    const std::string starred = starred_name(plain, true);
    CHECK(starred == "20261130-143012-000_4x4_4_4_1_star.twofold");
    CHECK(starred_name(starred, true) == starred);
    CHECK(starred_name(starred, false) == plain);
    auto both = parse_kept_record(starred);
    REQUIRE(both);
    both->file = plain;
    both->starred = false;
    CHECK(both == parse_kept_record(plain));
}

}  // namespace
}  // namespace twofold::session
