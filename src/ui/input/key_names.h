// The names of keys in the settings: those of SDL's scancodes, which are what an American keyboard has
// printed there, whatever this one has.
#pragma once

#include <string_view>

#include "ui/input/input_event.h"

namespace twofold::ui {

// Empty for a key that cannot be bound to anything: modifiers and locks, Esc, keys that the system takes, and
// all of a gamepad.
std::string_view name_of(Key key);

// kNone where no key has that name. Capitals and small letters are the same.
Key key_named(std::string_view name);

}  // namespace twofold::ui
