#include "ui/input/key_names.h"

#include <algorithm>
#include <array>

namespace twofold::ui {

namespace {

constexpr std::size_t kFirst = static_cast<std::size_t>(Key::kA);

// In the order of Key, from kA on.
constexpr std::array<std::string_view, 112> kNames = {
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "G",
    "H",
    "I",
    "J",
    "K",
    "L",
    "M",
    "N",
    "O",
    "P",
    "Q",
    "R",
    "S",
    "T",
    "U",
    "V",
    "W",
    "X",
    "Y",
    "Z",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "0",
    "Return",
    "",
    "Backspace",
    "Tab",
    "Space",
    "-",
    "=",
    "[",
    "]",
    "\\",
    "#",
    ";",
    "'",
    "`",
    ",",
    ".",
    "/",
    "",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "F10",
    "F11",
    "F12",
    "",
    "",
    "Pause",
    "Insert",
    "Home",
    "PageUp",
    "Delete",
    "End",
    "PageDown",
    "Right",
    "Left",
    "Down",
    "Up",
    "",
    "Keypad /",
    "Keypad *",
    "Keypad -",
    "Keypad +",
    "Keypad Enter",
    "Keypad 1",
    "Keypad 2",
    "Keypad 3",
    "Keypad 4",
    "Keypad 5",
    "Keypad 6",
    "Keypad 7",
    "Keypad 8",
    "Keypad 9",
    "Keypad 0",
    "Keypad .",
    "<",
    "Application",
    "",
    "Keypad =",
    "F13",
    "F14",
    "F15",
    "F16",
    "F17",
    "F18",
    "F19",
    "F20",
    "F21",
    "F22",
    "F23",
    "F24",
};
static_assert(kFirst + kNames.size() == static_cast<std::size_t>(Key::kF24) + 1);

bool same_letters(std::string_view a, std::string_view b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return small(x) == small(y); });
}

}  // namespace

std::string_view name_of(Key key) {
    const auto index = static_cast<std::size_t>(key) - kFirst;  // wraps for keys before the first
    return index < kNames.size() ? kNames[index] : std::string_view();
}

Key key_named(std::string_view name) {
    if (name.empty()) return Key::kNone;
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (same_letters(kNames[i], name)) return static_cast<Key>(kFirst + i);
    }
    return Key::kNone;
}

}  // namespace twofold::ui
