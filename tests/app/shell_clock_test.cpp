// The clock on the board's screen: what it shows, when it is drawn, and that it costs nothing when it stands.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/ui_golden.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;

const session::Start kGame{.rules = {.size = {4, 4}}, .seed = 3};
const ui::WindowMetrics kPortrait{.width = 400, .height = 700};
const ui::WindowMetrics kLandscape{.width = 854, .height = 480};

AppDriver clocked(const ui::WindowMetrics& window = kPortrait, bool show = true) {
    return AppDriver(kGame, window, {.settings = session::Settings{.show_clock = show}});
}

// The next effective move, at once.
void move(AppDriver& driver) {
    const std::size_t plies = driver.game().undo_count();
    for (const Direction direction :
         {Direction::kLeft, Direction::kDown, Direction::kRight, Direction::kUp}) {
        if (driver.game().undo_count() > plies) return;
        driver.play(direction);
        driver.frame(0);
    }
}

TEST_CASE("where it is not asked for there is no clock, and nobody is woken for it") {
    AppDriver driver = clocked(kPortrait, false);
    move(driver);
    driver.rest();
    CHECK_FALSE(driver.effects().wake_in);
    CHECK_FALSE(driver.shows_just("0:00"));
    CHECK_FALSE(driver.shows_just("0:01"));
    CHECK(driver.shell().board().layout().clock.empty());
}

TEST_CASE("the clock stands at 0:00 until the first move, and then shows every second of play") {
    AppDriver driver = clocked();
    driver.rest();
    driver.frame(20'000);
    CHECK(driver.shows_just("0:00"));
    CHECK_FALSE(driver.effects().wake_in);
    move(driver);
    driver.frame(999);
    CHECK(driver.shows_just("0:00"));
    driver.frame(1);
    CHECK(driver.shows_just("0:01"));
    driver.frame(12'000);
    CHECK(driver.shows_just("0:13"));
}

TEST_CASE("while the clock runs it asks for a picture at the next second, and no sooner") {
    AppDriver driver = clocked();
    move(driver);
    while (driver.frame(16).moving) {
        continue;
    }
    for (int second = 0; second < 5; ++second) {
        REQUIRE(driver.effects().wake_in);
        REQUIRE(*driver.effects().wake_in > 0);
        REQUIRE(*driver.effects().wake_in <= 1000);
        const std::string before = driver.picture();
        CHECK(driver.frame(*driver.effects().wake_in / 2).damage.empty());
        driver.frame(*driver.effects().wake_in);
        CHECK(driver.picture() != before);
        CHECK(*driver.effects().wake_in == 1000);
    }
}

TEST_CASE("a new second damages the clock's place and nothing else") {
    for (const ui::WindowMetrics& window : {kPortrait, kLandscape}) {
        AppDriver driver = clocked(window);
        move(driver);
        driver.rest();
        driver.frame(*driver.effects().wake_in);
        for (int second = 0; second < 20; ++second) {
            driver.frame(1000);
            REQUIRE(driver.effects().damage.size() == 1);
            const ui::Layout& layout = driver.shell().board().layout();
            REQUIRE(layout.clock.inset(-2 * layout.unit).contains(driver.effects().damage[0]));
        }
    }
}

TEST_CASE(
    "a clock that stands is not drawn again: thirty seconds after a move, under a screen, without focus") {
    const auto stands = [](AppDriver& driver) {
        for (const ui::Millis after : {1.0, 1000.0, 1000.0, 60e3}) {
            REQUIRE(driver.frame(after).damage.empty());
            REQUIRE_FALSE(driver.effects().wake_in);
        }
    };
    AppDriver driver = clocked();
    move(driver);
    driver.rest();
    driver.frame(40'000);
    CHECK(driver.shows_just("0:30"));
    stands(driver);
    move(driver);
    driver.rest();
    driver.send(ui::FocusLost{});
    driver.frame();
    stands(driver);
    driver.send(ui::FocusGained{});
    driver.frame();
    CHECK(driver.effects().wake_in);
    driver.press_now(Key::kEscape);
    driver.rest();
    stands(driver);
}

TEST_CASE("the last split stands beside the time") {
    AppDriver driver = clocked();
    while (driver.board().largest() < 4) {
        move(driver);
        driver.frame(1500);
    }
    REQUIRE(driver.game().splits()[4]);
    std::string split = "16  0:";
    const auto seconds = *driver.game().splits()[4] / 1000;
    REQUIRE(seconds >= 10);
    REQUIRE(seconds < 60);
    CHECK(driver.shows_just(split + std::to_string(seconds)));
}

TEST_CASE("a game that began with a position shows its time and no split") {
    AppDriver driver(support::start_on("8 8 2/2 4 2"), kPortrait,
                     {.settings = session::Settings{.show_clock = true}});
    driver.play(Direction::kLeft);
    driver.frame();
    driver.frame(2500);
    CHECK(driver.shows_just("0:02"));
    CHECK_FALSE(driver.shows_just("16  0:00"));
}

TEST_CASE("a clocked game looks as its goldens") {
    for (const auto& [name, window] :
         {std::pair{"clock_400x700", kPortrait}, {"clock_854x480", kLandscape}}) {
        AppDriver driver = clocked(window);
        for (int turn = 0; turn < 24; ++turn) {
            move(driver);
            driver.frame(1250);
        }
        driver.rest();
        support::check_golden_list(name, driver.picture());
    }
}

}  // namespace
}  // namespace twofold::app
