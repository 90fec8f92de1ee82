// Whatever moved, at rest the game screen looks as one made afresh; and with any size and any motion setting.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "ui/screens/game_screen.h"

#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::first_difference;
using support::Play;
using support::Random;
using support::start_at;

// A move right wins where the target is 16.
constexpr std::string_view kCrowded = "2 2 4 0/0 0 2 2/8 0 0 8/0 0 0 2";

std::size_t tiles_shown(const Play& play) {
    const DrawList list = play.picture();
    return support::commands_of(list, DrawCommand::Kind::kTile).size();
}

std::size_t tiles_of(const rules::Board& board) {
    return static_cast<std::size_t>(board.cell_count() - board.empty_count());
}

TEST_CASE("a screen at rest looks as one made afresh, whatever was done before, in every motion setting") {
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            CAPTURE(seed);
            Random random(seed);
            const rules::Size size = random.percent(50) ? rules::Size{2, 3} : rules::Size{4, 4};
            Play play({.rules = {.size = size, .target = 4}, .seed = seed}, {}, motion);
            for (int i = 0; i < 40; ++i) {
                CAPTURE(i);
                for (int events = random.between(1, 6); events > 0; --events)
                    play.random_event(random);
                play.let_go();
                REQUIRE(play.looks_fresh());
            }
        }
    }
}

TEST_CASE("after any burst of moves, undos and redos there is one sprite for each tile") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Play play({.rules = {.size = random.size(), .target = 3}, .seed = seed});
        for (int i = 0; i < 20; ++i) {
            const int what = random.below(10);
            if (what < 6) {
                play.move(random.direction());
            } else {
                play.perform(what < 8 ? Command(commands::Undo{}) : commands::Redo{});
            }
            play.wait(random.below(120));
        }
        play.wait_for_rest();
        REQUIRE(tiles_shown(play) == tiles_of(play.state().board));
    }
}

TEST_CASE("resized in any frame of a move, the picture is that of a screen that always had this size") {
    const WindowMetrics small = support::window_of({320, 480});
    const WindowMetrics wide = support::window_of({854, 480}, 2);
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        for (int frame = 0; frame < 160; frame += motion.speed == 1 ? 1 : 7) {
            CAPTURE(frame);
            const WindowMetrics& window = frame % 2 == 0 ? small : wide;
            Play resized(start_at(kCrowded, 4), {}, motion);
            Play steady(start_at(kCrowded, 4), window, motion);
            for (Play* play : {&resized, &steady}) {
                play->wait_for_rest();
                play->move(Direction::kRight);
                play->wait(frame * support::kFrame);
            }
            resized.resize(window);
            REQUIRE(first_difference(resized.picture().to_text(), steady.picture().to_text()) == "");
            resized.wait_for_rest();
            REQUIRE(resized.looks_fresh());
        }
    }
}

TEST_CASE("resized in every frame of a move, it ends as ever") {
    for (const Command& command : {Command(commands::Move{Direction::kRight}), Command(commands::Undo{}),
                                   Command(commands::NewGame{})}) {
        Play play(start_at(kCrowded));
        play.move(Direction::kLeft);
        play.perform(command);
        const rules::GameState state = play.state();
        for (int frame = 0; frame < 90; ++frame) {
            play.resize(support::window_of({300 + 7 * frame, 900 - 5 * frame}, frame % 2 == 0 ? 1.0f : 2.0f));
            play.wait(support::kFrame);
            CHECK(play.picture().window() == play.layout().window);
        }
        play.wait_for_rest();
        CHECK(play.looks_fresh());
        CHECK(play.state() == state);
    }
}

TEST_CASE("with motion off every picture is at rest at once") {
    for (const Motion motion : {Motion::kFull, Motion::kReduced}) {
        Random random(7);
        Play play({.rules = {.size = {3, 3}, .target = 4}, .seed = 7}, {}, {.motion = motion, .speed = 0});
        for (int i = 0; i < 60; ++i) {
            CAPTURE(i);
            const int what = random.below(10);
            play.perform(what < 7   ? Command(commands::Move{random.direction()})
                         : what < 9 ? Command(commands::Undo{})
                                    : commands::NewGame{});
            REQUIRE_FALSE(play.screen().moving(play.now()));
            REQUIRE(play.looks_fresh());
        }
    }
}

TEST_CASE("a screen just made does not move") {
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        Play play({.seed = 1}, {}, motion);
        CHECK_FALSE(play.screen().moving(play.now()));
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("when nothing moves the picture stays as it is") {
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            CAPTURE(seed);
            Random random(seed);
            Play play({.rules = {.size = {2, 3}, .target = 4}, .seed = seed}, {}, motion);
            for (int i = 0; i < 40; ++i) {
                CAPTURE(i);
                play.random_event(random);
                if (play.screen().moving(play.now())) continue;
                const std::string picture = play.picture().to_text();
                for (const Millis later : {1.0, 50.0, 400.0, 1e5})
                    REQUIRE(first_difference(play.picture_at(play.now() + later).to_text(), picture) == "");
            }
        }
    }
}

TEST_CASE("a move of 100 ms slide and 500 ms spring moves for as long and its count and gain no longer") {
    Play play(start_at("2 2/0 0"));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    CHECK(play.screen().moving(play.now()));
    CHECK(play.screen().moving(play.now() + 599));
    CHECK_FALSE(play.screen().moving(play.now() + 600));
}

}  // namespace
}  // namespace twofold::ui
