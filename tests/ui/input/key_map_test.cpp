// Every key that means something, and that nothing else does.
#include "ui/input/key_map.h"

#include <cctype>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/input/key_names.h"

namespace twofold::ui {
namespace {

using rules::Direction;

struct KeyCase {
    Key key;
    std::uint8_t modifiers;
    Command command;
};

Command move(Direction direction) {
    return commands::Move{direction};
}

const KeyCase kMoves[] = {
    {Key::kLeft, kNoModifier, move(Direction::kLeft)},
    {Key::kDown, kNoModifier, move(Direction::kDown)},
    {Key::kUp, kNoModifier, move(Direction::kUp)},
    {Key::kRight, kNoModifier, move(Direction::kRight)},
    {Key::kA, kNoModifier, move(Direction::kLeft)},
    {Key::kS, kNoModifier, move(Direction::kDown)},
    {Key::kW, kNoModifier, move(Direction::kUp)},
    {Key::kD, kNoModifier, move(Direction::kRight)},
    {Key::kH, kNoModifier, move(Direction::kLeft)},
    {Key::kJ, kNoModifier, move(Direction::kDown)},
    {Key::kK, kNoModifier, move(Direction::kUp)},
    {Key::kL, kNoModifier, move(Direction::kRight)},
    {Key::kKeypad4, kNoModifier, move(Direction::kLeft)},
    {Key::kKeypad2, kNoModifier, move(Direction::kDown)},
    {Key::kKeypad8, kNoModifier, move(Direction::kUp)},
    {Key::kKeypad6, kNoModifier, move(Direction::kRight)},
    {Key::kPadLeft, kNoModifier, move(Direction::kLeft)},
    {Key::kPadDown, kNoModifier, move(Direction::kDown)},
    {Key::kPadUp, kNoModifier, move(Direction::kUp)},
    {Key::kPadRight, kNoModifier, move(Direction::kRight)},
};
const KeyCase kOthers[] = {
    {Key::kU, kNoModifier, Command(commands::Undo{})},
    {Key::kBackspace, kNoModifier, Command(commands::Undo{})},
    {Key::kY, kNoModifier, Command(commands::Redo{})},
    {Key::kN, kNoModifier, Command(commands::NewGame{})},
    {Key::kB, kNoModifier, Command(commands::ReadAloud{})},
    {Key::kR, kNoModifier, Command(commands::Restart{})},
    {Key::kT, kNoModifier, Command(commands::NextTheme{})},
    {Key::kF11, kNoModifier, Command(commands::ToggleFullscreen{})},
    {Key::kEscape, kNoModifier, commands::Open{ScreenId::kMenu}},
    {Key::kP, kNoModifier, commands::Open{ScreenId::kMenu}},
    {Key::kF1, kNoModifier, commands::Open{ScreenId::kHelp}},
    {Key::kPadUndo, kNoModifier, Command(commands::Undo{})},
    {Key::kPadRedo, kNoModifier, Command(commands::Redo{})},
    {Key::kPadMenu, kNoModifier, commands::Open{ScreenId::kMenu}},
};
const KeyCase kWithModifiers[] = {
    {Key::kZ, kCtrl, Command(commands::Undo{})},
    {Key::kZ, kCtrl | kShift, Command(commands::Redo{})},
    {Key::kY, kCtrl, Command(commands::Redo{})},
    {Key::kReturn, kAlt, Command(commands::ToggleFullscreen{})},
    {Key::kQ, kCtrl, Command(commands::Quit{})},
    {Key::kT, kShift, Command(commands::PreviousTheme{})},
    {Key::kSlash, kShift, commands::Open{ScreenId::kHelp}},
};

std::vector<KeyCase> all_cases() {
    std::vector<KeyCase> cases;
    cases.insert(cases.end(), std::begin(kMoves), std::end(kMoves));
    cases.insert(cases.end(), std::begin(kOthers), std::end(kOthers));
    cases.insert(cases.end(), std::begin(kWithModifiers), std::end(kWithModifiers));
    return cases;
}

// Calls each(key press) for every key that a keyboard or a pad can have, with every set of modifiers.
template <typename Each>
void for_each_press(Each each) {
    for (std::uint16_t key = 0; key < 528; ++key) {
        for (std::uint8_t modifiers = 0; modifiers < 16; ++modifiers) {
            INFO("key ", key, " modifiers ", int{modifiers});
            each(KeyPress{.key = static_cast<Key>(key), .modifiers = modifiers});
        }
    }
}

TEST_CASE("every key of the table asks for its command") {
    for (const KeyCase& c : all_cases()) {
        INFO("key ", static_cast<int>(c.key), " modifiers ", int{c.modifiers});
        CHECK(command_of(default_keys(), {.key = c.key, .modifiers = c.modifiers}) == c.command);
    }
}

TEST_CASE("Shift changes nothing where no modifier is asked for, but for the theme") {
    for (const KeyCase& c : all_cases()) {
        if (c.modifiers != kNoModifier || c.key == Key::kT) continue;
        INFO("key ", static_cast<int>(c.key));
        CHECK(command_of(default_keys(), {.key = c.key, .modifiers = kShift}) == c.command);
    }
}

TEST_CASE("with Ctrl, Alt or Super held no key moves the board") {
    for_each_press([](KeyPress press) {
        if ((press.modifiers & (kCtrl | kAlt | kSuper)) == 0) return;
        const auto command = command_of(default_keys(), press);
        REQUIRE_FALSE((command && std::holds_alternative<commands::Move>(*command)));
    });
}

TEST_CASE("a key repeated by holding it asks for nothing") {
    for_each_press([](KeyPress press) {
        press.repeat = true;
        REQUIRE_FALSE(command_of(default_keys(), press));
    });
}

TEST_CASE("a key that is not in the table asks for nothing") {
    for_each_press([](const KeyPress& press) {
        for (const KeyCase& c : all_cases()) {
            if (c.key == press.key) return;
        }
        REQUIRE_FALSE(command_of(default_keys(), press));
    });
}

TEST_CASE("with Super held nothing is ours, and the window's own shortcuts stay") {
    for_each_press([](const KeyPress& press) {
        if ((press.modifiers & kSuper) != 0) REQUIRE_FALSE(command_of(default_keys(), press));
    });
    for (const Key key : {Key::kW, Key::kN, Key::kR, Key::kS, Key::kA, Key::kT, Key::kU, Key::kQ}) {
        INFO("Alt with key ", static_cast<int>(key));
        CHECK_FALSE(command_of(default_keys(), {.key = key, .modifiers = kAlt}));
    }
    for (const Key key : {Key::kReturn, Key::kQ, Key::kZ}) {
        INFO("key ", static_cast<int>(key), " alone");
        CHECK_FALSE(command_of(default_keys(), {.key = key}));
    }
}

TEST_CASE("beside the board every button of a pad stands for a key, but for those to undo and redo") {
    struct Pair {
        Key pad;
        Key keyboard;
    };
    for (const Pair& pair : {Pair{Key::kPadUp, Key::kUp},
                             {Key::kPadDown, Key::kDown},
                             {Key::kPadLeft, Key::kLeft},
                             {Key::kPadRight, Key::kRight},
                             {Key::kPadConfirm, Key::kReturn},
                             {Key::kPadBack, Key::kEscape},
                             {Key::kPadMenu, Key::kEscape},
                             {Key::kPadPrevious, Key::kPageUp},
                             {Key::kPadNext, Key::kPageDown},
                             {Key::kPadUndo, Key::kPadUndo},
                             {Key::kPadRedo, Key::kPadRedo},
                             {Key::kQ, Key::kQ}}) {
        INFO("key ", static_cast<int>(pair.pad));
        const KeyPress press = on_keyboard({.key = pair.pad, .modifiers = kCtrl, .repeat = true});
        CHECK(press.key == pair.keyboard);
        CHECK(press.modifiers == kCtrl);
        CHECK(press.repeat);
    }
}

TEST_CASE("a key given to an action does what that action does, and what was there stays") {
    KeyMap map;
    map.add(Action::kUndo, Key::kQ);
    CHECK(command_of(map, {.key = Key::kQ}) == Command(commands::Undo{}));
    CHECK(command_of(map, {.key = Key::kQ, .modifiers = kShift}) == Command(commands::Undo{}));
    CHECK(command_of(map, {.key = Key::kQ, .modifiers = kCtrl}) == Command(commands::Quit{}));
    CHECK_FALSE(command_of(map, {.key = Key::kQ, .modifiers = kAlt}));
    CHECK(command_of(map, {.key = Key::kU}) == Command(commands::Undo{}));
    CHECK_FALSE(map == default_keys());
}

TEST_CASE("a key that is taken over leaves what it meant, which keeps its other keys") {
    KeyMap map;
    CHECK(map.action_of(Key::kH) == Action::kMoveLeft);
    map.add(Action::kHelp, Key::kH);
    CHECK(map.action_of(Key::kH) == Action::kHelp);
    CHECK(map.keys(Action::kMoveLeft).size() == 3);
    CHECK(command_of(map, {.key = Key::kH}) == Command(commands::Open{ScreenId::kHelp}));
    CHECK(command_of(map, {.key = Key::kA}) == move(Direction::kLeft));
}

TEST_CASE("a key that is taken away means nothing, and an action without keys can have one again") {
    KeyMap map;
    map.remove(Key::kN);
    CHECK_FALSE(command_of(map, {.key = Key::kN}));
    CHECK(map.keys(Action::kNewGame).empty());
    map.add(Action::kNewGame, Key::kN);
    CHECK(map == default_keys());
}

TEST_CASE("an action has six keys at most, and none twice") {
    KeyMap map = KeyMap::none();
    for (const Key key : {Key::kA, Key::kA, Key::kB, Key::kC, Key::kD, Key::kE, Key::kF})
        map.add(Action::kUndo, key);
    CHECK(map.keys(Action::kUndo).size() == 6);
    CHECK(map.full(Action::kUndo));
    map.add(Action::kRedo, Key::kG);
    map.add(Action::kUndo, Key::kG);
    CHECK(map.action_of(Key::kG) == Action::kRedo);
    map.remove(Key::kB);
    map.add(Action::kUndo, Key::kG);
    CHECK(map.action_of(Key::kG) == Action::kUndo);
    CHECK(map.keys(Action::kRedo).empty());
}

TEST_CASE("Esc, modifiers, locks, what no keyboard has and the buttons of a pad cannot be bound") {
    for (const Key key : {Key::kEscape, Key::kCapsLock, Key::kNumLock, Key::kScrollLock, Key::kPrintScreen,
                          Key::kPower, Key::kNone, static_cast<Key>(224), static_cast<Key>(227),
                          static_cast<Key>(500), Key::kPadConfirm}) {
        INFO("key ", static_cast<int>(key));
        KeyMap map;
        map.add(Action::kUndo, key);
        CHECK(map == default_keys());
    }
}

TEST_CASE("every key that can be bound works for every action, and only alone or with Shift") {
    for_each_press([](const KeyPress& press) {
        if (name_of(press.key).empty()) return;
        KeyMap map = KeyMap::none();
        map.add(Action::kRestart, press.key);
        const auto command = command_of(map, press);
        const bool alone = (press.modifiers & ~kShift) == 0;
        REQUIRE((command == Command(commands::Restart{})) == alone);
    });
}

TEST_CASE("with no key bound Esc, those with Ctrl or Alt, the question mark and the pad still work") {
    const KeyMap map = KeyMap::none();
    for (const KeyCase& c : all_cases()) {
        INFO("key ", static_cast<int>(c.key), " modifiers ", int{c.modifiers});
        const bool fixed =
            c.key == Key::kEscape || is_on_pad(c.key) || (c.modifiers != kNoModifier && c.key != Key::kT);
        const auto command = command_of(map, {.key = c.key, .modifiers = c.modifiers});
        CHECK(command.has_value() == fixed);
        if (fixed) CHECK(command == c.command);
    }
}

TEST_CASE("Shift with the key of the next theme goes to the one before, whatever that key is") {
    KeyMap map;
    map.add(Action::kNextTheme, Key::kF5);
    CHECK(command_of(map, {.key = Key::kF5, .modifiers = kShift}) == Command(commands::PreviousTheme{}));
    map.add(Action::kUndo, Key::kT);
    CHECK(command_of(map, {.key = Key::kT, .modifiers = kShift}) == Command(commands::Undo{}));
}

TEST_CASE("a bound slash means the same with Shift, and no question mark") {
    KeyMap map;
    map.add(Action::kUndo, Key::kSlash);
    CHECK(command_of(map, {.key = Key::kSlash, .modifiers = kShift}) == Command(commands::Undo{}));
}

TEST_CASE("every key that has a name is found by it in capitals and in small letters, and no two share one") {
    int named = 0;
    for (std::uint16_t key = 0; key < 528; ++key) {
        const std::string name(name_of(static_cast<Key>(key)));
        INFO("key ", key, " ", name);
        if (name.empty()) continue;
        ++named;
        std::string small = name;
        for (char& c : small)
            c = static_cast<char>(std::tolower(c));
        CHECK(key_named(name) == static_cast<Key>(key));
        CHECK(key_named(small) == static_cast<Key>(key));
    }
    CHECK(named > 100);
    for (const char* name : {"", "Escape", "LShift", "Left ", "AA"}) {
        INFO(name);
        CHECK(key_named(name) == Key::kNone);
    }
}

}  // namespace
}  // namespace twofold::ui
