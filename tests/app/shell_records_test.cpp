// What the shell says of records that can be read in part or not at all.
#include <string>

#include <doctest/doctest.h>

#include "session/record.h"

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;

const std::string kKept = "20240229-120000-000_4x4-2048-10d20240229_52_16_12_open.twofold";

bool says(AppDriver& driver, std::string_view words) {
    driver.frame();
    return driver.picture().find(words) != std::string::npos;
}

// The record of a game of two moves, as the journal has it.
std::string short_record(AppDriver& driver) {
    driver.play_now(Direction::kLeft);
    driver.play_now(Direction::kUp);
    std::string record;
    for (const session::JournalEdit& edit : driver.take_edits())
        record += edit.bytes;
    return record;
}

TEST_CASE("a kept record that cannot be opened is named as the player would know it") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.tell(RecordUnreadable{kKept, storage::Reason::kMissing});
    CHECK(says(driver, "Twofold 2024-02-29 4x4 52 cannot be opened: it does not exist."));
}

TEST_CASE("what was pasted and is no record has no name in the sentence about it") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.tell(TextPasted{"twofold 1\nnonsense"});
    CHECK(says(driver, "The pasted text cannot be opened: it is not a Twofold game."));
}

TEST_CASE("a board without a move is nothing to paste, and one with a row on each line is a game") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    for (const std::string_view text : {"0 0/0 0", "2 4/4 2", "", "2 4\n4 2\n"}) {
        CAPTURE(text);
        const auto before = support::view_of(driver.game());
        driver.tell(TextPasted{std::string(text)});
        CHECK(says(driver, "Nothing to paste: copy a game or a board first."));
        CHECK(support::view_of(driver.game()) == before);
    }
    driver.tell(TextPasted{"2 0 0\n0 4 0\n"});
    driver.frame();
    CHECK(driver.board() == support::board_of("2 0 0/0 4 0"));
}

TEST_CASE("the list of records tells of undo and new tiles, and a record that is open of its rules") {
    AppDriver driver(session::Start{.seed = 3}, {.width = 540, .height = 1200});
    const rules::RuleSet rerolled{.size = {3, 5}, .target = 6, .reroll = true};
    driver.tell(RecordsChanged{{{.file = "a",
                                 .date = "2024-02-29",
                                 .variant = {.rules = rerolled},
                                 .score = 36,
                                 .largest = 4,
                                 .moves = 1234,
                                 .undo = true},
                                {.file = "b", .date = "2024-02-28", .score = 40, .largest = 3}}});
    driver.frame();
    driver.press_now(Key::kEscape);
    driver.tap_row(4);
    driver.frame();
    CHECK(driver.shows_just("36 points"));
    CHECK(driver.shows_just("3 × 5, another new tile after undo, 29 Feb 2024, best tile 16, undo used"));
    CHECK(driver.shows_just("40 points"));
    CHECK(driver.shows_just("4 × 4, 28 Feb 2024, best tile 8"));
    driver.tap_row(0);
    driver.rest();
    CHECK(driver.shows_just("3 × 5, 64, another new tile after undo"));
    CHECK(driver.shows_just("1,234"));
}

TEST_CASE("of a damaged record it is said that it is not seen to its end, and of a whole one nothing") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    std::string record = short_record(driver);
    driver.tell(RecordToWatch{"whole.twofold", record});
    CHECK_FALSE(says(driver, "damaged"));
    driver.press_now(Key::kEscape);
    record.insert(record.rfind('\n', record.size() - 2), "!");
    driver.tell(RecordToWatch{"damaged.twofold", record + record});
    CHECK(says(driver, "This record is damaged."));
    CHECK(driver.shell().front().id() != ui::ScreenId::kGame);
}

TEST_CASE("that something was copied is said by whoever could read and copy it") {
    for (const char* row : {"row--1", "row--3"}) {
        CAPTURE(row);
        AppDriver driver(session::Start{.seed = 3});
        driver.frame();
        driver.press_now(Key::kEscape);
        driver.tap("row-4");
        driver.frame();
        driver.tap(row);
        driver.frame();
        CHECK(driver.effects().requests.size() == 1);
        CHECK_FALSE(says(driver, "Copied."));
    }
}

TEST_CASE("today's daily game begins anew where what was played of it is damaged") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.play_now(Direction::kLeft);
    driver.tell(RecordsChanged{{*session::parse_kept_record(kKept)}});
    driver.press_now(Key::kEscape);
    driver.tap("row-5");
    driver.frame();
    driver.tap("row-1");
    driver.frame();
    REQUIRE(driver.effects().requests.size() == 1);
    REQUIRE(driver.effects().requests[0] == Request(ResumeRecord{kKept}));
    driver.press_now(Key::kEscape);  // by whatever way it was asked for
    driver.press_now(Key::kEscape);
    driver.tell(RecordToResume{kKept, "twofold 1\nnonsense"});
    CHECK(says(driver, "cannot be opened"));
    CHECK(driver.game().start() == *session::daily_start("2024-02-29"));
    CHECK(driver.shell().front().id() == ui::ScreenId::kGame);
}

TEST_CASE(
    "at midnight the daily page that is open offers the game of the new day, which is the one it starts") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.press_now(Key::kEscape);
    driver.tap("row-5");
    driver.frame();
    REQUIRE(driver.front() == ui::ScreenId::kDaily);
    REQUIRE(driver.shows("29 Feb 2024"));
    driver.set_utc_day("2024-03-01");
    driver.frame();
    CHECK(driver.shows("1 Mar 2024"));
    CHECK_FALSE(driver.shows("29 Feb 2024"));
    driver.tap("row-1");
    driver.frame();
    CHECK(driver.game().start() == *session::daily_start("2024-03-01"));
}

TEST_CASE("a daily game that a killed program had no time to count is counted at the next start") {
    session::Session session(*session::daily_start(support::kToday), support::kToday, {});
    AppDriver untouched(session);
    untouched.frame();
    CHECK_FALSE(untouched.session().daily_scores().best(support::kToday));
    for (const Direction direction : {Direction::kLeft, Direction::kUp, Direction::kRight, Direction::kDown})
        session.play(direction);
    const rules::Score score = session.game().state().score;
    AppDriver driver(std::move(session));
    CHECK(driver.frame().daily_scores != nullptr);
    CHECK(driver.session().daily_scores().best(support::kToday) == score);
    CHECK(driver.frame().daily_scores == nullptr);
}

}  // namespace
}  // namespace twofold::app
