// Settings as a file: what was chosen comes back, what makes no sense falls back alone, what is not known
// stays.
#include "session/preferences.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/toml.h"

#include "support/settings.h"

namespace twofold::session {
namespace {

Preferences read(std::string_view text) {
    const PreferencesReading reading = Preferences::from_text(text);
    REQUIRE(reading.preferences);
    CHECK(reading.faults == "");
    return *reading.preferences;
}

toml::table table_of(const Preferences& preferences) {
    const auto table = base::read_toml(preferences.to_text()).table;
    REQUIRE(table);
    return *table;
}

TEST_CASE("every setting reads back at each of its values as it was written") {
    for (const support::SettingValue& value : support::all_setting_values()) {
        CAPTURE(value.setting->key);
        CAPTURE(value.text);
        Preferences preferences;
        REQUIRE(value.setting->set(preferences.settings, value.text));
        CHECK(value.setting->text(preferences.settings) == value.text);
        const Preferences again = read(preferences.to_text());
        CHECK(again.settings == preferences.settings);
        CHECK(again.to_text() == preferences.to_text());
        const bool chosen = !(preferences.settings == Settings());
        CHECK(table_of(preferences).contains(value.setting->key) == chosen);
    }
}

TEST_CASE("all settings together read back as they were written") {
    Preferences preferences;
    preferences.settings = {.theme = "dusk",
                            .language = "zh-CN",
                            .motion = MotionChoice::kReduced,
                            .speed = 0,
                            .swipe = SwipeChoice::kEager,
                            .key_repeat = true,
                            .fullscreen = true,
                            .renderer = "software",
                            .volume = 70,
                            .rumble = false,
                            .large_text = true,
                            .captions = true,
                            .show_clock = true};
    CHECK(table_of(preferences).size() == all_settings().size());
    CHECK(read(preferences.to_text()).settings == preferences.settings);
}

TEST_CASE("where nothing was chosen nothing is written") {
    CHECK(Preferences().settings == Settings());
    CHECK(table_of(Preferences()).empty());
}

TEST_CASE("what goes back to its default is written, so that it does not stay as it was") {
    for (const support::SettingValue& value : support::all_setting_values()) {
        CAPTURE(value.setting->key);
        CAPTURE(value.text);
        Preferences preferences;
        value.setting->set(preferences.settings, value.text);
        Preferences again = read(preferences.to_text());
        again.settings = {};
        CHECK(read(again.to_text()).settings == Settings());
    }
}

TEST_CASE("an unknown key in settings is kept as it was") {
    auto preferences = read("theme = \"dusk\"\nnew_thing = 7\n[later]\nlist = [1, 2]\n");
    preferences.settings.theme = "dawn";
    const toml::table table = table_of(preferences);
    CHECK(table["theme"].value_or(std::string_view{}) == "dawn");
    CHECK(table["new_thing"].value_or(0) == 7);
    CHECK(table["later"]["list"][1].value_or(0) == 2);
}

TEST_CASE("a value that makes no sense falls back alone, with a line that says where and what would") {
    struct Row {
        std::string value;
        std::string says;
    };
    const std::vector<Row> rows = {
        {"theme = 3", "theme must be a text"},
        {"language = true", "language must be a text"},
        {"motion = \"wild\"", "motion must be one of system, full, reduced"},
        {"motion = true", "motion must be one of system, full, reduced"},
        {"speed = \"3\"", "speed must be one of 0.5, 1, 2, off"},
        {"speed = 0", "speed must be one of 0.5, 1, 2, off"},
        {"speed = 1e300", "speed must be one of 0.5, 1, 2, off"},
        {"swipe = \"\"", "swipe must be one of release, eager"},
        {"key_repeat = \"true\"", "key_repeat must be true or false"},
        {"fullscreen = 1", "fullscreen must be true or false"},
        {"renderer = \"pencil\"",
         "renderer must be one of auto, software, opengl, opengles2, direct3d, direct3d11, metal"},
        {"volume = 101", "volume must be a whole number from 0 to 100"},
        {"volume = -1", "volume must be a whole number from 0 to 100"},
        {"volume = 30.5", "volume must be a whole number from 0 to 100"},
        {"volume = \"30\"", "volume must be a whole number from 0 to 100"},
        {"rumble = [true]", "rumble must be true or false"},
        {"large_text = 2026-11-30", "large_text must be true or false"},
        {"captions = {}", "captions must be true or false"},
        {"show_clock = \"yes\"", "show_clock must be true or false"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.value);
        // A setting beside it that is good.
        const bool of_volume = row.value.starts_with("volume");
        const std::string good = of_volume ? "rumble = false\n" : "volume = 70\n";
        const PreferencesReading reading = Preferences::from_text(good + row.value + "\n");
        REQUIRE(reading.preferences);
        const Settings expected = of_volume ? Settings{.rumble = false} : Settings{.volume = 70};
        CHECK(reading.preferences->settings == expected);
        CHECK(reading.faults == "2: " + row.says + "\n");
    }
}

TEST_CASE("a value that makes no sense stays in the file until another one is chosen") {
    const PreferencesReading reading = Preferences::from_text("speed = \"warp\"\n");
    REQUIRE(reading.preferences);
    Preferences preferences = *reading.preferences;
    preferences.settings.volume = 10;
    CHECK(table_of(preferences)["speed"].value_or(std::string_view{}) == "warp");
    preferences.settings.speed = 2;
    CHECK(read(preferences.to_text()).settings == Settings{.speed = 2, .volume = 10});
}

TEST_CASE("a speed may be written as a number") {
    CHECK(read("speed = 2\n").settings.speed == 2);
    CHECK(read("speed = 0.5\n").settings.speed == 0.5);
}

TEST_CASE("settings that are no TOML give nothing but the line and what is wrong") {
    std::string deep;
    for (int i = 0; i < 20'000; ++i)
        deep += "a.";
    for (const std::string& line : {std::string("theme = dark"), deep + "a = 1", std::string("a = \"\"\"")}) {
        const PreferencesReading reading =
            Preferences::from_text("volume = 3\n" + line + "\nspeed = 9\n[keys]\nundo = [\"F5\"]\n");
        CHECK_FALSE(reading.preferences);
        CHECK(reading.faults.starts_with("2: "));
        CHECK(reading.faults.find('\n') == reading.faults.size() - 1);
    }
}

TEST_CASE("only what has changed is taken over") {
    const Settings before{.theme = "dusk", .volume = 0};
    Settings after = before;
    after.rumble = false;
    Settings kept{.theme = "dawn", .speed = 2};
    take_changes(before, after, kept);
    CHECK(kept == Settings{.theme = "dawn", .speed = 2, .rumble = false});
}

TEST_CASE("keys read back as they were written, and only what has changed of them is written") {
    Preferences preferences =
        read("volume = 3\n[keys]\nundo = [\"F5\", \"U\"]\nmenu = []\ndance = [\"D\"]\n");
    CHECK(preferences.settings.keys == KeyTable{{"undo", {"F5", "U"}}, {"menu", {}}, {"dance", {"D"}}});
    preferences.settings.keys.erase("menu");
    preferences.settings.keys["redo"] = {"F6"};
    const toml::table table = table_of(preferences);
    CHECK(table["volume"].value_or(0) == 3);
    CHECK(table["keys"].as_table()->size() == 3);
    CHECK(read(preferences.to_text()).settings == preferences.settings);
    preferences.settings.keys.clear();
    CHECK_FALSE(table_of(preferences).contains("keys"));
}

TEST_CASE("keys that are no list of names fall back alone, with their lines") {
    const PreferencesReading reading =
        Preferences::from_text("[keys]\nundo = \"U\"\nredo = [1]\nmenu = [\"M\"]\nhelp = {}\n");
    REQUIRE(reading.preferences);
    CHECK(reading.preferences->settings.keys == KeyTable{{"menu", {"M"}}});
    CHECK(reading.faults.find("2: keys.undo must be a list of key names\n") != std::string::npos);
    CHECK(reading.faults.find("3: keys.redo: entry 1 must be the name of a key in quotes\n") !=
          std::string::npos);
    CHECK(reading.faults.find("5: keys.help must be a list of key names\n") != std::string::npos);
    CHECK(Preferences::from_text("keys = 3\n").faults == "1: keys must be a table\n");
}

TEST_CASE(
    "an entry of a list of keys that is no name is left out alone, with its line, and stays in the file") {
    const PreferencesReading reading =
        Preferences::from_text("[keys]\nundo = [\"U\", 5, \"A\", \n[], \"F5\"]\n");
    REQUIRE(reading.preferences);
    CHECK(reading.preferences->settings.keys == KeyTable{{"undo", {"U", "A", "F5"}}});
    CHECK(reading.faults ==
          "2: keys.undo: entry 2 must be the name of a key in quotes\n"
          "3: keys.undo: entry 4 must be the name of a key in quotes\n");
    CHECK(table_of(*reading.preferences)["keys"]["undo"][1].value_or(0) == 5);
}

TEST_CASE("keys that make no sense stay in the file until others are chosen") {
    Preferences preferences = *Preferences::from_text("keys = 3\n").preferences;
    CHECK(table_of(preferences)["keys"].value_or(0) == 3);
    preferences.settings.keys["undo"] = {"F5"};
    CHECK(read(preferences.to_text()).settings.keys == KeyTable{{"undo", {"F5"}}});
}

TEST_CASE("keys that have changed are taken over, and others stay") {
    const Settings before{.keys = {{"undo", {"F5"}}}};
    Settings after = before;
    after.volume = 0;
    Settings kept{.keys = {{"undo", {"F6"}}}};
    take_changes(before, after, kept);
    CHECK(kept == Settings{.volume = 0, .keys = {{"undo", {"F6"}}}});
    after.keys["redo"] = {"F7"};
    take_changes(before, after, kept);
    CHECK(kept.keys == after.keys);
}

}  // namespace
}  // namespace twofold::session
