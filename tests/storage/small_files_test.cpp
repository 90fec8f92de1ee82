// Settings and scores: what is kept of them, what is said of those that make no sense, and disks that refuse
// them.
#include "storage/small_files.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"

namespace twofold::storage {
namespace {

using Kind = SaveNotice::Kind;
using support::FullDisk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::Unwritable;

TEST_CASE("settings are kept, and so is what another version wrote among them") {
    TemporaryFolder folder;
    folder.write("settings.toml", "theme = \"dark\"\nvolume = 11\n[pad]\ndeadzone = 0.25\n");
    {
        Player player(folder.path());
        CHECK(player.found.preferences.settings.theme == "dark");
        session::Preferences preferences = player.found.preferences;
        preferences.settings.theme = "classic";
        player.folder.files().save(preferences);
    }
    const std::string text = folder.read("settings.toml");
    CHECK(text.find("volume = 11") != std::string::npos);
    CHECK(text.find("deadzone = 0.25") != std::string::npos);
    CHECK(Player(folder.path()).found.preferences.settings.theme == "classic");
}

TEST_CASE("what makes no sense in the settings is said by file and line, a line each") {
    TemporaryFolder folder;
    folder.write("settings.toml", "volume = 11\nspeed = 9\nrumble = 1\n");
    const SavedState found = SaveFolder(folder.path(), folder.path()).load();
    CHECK(found.faults ==
          "twofold: settings.toml:2: speed must be one of 0.5, 1, 2, off\n"
          "twofold: settings.toml:3: rumble must be true or false\n");
    CHECK(found.preferences.settings == session::Settings{.volume = 11});
    CHECK(folder.contents().size() == 1);
}

TEST_CASE(
    "settings with a line that is no TOML stay to be mended, and are kept aside before others are "
    "written") {
    TemporaryFolder folder;
    const std::string found = "# mine\nvolume = 11\ntheme = dark\n[keys]\nundo = [\"F5\"]\n";
    folder.write("settings.toml", found);
    SaveFolder save(folder.path(), folder.path());
    SavedState state = save.load();
    CHECK(state.faults.starts_with("twofold: settings.toml:3: "));
    CHECK(std::count(state.faults.begin(), state.faults.end(), '\n') == 1);
    CHECK(state.preferences.settings == session::Settings());
    CHECK(folder.contents() == std::map<std::string, std::string>{{"settings.toml", found}});
    for (const char* theme : {"dark", "classic"}) {
        state.preferences.settings.theme = theme;
        save.files().save(state.preferences);
        CHECK(folder.read("settings.toml.unreadable") == found);
        CHECK_FALSE(folder.has("settings.toml.unreadable2"));
    }
    const SavedState again = SaveFolder(folder.path(), folder.path()).load();
    CHECK(again.faults.empty());
    CHECK(again.preferences.settings == state.preferences.settings);
}

TEST_CASE("settings that could not be read and have gone since are written as any others") {
    TemporaryFolder folder;
    folder.write("settings.toml", "theme = dark\n");
    SaveFolder save(folder.path(), folder.path());
    CHECK_FALSE(save.load().faults.empty());
    folder.remove("settings.toml");
    save.files().save({});
    CHECK(save.take_notices().empty());
    CHECK(folder.has("settings.toml"));
    CHECK_FALSE(folder.has("settings.toml.unreadable"));
}

TEST_CASE("settings that would be too long to be read again are not written") {
    TemporaryFolder folder;
    // The name of a table, which stands before each of those in it when they are printed.
    std::string found = "[" + std::string(30'000, 'a') + "]\n";
    for (int i = 0; i < 10; ++i)
        found += "b" + std::to_string(i) + ".c = 1\n";
    folder.write("settings.toml", found);
    SaveFolder save(folder.path(), folder.path());
    SavedState state = save.load();
    CHECK(state.faults.empty());
    state.preferences.settings.theme = "dark";
    save.files().save(state.preferences);
    CHECK(support::only(save.take_notices()).kind == Kind::kSettingsNotKept);
    CHECK(folder.read("settings.toml") == found);
}

TEST_CASE("settings that cannot be kept are told of, once until they are kept again") {
    TemporaryFolder data;
    TemporaryFolder config;
    SaveFolder folder(data.path(), config.path());
    folder.load();
    {
        const support::Unwritable unwritable(config);
        folder.files().save({});
        CHECK(support::only(folder.take_notices()).kind == Kind::kSettingsNotKept);
        folder.files().save({});
        CHECK(folder.take_notices().empty());
    }
    folder.files().save({});
    CHECK(folder.take_notices().empty());
    CHECK(config.has("settings.toml"));
    const support::Unwritable unwritable(config);
    folder.files().save({});
    CHECK(support::only(folder.take_notices()).kind == Kind::kSettingsNotKept);
}

TEST_CASE("games and settings may lie in two folders") {
    TemporaryFolder data;
    TemporaryFolder config;
    SaveFolder folder(data.path(), config.path("twofold"));
    folder.load();
    session::Preferences preferences;
    preferences.settings.theme = "dark";
    folder.files().save(preferences);
    CHECK(config.has("twofold/settings.toml"));
    CHECK(data.contents().empty());
}

TEST_CASE("best scores and settings that found no room are not lost, and the old ones stay until then") {
    TemporaryFolder folder;
    Random random(6);
    Player player(folder.path());
    player.play(10, random);
    player.sync();
    session::Preferences preferences;
    preferences.settings.theme = "classic";
    player.folder.files().save(preferences);
    const std::string scores = folder.read("scores.toml");
    const std::string settings = folder.read("settings.toml");
    preferences.settings.theme = "dark";
    {
        const FullDisk full(1);
        player.play(20, random);
        player.sync();
        player.folder.files().save(preferences);
    }
    CHECK(folder.read("scores.toml") == scores);
    CHECK(folder.read("settings.toml") == settings);
    player.folder.retry();
    player.sync();
    player.sync();
    const auto read_back = session::BestScores::from_text(folder.read("scores.toml"));
    REQUIRE(read_back.has_value());
    CHECK(*read_back == player.session.best_scores());
}

TEST_CASE("scores and settings that could not be read are not written over where they cannot be kept aside") {
    TemporaryFolder folder;
    for (const char* name : {"settings.toml", "scores.toml", "daily.toml"})
        folder.write(name, "a = \n");
    const auto before = folder.contents();
    SaveFolder save(folder.path(), folder.path());
    SavedState found = save.load();
    found.best_scores.record({}, 4);
    const auto write_all = [&] {
        save.files().save({});
        save.files().set(found.best_scores);
        save.files().set(found.daily_scores);
        save.sync();
        return !save.failing();
    };
    {
        const Unwritable unwritable(folder);
        CHECK_FALSE(write_all());
        CHECK(folder.contents() == before);
    }
    CHECK(write_all());
    for (const auto& [name, bytes] : before) {
        CHECK(folder.read(name + ".unreadable") == bytes);
        CHECK(folder.read(name) != bytes);
    }
}

TEST_CASE("scores and settings that cannot be read count as none, and their bytes are not lost") {
    const std::string broken = "theme = \"dark\nbest = {";
    TemporaryFolder folder;
    Random random(1);
    folder.write("scores.toml", broken);
    folder.write("settings.toml", broken + "!");
    {
        Player player(folder.path());
        CHECK(player.session.best() == 0);
        CHECK(player.found.preferences.settings.theme.empty());
        player.play(30, random);
        player.sync();
        session::Preferences preferences = player.found.preferences;
        preferences.settings.theme = "dark";
        player.folder.files().save(preferences);
    }
    Player player(folder.path());
    CHECK(player.session.best() > 0);
    CHECK(player.found.best_scores == player.session.best_scores());
    CHECK(player.found.preferences.settings.theme == "dark");
    const auto files = folder.contents();
    for (const std::string& bytes : {broken, broken + "!"}) {
        CHECK(
            std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.second == bytes; }));
    }
}

TEST_CASE(
    "scores and settings that are too long, no files, no TOML or too deep are said in one line each, and "
    "kept "
    "aside once others are written") {
    std::string deep = "a = 1\n";
    for (int level = 0; level < 30'000; ++level)
        deep += "a.";
    const auto too_long = [](std::size_t kib) { return std::string((kib << 10) + 1, '#'); };
    struct Row {
        std::string name;
        std::string bytes;  // empty: a folder
        std::string fault;  // how the line begins
    };
    std::vector<Row> rows = {{"settings.toml", too_long(64), ": too long\n"},
                             {"scores.toml", too_long(256), ": too long\n"},
                             {"daily.toml", too_long(256), ": too long\n"}};
    for (const char* name : {"settings.toml", "scores.toml", "daily.toml"}) {
        rows.push_back({name, "", ": not a regular file\n"});
        rows.push_back({name, "a = 1\nDear diary,\n", ":2: "});
        rows.push_back({name, deep, ":2: more than 8 levels\n"});
        rows.push_back({name, "\na = '''" + std::string(60'000, '\n'), ":2: an unterminated string\n"});
    }
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CAPTURE(row.fault);
        TemporaryFolder folder;
        if (row.bytes.empty()) folder.make_folder(row.name);
        if (!row.bytes.empty()) folder.write(row.name, row.bytes);
        const auto before = folder.contents();
        SaveFolder save(folder.path(), folder.path());
        SavedState found = save.load();
        CHECK(found.faults.starts_with("twofold: " + row.name + row.fault));
        CHECK(std::count(found.faults.begin(), found.faults.end(), '\n') == 1);
        CHECK(folder.contents() == before);
        CHECK(folder.has(row.name));
        save.files().save({});
        found.best_scores.record({}, 4);
        save.files().set(found.best_scores);
        save.files().set(found.daily_scores);
        save.sync();
        CHECK_FALSE(save.failing());
        CHECK(save.take_notices().empty());
        CHECK(folder.has(row.name + ".unreadable"));
        if (!row.bytes.empty()) CHECK(folder.read(row.name + ".unreadable") == row.bytes);
        CHECK(SaveFolder(folder.path(), folder.path()).load().faults.empty());
    }
}

}  // namespace
}  // namespace twofold::storage
