// What the player does becomes moves of the game: none is lost, none is made twice, and motion blocks
// nothing.
#include <array>
#include <string_view>
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
using support::Random;
using support::timeless_view_of;
using support::view_of;
using Kind = ui::PointerEvent::Kind;

constexpr ui::PointF kMiddle{270, 300};
// By Direction.
constexpr std::array kPadKeys = {ui::Key::kPadLeft, ui::Key::kPadRight, ui::Key::kPadUp, ui::Key::kPadDown};

// The game that these moves make, played by the rules alone, in no time.
session::Game played(const session::Start& start, const std::vector<Direction>& moves) {
    session::Game game(start);
    game.add_time(0);
    for (const Direction direction : moves)
        game.play(direction);
    return game;
}

std::vector<Direction> random_moves(Random& random, int count) {
    std::vector<Direction> moves;
    for (int i = 0; i < count; ++i)
        moves.push_back(random.direction());
    return moves;
}

TEST_CASE("two keys 30 ms apart are two moves, in order, with a spawn between") {
    const auto start = support::start_on("0 0 0 0/0 2 0 0/0 0 4 0/0 0 0 0");
    AppDriver driver(start);
    driver.frame();
    driver.play_now(Direction::kLeft);
    CHECK(driver.board().empty_count() == 13);
    driver.play(Direction::kUp);
    driver.frame(30);
    CHECK(driver.board().empty_count() == 12);
    CHECK(timeless_view_of(driver.game()) ==
          timeless_view_of(played(start, {Direction::kLeft, Direction::kUp})));
}

TEST_CASE("forty keys 25 ms apart are all honoured, at any frame rate") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (const ui::Millis frame_time : {4.0, 1000.0 / 144, 1000.0 / 60, 1000.0 / 24, 200.0, 1000.0}) {
            CAPTURE(seed);
            CAPTURE(frame_time);
            Random random(seed);
            const session::Start start{.rules = {.size = {5, 5}}, .seed = seed};
            const std::vector<Direction> moves = random_moves(random, 40);
            AppDriver driver(start);
            ui::Millis next_key = driver.now() + 25;
            for (std::size_t sent = 0; sent < moves.size();) {
                for (; sent < moves.size() && next_key <= driver.now() + frame_time; next_key += 25)
                    driver.play(moves[sent++]);
                driver.frame(frame_time);
            }
            REQUIRE(timeless_view_of(driver.game()) == timeless_view_of(played(start, moves)));
            driver.rest();
            CHECK(driver.picture() == driver.fresh_picture());
        }
    }
}

TEST_CASE("a key in any frame of a motion finishes that motion and plays") {
    for (int frames = 0; frames < 45; ++frames) {
        CAPTURE(frames);
        AppDriver driver(support::start_on("2 2 0 4/4 4 2 0/0 0 2 2/8 0 0 8"));
        driver.frame();
        driver.play_now(Direction::kLeft);
        for (int i = 0; i < frames; ++i)
            driver.frame();
        const int tiles = 16 - driver.board().empty_count();
        driver.play_now(Direction::kDown);
        CHECK(driver.game().undo_count() == 2);
        // Of the first move nothing is left to see: the tiles of its board are on their way.
        CHECK(driver.tiles_shown() == tiles);
        CHECK(driver.effects().moving);
        driver.rest();
        CHECK(driver.picture() == driver.fresh_picture());
    }
}

TEST_CASE("a move that changes nothing leaves no trace in game or journal; the board only nudges") {
    AppDriver driver(support::start_on("2 0 0 0/4 0 0 0/0 0 0 0/0 0 0 0"));
    driver.rest();
    const auto before = view_of(driver.game());
    driver.take_edits();
    driver.play_now(Direction::kLeft);
    CHECK(driver.effects().moving);
    driver.frame(40);
    CHECK(driver.picture() != driver.fresh_picture());
    driver.rest();
    CHECK(driver.picture() == driver.fresh_picture());
    CHECK(view_of(driver.game()) == before);
    CHECK(driver.take_edits().empty());
    CHECK_FALSE(driver.session().can_undo());
}

TEST_CASE("keys that are held down or go with a modifier are no moves") {
    struct Row {
        ui::KeyPress press;
        bool moves;
    };
    const std::vector<Row> rows = {
        {support::key(ui::Key::kLeft), true},
        {support::key(ui::Key::kLeft, ui::kShift), true},
        {support::key(ui::Key::kLeft, ui::kNoModifier, true), false},
        {support::key(ui::Key::kA, ui::kCtrl), false},
        {support::key(ui::Key::kH, ui::kAlt), false},
        {support::key(ui::Key::kKeypad4, ui::kSuper), false},
        {support::key(ui::Key::kNone), false},
    };
    for (const Row& row : rows) {
        CAPTURE(static_cast<int>(row.press.key));
        AppDriver driver(support::start_on("0 2/0 4"));
        driver.frame();
        driver.send(row.press);
        driver.frame();
        CHECK(driver.game().undo_count() == (row.moves ? 1 : 0));
    }
}

TEST_CASE("a drag past 50 units is one move in its main direction, at any density") {
    struct Row {
        ui::PointF by;
        std::string_view plays;  // "" for nothing
    };
    const std::vector<Row> rows = {
        {{49, 0}, ""},         {{50, 0}, ""},      {{51, 0}, "right"},  {{-51, 0}, "left"},
        {{0, 49}, ""},         {{0, 50}, ""},      {{0, 51}, "down"},   {{0, -51}, "up"},
        {{80, 60}, "right"},   {{60, 80}, "down"}, {{60, 60}, "right"}, {{-60, 60}, "left"},
        {{-60, -60.5f}, "up"}, {{50, 50}, ""},     {{-49, -51}, "up"},
    };
    for (const float density : {1.0f, 1.5f, 2.0f, 3.0f}) {
        for (const Row& row : rows) {
            CAPTURE(density);
            INFO(row.by.x, ", ", row.by.y);
            AppDriver driver(support::start_on("0 0 0/0 2 0/0 0 0"), {.density = density});
            driver.frame();
            driver.swipe(kMiddle, row.by);
            driver.frame();
            REQUIRE(driver.game().undo_count() == (row.plays.empty() ? 0 : 1));
            if (!row.plays.empty()) CHECK(support::name_of(driver.game().plies()[0].direction) == row.plays);
        }
    }
}

TEST_CASE("a swipe may start in the margin, and a wobble at its start does no harm") {
    AppDriver driver(support::start_on("0 0 0/0 2 0/0 0 0"));
    driver.frame();
    driver.swipe({3, 596}, {100, -2});
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
    driver.touch(Kind::kDown, {200, 400});
    driver.touch(Kind::kMove, {208, 400});
    driver.frame();
    driver.touch(Kind::kMove, {208, 280});
    driver.touch(Kind::kUp, {208, 280});
    driver.frame();
    REQUIRE(driver.game().undo_count() == 2);
    CHECK(driver.game().plies()[1].direction == Direction::kUp);
}

TEST_CASE("a second finger cancels, and after both have lifted the next swipe plays") {
    AppDriver driver(support::start_on("0 0 0/0 2 0/0 0 0"));
    driver.frame();
    driver.touch(Kind::kDown, kMiddle, 7);
    driver.touch(Kind::kMove, {370, 300}, 7);
    driver.touch(Kind::kDown, {100, 100}, 8);
    driver.frame();
    driver.touch(Kind::kMove, {100, 300}, 8);
    driver.touch(Kind::kUp, {100, 300}, 8);
    driver.touch(Kind::kUp, {370, 300}, 7);
    driver.frame();
    CHECK(driver.game().undo_count() == 0);
    driver.swipe(kMiddle, {0, 80}, 9);
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
}

TEST_CASE("a press that began on a button and became a pan neither fires the button nor moves the board") {
    AppDriver driver(support::start_on("0 0 0/0 2 0/0 0 0"));
    driver.frame();
    const auto before = view_of(driver.game());
    for (const ui::Button& button : driver.shell().board().buttons()) {
        if (button.hidden) continue;  // a redo that is not possible
        const ui::PointF on{static_cast<float>(button.rect.x + 5), static_cast<float>(button.rect.y + 5)};
        for (const ui::PointF by : {ui::PointF{120, 0}, ui::PointF{-120, 0}, ui::PointF{0, 120}}) {
            driver.swipe(on, by);
            driver.frame();
            CHECK_FALSE(driver.effects().toggle_fullscreen);
            CHECK(view_of(driver.game()) == before);
        }
    }
    driver.swipe(kMiddle, {120, 0});
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
}

TEST_CASE("losing the focus in the middle of a swipe lets go of it, and nothing moves on return") {
    for (const bool lift_arrives : {true, false}) {
        CAPTURE(lift_arrives);
        AppDriver driver(support::start_on("0 0 0/0 2 0/0 0 0"));
        driver.frame();
        driver.touch(Kind::kDown, kMiddle, 3);
        driver.touch(Kind::kMove, {370, 300}, 3);
        driver.frame();
        driver.send(ui::FocusLost{});
        driver.rest();
        CHECK(driver.picture() == driver.fresh_picture());
        driver.touch(Kind::kMove, {390, 300}, 3);
        if (lift_arrives) driver.touch(Kind::kUp, {390, 300}, 3);
        driver.rest();
        CHECK(driver.game().undo_count() == 0);
        driver.swipe(kMiddle, {0, 80}, 4);
        driver.frame();
        CHECK(driver.game().undo_count() == 1);
    }
}

TEST_CASE("losing the focus with a button held does not press it") {
    AppDriver driver(support::start_on("0 2/0 4"));
    driver.rest();
    const ui::Rect rect = driver.shell().board().layout().control(ui::BoardControl::kNewGame);
    const ui::PointF on{static_cast<float>(rect.x + 5), static_cast<float>(rect.y + 5)};
    const auto before = view_of(driver.game());
    driver.touch(Kind::kDown, on, ui::PointerEvent::kMouse);
    driver.frame();
    driver.send(ui::FocusLost{});
    driver.touch(Kind::kUp, on, ui::PointerEvent::kMouse);
    driver.rest();
    CHECK(view_of(driver.game()) == before);
    CHECK(driver.picture() == driver.fresh_picture());
}

TEST_CASE("the same moves by keys, finger, mouse and pad make the same game and the same journal") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const session::Start start{.rules = {.size = {3, 3}, .target = 5}, .seed = seed};
        AppDriver keys(start);
        AppDriver finger(start);
        AppDriver mouse(start);
        AppDriver pad(start);
        for (const Direction direction : random_moves(random, 60)) {
            const rules::CellStep step = rules::step_of(direction);
            const ui::PointF by{static_cast<float>(step.cols * 90), static_cast<float>(step.rows * 90)};
            keys.play_now(direction);
            finger.swipe(kMiddle, by, 12);
            finger.frame();
            mouse.swipe(kMiddle, by, ui::PointerEvent::kMouse);
            mouse.frame();
            pad.press_now(kPadKeys[static_cast<std::size_t>(direction)]);
        }
        const auto text_of = [](AppDriver& driver) {
            std::string text;
            for (const session::JournalEdit& edit : driver.take_edits())
                text += edit.bytes;
            return text;
        };
        const std::string by_keys = text_of(keys);
        CHECK(text_of(finger) == by_keys);
        CHECK(text_of(mouse) == by_keys);
        CHECK(text_of(pad) == by_keys);
        CHECK(view_of(finger.game()) == view_of(keys.game()));
        CHECK(view_of(mouse.game()) == view_of(keys.game()));
        CHECK(view_of(pad.game()) == view_of(keys.game()));
    }
}

}  // namespace
}  // namespace twofold::app
