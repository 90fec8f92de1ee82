// Converts key bindings from and to the settings file: names of actions with names of keys.
#pragma once

#include <string>

#include "session/settings.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

struct KeyMapReading {
    KeyMap keys;
    // A line for each invalid name, which is ignored: `keys.undo: there is no key "Foo"`.
    std::string faults;
};

// An action that is missing from the table, or has only invalid names, keeps its default keys, except those
// that the table gives to other actions.
KeyMapReading read_keys(const session::KeyTable& table);

// The smallest table that reads as these keys. Keeps the entries of `before` for actions that this version
// does not know.
session::KeyTable key_table(const KeyMap& keys, const session::KeyTable& before);

}  // namespace twofold::ui
