// Every key that means something, and that nothing else does.
#include "ui/key_map.h"

#include <vector>

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

using rules::Direction;

struct KeyCase {
    Key key;
    std::uint8_t modifiers;
    Command command;
};

constexpr Command move(Direction direction) {
    return {CommandKind::kMove, direction};
}
constexpr Command plain(CommandKind kind) {
    return {kind, Direction::kLeft};
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
    {Key::kU, kNoModifier, plain(CommandKind::kUndo)},
    {Key::kBackspace, kNoModifier, plain(CommandKind::kUndo)},
    {Key::kY, kNoModifier, plain(CommandKind::kRedo)},
    {Key::kN, kNoModifier, plain(CommandKind::kNewGame)},
    {Key::kR, kNoModifier, plain(CommandKind::kRestart)},
    {Key::kT, kNoModifier, plain(CommandKind::kNextTheme)},
    {Key::kF11, kNoModifier, plain(CommandKind::kToggleFullscreen)},
    {Key::kEscape, kNoModifier, {.kind = CommandKind::kOpen, .screen = ScreenId::kMenu}},
    {Key::kP, kNoModifier, {.kind = CommandKind::kOpen, .screen = ScreenId::kMenu}},
    {Key::kF1, kNoModifier, {.kind = CommandKind::kOpen, .screen = ScreenId::kHelp}},
    {Key::kPadUndo, kNoModifier, plain(CommandKind::kUndo)},
    {Key::kPadRedo, kNoModifier, plain(CommandKind::kRedo)},
    {Key::kPadMenu, kNoModifier, {.kind = CommandKind::kOpen, .screen = ScreenId::kMenu}},
};
const KeyCase kWithModifiers[] = {
    {Key::kZ, kCtrl, plain(CommandKind::kUndo)},
    {Key::kZ, kCtrl | kShift, plain(CommandKind::kRedo)},
    {Key::kY, kCtrl, plain(CommandKind::kRedo)},
    {Key::kReturn, kAlt, plain(CommandKind::kToggleFullscreen)},
    {Key::kQ, kCtrl, plain(CommandKind::kQuit)},
    {Key::kT, kShift, plain(CommandKind::kPreviousTheme)},
    {Key::kSlash, kShift, {.kind = CommandKind::kOpen, .screen = ScreenId::kHelp}},
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
        CHECK(command_of({.key = c.key, .modifiers = c.modifiers}) == c.command);
    }
}

TEST_CASE("Shift changes nothing where no modifier is asked for, but for the theme") {
    for (const KeyCase& c : all_cases()) {
        if (c.modifiers != kNoModifier || c.key == Key::kT) continue;
        INFO("key ", static_cast<int>(c.key));
        CHECK(command_of({.key = c.key, .modifiers = kShift}) == c.command);
    }
}

TEST_CASE("with Ctrl, Alt or Super held no key moves the board") {
    for_each_press([](KeyPress press) {
        if ((press.modifiers & (kCtrl | kAlt | kSuper)) == 0) return;
        const auto command = command_of(press);
        REQUIRE_FALSE((command && command->kind == CommandKind::kMove));
    });
}

TEST_CASE("a key repeated by holding it asks for nothing") {
    for_each_press([](KeyPress press) {
        press.repeat = true;
        REQUIRE_FALSE(command_of(press));
    });
}

TEST_CASE("a key that is not in the table asks for nothing") {
    for_each_press([](const KeyPress& press) {
        for (const KeyCase& c : all_cases()) {
            if (c.key == press.key) return;
        }
        REQUIRE_FALSE(command_of(press));
    });
}

TEST_CASE("with Super held nothing is ours, and the window's own shortcuts stay") {
    for_each_press([](const KeyPress& press) {
        if ((press.modifiers & kSuper) != 0) REQUIRE_FALSE(command_of(press));
    });
    for (const Key key : {Key::kW, Key::kN, Key::kR, Key::kS, Key::kA, Key::kT, Key::kU, Key::kQ}) {
        INFO("Alt with key ", static_cast<int>(key));
        CHECK_FALSE(command_of({.key = key, .modifiers = kAlt}));
    }
    for (const Key key : {Key::kReturn, Key::kQ, Key::kZ}) {
        INFO("key ", static_cast<int>(key), " alone");
        CHECK_FALSE(command_of({.key = key}));
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

}  // namespace
}  // namespace twofold::ui
