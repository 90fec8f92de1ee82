// Keys changed while the game runs: what they do from then on, and that they are kept.
#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;

constexpr ui::WindowMetrics kTall{.width = 540, .height = 1600};

session::Start two_ways() {
    return support::start_on("2 0 0/0 0 0/0 0 4");
}

// From the help, where the row that leads there is the only one. The moves come first: left, right, up, down,
// then undo.
void open_keys(AppDriver& driver) {
    driver.frame();
    driver.press_now(Key::kF1);
    driver.press_now(Key::kReturn);
    REQUIRE(driver.front() == ui::ScreenId::kKeys);
}

void close_keys(AppDriver& driver) {
    driver.press_now(Key::kEscape);
    driver.press_now(Key::kEscape);
    REQUIRE_FALSE(driver.front());
}

void bind(AppDriver& driver, int row, Key key) {
    open_keys(driver);
    for (int i = 0; i < row; ++i)
        driver.press_now(Key::kDown);
    driver.press_now(Key::kReturn);
    driver.press_now(key);
}

bool changed(const AppDriver& driver) {
    return driver.effects().preferences != nullptr;
}

TEST_CASE("a key that was given to an action plays, at once and in the next run") {
    AppDriver driver(two_ways(), kTall);
    bind(driver, 0, Key::kF5);
    CHECK(changed(driver));
    close_keys(driver);
    driver.press_now(Key::kF5);
    CHECK(driver.game().undo_count() == 1);
    CHECK(driver.game().plies()[0].direction == Direction::kLeft);

    const session::Preferences& kept = driver.shell().preferences();
    CHECK(kept.settings.keys == session::KeyTable{{"move_left", {"Left", "A", "H", "Keypad 4", "F5"}}});
    AppDriver next(support::session_on(two_ways()), kTall, {}, kept);
    next.frame();
    next.press_now(Key::kF5);
    CHECK(next.game().undo_count() == 1);
}

TEST_CASE("a key that was taken over does no longer what it did") {
    AppDriver driver(two_ways(), kTall);
    bind(driver, 0, Key::kU);
    CHECK_FALSE(changed(driver));
    driver.press_now(Key::kReturn);
    CHECK(changed(driver));
    close_keys(driver);
    driver.press_now(Key::kU);
    CHECK(driver.game().undo_count() == 1);
    driver.press_now(Key::kU);
    CHECK(driver.game().undo_count() >= 1);
    driver.press_now(Key::kBackspace);
    CHECK(driver.game().redo_count() >= 1);
}

TEST_CASE("while a key is waited for, the full screen key is only that") {
    AppDriver driver(two_ways(), kTall);
    open_keys(driver);
    driver.press_now(Key::kF11);
    CHECK(driver.effects().toggle_fullscreen);
    driver.press_now(Key::kReturn);
    driver.press_now(Key::kF11);
    CHECK_FALSE(driver.effects().toggle_fullscreen);
    driver.press_now(Key::kReturn);  // take it over
    CHECK(changed(driver));
    driver.press_now(Key::kF11);
    CHECK_FALSE(driver.effects().toggle_fullscreen);
    driver.press_now(Key::kReturn, ui::kAlt);
    CHECK(driver.effects().toggle_fullscreen);
}

TEST_CASE("with the arrows given to other actions they still go through pages, and do nothing else there") {
    session::Preferences preferences;
    preferences.settings.keys = {{"full_screen", {"Down", "Up"}}, {"undo", {"Return"}}};
    AppDriver driver(support::session_on(two_ways()), kTall, {}, preferences);
    driver.frame();
    driver.press_now(Key::kDown);
    CHECK(driver.effects().toggle_fullscreen);
    bind(driver, 0, Key::kF5);
    CHECK(changed(driver));
    driver.press_now(Key::kDown);
    CHECK_FALSE(driver.effects().toggle_fullscreen);
}

TEST_CASE("to change keys changes nothing of the game") {
    AppDriver driver(two_ways(), kTall);
    driver.play_now(Direction::kRight);
    driver.rest();
    const auto before = support::timeless_view_of(driver.game());
    open_keys(driver);
    driver.take_edits();  // the time that was played before
    for (const Key key :
         {Key::kReturn, Key::kF5, Key::kDown, Key::kReturn, Key::kN, Key::kReturn, Key::kEnd, Key::kReturn})
        driver.press_now(key);
    CHECK(changed(driver));
    close_keys(driver);
    driver.rest();
    CHECK(support::timeless_view_of(driver.game()) == before);
    CHECK(driver.take_edits().empty());
}

TEST_CASE("another keyboard layout is seen at once on the screen of the keys") {
    AppDriver driver(two_ways(), kTall);
    open_keys(driver);
    CHECK(driver.picture().find("\"W\"") != std::string::npos);
    ui::KeyLabels labels;
    labels.set(Key::kW, "Z");
    driver.tell(KeyLabelsChanged{labels});
    driver.frame();
    CHECK(driver.picture().find("\"W\"") == std::string::npos);
    CHECK(driver.picture().find("\"Z\"") != std::string::npos);
    CHECK_FALSE(driver.effects().damage.empty());
}

}  // namespace
}  // namespace twofold::app
