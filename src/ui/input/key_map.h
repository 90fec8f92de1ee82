// Which key asks for what while the board is in front, and which keys of a pad stand for those of a keyboard
// elsewhere. Pages, overlays and replays have keys of their own that cannot be changed (arrows, Enter, Esc
// and a few more), so that nobody can lock himself out of the screen that changes them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "ui/input/action.h"
#include "ui/input/command.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// The keys of each action. A key has one action at most; it is held alone, or with Shift, which changes
// nothing (but Shift with the key of the next theme is the one before). Only a key that has a name can be in
// it.
class KeyMap {
  public:
    static constexpr std::size_t kMaxKeys = 6;  // of one action

    KeyMap();  // as the game comes
    static KeyMap none();

    std::span<const Key> keys(Action action) const { return keys_[static_cast<std::size_t>(action)]; }
    std::optional<Action> action_of(Key key) const;
    bool full(Action action) const { return keys(action).size() >= kMaxKeys; }

    // Gives the action one more key, which whatever had it loses. Does nothing if the action is full or has
    // it, and for a key that cannot be bound.
    void add(Action action, Key key);
    void remove(Key key);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

  private:
    std::array<std::vector<Key>, kActionCount> keys_;  // by Action, in the order in which they were given
};

const KeyMap& default_keys();

// Nullopt for a key that means nothing, for a repeated one, and for one with modifiers that it does not go
// with. Beside the map there are keys that always mean the same: Esc, those with Ctrl or Alt, and a pad's.
std::optional<Command> command_of(const KeyMap& keys, const KeyPress& press);

// The digit that a key is for, in the row above the letters or on the number pad; nullopt for any other. Some
// keyboards have them with Shift, so that Shift does not matter; with another modifier held it is nothing.
std::optional<int> digit_of(const KeyPress& press);

// The press of a pad's button as one of the key that does the same on pages, overlays and lists; any other
// press as it is, with the buttons to undo and redo, which mean nothing there.
KeyPress on_keyboard(KeyPress press);

}  // namespace twofold::ui
