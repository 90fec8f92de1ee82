// What the player wants, whatever it was asked with: every way in makes one of these.
#pragma once

#include <cstdint>

#include "rules/direction.h"

namespace twofold::ui {

enum class CommandKind : std::uint8_t {
    kMove,
    kUndo,
    kRedo,
    kNewGame,
    kRestart,
    kKeepGoing,
    kToggleFullscreen,
    kNextTheme,
    kQuit,
};

struct Command {
    CommandKind kind = CommandKind::kMove;
    rules::Direction direction = rules::Direction::kLeft;  // of a move

    friend bool operator==(const Command&, const Command&) = default;
};

}  // namespace twofold::ui
