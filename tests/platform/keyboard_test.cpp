// What is printed on the keys, and that the names in the settings are SDL's.
#include "platform/keyboard.h"

#include <string>

#include <SDL.h>
#include <doctest/doctest.h>

#include "ui/key_names.h"

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
