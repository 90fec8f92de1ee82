// What a gamepad adds to the game: a rumble for large merges, and its buttons' own names in the help.
#include <doctest/doctest.h>

#include "support/app_driver.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;

session::Start before_a_large_merge() {
    return support::start_on("512 512 0/2 0 0/0 0 0", 12);
}

float felt(AppDriver& driver, Key key) {
    driver.frame();
    driver.press_now(key);
    CHECK(driver.game().undo_count() == 1);
    return driver.effects().rumble;
}

float felt(const ShellOptions& options, Key key) {
    AppDriver driver(before_a_large_merge(), {}, options);
    return felt(driver, key);
}

TEST_CASE("a large merge made with a pad is felt, in that frame alone") {
    AppDriver driver(before_a_large_merge());
    CHECK(felt(driver, Key::kPadLeft) > 0);
    CHECK(driver.frame().rumble == 0);
    driver.press_now(Key::kPadUndo);
    CHECK(driver.effects().rumble == 0);
}

TEST_CASE(
    "a merge is not felt with the keyboard in hand, with reduced motion, or when that is switched off") {
    CHECK(felt({}, Key::kPadLeft) > 0);
    CHECK(felt({}, Key::kLeft) == 0);
    CHECK(felt({.settings = session::Settings{.motion = session::MotionChoice::kReduced}}, Key::kPadLeft) ==
          0);
    CHECK(felt({.settings = session::Settings{.rumble = false}}, Key::kPadLeft) == 0);
}

TEST_CASE("the help names the buttons of the pad in use, and none where there is no pad") {
    AppDriver driver(before_a_large_merge(), {.width = 540, .height = 2000});
    driver.frame();
    driver.press_now(Key::kF1);
    CHECK_FALSE(driver.shows("Gamepad"));
    driver.use_pad(ui::PadKind::kXbox);
    driver.frame();
    CHECK(driver.shows("\"X\""));
    driver.use_pad(ui::PadKind::kPlayStation);
    driver.frame();
    CHECK(driver.shows("\"Square\""));
    driver.use_pad(std::nullopt);
    driver.frame();
    CHECK_FALSE(driver.shows("Gamepad"));
}

TEST_CASE("with a pad alone a game is begun from the menu, played, undone and left for the menu again") {
    AppDriver driver(before_a_large_merge());
    driver.frame();
    driver.press_now(Key::kPadMenu);
    CHECK(driver.front() == ui::ScreenId::kMenu);
    driver.press_now(Key::kPadDown);
    driver.press_now(Key::kPadConfirm);
    CHECK(driver.front() == ui::ScreenId::kNewGame);
    driver.press_now(Key::kPadBack);
    CHECK(driver.front() == ui::ScreenId::kMenu);
    driver.press_now(Key::kPadUndo);
    CHECK(driver.game().undo_count() == 0);
    driver.press_now(Key::kPadMenu);
    CHECK_FALSE(driver.front());
    driver.press_now(Key::kPadLeft);
    CHECK(driver.game().undo_count() == 1);
    driver.press_now(Key::kPadUndo);
    CHECK(driver.game().undo_count() == 0);
    driver.press_now(Key::kPadRedo);
    CHECK(driver.game().undo_count() == 1);
}

}  // namespace
}  // namespace twofold::app
