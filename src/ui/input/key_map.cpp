#include "ui/input/key_map.h"

#include <algorithm>

#include "ui/input/actions.h"
#include "ui/input/key_names.h"

namespace twofold::ui {

namespace {

constexpr std::uint8_t without_shift(std::uint8_t held) {
    return static_cast<std::uint8_t>(held & ~kShift);
}

bool goes_with(const FixedBinding& binding, std::uint8_t held) {
    return (binding.modifiers == kNoModifier ? without_shift(held) : held) == binding.modifiers;
}

std::optional<BoundCommand> bound_command(const KeyMap& keys, const KeyPress& press) {
    for (const FixedBinding& binding : fixed_bindings()) {
        if (binding.key == press.key && goes_with(binding, press.modifiers)) return binding.command;
    }
    if (without_shift(press.modifiers) != kNoModifier) return std::nullopt;
    const bool shift = press.modifiers == kShift;
    const auto action = keys.action_of(press.key);
    if (shift && action == Action::kNextTheme) return commands::PreviousTheme{};
    if (action) return info_of(*action).command;
    // "?" opens the help, unless its key is bound to something else.
    if (shift && press.key == Key::kSlash) return info_of(Action::kHelp).command;
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
    for (const ActionInfo& info : all_actions()) {
        for (const Key key : info.keys)
            add(info.action, key);
    }
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
    // In both rows, 0 follows 9.
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
    return unbound(*bound);
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
