// The hint of the first run: in whose words it is, and when it leaves.
#include <string_view>

#include <doctest/doctest.h>

#include "support/app_driver.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;
using Kind = ui::PointerEvent::Kind;

constexpr ui::WindowMetrics kPhone{.width = 400, .height = 700};

session::Start quiet_start() {
    return support::start_on("2 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0");
}

TEST_CASE("on the first run a hint says what moves the board, in the words of what is in hand") {
    AppDriver driver(quiet_start(), kPhone, {.first_run = true});
    driver.frame();
    CHECK(driver.shows("arrow"));
    driver.touch(Kind::kDown, {200, 400}, 3);
    driver.touch(Kind::kUp, {200, 400}, 3);
    driver.frame();
    CHECK(driver.shows("Swipe"));
    CHECK_FALSE(driver.shows("arrow"));
    driver.touch(Kind::kDown, {200, 400}, ui::PointerEvent::kMouse);
    driver.touch(Kind::kUp, {200, 400}, ui::PointerEvent::kMouse);
    driver.frame();
    CHECK(driver.shows("arrow"));
    driver.use_pad(ui::PadKind::kXbox);
    driver.frame();
    CHECK(driver.shows("d-pad"));
    CHECK_FALSE(driver.shows("arrow"));
}

TEST_CASE("the hint leaves with the third move that changes something, and never comes back") {
    AppDriver driver(quiet_start(), kPhone, {.first_run = true});
    for (int i = 0; i < 5; ++i)
        driver.play_now(Direction::kLeft);  // changes nothing
    CHECK(driver.game().undo_count() == 0);
    driver.play_now(Direction::kRight);
    driver.play_now(Direction::kLeft);
    CHECK(driver.game().undo_count() == 2);
    CHECK(driver.shows("arrow"));
    for (const Direction direction : rules::kAllDirections) {
        if (driver.game().undo_count() == 2) driver.play_now(direction);
    }
    CHECK(driver.game().undo_count() == 3);
    CHECK_FALSE(driver.shows("arrow"));
    driver.rest();
    CHECK(driver.picture() == driver.fresh_picture());
    for (const Key key : {Key::kU, Key::kU, Key::kU, Key::kN, Key::kRight, Key::kDown}) {
        driver.press_now(key);
        CHECK_FALSE(driver.shows("arrow"));
    }
    driver.use_pad(ui::PadKind::kXbox);
    driver.frame();
    CHECK_FALSE(driver.shows("d-pad"));
}

TEST_CASE("while the hint is shown nothing is drawn as long as nothing happens") {
    AppDriver driver(quiet_start(), kPhone, {.first_run = true});
    driver.rest();
    for (int i = 0; i < 10; ++i) {
        const Effects& effects = driver.frame(1000);
        CHECK(effects.damage.empty());
        CHECK_FALSE(effects.moving);
        CHECK_FALSE(effects.wake_in);
    }
}

TEST_CASE("there is no hint on any other run") {
    AppDriver driver(quiet_start(), kPhone);
    driver.frame();
    CHECK_FALSE(driver.shows("arrow"));
    CHECK(driver.picture() == driver.fresh_picture());
}

}  // namespace
}  // namespace twofold::app
