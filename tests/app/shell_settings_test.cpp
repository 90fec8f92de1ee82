// The settings as the player changes them: on their screens, in the middle of play, and what comes of it.
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/recorded_game.h"
#include "support/settings.h"

namespace twofold::app {
namespace {

using rules::Direction;
using session::Setting;
using session::Settings;
using support::AppDriver;
using support::SettingValue;
using support::timeless_view_of;
using ui::Key;
using ui::ScreenId;

constexpr int kMaxRows = 40;

session::Start some_game() {
    return support::start_on("2 2 4 8/0 2 0 2/4 0 4 0/0 0 0 16");
}

// In no time, so that what moved before goes on moving.
void press(AppDriver& driver, Key key, int times = 1) {
    for (int i = 0; i < times; ++i) {
        driver.press(key);
        driver.frame(0);
    }
}

// How often Down is pressed in a screen that `open` opens until `accept` and the key do what `done` asks for.
int downs_until(const std::function<void(AppDriver&)>& open, Key key,
                const std::function<bool(const AppDriver&)>& done) {
    for (int downs = 0; downs < kMaxRows; ++downs) {
        AppDriver driver(some_game());
        driver.play_now(Direction::kLeft);
        open(driver);
        press(driver, Key::kDown, downs);
        press(driver, key);
        if (done(driver)) return downs;
    }
    FAIL("no row does it");
    return 0;
}

void open_menu(AppDriver& driver) {
    press(driver, Key::kEscape);
}

// From the board of a game that has a move.
void open_settings(AppDriver& driver) {
    constexpr int kTabs = 6;  // Tab goes through the tiles of the menu one by one
    open_menu(driver);
    press(driver, Key::kTab, kTabs);
    press(driver, Key::kReturn);
    REQUIRE(driver.front() == ScreenId::kSettings);
}

// Goes to the row of a setting.
void focus(AppDriver& driver, const Setting& setting) {
    static std::map<std::string_view, int> downs;
    if (!downs.contains(setting.key)) {
        downs[setting.key] = downs_until(open_settings, Key::kRight, [&](const AppDriver& at) {
            return setting.text(at.shell().settings()) != setting.text(Settings());
        });
    }
    press(driver, Key::kDown, downs[setting.key]);
}

void choose_theme(AppDriver& driver, const std::string& id) {
    press(driver, Key::kReturn);  // the first row opens the picker
    REQUIRE(driver.front() == ScreenId::kThemes);
    for (const ui::Theme& theme : support::app_resources().themes) {
        if (theme.id != support::app_resources().themes[0].id) press(driver, Key::kDown);
        if (theme.id == id) break;
    }
    press(driver, Key::kReturn);
    press(driver, Key::kEscape);
}

// By keys alone, from the board and back to it. Not a byte of the record comes of it, but of the time played
// before.
void choose(AppDriver& driver, const SettingValue& value) {
    open_settings(driver);
    driver.take_edits();
    if (value.setting->key == "theme") {
        choose_theme(driver, value.text);
    } else {
        focus(driver, *value.setting);
        const bool less = value.setting->key == "volume" && std::stoi(value.text) < Settings().volume;
        for (int i = 0; i < kMaxRows && value.setting->text(driver.shell().settings()) != value.text; ++i)
            press(driver, less ? Key::kLeft : Key::kRight);
    }
    press(driver, Key::kEscape, 2);
    REQUIRE_FALSE(driver.front());
    REQUIRE(value.setting->text(driver.shell().settings()) == value.text);
    CHECK(driver.take_edits().empty());
}

// Those that a row of the settings can come to; the renderers are those of the tests' machine.
std::vector<SettingValue> reachable_values() {
    std::vector<SettingValue> values;
    for (SettingValue& value : support::all_setting_values()) {
        const auto& key = value.setting->key;
        if (key == "volume" && value.text.back() != '0') continue;
        if (key == "renderer" && value.text != "opengl" && value.text != "software") continue;
        values.push_back(std::move(value));
    }
    return values;
}

TEST_CASE("every setting at every value, chosen in the middle of a slide, changes nothing in the game") {
    AppDriver control(some_game());
    control.rest();
    control.play_now(Direction::kLeft);
    control.rest();
    control.play_now(Direction::kUp);
    control.rest();
    for (const SettingValue& value : reachable_values()) {
        CAPTURE(value.setting->key);
        CAPTURE(value.text);
        AppDriver driver(some_game());
        driver.rest();
        driver.play_now(Direction::kLeft);
        driver.frame(30);
        REQUIRE(driver.effects().moving);
        choose(driver, value);
        driver.rest();
        driver.play_now(Direction::kUp);
        driver.rest();
        CHECK(timeless_view_of(driver.game()) == timeless_view_of(control.game()));
        CHECK(driver.frame().damage.empty());
        CHECK_FALSE(driver.effects().moving);
        CHECK(driver.effects().wake_in.has_value() == driver.shell().settings().show_clock);
    }
}

TEST_CASE(
    "after a setting was chosen in the middle of a slide the game comes to rest as it is drawn afresh") {
    for (const SettingValue& value : reachable_values()) {
        CAPTURE(value.setting->key);
        CAPTURE(value.text);
        AppDriver driver(some_game());
        driver.rest();
        driver.play_now(Direction::kLeft);
        driver.frame(30);
        choose(driver, value);
        driver.rest();
        CHECK(driver.picture() == driver.fresh_picture());
    }
}

TEST_CASE("what is chosen is asked to be remembered in the frame in which it is, and only it") {
    for (const SettingValue& value : reachable_values()) {
        CAPTURE(value.setting->key);
        CAPTURE(value.text);
        AppDriver driver(some_game());
        driver.play_now(Direction::kLeft);
        choose(driver, value);
        CHECK(driver.effects().preferences == nullptr);
        Settings expected;
        value.setting->set(expected, value.text);
        CHECK(driver.shell().settings() == expected);
        CHECK(driver.shell().preferences().settings == expected);
    }
}

TEST_CASE("a row goes round all values of its setting and back, and each asks to be remembered") {
    for (const Setting& setting : session::all_settings()) {
        if (setting.key == "theme" || setting.key == "volume" || setting.key == "fullscreen") continue;
        CAPTURE(setting.key);
        AppDriver driver(some_game());
        driver.play_now(Direction::kLeft);
        open_settings(driver);
        focus(driver, setting);
        for (const Key key : {Key::kRight, Key::kLeft}) {
            int values = 0;
            do {
                press(driver, key);
                CHECK(driver.effects().preferences != nullptr);
                ++values;
            } while (!(driver.shell().settings() == Settings()) && values < kMaxRows);
            CHECK(values >= 2);
            CHECK(values < kMaxRows);
        }
    }
}

TEST_CASE("the volume goes by tens from off to the most and stays there") {
    AppDriver driver(support::session_on(some_game()), {}, {.settings = Settings{.volume = 75}});
    driver.play_now(Direction::kLeft);
    open_settings(driver);
    focus(driver, session::setting_of("volume"));
    const auto volume = [&] { return driver.shell().settings().volume; };
    for (const int expected : {80, 90, 100, 100}) {
        press(driver, Key::kRight);
        CHECK(volume() == expected);
    }
    for (const int expected : {90, 80, 70, 60, 50, 40, 30, 20, 10, 0, 0}) {
        press(driver, Key::kLeft);
        CHECK(volume() == expected);
    }
    AppDriver between(support::session_on(some_game()), {}, {.settings = Settings{.volume = 75}});
    between.play_now(Direction::kLeft);
    open_settings(between);
    focus(between, session::setting_of("volume"));
    press(between, Key::kLeft);
    CHECK(between.shell().settings().volume == 70);
}

TEST_CASE("what the machine has to apply is handed out when it is chosen, and once") {
    for (const std::string_view key : {"volume", "language", "renderer", "captions"}) {
        CAPTURE(key);
        AppDriver driver(some_game());
        driver.play_now(Direction::kLeft);
        open_settings(driver);
        focus(driver, session::setting_of(key));
        driver.press_now(Key::kRight);
        const Settings& now = driver.shell().settings();
        const auto said = [&](const auto& value, std::string_view whose, const auto& setting) {
            return key == whose ? value == setting : !value.has_value();
        };
        CHECK(driver.effects().preferences == &driver.shell().preferences());
        CHECK(said(driver.effects().volume, "volume", now.volume));
        CHECK(said(driver.effects().language, "language", now.language));
        CHECK(said(driver.effects().renderer, "renderer", now.renderer));
        driver.frame();
        CHECK(driver.effects().preferences == nullptr);
        CHECK_FALSE((driver.effects().volume || driver.effects().language || driver.effects().renderer));
    }
}

TEST_CASE("what an option asks for holds for this run and is not remembered, unless it is chosen") {
    session::Preferences preferences;
    preferences.settings = {.theme = "dark", .volume = 50};
    const Settings now{.theme = "classic", .language = "zh-CN", .speed = 0, .volume = 0};
    AppDriver driver(support::session_on(some_game()), {}, {.settings = now}, preferences);
    driver.rest();
    CHECK(driver.shell().settings() == now);
    driver.press_now(Key::kF11);
    CHECK(driver.shell().preferences().settings ==
          Settings{.theme = "dark", .fullscreen = true, .volume = 50});
    driver.press_now(Key::kT);
    CHECK(driver.shell().preferences().settings ==
          Settings{.theme = "dark", .fullscreen = true, .volume = 50});
    driver.press_now(Key::kT);
    CHECK(driver.shell().preferences().settings.theme == support::app_resources().themes[2].id);
    CHECK(driver.shell().settings().volume == 0);
}

TEST_CASE("full screen by its key is a setting, and the window is asked as long as it does not obey") {
    AppDriver driver(some_game());
    driver.rest();
    driver.press_now(Key::kF11);
    CHECK(driver.effects().toggle_fullscreen);
    CHECK(driver.effects().preferences != nullptr);
    CHECK(driver.shell().settings().fullscreen);
    driver.press_now(Key::kF11);
    CHECK(driver.effects().toggle_fullscreen);
    driver.resize({.fullscreen = true});
    driver.press_now(Key::kF11);
    CHECK(driver.effects().toggle_fullscreen);
    CHECK_FALSE(driver.shell().preferences().settings.fullscreen);
}

TEST_CASE("an eager swipe is played before the finger lifts, once") {
    AppDriver driver(support::session_on(some_game()), {},
                     {.settings = Settings{.swipe = session::SwipeChoice::kEager}});
    driver.rest();
    driver.touch(ui::PointerEvent::Kind::kDown, {270, 300});
    driver.touch(ui::PointerEvent::Kind::kMove, {220, 300});
    driver.frame();
    CHECK(driver.game().undo_count() == 0);
    driver.touch(ui::PointerEvent::Kind::kMove, {219, 300});
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
    driver.touch(ui::PointerEvent::Kind::kMove, {100, 500});
    driver.touch(ui::PointerEvent::Kind::kUp, {100, 500});
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
    driver.rest();
    CHECK(driver.picture() == driver.fresh_picture());
}

TEST_CASE("with key repeat a held key goes on moving, and asks for nothing else again") {
    for (const bool repeats : {false, true}) {
        CAPTURE(repeats);
        AppDriver driver(support::session_on(some_game()), {}, {.settings = Settings{.key_repeat = repeats}});
        driver.rest();
        driver.play_now(Direction::kLeft);
        driver.send(support::key(Key::kUp, ui::kNoModifier, true));
        driver.frame();
        CHECK(driver.game().undo_count() == (repeats ? 2 : 1));
        for (const Key key : {Key::kU, Key::kN, Key::kR, Key::kT, Key::kEscape})
            driver.send(support::key(key, ui::kNoModifier, true));
        driver.frame();
        CHECK(driver.game().undo_count() == (repeats ? 2 : 1));
        CHECK_FALSE(driver.front());
        CHECK(driver.effects().preferences == nullptr);
    }
}

TEST_CASE("motion as the system is reduced where the system asks for it, and a choice goes before it") {
    using session::MotionChoice;
    const auto nudges = [](MotionChoice choice, bool system) {
        AppDriver driver(support::session_on(support::start_on("2 4/4 0")), {},
                         {.settings = Settings{.motion = choice}, .reduced_motion = system});
        driver.rest();
        driver.play_now(Direction::kLeft);  // does nothing but that
        const std::string still = driver.fresh_picture();
        driver.frame(40);
        return driver.picture() != still;
    };
    CHECK(nudges(MotionChoice::kSystem, false));
    CHECK_FALSE(nudges(MotionChoice::kSystem, true));
    CHECK(nudges(MotionChoice::kFull, true));
    CHECK_FALSE(nudges(MotionChoice::kReduced, false));
}

TEST_CASE("a renderer that cannot be had is said, and the choice is automatic again") {
    AppDriver driver(support::session_on(some_game()), {}, {.settings = Settings{.renderer = "metal"}});
    driver.rest();
    driver.tell(RendererRefused{});
    driver.frame();
    CHECK(driver.picture().find("Metal cannot be used here") != std::string::npos);
    CHECK(driver.shell().settings().renderer.empty());
    CHECK(driver.effects().preferences != nullptr);
    CHECK(driver.shell().preferences().settings.renderer.empty());
    CHECK_FALSE(driver.effects().renderer);  // it is in use already
}

TEST_CASE("the picker begins at the theme in use, and each press chooses at once") {
    AppDriver driver(support::session_on(some_game()), {.width = 320, .height = 480},
                     {.settings = Settings{.theme = "lagoon"}});
    driver.play_now(Direction::kLeft);
    open_settings(driver);
    press(driver, Key::kReturn);
    REQUIRE(driver.front() == ScreenId::kThemes);
    const std::vector<ui::Theme>& themes = support::app_resources().themes;
    for (std::size_t i = themes.size() - 1; i-- > 0;) {
        press(driver, Key::kUp);
        press(driver, Key::kReturn);
        CHECK(driver.shell().settings().theme == themes[i].id);
        CHECK(driver.effects().picture->background() == themes[i].window);
        CHECK(driver.effects().preferences != nullptr);
        CHECK(driver.front() == ScreenId::kThemes);
    }
}

TEST_CASE("a theme is chosen by a tap on its card") {
    AppDriver driver(some_game(), {.width = 540, .height = 2000});
    driver.play_now(Direction::kLeft);
    open_settings(driver);
    press(driver, Key::kReturn);
    const std::vector<ui::Theme>& themes = support::app_resources().themes;
    for (const std::size_t wanted : {std::size_t{3}, std::size_t{1}}) {
        driver.tap_row(static_cast<int>(wanted));
        driver.frame(0);
        CHECK(driver.shell().settings().theme == themes[wanted].id);
    }
}

}  // namespace
}  // namespace twofold::app
