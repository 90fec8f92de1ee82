// Names of keys in the settings file. They are SDL's scancode names, the labels of an American keyboard,
// whatever the layout.
#pragma once

#include <string_view>

#include "ui/input/input_event.h"

namespace twofold::ui {

// Empty for a key that cannot be bound: modifiers, locks, Esc, keys that the system uses, and gamepad
// buttons.
std::string_view name_of(Key key);

// kNone if no key has that name. Ignores case.
Key key_named(std::string_view name);

}  // namespace twofold::ui
