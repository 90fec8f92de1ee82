// The actions that the player can bind keys to. Their names and commands are in actions.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twofold::ui {

enum class Action : std::uint8_t {
    kMoveLeft,
    kMoveRight,
    kMoveUp,
    kMoveDown,
    kUndo,
    kRedo,
    kNewGame,
    kRestart,
    kHistory,
    kDaily,
    kRecords,
    kMenu,
    kHelp,
    kNextTheme,
    kToggleFullscreen,
    kReadAloud,
};

inline constexpr std::size_t kActionCount = static_cast<std::size_t>(Action::kReadAloud) + 1;

}  // namespace twofold::ui
