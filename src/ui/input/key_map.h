// Which key asks for what while the board is in front, and which keys of a pad stand for those of a keyboard
// elsewhere, and how the settings name them. Pages, overlays and replays have keys of their own that cannot
// be changed (arrows, Enter, Esc and a few more), so that nobody can lock himself out of the screen that
// changes them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "session/settings.h"
#include "ui/input/command.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// The keys of each action. A key has at most one action. It is pressed alone or with Shift, which makes no
// difference except that it turns "next theme" into "previous theme". Only keys that name_of() names can be
// bound.
class KeyMap {
  public:
    static constexpr std::size_t kMaxKeys = 6;  // per action

    KeyMap();  // the default keys
    static KeyMap none();

    std::span<const Key> keys(Action action) const { return keys_[static_cast<std::size_t>(action)]; }
    std::optional<Action> action_of(Key key) const;
    bool full(Action action) const { return keys(action).size() >= kMaxKeys; }

    // Binds one more key to the action, and unbinds it from any other. Does nothing if the action is full or
    // already has the key, or if the key cannot be bound.
    void add(Action action, Key key);
    void remove(Key key);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

  private:
    std::array<std::vector<Key>, kActionCount> keys_;  // by Action, in the order of binding
};

const KeyMap& default_keys();

// The command of a key press; nullopt for an unbound key, a repeat, or unsuitable modifiers. Includes the
// fixed bindings: Esc, keys with Ctrl or Alt, and a pad's buttons.
std::optional<Command> command_of(const KeyMap& keys, const KeyPress& press);

// The digit of a key above the letters or on the number pad; nullopt for any other key, or if a modifier
// other than Shift is held. Shift is ignored because some keyboards need it for digits.
std::optional<int> digit_of(const KeyPress& press);

// Turns the press of a pad's button into the keyboard key with the same effect on pages, overlays and lists.
// Returns any other press unchanged, including the undo and redo buttons, which do nothing there.
KeyPress on_keyboard(KeyPress press);

// The keys of each action as the settings have them: names of actions with names of keys.
struct KeyMapReading {
    KeyMap keys;
    // A line for each name that makes no sense, which alone counts as not there:
    // `keys.undo: there is no key "Foo"`.
    std::string faults;
};

// An action that is not in the table, or with nothing that makes sense, has the keys that it comes with, but
// for those that the table gives to others.
KeyMapReading read_keys(const session::KeyTable& table);

// The table that reads as these keys, with no more in it than that takes. What `before` says of actions that
// this version does not know stays.
session::KeyTable key_table(const KeyMap& keys, const session::KeyTable& before);

}  // namespace twofold::ui
