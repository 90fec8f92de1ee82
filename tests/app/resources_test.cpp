#include "app/resources.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace twofold::app {
namespace {

TEST_CASE("the themes are there, the usual one first, each with a ground of its own") {
    const std::vector<ui::Theme> themes = load_themes();
    std::vector<std::string> ids;
    for (const ui::Theme& theme : themes)
        ids.push_back(theme.id);
    CHECK(ids == std::vector<std::string>{"classic", "dark", "colorblind", "high-contrast", "lagoon"});
    for (std::size_t i = 0; i < themes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(themes[i].id != themes[j].id);
            CHECK_FALSE(themes[i].window == themes[j].window);  // tests tell them apart by it
        }
    }
}

TEST_CASE("a language is found by its code, and English stands in for one that there is none of") {
    for (const std::string& code : language_codes())
        CHECK(load_strings(code).code() == code);
    for (const char* code : {"", "xx", "../themes/dark"})
        CHECK(load_strings(code).code() == "en");
}

TEST_CASE("the fonts and their measures are built in") {
    for (const std::string_view bytes : font_files().bytes)
        CHECK(bytes.size() > 10000);
    for (const ui::Font& font : load_fonts()) {
        CHECK(font.cap_height(100) > 50);
        for (char32_t c = U'0'; c <= U'9'; ++c)
            CHECK(font.glyph(c).code_point == c);
    }
}

}  // namespace
}  // namespace twofold::app
