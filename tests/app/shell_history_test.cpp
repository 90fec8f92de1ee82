// Undo, redo, new game, restart and what a win and an end let the player do.
#include <vector>

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using support::board_of;
using support::timeless_view_of;
using ui::BoundCommand;
namespace commands = ui::commands;
using ui::Key;
using ui::OverlayKind;

constexpr Direction kLeft = Direction::kLeft;
constexpr Direction kUp = Direction::kUp;

// One merge away from its target.
session::Start nearly_won() {
    return support::start_on("4 4 0/0 0 0/0 0 2", 3);
}

OverlayKind overlay(const AppDriver& driver) {
    return driver.shell().board().overlay_kind();
}

AppDriver& at_rest(AppDriver& driver) {
    driver.rest();
    REQUIRE(driver.picture() == driver.fresh_picture());
    return driver;
}

TEST_CASE("undo takes back moves to the very start and redo makes them again, by keys and by buttons") {
    for (const bool by_buttons : {false, true}) {
        CAPTURE(by_buttons);
        const session::Start start{.rules = {.size = {4, 4}}, .seed = 5};
        AppDriver driver(start);
        driver.frame();
        support::Random random(5);
        for (int i = 0; i < 30; ++i)
            driver.play_now(random.direction());
        const auto played = driver.game().state();
        const std::size_t moves = driver.game().undo_count();
        REQUIRE(moves > 10);
        const auto ask = [&](Key key, BoundCommand button) {
            by_buttons ? driver.tap(button) : driver.press(key);
            driver.frame();
        };
        for (std::size_t i = 0; i < moves; ++i)
            ask(Key::kU, commands::Undo{});
        CHECK(driver.game().state() == session::first_state(start));
        at_rest(driver);
        for (std::size_t i = 0; i < moves; ++i)
            ask(Key::kY, commands::Redo{});
        CHECK(driver.game().state() == played);
        at_rest(driver);
    }
}

TEST_CASE("undo and redo with nothing to take back or make again do nothing at all") {
    AppDriver driver(support::start_on("0 2/0 4"));
    driver.rest();
    driver.take_edits();
    for (const Key key : {Key::kU, Key::kBackspace, Key::kY}) {
        driver.press_now(key);
        CHECK(driver.effects().damage.empty());
        CHECK_FALSE(driver.effects().moving);
    }
    CHECK(driver.take_edits().empty());
}

TEST_CASE("a new game has another seed and the same rules, and undo brings the old one back") {
    AppDriver driver(session::Start{.rules = {.size = {3, 5}, .target = 6, .fours = 50}, .seed = 3}, {},
                     {.entropy = 77});
    driver.play_now(kLeft);
    driver.play_now(kUp);
    const auto before = timeless_view_of(driver.game());
    driver.press_now(Key::kN);
    CHECK(driver.game().rules() == before.start.rules);
    CHECK(driver.game().start().seed != before.start.seed);
    CHECK(driver.game().state() == rules::new_game(before.start.rules, driver.game().start().seed));
    const auto seed = driver.game().start().seed;
    driver.press_now(Key::kN);
    CHECK(driver.game().start().seed != seed);
    driver.press_now(Key::kU);
    CHECK(timeless_view_of(driver.game()) == before);
    at_rest(driver);
}

TEST_CASE("a restart begins again with the same seed, or the same board, and can be undone too") {
    const std::vector<session::Start> starts = {session::Start{.seed = 9}, support::start_on("2 4 2/0 0 0")};
    for (const session::Start& start : starts) {
        AppDriver driver(start);
        driver.play_now(Direction::kDown);
        driver.play_now(kLeft);
        const auto before = timeless_view_of(driver.game());
        REQUIRE(before.undo_count > 0);
        driver.press_now(Key::kR);
        CHECK(driver.game().start() == start);
        CHECK(driver.game().state() == session::first_state(start));
        driver.press_now(Key::kZ, ui::kCtrl);
        CHECK(timeless_view_of(driver.game()) == before);
    }
}

TEST_CASE("a new game can be undone until its next effective move, not after") {
    AppDriver driver(session::Start{.seed = 4});
    driver.play_now(kLeft);
    driver.press_now(Key::kN);
    const rules::Board dealt = driver.board();
    // A move that changes nothing does not end the chance.
    for (const Direction direction : rules::kAllDirections) {
        if (rules::can_slide(dealt, direction)) continue;
        driver.play_now(direction);
    }
    CHECK(driver.session().can_undo());
    while (driver.game().undo_count() == 0) {
        for (const Direction direction : rules::kAllDirections) {
            if (driver.game().undo_count() == 0) driver.play_now(direction);
        }
    }
    driver.press_now(Key::kU);
    CHECK(driver.board() == dealt);
    CHECK_FALSE(driver.session().can_undo());
    driver.press_now(Key::kU);
    CHECK(driver.board() == dealt);
}

TEST_CASE("undo of a new game shows the old board in any frame of the deal") {
    for (int frames = 0; frames < 40; frames += 3) {
        CAPTURE(frames);
        AppDriver driver(support::start_on("2 0 0/0 0 0/0 0 4"));
        driver.rest();
        driver.play_now(kLeft);
        driver.press_now(Key::kN);
        for (int i = 0; i < frames; ++i)
            driver.frame();
        driver.press_now(Key::kU);
        CHECK(driver.picture() == driver.fresh_picture());
        at_rest(driver);
    }
}

TEST_CASE("a win shows over the board; no key moves the board until it is answered") {
    AppDriver driver(nearly_won());
    driver.play_now(kLeft);
    REQUIRE(driver.game().win_unanswered());
    CHECK(overlay(driver) == OverlayKind::kWon);
    const rules::Board won = driver.board();
    for (const Direction direction : rules::kAllDirections)
        driver.play_now(direction);
    CHECK(driver.board() == won);
    driver.swipe({270, 300}, {0, 90});
    driver.frame();
    CHECK(driver.board() == won);
}

TEST_CASE("after keep going the next arrow moves, and a second such tile shows nothing") {
    enum class Answer { kEscape, kReturn, kButton };
    for (const Answer answer : {Answer::kEscape, Answer::kReturn, Answer::kButton}) {
        CAPTURE(static_cast<int>(answer));
        AppDriver driver(support::start_on("4 4 0/4 4 0/0 0 0", 3));
        driver.rest();
        driver.play_now(kLeft);
        REQUIRE(overlay(driver) == OverlayKind::kWon);
        driver.rest();
        if (answer == Answer::kEscape) driver.press(Key::kEscape);
        if (answer == Answer::kReturn) driver.press(Key::kReturn);
        if (answer == Answer::kButton) driver.tap(commands::KeepGoing{});
        driver.frame();
        CHECK(overlay(driver) == OverlayKind::kNone);
        CHECK_FALSE(driver.game().win_unanswered());
        const auto moves = driver.game().undo_count();
        driver.play_now(kUp);
        CHECK(driver.game().undo_count() == moves + 1);
        CHECK(driver.board().largest() == 4);
        CHECK(overlay(driver) == OverlayKind::kNone);
        at_rest(driver);
    }
}

TEST_CASE("undo takes back a win with its overlay, and the same win is a win again") {
    AppDriver driver(nearly_won());
    driver.play_now(kLeft);
    driver.rest();
    driver.press_now(Key::kU);
    CHECK(overlay(driver) == OverlayKind::kNone);
    CHECK_FALSE(driver.game().state().won);
    driver.rest();
    driver.play_now(kLeft);
    CHECK(overlay(driver) == OverlayKind::kWon);
}

TEST_CASE("the move that leaves none shows the end at once; undo and new game lead out of it") {
    // One move to the left fills the last cell, and no two neighbours are equal.
    const session::Start start = support::start_on("2 4 8/16 32 64/0 128 256");
    for (const Key key : {Key::kU, Key::kN}) {
        AppDriver driver(start);
        driver.play_now(kLeft);
        REQUIRE(driver.game().over());
        CHECK(overlay(driver) == OverlayKind::kOver);
        driver.play_now(kLeft);
        CHECK(driver.game().undo_count() == 1);
        driver.press_now(key);
        CHECK(overlay(driver) == OverlayKind::kNone);
        CHECK_FALSE(driver.game().over());
        at_rest(driver);
    }
}

TEST_CASE("a game that is won by its last move says both") {
    AppDriver driver(support::start_on("2 4 8/16 32 64/2 128 128", 8));
    driver.play_now(kLeft);
    REQUIRE(driver.game().over());
    CHECK(driver.game().win_unanswered());
    CHECK(overlay(driver) == OverlayKind::kWonAndOver);
}

TEST_CASE("move and undo a thousand times leaves the score as it was") {
    AppDriver driver(support::start_on("2 2 0/4 4 0/0 0 0"));
    driver.frame();
    for (int i = 0; i < 1000; ++i) {
        driver.play_now(kLeft);
        driver.press_now(Key::kU);
    }
    CHECK(driver.game().state().score == 0);
    CHECK(driver.session().best() == 12);
    at_rest(driver);
}

TEST_CASE("a lost game is watched from its overlay, and is as it was when the replay is left") {
    AppDriver driver(support::start_on("2 4 8/16 32 64/0 128 256"));
    driver.frame();
    driver.play_now(Direction::kLeft);
    driver.rest();
    REQUIRE(overlay(driver) == OverlayKind::kOver);
    const auto before = timeless_view_of(driver.game());
    for (int i = 0; i < 3; ++i)
        driver.press_now(Key::kLeft);  // from the first choice around to the last, and on
    driver.press_now(Key::kReturn);
    REQUIRE(driver.front() == ui::ScreenId::kReplay);
    CHECK(driver.effects().requests.empty());
    CHECK(driver.shell().front().place().starts_with("ply 0 of 1 "));
    driver.press_now(Key::kRight);
    CHECK(driver.shell().front().place().starts_with("ply 1 of 1 "));
    driver.press_now(Key::kEscape);
    CHECK_FALSE(driver.front());
    CHECK(overlay(driver) == OverlayKind::kOver);
    CHECK(timeless_view_of(driver.game()) == before);
}

TEST_CASE("play on where the game in progress stands goes back to it and begins no other") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.play_now(Direction::kLeft);
    driver.play_now(Direction::kUp);
    driver.press_now(Key::kU);
    const support::GameView before = support::timeless_view_of(driver.game());
    driver.take_edits();
    driver.press_now(Key::kEscape);
    driver.tap("row-3");
    driver.frame();
    driver.tap("play-on");
    driver.frame();
    CHECK(driver.shell().front().id() == ui::ScreenId::kGame);
    CHECK(support::timeless_view_of(driver.game()) == before);
    for (const session::JournalEdit& edit : driver.take_edits())
        CHECK(edit.kind == session::JournalEdit::Kind::kAppend);
}

TEST_CASE("a share of fours that is none of the choices leads to its neighbours") {
    for (const auto& [key, neighbour] : {std::pair{Key::kRight, "20 %"}, {Key::kLeft, "10 %"}}) {
        AppDriver driver(session::Start{.rules = {.fours = 15}, .seed = 3});
        driver.frame();
        driver.press_now(Key::kEscape);
        driver.tap_row(2);
        driver.frame();
        REQUIRE(driver.front() == ui::ScreenId::kNewGame);
        driver.press_now(Key::kHome);
        driver.press_now(Key::kTab);
        driver.press_now(Key::kTab);
        CHECK(driver.shows_just("15 %"));
        driver.press_now(key);
        CHECK(driver.shows_just(neighbour));
    }
}

TEST_CASE("play on at the end of one's own game, watched from the words of its end, goes back to it") {
    AppDriver driver(support::start_on("2 2/0 0", 2));
    driver.frame();
    driver.play_now(Direction::kLeft);
    driver.rest();
    driver.frame(1000);
    REQUIRE(overlay(driver) == OverlayKind::kWon);
    const support::GameView before = support::timeless_view_of(driver.game());
    driver.take_edits();
    driver.tap(ui::commands::WatchGame{});
    driver.frame();
    REQUIRE(driver.front() == ui::ScreenId::kReplay);
    driver.press_now(Key::kEnd);
    driver.tap("play-on");
    driver.frame();
    CHECK_FALSE(driver.front());
    CHECK(support::timeless_view_of(driver.game()) == before);
}

}  // namespace
}  // namespace twofold::app
