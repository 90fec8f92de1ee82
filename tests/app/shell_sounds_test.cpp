// What the Shell wants heard of a frame.
#include <vector>

#include <doctest/doctest.h>

#include "support/app_driver.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Sound;

std::vector<Sound> sounds(const Effects& effects) {
    std::vector<Sound> all;
    for (const ui::SoundCue& cue : effects.sounds)
        all.push_back(cue.sound);
    return all;
}

TEST_CASE("a move is heard in its frame and only there") {
    AppDriver driver(support::start_on("2 2 0 0/0 0 0 0/0 0 4 0/0 0 0 0"));
    driver.frame();
    CHECK(sounds(driver.effects()).empty());
    driver.play_now(Direction::kLeft);
    CHECK(sounds(driver.effects()) == std::vector{Sound::kSlide, Sound::kMerge});
    CHECK(driver.effects().sounds[1].exponent == 2);
    driver.frame();
    CHECK(sounds(driver.effects()).empty());
}

TEST_CASE("undo is a tick, redo is heard as the move was, and nothing to undo is silent") {
    AppDriver driver(support::start_on("2 2/0 4"));
    driver.play_now(Direction::kLeft);
    driver.press_now(ui::Key::kU);
    CHECK(sounds(driver.effects()) == std::vector{Sound::kSlide});
    driver.press_now(ui::Key::kY);
    CHECK(sounds(driver.effects()) == std::vector{Sound::kSlide, Sound::kMerge});
    driver.press_now(ui::Key::kU);
    driver.press_now(ui::Key::kU);
    CHECK(sounds(driver.effects()).empty());
}

TEST_CASE("a move that does nothing is a nudge, a win a chord") {
    AppDriver driver(support::start_on("4 4 0 0/0 0 0 0/0 0 0 0/0 0 0 0", 3));
    driver.play_now(Direction::kUp);
    CHECK(sounds(driver.effects()) == std::vector{Sound::kNudge});
    driver.play_now(Direction::kLeft);
    CHECK(sounds(driver.effects()) ==
          std::vector{Sound::kSlide, Sound::kWin, Sound::kWin, Sound::kWin, Sound::kWin});
}

TEST_CASE("of two moves in one frame the one that is seen is heard") {
    AppDriver driver(support::start_on("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 64"));
    driver.frame();
    driver.play(Direction::kRight);
    driver.play(Direction::kRight);
    driver.frame();
    CHECK(sounds(driver.effects()).size() == 1);
}

TEST_CASE("without animation a merge is heard at once") {
    AppDriver driver(support::start_on("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 64"), {},
                     {.settings = session::Settings{.speed = 0}});
    driver.play_now(Direction::kLeft);
    REQUIRE(driver.effects().sounds.size() == 2);
    CHECK(driver.effects().sounds[1].delay == 0);
}

}  // namespace
}  // namespace twofold::app
