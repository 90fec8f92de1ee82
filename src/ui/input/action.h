// What the player can have a key for.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

// Their names in the settings, by Action.
inline constexpr std::array<std::string_view, 16> kActionNames = {
    "move_left", "move_right", "move_up", "move_down", "undo", "redo",       "new_game",    "restart",
    "history",   "daily",      "records", "menu",      "help", "next_theme", "full_screen", "read_aloud"};
inline constexpr std::size_t kActionCount = kActionNames.size();

}  // namespace twofold::ui
