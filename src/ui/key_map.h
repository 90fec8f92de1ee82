// Which key asks for what while the board is in front, and which keys of a pad stand for those of a keyboard
// elsewhere.
#pragma once

#include <optional>

#include "ui/command.h"
#include "ui/input_event.h"

namespace twofold::ui {

// Nothing for a key that means nothing, for a repeated one, and for one with modifiers that it does not go
// with.
std::optional<Command> command_of(const KeyPress& press);

// The digit that a key is for, in the row above the letters or on the number pad; nothing for any other. Some
// keyboards have them with Shift, so that Shift does not matter; with another modifier held it is nothing.
std::optional<int> digit_of(const KeyPress& press);

// The press of a pad's button as one of the key that does the same on pages, overlays and lists; any other
// press as it is, with the buttons to undo and redo, which mean nothing there.
KeyPress on_keyboard(KeyPress press);

}  // namespace twofold::ui
