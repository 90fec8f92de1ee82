// The player's own themes, from real folders.
#include "app/theme_folder.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/command_line.h"
#include "app/commands.h"
#include "app/resources.h"
#include "assets/assets.h"
#include "platform/picture.h"

#include "support/app_folder.h"
#include "support/app_streams.h"

namespace twofold::app {
namespace {

using support::TemporaryFolder;
using Names = std::vector<std::string>;

// A good theme with that ground and name.
std::string theme_text(const std::string& window, const std::string& name) {
    std::string text(assets::file("themes/classic.toml"));
    const auto replace = [&](const std::string& from, const std::string& to) {
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
    };
    replace("\"Classic light\"", "\"" + name + "\"");
    replace("#f7f3ea", window);
    return text;
}

Names ids_of(const std::vector<ui::Theme>& themes) {
    Names ids;
    for (const ui::Theme& theme : themes)
        ids.push_back(theme.id);
    return ids;
}

Names with_built_in(const Names& more) {
    Names ids = theme_ids();
    ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

TEST_CASE("without a folder of themes there are the built-in ones, and nothing is said or made") {
    TemporaryFolder folder;
    for (const std::string& data : {std::string(), folder.path(), folder.path("none")}) {
        const ThemesReading all = load_all_themes(data);
        CHECK(ids_of(all.themes) == theme_ids());
        CHECK(all.refused.empty());
        CHECK(all_theme_ids(data) == theme_ids());
    }
    CHECK(folder.contents().empty());
}

TEST_CASE("own themes come after the built-in ones, by the names that people see") {
    TemporaryFolder folder;
    folder.write("themes/a.toml", theme_text("#010101", "Zebra"));
    folder.write("themes/b c.toml", theme_text("#020202", "Moor"));
    folder.write("themes/\u591c.toml", theme_text("#030303", "Birch"));
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == with_built_in({"\u591c", "b c", "a"}));
    CHECK(all.themes.back().name == "Zebra");
    CHECK(all.themes.back().window == ui::Color{1, 1, 1});
    CHECK(all.refused.empty());
    CHECK(all_theme_ids(folder.path()) == with_built_in({"a", "b c", "\u591c"}));
}

TEST_CASE("an own theme with the id of a built-in one is there in its place") {
    TemporaryFolder folder;
    folder.write("themes/dark.toml", theme_text("#000011", "Darker"));
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == theme_ids());
    CHECK(all.themes[1].id == "dark");
    CHECK(all.themes[1].name == "Darker");
    CHECK(all.themes[1].window == ui::Color{0, 0, 0x11});
    CHECK(all_theme_ids(folder.path()) == theme_ids());
}

TEST_CASE("a bad theme is refused by file, line and reason, and the others are taken") {
    TemporaryFolder folder;
    std::string bad = theme_text("#0000", "Bad");
    folder.write("themes/bad.toml", bad);
    folder.write("themes/dark.toml", "name = \"Dark\n");
    folder.write("themes/empty.toml", "");
    folder.write("themes/good.toml", theme_text("#010101", "Good"));
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == with_built_in({"good"}));
    CHECK(all.themes[1].window == load_themes()[1].window);
    const std::size_t line = 1 + static_cast<std::size_t>(std::count(
                                     bad.begin(), bad.begin() + static_cast<long>(bad.find("#0000")), '\n'));
    CHECK(all.refused.find("twofold: themes/bad.toml:" + std::to_string(line) +
                           ": window.background must be a colour like \"#f8e0c0\"\n") == 0);
    CHECK(all.refused.find("\ntwofold: themes/dark.toml:1: ") != std::string::npos);
    CHECK(all.refused.find("\ntwofold: themes/empty.toml:1: window.background must") != std::string::npos);
    CHECK(std::count(all.refused.begin(), all.refused.end(), '\n') == 3);
}

TEST_CASE("a theme file that is made to keep a reader busy is refused in a line, and at once") {
    constexpr std::size_t kSize = std::size_t{60} << 10;
    std::string deep;
    while (deep.size() < kSize)
        deep += "a.";
    std::string wide;
    while (wide.size() < kSize)
        wide += "a.b,";
    TemporaryFolder folder;
    folder.write("themes/deep.toml", "name = \"Deep\"\n" + deep + "a = 1\n");
    folder.write("themes/open.toml", "name = \"Open\"\na = \"\"\"" + std::string(kSize, '\n'));
    folder.write("themes/wide.toml", "a = [" + wide + "]\n");
    folder.write("themes/good.toml", theme_text("#010101", "Good"));
    const auto begin = std::chrono::steady_clock::now();
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(1));
    CHECK(ids_of(all.themes) == with_built_in({"good"}));
    CHECK(all.refused ==
          "twofold: themes/deep.toml:2: more than 8 levels\n"
          "twofold: themes/open.toml:2: an unterminated string\n"
          "twofold: themes/wide.toml:1: more than 12000 values\n");
}

TEST_CASE("what is in the folder and no theme file is not looked at") {
    TemporaryFolder folder;
    folder.write("themes/notes.txt", "x");
    folder.write("themes/old.toml~", "x");
    folder.write("themes/.hidden.toml", "x");
    folder.write("themes/.toml", "x");
    folder.make_folder("themes/folder.toml");
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == theme_ids());
    CHECK(all.refused.empty());
}

TEST_CASE("a file of 64 KiB is read, and one byte more is too long") {
    TemporaryFolder folder;
    std::string text = theme_text("#010101", "Long") + "#";
    text.resize(std::size_t{64} << 10, '-');
    folder.write("themes/fits.toml", text);
    folder.write("themes/long.toml", text + "-");
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == with_built_in({"fits"}));
    CHECK(all.refused == "twofold: themes/long.toml: longer than 64 KiB\n");
}

TEST_CASE("of more than 64 files the first by name are read") {
    TemporaryFolder folder;
    for (int i = 0; i < 66; ++i)
        folder.write("themes/" + std::to_string(100 + i) + ".toml", theme_text("#010101", "Same"));
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(all.themes.size() == theme_ids().size() + 64);
    CHECK(all.themes.back().id == "163");
    CHECK(all.refused ==
          "twofold: themes/164.toml: no more than 64 files are read\n"
          "twofold: themes/165.toml: no more than 64 files are read\n");
    CHECK(all_theme_ids(folder.path()).size() == all.themes.size());
}

TEST_CASE("a file whose name the settings could not keep is refused, in one line") {
    TemporaryFolder folder;
    folder.write("themes/a\xff.toml", theme_text("#010101", "Byte"));
    folder.write("themes/b\nc.toml", theme_text("#010101", "Line"));
    const ThemesReading all = load_all_themes(folder.path());
    CHECK(ids_of(all.themes) == theme_ids());
    CHECK(all.refused ==
          "twofold: themes/a?.toml: the name of a file must be plain text in UTF-8\n"
          "twofold: themes/b?c.toml: the name of a file must be plain text in UTF-8\n");
}

Invocation parse(std::vector<const char*> words) {
    words.insert(words.begin(), "twofold");
    return parse_command_line(static_cast<int>(words.size()), words.data());
}

TEST_CASE("an own theme can be asked for by its name, where its folder is") {
    TemporaryFolder folder;
    folder.write("themes/moor.toml", theme_text("#010203", "Moor"));
    const char* data = folder.path().c_str();
    CHECK(std::get<PlayOptions>(parse({"--theme", "moor", "--data-dir", data})).theme == "moor");
    CHECK(std::get<ShotOptions>(parse({"shot", "a.png", "--data-dir", data, "--theme", "moor"})).theme ==
          "moor");
    for (const std::string wrong : {"mooR", "moor.toml", "themes/moor", ""}) {
        CAPTURE(wrong);
        const auto farewell = std::get<Farewell>(parse({"--data-dir", data, "--theme", wrong.c_str()}));
        CHECK(farewell.status == 2);
        CHECK(farewell.text.find("\"" + wrong + "\"") != std::string::npos);
    }
    CHECK(std::get<Farewell>(parse({"shot", "a.png", "--theme", "moor"})).status == 2);
    const auto unknown = std::get<Farewell>(parse({"--data-dir", data, "--theme", "mire"}));
    CHECK(unknown.text.find("lagoon, moor, not \"mire\"") != std::string::npos);
}

TEST_CASE("shot draws an own theme, and fails where that one is refused") {
    TemporaryFolder folder;
    folder.write("themes/moor.toml", theme_text("#010203", "Moor"));
    folder.write("themes/bad.toml", "name = 3\n");
    ShotOptions options{.output = folder.path("a.png"), .window = {300, 340}, .theme = "moor"};
    options.data_dir = folder.path();
    support::Outcome outcome = support::run_with_streams("", [&] { return run_shot(options); });
    CHECK(outcome.status == 0);
    CHECK(outcome.err ==
          "twofold: themes/bad.toml:1: name must be a text of 1 to 40 characters, without control "
          "characters\n");
    const auto bitmap = platform::read_png(options.output);
    REQUIRE(bitmap.has_value());
    CHECK(bitmap->at(0, 0) == platform::to_argb({1, 2, 3}));
    folder.remove("a.png");
    options.theme = "bad";
    outcome = support::run_with_streams("", [&] { return run_shot(options); });
    CHECK(outcome.status == 1);
    CHECK_FALSE(outcome.err.empty());
    CHECK_FALSE(folder.has("a.png"));
}

}  // namespace
}  // namespace twofold::app
