// Pictures over time: what moves when, that all comes to rest as it would be drawn afresh, and that nothing
// is drawn when nothing moves.
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
using ui::Key;

session::Start small_game(std::uint64_t seed) {
    return {.rules = {.size = {3, 4}, .target = 7, .fours = 20}, .seed = seed};
}

// A key that the player might press: mostly moves.
void press_something(AppDriver& driver, Random& random) {
    constexpr std::array kOthers = {Key::kU, Key::kU, Key::kY, Key::kN, Key::kR, Key::kT, Key::kReturn};
    if (random.percent(75)) return driver.play(random.direction());
    driver.press(kOthers[static_cast<std::size_t>(random.below(kOthers.size()))]);
}

ui::WindowMetrics random_window(Random& random) {
    constexpr std::array kDensities = {1.0f, 1.25f, 1.5f, 2.0f, 3.0f};
    return {.width = random.between(240, 1600),
            .height = random.between(240, 1600),
            .density = kDensities[static_cast<std::size_t>(random.below(kDensities.size()))],
            .fullscreen = random.percent(50)};
}

TEST_CASE("at rest nothing is damaged, nothing moves and nobody asks to be woken, for any time") {
    AppDriver driver(small_game(1));
    driver.rest();
    for (const ui::Millis after : {0.0, 1.0, 16.0, 250.0, 3600e3}) {
        CAPTURE(after);
        const Effects& effects = driver.frame(after);
        CHECK(effects.damage.empty());
        CHECK_FALSE(effects.moving);
        CHECK_FALSE(effects.wake_in.has_value());
        CHECK(effects.upcoming == nullptr);
        CHECK(effects.edits.empty());
        CHECK(effects.trace.empty());
        CHECK_FALSE(effects.quit);
        CHECK_FALSE(effects.toggle_fullscreen);
        CHECK(effects.preferences == nullptr);
    }
}

TEST_CASE("a lost picture is drawn again whole, and only once") {
    AppDriver driver(small_game(1));
    driver.rest();
    driver.send(ui::PictureLost{});
    driver.frame();
    REQUIRE(driver.effects().damage.size() == 1);
    CHECK(driver.effects().damage[0] == driver.effects().picture->window());
    CHECK_FALSE(driver.effects().moving);
    CHECK(driver.frame().damage.empty());
}

TEST_CASE(
    "the first frame hands out the journal's beginning, asks for what to prepare and damages everything") {
    AppDriver driver(small_game(1));
    const Effects& effects = driver.frame();
    REQUIRE(effects.edits.size() == 1);
    CHECK(effects.edits[0].kind == session::JournalEdit::Kind::kBegin);
    CHECK(effects.upcoming != nullptr);
    REQUIRE(effects.damage.size() == 1);
    CHECK(effects.damage[0] == effects.picture->window());
    CHECK(driver.frame().edits.empty());
}

TEST_CASE("after any input at any moment the game comes to rest as it is drawn afresh") {
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AppDriver driver(small_game(seed));
        for (int burst = 0; burst < 15; ++burst) {
            CAPTURE(burst);
            for (int i = random.between(1, 6); i > 0; --i) {
                press_something(driver, random);
                driver.frame(random.between(1, 150));
            }
            driver.rest();
            CHECK(driver.frame(16).damage.empty());
            // A key that reached an overlay shows the focus there, which a fresh screen does not.
            if (driver.shell().board().overlay_kind() != ui::OverlayKind::kNone) {
                driver.press_now(Key::kN);
                driver.rest();
            }
            REQUIRE(driver.picture() == driver.fresh_picture());
        }
    }
}

TEST_CASE("another window in every frame of an animation changes nothing in the game") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AppDriver still(small_game(seed));
        AppDriver resized(small_game(seed));
        for (int move = 0; move < 8; ++move) {
            const Direction direction = random.direction();
            still.play(direction);
            resized.play(direction);
            for (int i = 0; i < 45; ++i) {
                still.frame();
                const ui::WindowMetrics window = random_window(random);
                resized.resize(window);
                resized.frame();
                REQUIRE(timeless_view_of(resized.game()) == timeless_view_of(still.game()));
                REQUIRE(resized.effects().moving == still.effects().moving);
                REQUIRE(resized.shell().board().layout() == ui::make_layout(window, {3, 4}));
                REQUIRE(resized.effects().picture->window() == resized.shell().board().layout().window);
                REQUIRE(resized.effects().damage.size() == 1);
            }
            resized.rest();
            REQUIRE(resized.picture() == resized.fresh_picture());
        }
    }
}

TEST_CASE("turning the device back and forth in mid-motion shows what would have been shown without") {
    AppDriver still(small_game(2));
    AppDriver turned(small_game(2));
    for (AppDriver* driver : {&still, &turned}) {
        driver->rest();
        driver->play_now(Direction::kLeft);
    }
    turned.resize({.width = 600, .height = 540});
    turned.frame(20);
    turned.resize({});
    turned.frame(20);
    still.frame(20);
    still.frame(20);
    CHECK(turned.picture() == still.picture());
}

TEST_CASE("a new tile is not seen before the slide has ended") {
    AppDriver driver(support::start_on("0 0 2/0 0 0/0 4 0"));
    driver.rest();
    driver.play_now(Direction::kLeft);
    const ui::Millis begun = driver.now() - kStep;
    int slide_frames = 0;
    while (driver.now() - begun < ui::kSlideTime) {
        CHECK(driver.tiles_shown() == 2);
        ++slide_frames;
        driver.frame();
    }
    CHECK(slide_frames >= 5);
    CHECK(driver.tiles_shown() == 3);
}

TEST_CASE("an hour between two frames is a quarter of a second for what moves") {
    AppDriver driver(support::start_on("0 0 2/0 0 0/0 4 0"));
    driver.rest();
    driver.play_now(Direction::kLeft);
    CHECK(driver.frame(3600e3).moving);
    driver.play_now(Direction::kRight);
    CHECK(driver.game().undo_count() == 2);
    driver.rest();
    CHECK(driver.picture() == driver.fresh_picture());
}

TEST_CASE("a key after an hour of rest moves the board and the first picture is that of a beginning") {
    AppDriver driver(support::start_on("0 0 2/0 0 0/0 4 0"));
    driver.rest();
    driver.play(Direction::kLeft);
    driver.frame(3600e3);
    CHECK(driver.effects().moving);
    CHECK(driver.tiles_shown() == 2);
    CHECK_FALSE(driver.effects().damage.empty());
}

TEST_CASE("with the speed off the last picture is there at once") {
    AppDriver driver(small_game(3), {}, {.settings = session::Settings{.speed = 0}});
    driver.frame();
    Random random(3);
    for (int i = 0; i < 40; ++i) {
        driver.play_now(random.direction());
        CHECK_FALSE(driver.effects().moving);
        if (driver.shell().board().overlay_kind() != ui::OverlayKind::kNone) break;
        REQUIRE(driver.picture() == driver.fresh_picture());
        CHECK(driver.frame().damage.empty());
    }
}

TEST_CASE("motion at another speed takes so much more or less time, and reduced motion is shorter") {
    const auto frames_of = [](const session::Settings& settings) {
        AppDriver driver(support::start_on("2 2 0/0 0 0/0 0 0"), {}, {.settings = settings});
        driver.rest();
        driver.play_now(Direction::kLeft);
        int frames = 1;
        while (driver.frame(10).moving)
            ++frames;
        return frames;
    };
    const int usual = frames_of({});
    CHECK(usual == 60);  // slide 100 ms, spring 500 ms, a frame each 10 ms
    CHECK(frames_of({.speed = 2}) == usual / 2);
    CHECK(frames_of({.speed = 0.5}) == doctest::Approx(2 * usual).epsilon(0.02));
    CHECK(frames_of({.motion = session::MotionChoice::kReduced}) <= usual);
}

TEST_CASE("undo and redo in any frame show as many tiles as there are") {
    for (int frames = 0; frames < 40; frames += 2) {
        CAPTURE(frames);
        AppDriver driver(support::start_on("2 2 4/0 4 0/2 0 0"));
        driver.rest();
        driver.play_now(Direction::kLeft);
        driver.play_now(Direction::kUp);
        for (const Key key : {Key::kU, Key::kY, Key::kU, Key::kU, Key::kY}) {
            for (int i = 0; i < frames; ++i)
                driver.frame();
            driver.press_now(key);
        }
        driver.rest();
        CHECK(driver.tiles_shown() == 9 - driver.board().empty_count());
        CHECK(driver.picture() == driver.fresh_picture());
    }
}

}  // namespace
}  // namespace twofold::app
