// Reading a theme file: what it says is what is shown, and what is wrong is refused with its line and a
// reason.
#include "ui/draw/theme.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"

#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

// The line numbers of the table below count in this text.
constexpr std::string_view kGood = R"(name = "Test"
[window]
background = "#101112"
text = "#202122"
quiet_text = "#303132"
[board]
background = "#404142"
cell = "#505152"
[control]
background = "#606162"
active = "#707172"
ink = "#808182"
[accent]
background = "#909192"
ink = "#a0a1a2"
[tiles]
colors = [
    "#ffffff",
    "#804020"
]
hue_step = 30
dark_ink = "#000000"
light_ink = "#fefefe"
)";

std::string changed(std::string_view from, std::string_view to) {
    std::string text(kGood);
    const std::size_t place = text.find(from);
    REQUIRE(place != std::string::npos);
    return text.replace(place, from.size(), to);
}

Color grey_from(std::uint8_t first) {
    return {first, static_cast<std::uint8_t>(first + 1), static_cast<std::uint8_t>(first + 2)};
}

TEST_CASE("a theme file says every colour") {
    const ThemeReading reading = read_theme("test", kGood);
    CHECK(reading.error.empty());
    REQUIRE(reading.theme);
    const Theme& theme = *reading.theme;
    CHECK(theme.id == "test");
    CHECK(theme.name == "Test");
    CHECK(theme.window == grey_from(0x10));
    CHECK(theme.text == grey_from(0x20));
    CHECK(theme.quiet_text == grey_from(0x30));
    CHECK(theme.board == grey_from(0x40));
    CHECK(theme.cell == grey_from(0x50));
    CHECK(theme.control == grey_from(0x60));
    CHECK(theme.control_active == grey_from(0x70));
    CHECK(theme.control_ink == grey_from(0x80));
    CHECK(theme.accent == grey_from(0x90));
    CHECK(theme.accent_ink == grey_from(0xa0));
    CHECK(theme.tile(1).fill == Color{0xff, 0xff, 0xff});
    CHECK(theme.tile(2).fill == Color{0x80, 0x40, 0x20});
}

TEST_CASE("the theme that the documentation shows is one, and can be read") {
    std::ifstream file(TWOFOLD_TESTS_DIR "/../docs/themes.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    constexpr std::string_view kFence = "```toml\n";
    const std::size_t begin = page.find(kFence);
    REQUIRE(begin != std::string::npos);
    const std::size_t from = begin + kFence.size();
    const ThemeReading reading = read_theme("dusk", page.substr(from, page.find("```", from) - from));
    CHECK(reading.error.empty());
    REQUIRE(reading.theme);
    CHECK(reading.theme->name == "Dusk");
    for (std::size_t i = 1; i < reading.theme->tiles.size(); ++i)
        CHECK(contrast(reading.theme->tiles[i].ink, reading.theme->tiles[i].fill) >= 4.5);
}

TEST_CASE("a theme without a name is called by its id") {
    const ThemeReading reading = read_theme("dusk", changed("name = \"Test\"", ""));
    REQUIRE(reading.theme);
    CHECK(reading.theme->name == "dusk");
}

TEST_CASE("a theme is called in a language as its file says, and in any other by its name") {
    const ThemeReading reading = read_theme(
        "test", changed("[window]", "[names]\nzh-CN = \"\u6d4b\u8bd5\"\nxx = \"Essai\"\n[window]"));
    REQUIRE(reading.theme);
    CHECK(reading.theme->name_in("zh-CN") == "\u6d4b\u8bd5");
    CHECK(reading.theme->name_in("xx") == "Essai");
    CHECK(reading.theme->name_in("en") == "Test");
    CHECK(reading.theme->name_in("zh") == "Test");
}

TEST_CASE("a name of 40 characters is taken, however many bytes it has") {
    std::string name;
    for (int i = 0; i < 40; ++i)
        name += "\u591c";
    const ThemeReading reading = read_theme("test", changed("Test", name));
    REQUIRE(reading.theme);
    CHECK(reading.theme->name == name);
}

TEST_CASE("colours that cannot be told apart are taken") {
    std::string text(kGood);
    for (std::size_t at = 0; (at = text.find("\"#", at)) != std::string::npos; at += 9)
        text.replace(at, 9, "\"#123456\"");
    CHECK(read_theme("test", text).theme);
}

TEST_CASE("a tile takes the ink with more contrast") {
    const ThemeReading reading = read_theme("test", kGood);
    REQUIRE(reading.theme);
    CHECK(reading.theme->tile(1).ink == Color{0, 0, 0});
    CHECK(reading.theme->tile(2).ink == Color{0xfe, 0xfe, 0xfe});
    for (std::size_t i = 1; i < reading.theme->tiles.size(); ++i) {
        CAPTURE(i);
        const TileColors& tile = reading.theme->tiles[i];
        CHECK(contrast(tile.ink, tile.fill) >= contrast(Color{0, 0, 0}, tile.fill));
        CHECK(contrast(tile.ink, tile.fill) >= contrast(Color{0xfe, 0xfe, 0xfe}, tile.fill));
    }
}

TEST_CASE("beyond its list a theme goes on by turning the hue of the last colour") {
    const ThemeReading reading = read_theme("test", kGood);
    REQUIRE(reading.theme);
    Oklch expected = to_oklch(reading.theme->tile(2).fill);
    for (std::size_t i = 3; i < reading.theme->tiles.size(); ++i) {
        CAPTURE(i);
        expected.hue += 30;
        CHECK(reading.theme->tiles[i].fill == from_oklch(expected));
    }
}

TEST_CASE("a list may hold one colour, or one for every tile") {
    CHECK(read_theme("test", changed("\"#ffffff\",\n", "")).theme);
    std::string all;
    for (int i = 2; i < kTileColors; ++i)
        all += "\"#ffffff\",";
    CHECK(read_theme("test", changed("\"#ffffff\",", all)).theme);
}

struct BadCase {
    std::string_view what;
    std::string_view from;
    std::string_view to;
    std::size_t line;  // where something is missing, its section's, or else the first
    std::string_view reason;
};

constexpr BadCase kBad[] = {
    {"no TOML", "[board]", "[board", 6, ""},
    {"a deep table", "[board]", "[a.a.a.a.a.a.a.a.a.a]\n[board]", 6, "8 levels"},
    {"a value twice", "cell = \"#505152\"", "background = \"#505152\"", 8, "background"},
    {"a name that is a number", "\"Test\"", "12", 1, "name"},
    {"an empty name", "\"Test\"", "\"\"", 1, "name"},
    {"a name too long", "Test", "Testtesttesttesttesttesttesttesttesttestt", 1, "1 to 40"},
    {"a name of two lines", "Test", "Te\\nst", 1, "control"},
    {"a name that colours a terminal", "Test", "\\u001b[31mTest", 1, "control"},
    {"a name with a control character of two bytes", "Test", "Te\\u009bst", 1, "control"},
    {"names that are no table", "[window]", "names = 3\n[window]", 2, "names must"},
    {"a name in a language that is a number", "[window]", "[names]\nxx = 12\n[window]", 3, "names.xx"},
    {"an empty name in a language", "[window]", "[names]\nxx = \"\"\n[window]", 3, "names.xx"},
    {"a name in a language that colours a terminal", "[window]", "names.xx = \"\\u001b[31m\"\n[window]", 2,
     "control"},
    {"no UTF-8", "Test", "\xff", 1, ""},
    {"a table without its bracket", "[tiles]", "tiles]", 16, ""},
    {"no background", "background = \"#101112\"\n", "", 2, "window.background"},
    {"no cell", "cell = \"#505152\"\n", "", 6, "board.cell"},
    {"no accent", "[accent]", "[accents]", 1, "accent.background"},
    {"a short colour", "\"#202122\"", "\"#202\"", 4, "window.text"},
    {"a colour by name", "\"#303132\"", "\"grey\"", 5, "window.quiet_text"},
    {"a colour without quotes", "\"#606162\"", "606162", 10, "control.background"},
    {"a colour that is a list", "\"#707172\"", "[\"#707172\"]", 11, "control.active"},
    {"a bad ink", "\"#a0a1a2\"", "\"#a0a1ag\"", 15, "accent.ink"},
    {"a window that is no table", "[window]", "window = 3\n[windows]", 2, "window.background"},
    {"no tiles", "[tiles]", "[titles]", 1, "tiles.colors"},
    {"an empty list", "\"#ffffff\",\n    \"#804020\"\n", "", 17, "tiles.colors"},
    {"a list that is a text", "[\n    \"#ffffff\",\n    \"#804020\"\n]", "\"#ffffff\"", 17, "tiles.colors"},
    {"a bad tile", "\"#804020\"", "\"#80402\"", 19, "tiles.colors"},
    {"a tile that is a number", "\"#ffffff\"", "16777215", 18, "tiles.colors"},
    {"no dark ink", "dark_ink = \"#000000\"\n", "", 16, "tiles.dark_ink"},
    {"a bad light ink", "\"#fefefe\"", "\"white\"", 23, "tiles.light_ink"},
    {"no hue step", "hue_step = 30\n", "", 16, "tiles.hue_step"},
    {"a hue step that is a text", "hue_step = 30", "hue_step = \"30\"", 21, "tiles.hue_step"},
    {"a hue step that is no number", "hue_step = 30", "hue_step = nan", 21, "tiles.hue_step"},
    {"a hue step of more than a turn", "hue_step = 30", "hue_step = -360.5", 21, "-360 to 360"},
    {"a hue step without end", "hue_step = 30", "hue_step = inf", 21, "tiles.hue_step"},
};

TEST_CASE("a theme file that is wrong is refused, with the line and the reason") {
    for (const BadCase& c : kBad) {
        INFO(c.what);
        const ThemeReading reading = read_theme("test", changed(c.from, c.to));
        CHECK_FALSE(reading.theme);
        CHECK_FALSE(reading.error.empty());
        INFO(reading.error);
        CHECK(reading.error_line == c.line);
        CHECK(reading.error.find(c.reason) != std::string::npos);
    }
}

TEST_CASE("more colours than there are tiles are refused") {
    std::string many;
    for (int i = 1; i < kTileColors; ++i)
        many += "\"#ffffff\",";
    const ThemeReading reading = read_theme("test", changed("\"#ffffff\",", many));
    CHECK_FALSE(reading.theme);
    CHECK(reading.error_line == 17);
}

TEST_CASE("of several faults the first is told") {
    std::string text = changed("\"#202122\"", "\"?\"");
    text.replace(text.find("hue_step = 30"), 13, "hue_step = []");
    const ThemeReading reading = read_theme("test", text);
    CHECK(reading.error_line == 4);
    CHECK(reading.error.find("window.text") != std::string::npos);
}

TEST_CASE("the program holds at least two themes, classic first, each with an id and a name of its own") {
    const auto& themes = support::themes();
    REQUIRE(themes.size() >= 2);
    CHECK(themes[0].id == "classic");
    for (std::size_t i = 0; i < themes.size(); ++i) {
        CHECK_FALSE(themes[i].id.empty());
        CHECK_FALSE(themes[i].name.empty());
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(themes[i].id != themes[j].id);
            CHECK(themes[i].name != themes[j].name);
        }
    }
}

// A theme that lacks a language which others have was forgotten; a language that no theme names is a new one.
TEST_CASE("the program's themes have names in the same languages, which it speaks, and no two the same") {
    const auto& themes = support::themes();
    const std::vector<std::string> codes = app::language_codes();
    for (const Theme& theme : themes) {
        CAPTURE(theme.id);
        CHECK(theme.names.size() == themes[0].names.size());
        for (const auto& named : theme.names) {
            CAPTURE(named.first);
            CHECK(themes[0].names.count(named.first) == 1);
            CHECK(std::find(codes.begin(), codes.end(), named.first) != codes.end());
            const auto same = [&](const Theme& other) { return other.name_in(named.first) == named.second; };
            CHECK(std::count_if(themes.begin(), themes.end(), same) == 1);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
