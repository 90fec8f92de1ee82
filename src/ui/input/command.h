// Commands: what the player asks for, by any input device. The Shell carries them out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/direction.h"
#include "session/game.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// What the player can have a key for. What each is called and does stands in actions.cpp.
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

// Their names are in screens/all_screens.cpp.
enum class ScreenId : std::uint8_t {
    kGame,
    kMenu,
    kNewGame,
    kDaily,
    kHistory,
    kRecords,
    kReplay,
    kSettings,
    kThemes,
    kHelp,
    kAbout,
    kSeed,
    kKeys,
    kStatistics
};

namespace commands {

// For commands without parameters.
struct Plain {
    friend bool operator==(const Plain&, const Plain&) = default;
};

struct Move {
    rules::Direction direction = rules::Direction::kLeft;
    friend bool operator==(const Move&, const Move&) = default;
};
struct Undo : Plain {};
struct Redo : Plain {};
// With the current rules and a new seed.
struct NewGame : Plain {};
// Starts the current game again from its beginning.
struct Restart : Plain {};
// Starts or continues today's daily game.
struct StartDaily : Plain {};
// After a win.
struct KeepGoing : Plain {};
// Watches the game in progress from its beginning.
struct WatchGame : Plain {};
// Exports a picture of the board and the score.
struct SharePicture : Plain {};
// Opens a screen in front of the current one.
struct Open {
    ScreenId screen = ScreenId::kMenu;
    friend bool operator==(const Open&, const Open&) = default;
};
struct NextTheme : Plain {};
struct PreviousTheme : Plain {};
struct ToggleFullscreen : Plain {};
// Announces everything on the front screen.
struct ReadAloud : Plain {};
struct Quit : Plain {};

// Commands that only screens give:

// Returns to the previous screen.
struct Back : Plain {};
// Returns to the board.
struct Home : Plain {};
struct StartGame {
    session::Start start;
    bool any_seed = false;  // replace the start's seed by a new one
    friend bool operator==(const StartGame&, const StartGame&) = default;
};
// Asks the player for a seed, starting from this one; nullopt: any.
struct AskSeed {
    std::optional<std::uint64_t> seed;
    bool typed = false;  // the seed is the first digit typed
    friend bool operator==(const AskSeed&, const AskSeed&) = default;
};
// Returns this seed to the screen that asked for it; nullopt: any.
struct TakeSeed {
    std::optional<std::uint64_t> seed;
    friend bool operator==(const TakeSeed&, const TakeSeed&) = default;
};
// Sets the setting with that key, of session::all_settings(), to the value.
struct ChangeSetting {
    std::string_view key;
    std::string value;
    friend bool operator==(const ChangeSetting&, const ChangeSetting&) = default;
};
// Binds the key to the action, and no longer to any other.
struct BindKey {
    Action action = Action::kMoveLeft;
    Key key = Key::kNone;
    friend bool operator==(const BindKey&, const BindKey&) = default;
};
// Removes the key's binding.
struct UnbindKey {
    Key key = Key::kNone;
    friend bool operator==(const UnbindKey&, const UnbindKey&) = default;
};
// Restores the default keys.
struct ResetKeys : Plain {};

// In these, `record` is the name of a kept record; if it may be empty, that means the game in progress.

struct Watch {
    std::string record;
    friend bool operator==(const Watch&, const Watch&) = default;
};
struct Resume {
    std::string record;
    friend bool operator==(const Resume&, const Resume&) = default;
};
// Toggles whether the record is kept forever.
struct Star {
    std::string record;
    friend bool operator==(const Star&, const Star&) = default;
};
// To the clipboard.
struct CopyRecord {
    std::string record;  // may be empty
    friend bool operator==(const CopyRecord&, const CopyRecord&) = default;
};
// Exports a file.
struct SaveRecord {
    std::string record;  // may be empty
    friend bool operator==(const SaveRecord&, const SaveRecord&) = default;
};
// Copies the current board to the clipboard.
struct CopyBoard : Plain {};
// Exports all played games as a table.
struct ExportStatistics : Plain {};
// Takes a record, a board or a seed from the clipboard.
struct Paste : Plain {};

}  // namespace commands

// Commands that a key or a button beside the board can give.
using BoundCommand =
    std::variant<commands::Move, commands::Undo, commands::Redo, commands::NewGame, commands::Restart,
                 commands::StartDaily, commands::KeepGoing, commands::WatchGame, commands::SharePicture,
                 commands::Open, commands::NextTheme, commands::PreviousTheme, commands::ToggleFullscreen,
                 commands::ReadAloud, commands::Quit>;

using Command =
    std::variant<commands::Move, commands::Undo, commands::Redo, commands::NewGame, commands::Restart,
                 commands::StartDaily, commands::KeepGoing, commands::WatchGame, commands::SharePicture,
                 commands::Open, commands::NextTheme, commands::PreviousTheme, commands::ToggleFullscreen,
                 commands::ReadAloud, commands::Quit, commands::Back, commands::Home, commands::StartGame,
                 commands::AskSeed, commands::TakeSeed, commands::ChangeSetting, commands::BindKey,
                 commands::UnbindKey, commands::ResetKeys, commands::Watch, commands::Resume, commands::Star,
                 commands::CopyRecord, commands::SaveRecord, commands::CopyBoard, commands::ExportStatistics,
                 commands::Paste>;

inline Command unbound(const BoundCommand& bound) {
    return std::visit([](const auto& command) -> Command { return command; }, bound);
}

}  // namespace twofold::ui
