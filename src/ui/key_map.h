// Which key asks for what while the board is in front.
#pragma once

#include <optional>

#include "ui/command.h"
#include "ui/input_event.h"

namespace twofold::ui {

// Nothing for a key that means nothing, for a repeated one, and for one with modifiers that it does not go
// with.
std::optional<Command> command_of(const KeyPress& press);

}  // namespace twofold::ui
