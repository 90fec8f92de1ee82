#include "ui/input/key_map.h"

#include <algorithm>
#include <utility>

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
    if (!press.plain()) return std::nullopt;
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

namespace {

bool is_known(std::string_view action) {
    const auto all = all_actions();
    return std::any_of(all.begin(), all.end(), [&](const ActionInfo& info) { return info.name == action; });
}

// Gives the action the keys that it can have of those named; a key that it cannot have is a fault.
void give_keys(Action action, const std::vector<std::string>& names, KeyMapReading& reading) {
    const std::string place = "keys." + std::string(info_of(action).name) + ": ";
    bool too_many = false;
    for (const std::string& name : names) {
        const Key key = key_named(name);
        if (key == Key::kNone) {
            reading.faults += place + "there is no key \"" + name + "\" that can be bound\n";
        } else if (reading.keys.action_of(key)) {
            reading.faults += place + "the key \"" + name + "\" is listed twice\n";
        } else if (reading.keys.full(action)) {
            if (!std::exchange(too_many, true))
                reading.faults += place + "no more than " + std::to_string(KeyMap::kMaxKeys) + " keys\n";
        } else {
            reading.keys.add(action, key);
        }
    }
}

std::vector<std::string> names_of(std::span<const Key> keys) {
    std::vector<std::string> names;
    for (const Key key : keys)
        names.emplace_back(name_of(key));
    return names;
}

}  // namespace

KeyMapReading read_keys(const session::KeyTable& table) {
    KeyMapReading reading{.keys = KeyMap::none()};
    for (const auto& [action, names] : table) {
        if (!is_known(action)) reading.faults += "keys." + action + ": there is no such action\n";
    }
    std::array<bool, kActionCount> usual{};
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const auto action = static_cast<Action>(i);
        const auto found = table.find(std::string(info_of(action).name));
        if (found != table.end()) give_keys(action, found->second, reading);
        // A list in which nothing makes sense is none; an empty one means no key at all.
        usual[i] = found == table.end() || (!found->second.empty() && reading.keys.keys(action).empty());
    }
    for (std::size_t i = 0; i < kActionCount; ++i) {
        if (!usual[i]) continue;
        for (const Key key : default_keys().keys(static_cast<Action>(i))) {
            if (!reading.keys.action_of(key)) reading.keys.add(static_cast<Action>(i), key);
        }
    }
    return reading;
}

session::KeyTable key_table(const KeyMap& keys, const session::KeyTable& before) {
    session::KeyTable table;
    for (const auto& [action, names] : before) {
        if (!is_known(action)) table.emplace(action, names);
    }
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const std::span<const Key> own = keys.keys(static_cast<Action>(i));
        const std::span<const Key> usual = default_keys().keys(static_cast<Action>(i));
        if (!std::equal(own.begin(), own.end(), usual.begin(), usual.end()))
            table.emplace(info_of(static_cast<Action>(i)).name, names_of(own));
    }
    return table;
}

}  // namespace twofold::ui
