// What is printed on the keys, and that the names in the settings are SDL's.
#include <string>

#include <SDL.h>
#include <doctest/doctest.h>

#include "platform/system_settings.h"
#include "ui/input/key_names.h"

#include "support/ui_assets.h"

namespace twofold::platform {
namespace {

using ui::Key;

TEST_CASE("the names of keys in the settings are those of SDL's scancodes, where it has one") {
    int same = 0;
    for (int scancode = 0; scancode < SDL_NUM_SCANCODES; ++scancode) {
        const std::string name(ui::name_of(static_cast<Key>(scancode)));
        const std::string sdl_name = SDL_GetScancodeName(static_cast<SDL_Scancode>(scancode));
        if (name.empty() || sdl_name.empty()) continue;
        INFO("scancode ", scancode);
        CHECK(name == sdl_name);
        ++same;
    }
    CHECK(same > 100);
}

TEST_CASE("Greek and Cyrillic letters are printed as capitals, and the text font has them") {
    const ui::Font& font = support::font(ui::FontId::kText);
    const std::u32string typed = U"αβςσωйцукфыяёіїєґўј";
    const std::u32string printed = U"ΑΒςΣΩЙЦУКФЫЯЁІЇЄҐЎЈ";
    for (std::size_t i = 0; i < typed.size(); ++i) {
        CAPTURE(i);
        CHECK(printed_form(typed[i]) == printed[i]);
        if (typed[i] != U'ς') CHECK(font.glyph(printed[i]).code_point == printed[i]);
    }
    for (const char32_t c : {U'a', U'Q', U'1', U'[', U'é', U'א'})
        CHECK(printed_form(c) == c);
}

TEST_CASE("letters, digits and signs are as the layout has them, and nothing is said of other keys") {
    CHECK(key_labels() == ui::KeyLabels{});
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");  // which has an American keyboard
    REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
    const ui::KeyLabels labels = key_labels();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_VIDEODRIVER, nullptr);
    CHECK(labels.printed(Key::kA) == "A");
    CHECK(labels.printed(Key::k1) == "1");
    CHECK(labels.printed(Key::kSlash) == "/");
    for (const Key key : {Key::kSpace, Key::kReturn, Key::kLeft, Key::kF1, Key::kKeypad4, Key::kEscape}) {
        INFO("key ", static_cast<int>(key));
        CHECK(labels.printed(key).empty());
    }
}

}  // namespace
}  // namespace twofold::platform
