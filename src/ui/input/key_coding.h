// The keys of each action as the settings have them: names of actions with names of keys.
#pragma once

#include <string>

#include "session/settings.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

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
