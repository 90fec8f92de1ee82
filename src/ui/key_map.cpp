#include "ui/key_map.h"

#include <array>

namespace twofold::ui {

namespace {

using rules::Direction;

// What a key can ask for: a Command without a game in it.
struct BoundCommand {
    CommandKind kind;
    Direction direction;
    ScreenId screen;
};

struct Binding {
    Key key;
    std::uint8_t modifiers;  // those that must be held; Shift is free where none is
    BoundCommand command;
};

constexpr BoundCommand move(Direction direction) {
    return {CommandKind::kMove, direction, {}};
}
constexpr BoundCommand plain(CommandKind kind) {
    return {kind, {}, {}};
}
constexpr BoundCommand open(ScreenId screen) {
    return {CommandKind::kOpen, {}, screen};
}

constexpr std::array kBindings = {
    Binding{Key::kLeft, kNoModifier, move(Direction::kLeft)},
    Binding{Key::kRight, kNoModifier, move(Direction::kRight)},
    Binding{Key::kUp, kNoModifier, move(Direction::kUp)},
    Binding{Key::kDown, kNoModifier, move(Direction::kDown)},
    Binding{Key::kA, kNoModifier, move(Direction::kLeft)},
    Binding{Key::kD, kNoModifier, move(Direction::kRight)},
    Binding{Key::kW, kNoModifier, move(Direction::kUp)},
    Binding{Key::kS, kNoModifier, move(Direction::kDown)},
    Binding{Key::kH, kNoModifier, move(Direction::kLeft)},
    Binding{Key::kL, kNoModifier, move(Direction::kRight)},
    Binding{Key::kK, kNoModifier, move(Direction::kUp)},
    Binding{Key::kJ, kNoModifier, move(Direction::kDown)},
    Binding{Key::kKeypad4, kNoModifier, move(Direction::kLeft)},
    Binding{Key::kKeypad6, kNoModifier, move(Direction::kRight)},
    Binding{Key::kKeypad8, kNoModifier, move(Direction::kUp)},
    Binding{Key::kKeypad2, kNoModifier, move(Direction::kDown)},
    Binding{Key::kU, kNoModifier, plain(CommandKind::kUndo)},
    Binding{Key::kBackspace, kNoModifier, plain(CommandKind::kUndo)},
    Binding{Key::kZ, kCtrl, plain(CommandKind::kUndo)},
    Binding{Key::kY, kNoModifier, plain(CommandKind::kRedo)},
    Binding{Key::kY, kCtrl, plain(CommandKind::kRedo)},
    Binding{Key::kZ, kCtrl | kShift, plain(CommandKind::kRedo)},
    Binding{Key::kN, kNoModifier, plain(CommandKind::kNewGame)},
    Binding{Key::kR, kNoModifier, plain(CommandKind::kRestart)},
    // Before the one to which Shift does not matter.
    Binding{Key::kT, kShift, plain(CommandKind::kPreviousTheme)},
    Binding{Key::kT, kNoModifier, plain(CommandKind::kNextTheme)},
    Binding{Key::kF11, kNoModifier, plain(CommandKind::kToggleFullscreen)},
    Binding{Key::kReturn, kAlt, plain(CommandKind::kToggleFullscreen)},
    Binding{Key::kEscape, kNoModifier, open(ScreenId::kMenu)},
    Binding{Key::kP, kNoModifier, open(ScreenId::kMenu)},
    Binding{Key::kF1, kNoModifier, open(ScreenId::kHelp)},
    Binding{Key::kSlash, kShift, open(ScreenId::kHelp)},
    Binding{Key::kQ, kCtrl, plain(CommandKind::kQuit)},
    Binding{Key::kPadLeft, kNoModifier, move(Direction::kLeft)},
    Binding{Key::kPadRight, kNoModifier, move(Direction::kRight)},
    Binding{Key::kPadUp, kNoModifier, move(Direction::kUp)},
    Binding{Key::kPadDown, kNoModifier, move(Direction::kDown)},
    Binding{Key::kPadUndo, kNoModifier, plain(CommandKind::kUndo)},
    Binding{Key::kPadRedo, kNoModifier, plain(CommandKind::kRedo)},
    Binding{Key::kPadMenu, kNoModifier, open(ScreenId::kMenu)},
};

bool goes_with(const Binding& binding, std::uint8_t held) {
    if (binding.modifiers == kNoModifier) held &= static_cast<std::uint8_t>(~kShift);
    return held == binding.modifiers;
}

}  // namespace

std::optional<Command> command_of(const KeyPress& press) {
    if (press.repeat) return std::nullopt;
    for (const Binding& binding : kBindings) {
        if (binding.key != press.key || !goes_with(binding, press.modifiers)) continue;
        const BoundCommand& bound = binding.command;
        return Command{.kind = bound.kind, .direction = bound.direction, .screen = bound.screen};
    }
    return std::nullopt;
}

std::optional<int> digit_of(const KeyPress& press) {
    if ((press.modifiers & ~kShift) != 0) return std::nullopt;
    // On both the 0 follows the 9.
    for (const Key one : {Key::k1, Key::kKeypad1}) {
        const int place = static_cast<int>(press.key) - static_cast<int>(one);
        if (place >= 0 && place <= 9) return (place + 1) % 10;
    }
    return std::nullopt;
}

KeyPress on_keyboard(KeyPress press) {
    switch (press.key) {
        case Key::kPadUp:
            press.key = Key::kUp;
            break;
        case Key::kPadDown:
            press.key = Key::kDown;
            break;
        case Key::kPadLeft:
            press.key = Key::kLeft;
            break;
        case Key::kPadRight:
            press.key = Key::kRight;
            break;
        case Key::kPadConfirm:
            press.key = Key::kReturn;
            break;
        case Key::kPadBack:
        case Key::kPadMenu:
            press.key = Key::kEscape;
            break;
        case Key::kPadPrevious:
            press.key = Key::kPageUp;
            break;
        case Key::kPadNext:
            press.key = Key::kPageDown;
            break;
        default:
            break;
    }
    return press;
}

}  // namespace twofold::ui
