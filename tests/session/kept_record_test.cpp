#include "session/kept_record.h"

#include <vector>

#include <doctest/doctest.h>

#include "session/board_text.h"

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

TEST_CASE("the summary of a game names its size, score, largest tile, moves and board") {
    Game game(
        {.rules = {.size = {2, 3}, .target = 4},
         .seed = 1,
         .position = rules::GameState{.board = support::board_of("8 8 0/0 0 2"), .score = 40, .moves = 7}});
    CHECK(summary_of(game, false) == "2x3-16-10_40_8_7_330001_undo");
    game.play(rules::Direction::kLeft);
    CHECK(summary_of(game, false) == "2x3-16-10_56_16_8_" + board_digits(game.state().board) + "_undo");
}

TEST_CASE("the summary of a game tells whether it is with undo") {
    Game game({.rules = {.size = {3, 3}, .target = 6}, .seed = 1});
    const auto kept = [&] {
        return *parse_kept_record("20261130-143012-000_" + summary_of(game, true) + "_star.twofold");
    };
    game.play(rules::Direction::kLeft);
    game.play(rules::Direction::kUp);
    CHECK_FALSE(kept().undo);
    game.undo();
    CHECK(kept().undo);
    CHECK(kept().open);
    CHECK(kept().starred);
    game.redo();
    CHECK(kept().undo);
    CHECK(kept().variant == variant_of(game.start()));
}

TEST_CASE(
    "a board is in the name and read from it; one that is damaged, or of an earlier version, is left out") {
    const auto board_in = [](std::string_view board) {
        return parse_kept_record("20261130-143012-000_2x3-16-10_40_8_7" + std::string(board) +
                                 "_undo.twofold")
            .value()
            .board;
    };
    CHECK(board_in("_330001") == support::board_of("8 8 0/0 0 2"));
    for (const std::string_view damaged : {"", "_", "_33000", "_3300011", "_33000!", "_33000A"}) {
        CAPTURE(damaged);
        CHECK_FALSE(board_in(damaged).has_value());
    }
}

TEST_CASE("a board has a digit for each cell, and none at all if a tile is too large for one") {
    rules::Board board({2, 2});
    board.set(1, 11);
    board.set(3, 35);
    CHECK(board_digits(board) == "0b0z");
    CHECK(parse_board_digits("0b0z", {2, 2}) == board);
    board.set(3, 36);
    CHECK(board_digits(board).empty());
}

TEST_CASE("a game that stays open is kept so, unless it is over") {
    Game game({.rules = {.size = {2, 2}, .target = 4},
               .seed = 1,
               .position = rules::GameState{.board = support::board_of("2 2/16 8")}});
    CHECK(summary_of(game, true) == "2x2-16-10_0_16_0_1143_undo_open");
    while (!game.over())
        game.play(game.plies().size() % 2 == 0 ? rules::Direction::kLeft : rules::Direction::kUp);
    CHECK(summary_of(game, true).find("_open") == std::string::npos);
}

TEST_CASE("the game in progress of a variant is the latest that was left open, whatever was played since") {
    std::vector<KeptRecord> records;
    for (const char* name : {"20261130-150000-000_3x5-64-10_8_4_2.twofold",
                             "20261130-140000-000_4x4-2048-10_8_4_2_open_star.twofold",
                             "20261130-130000-000_4x4-2048-10d20261130_8_4_2_open.twofold",
                             "20261130-120000-000_3x5-64-10_8_4_2_open.twofold",
                             "20261130-110000-000_4x4-2048-10_8_4_2_open.twofold"}) {
        records.push_back(*parse_kept_record(name));
    }
    const auto of = [&](std::string_view variant) { return open_game(records, *parse_variant(variant)); };
    CHECK(of("4x4") == &records[1]);
    CHECK(of("4x4-2048-10d20261130") == &records[2]);
    CHECK(of("3x5-64-10") == &records[3]);
    CHECK(of("5x5") == nullptr);
}

TEST_CASE("a game of some rules goes on where one is left open, unless one of them is being played") {
    const std::vector<KeptRecord> records = {
        *parse_kept_record("20261130-140000-000_4x4-2048-10_8_4_2_open.twofold"),
        *parse_kept_record("20261130-130000-000_4x4-2048-10d20261130_8_4_2_open.twofold"),
    };
    const Variant usual;
    const Variant daily{.daily = 20261130};
    Game game({.seed = 7});
    CHECK(game_to_resume(records, usual, game) == &records[0]);  // nothing has been played yet
    game.play(rules::Direction::kLeft);
    game.play(rules::Direction::kUp);
    REQUIRE_FALSE(game.plies().empty());
    CHECK(game_to_resume(records, usual, game) == nullptr);
    CHECK(game_to_resume(records, daily, game) == &records[1]);
    CHECK(game_to_resume(records, {.rules = {.size = {5, 5}}}, game) == nullptr);  // none is left open
    CHECK(game_to_resume(records, usual, game, 7) == nullptr);
    CHECK(game_to_resume(records, usual, game, 8) == &records[0]);  // the one being played is not meant
}

TEST_CASE("a game is handed to the player under its date, size and score") {
    CHECK(shared_name("2026-11-30", {4, 4}, 22864) == "Twofold 2026-11-30 4x4 22864");
    CHECK(shared_name("2026-01-02", {3, 5}, rules::kMaxScore) ==
          "Twofold 2026-01-02 3x5 18446744073709551615");
}

TEST_CASE("a kept record is known by its file's name") {
    const auto record = parse_kept_record("20261130-143012-002_4x4_22864_2048_1126.twofold");
    REQUIRE(record);
    CHECK(record->date == "2026-11-30");
    CHECK(record->variant == Variant{.rules = {.size = {4, 4}}});
    CHECK(record->score == 22864);
    CHECK(record->largest == 11);
    CHECK(record->moves == 1126);
    CHECK_FALSE(record->open);
    CHECK_FALSE(record->starred);
    const auto open = parse_kept_record("20261130-143012-000_3x5-64-25r_8_4_2_open.twofold");
    REQUIRE(open);
    CHECK(open->variant == Variant{.rules = {.size = {3, 5}, .target = 6, .fours = 25, .reroll = true}});
    CHECK(open->open);
    const auto large = parse_kept_record("20261130-143012-000_8x8_18446744073709551615_2^65_9_star.twofold");
    REQUIRE(large);
    CHECK(large->largest == 65);
    CHECK(large->score == rules::kMaxScore);
    CHECK(large->starred);
}

TEST_CASE("the name that a game is kept by reads back as what it was written from, whatever was played") {
    support::Random random(22);
    for (int i = 0; i < 400; ++i) {
        const rules::Size size{static_cast<std::uint8_t>(random.between(2, 8)),
                               static_cast<std::uint8_t>(random.between(2, 8))};
        const auto fours = static_cast<std::uint8_t>(random.between(0, 100));
        Start start{.seed = static_cast<std::uint64_t>(random.between(0, 100'000'000))};
        if (i % 2 == 0) {
            start.rules = {.size = size,
                           .target = static_cast<rules::Exponent>(
                               random.between(3, rules::largest_exponent({.size = size, .fours = fours}))),
                           .fours = fours,
                           .reroll = random.percent(50)};
        } else if (i % 4 == 1) {
            start.seed = static_cast<std::uint64_t>(random.between(0, 9999) * 10000 + 1130);
        }
        Game game(start);
        for (int move = random.between(0, 30); move > 0; --move)
            game.play(random.direction());
        if (random.percent(30)) game.undo();
        const bool open = random.percent(50);
        const bool starred = random.percent(50);
        const std::string file =
            starred_name("20261130-143012-002_" + summary_of(game, open) + ".twofold", starred);
        CAPTURE(file);
        const KeptRecord written{.file = file,
                                 .date = "2026-11-30",
                                 .variant = variant_of(start),
                                 .score = game.state().score,
                                 .largest = game.state().board.largest(),
                                 .moves = game.state().moves,
                                 .board = game.state().board,
                                 .undo = with_undo(game),
                                 .open = open && !game.over(),
                                 .starred = starred};
        CHECK(parse_kept_record(file) == written);
    }
}

TEST_CASE("other names are no kept records") {
    for (const char* name :
         {"", ".twofold", "game.twofold", "20261130-143012-000_4x4_22864_2048_1126", "2026_4x4_1_2_1.twofold",
          "20261130_4x4-2048-10_8_4_2.twofold", "20261130-1430_4x4_8_4_2.twofold",
          "20261130-143012-1_4x4_8_4_2.twofold", "20261130x143012-000_4x4_8_4_2.twofold",
          "20261131-143012-000_4x4_8_4_2.twofold", "20261130-143012-000_9x4_1_2_1.twofold",
          "20261130-143012-000_4x4_x_2_1.twofold", "20261130-143012-000_4x4_1_3_1.twofold",
          "20261130-143012-000_4x4_1_2.twofold", "zzz.twofold", "notes.txt"}) {
        CAPTURE(name);
        CHECK_FALSE(parse_kept_record(name));
    }
}

TEST_CASE("a star is put on a name and taken off it, and names nothing else") {
    const std::string plain = "20261130-143012-000_4x4-2048-10_4_4_1.twofold";
    const std::string starred = starred_name(plain, true);
    CHECK(starred == "20261130-143012-000_4x4-2048-10_4_4_1_star.twofold");
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
