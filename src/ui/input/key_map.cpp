#include "ui/input/key_map.h"

#include <algorithm>

#include "ui/input/key_names.h"

namespace twofold::ui {

namespace {

using rules::Direction;

// What a key can ask for: a Command without a game in it.
struct BoundCommand {
    CommandKind kind;
    Direction direction;
    ScreenId screen;
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

// By Action.
constexpr std::array<BoundCommand, kActionCount> kCommands = {
    move(Direction::kLeft),          move(Direction::kRight),        move(Direction::kUp),
    move(Direction::kDown),          plain(CommandKind::kUndo),      plain(CommandKind::kRedo),
    plain(CommandKind::kNewGame),    plain(CommandKind::kRestart),   open(ScreenId::kHistory),
    plain(CommandKind::kStartDaily), open(ScreenId::kRecords),       open(ScreenId::kMenu),
    open(ScreenId::kHelp),           plain(CommandKind::kNextTheme), plain(CommandKind::kToggleFullscreen),
    plain(CommandKind::kReadAloud),
};

struct DefaultKey {
    Action action;
    Key key;
};

constexpr DefaultKey kDefaults[] = {
    {Action::kMoveLeft, Key::kLeft},
    {Action::kMoveLeft, Key::kA},
    {Action::kMoveLeft, Key::kH},
    {Action::kMoveLeft, Key::kKeypad4},
    {Action::kMoveRight, Key::kRight},
    {Action::kMoveRight, Key::kD},
    {Action::kMoveRight, Key::kL},
    {Action::kMoveRight, Key::kKeypad6},
    {Action::kMoveUp, Key::kUp},
    {Action::kMoveUp, Key::kW},
    {Action::kMoveUp, Key::kK},
    {Action::kMoveUp, Key::kKeypad8},
    {Action::kMoveDown, Key::kDown},
    {Action::kMoveDown, Key::kS},
    {Action::kMoveDown, Key::kJ},
    {Action::kMoveDown, Key::kKeypad2},
    {Action::kUndo, Key::kU},
    {Action::kUndo, Key::kBackspace},
    {Action::kRedo, Key::kY},
    {Action::kNewGame, Key::kN},
    {Action::kRestart, Key::kR},
    {Action::kMenu, Key::kP},
    {Action::kHelp, Key::kF1},
    {Action::kNextTheme, Key::kT},
    {Action::kToggleFullscreen, Key::kF11},
    {Action::kReadAloud, Key::kB},
};

// What no change of the map takes away or gives to anything else: none of these keys can be in it with those
// modifiers.
struct FixedBinding {
    Key key;
    std::uint8_t modifiers;  // those that must be held; Shift is free where none is
    BoundCommand command;
};

constexpr std::array kFixed = {
    FixedBinding{Key::kZ, kCtrl, plain(CommandKind::kUndo)},
    FixedBinding{Key::kY, kCtrl, plain(CommandKind::kRedo)},
    FixedBinding{Key::kZ, kCtrl | kShift, plain(CommandKind::kRedo)},
    FixedBinding{Key::kReturn, kAlt, plain(CommandKind::kToggleFullscreen)},
    FixedBinding{Key::kQ, kCtrl, plain(CommandKind::kQuit)},
    FixedBinding{Key::kEscape, kNoModifier, open(ScreenId::kMenu)},
    FixedBinding{Key::kPadLeft, kNoModifier, move(Direction::kLeft)},
    FixedBinding{Key::kPadRight, kNoModifier, move(Direction::kRight)},
    FixedBinding{Key::kPadUp, kNoModifier, move(Direction::kUp)},
    FixedBinding{Key::kPadDown, kNoModifier, move(Direction::kDown)},
    FixedBinding{Key::kPadUndo, kNoModifier, plain(CommandKind::kUndo)},
    FixedBinding{Key::kPadRedo, kNoModifier, plain(CommandKind::kRedo)},
    FixedBinding{Key::kPadMenu, kNoModifier, open(ScreenId::kMenu)},
};

constexpr std::uint8_t without_shift(std::uint8_t held) {
    return static_cast<std::uint8_t>(held & ~kShift);
}

bool goes_with(const FixedBinding& binding, std::uint8_t held) {
    return (binding.modifiers == kNoModifier ? without_shift(held) : held) == binding.modifiers;
}

std::optional<BoundCommand> bound_command(const KeyMap& keys, const KeyPress& press) {
    for (const FixedBinding& binding : kFixed) {
        if (binding.key == press.key && goes_with(binding, press.modifiers)) return binding.command;
    }
    if (without_shift(press.modifiers) != kNoModifier) return std::nullopt;
    const bool shift = press.modifiers == kShift;
    const auto action = keys.action_of(press.key);
    if (shift && action == Action::kNextTheme) return plain(CommandKind::kPreviousTheme);
    if (action) return kCommands[static_cast<std::size_t>(*action)];
    // The question mark, as long as its key is free.
    if (shift && press.key == Key::kSlash) return open(ScreenId::kHelp);
    return std::nullopt;
}

struct KeyPair {
    Key pad;
    Key keyboard;
};

constexpr KeyPair kOnKeyboard[] = {
    {Key::kPadUp, Key::kUp},       {Key::kPadDown, Key::kDown},       {Key::kPadLeft, Key::kLeft},
    {Key::kPadRight, Key::kRight}, {Key::kPadConfirm, Key::kReturn},  {Key::kPadBack, Key::kEscape},
    {Key::kPadMenu, Key::kEscape}, {Key::kPadPrevious, Key::kPageUp}, {Key::kPadNext, Key::kPageDown},
};

}  // namespace

KeyMap::KeyMap() {
    for (const DefaultKey& binding : kDefaults)
        add(binding.action, binding.key);
}

KeyMap KeyMap::none() {
    KeyMap map;
    for (auto& keys : map.keys_)
        keys.clear();
    return map;
}

std::optional<Action> KeyMap::action_of(Key key) const {
    for (std::size_t i = 0; i < kActionCount; ++i) {
        if (std::find(keys_[i].begin(), keys_[i].end(), key) != keys_[i].end()) return static_cast<Action>(i);
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

void KeyMap::add(Action action, Key key) {
    if (name_of(key).empty() || full(action) || action_of(key) == action) return;
    remove(key);
    keys_[static_cast<std::size_t>(action)].push_back(key);
}

void KeyMap::remove(Key key) {
    for (auto& keys : keys_)
        std::erase(keys, key);
}

const KeyMap& default_keys() {
    static const KeyMap kMap;
    return kMap;
}

std::optional<Command> command_of(const KeyMap& keys, const KeyPress& press) {
    if (press.repeat) return std::nullopt;
    const auto bound = bound_command(keys, press);
    if (!bound) return std::nullopt;
    return Command{.kind = bound->kind, .direction = bound->direction, .screen = bound->screen};
}

KeyPress on_keyboard(KeyPress press) {
    for (const KeyPair& pair : kOnKeyboard) {
        if (pair.pad != press.key) continue;
        press.key = pair.keyboard;
        break;
    }
    return press;
}

}  // namespace twofold::ui
