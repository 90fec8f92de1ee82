// What the player wants, whatever it was asked with: every way in makes one of these, and the Shell carries
// it out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/direction.h"
#include "session/game.h"
#include "ui/input/action.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

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

// Says all by its name.
struct Plain {
    friend bool operator==(const Plain&, const Plain&) = default;
};

struct Move {
    rules::Direction direction = rules::Direction::kLeft;
    friend bool operator==(const Move&, const Move&) = default;
};
struct Undo : Plain {};
struct Redo : Plain {};
// By the rules of the game in progress, with a new seed.
struct NewGame : Plain {};
// The same game again.
struct Restart : Plain {};
// The daily game of today, or on with it.
struct StartDaily : Plain {};
// After a win.
struct KeepGoing : Plain {};
// Watch the game in progress from its beginning.
struct WatchGame : Plain {};
// Open a screen over what is there.
struct Open {
    ScreenId screen = ScreenId::kMenu;
    friend bool operator==(const Open&, const Open&) = default;
};
struct NextTheme : Plain {};
struct PreviousTheme : Plain {};
struct ToggleFullscreen : Plain {};
// Say in words all that is in front.
struct ReadAloud : Plain {};
struct Quit : Plain {};

// Those that only screens give.

// Return to what was there before.
struct Back : Plain {};
// Return to the board.
struct Home : Plain {};
struct StartGame {
    session::Start start;
    bool any_seed = false;  // a new one takes the place of the start's
    friend bool operator==(const StartGame&, const StartGame&) = default;
};
// Ask the player for a seed, beginning with this one; nullopt: any.
struct AskSeed {
    std::optional<std::uint64_t> seed;
    bool typed = false;  // the seed is the first digit of one
    friend bool operator==(const AskSeed&, const AskSeed&) = default;
};
// Return to the screen that asked for it with this seed; nullopt: any.
struct TakeSeed {
    std::optional<std::uint64_t> seed;
    friend bool operator==(const TakeSeed&, const TakeSeed&) = default;
};
// Set the setting of that key (see session::all_settings()) to what the value says.
struct ChangeSetting {
    std::string_view key;
    std::string value;
    friend bool operator==(const ChangeSetting&, const ChangeSetting&) = default;
};
// Give the key to the action; whatever had it loses it.
struct BindKey {
    Action action = Action::kMoveLeft;
    Key key = Key::kNone;
    friend bool operator==(const BindKey&, const BindKey&) = default;
};
// The key means nothing any more.
struct UnbindKey {
    Key key = Key::kNone;
    friend bool operator==(const UnbindKey&, const UnbindKey&) = default;
};
// All keys as the game comes.
struct ResetKeys : Plain {};

// In these `record` is the name of a kept one; where it may be empty, that is the game in progress.

struct Watch {
    std::string record;
    friend bool operator==(const Watch&, const Watch&) = default;
};
struct Resume {
    std::string record;
    friend bool operator==(const Resume&, const Resume&) = default;
};
// Keep it for ever, or no more.
struct Star {
    std::string record;
    friend bool operator==(const Star&, const Star&) = default;
};
// To the clipboard.
struct CopyRecord {
    std::string record;  // may be empty
    friend bool operator==(const CopyRecord&, const CopyRecord&) = default;
};
// As a file for the player.
struct SaveRecord {
    std::string record;  // may be empty
    friend bool operator==(const SaveRecord&, const SaveRecord&) = default;
};
// The board in progress, to the clipboard.
struct CopyBoard : Plain {};
// All played games as a table, as a file for the player.
struct ExportStatistics : Plain {};
// A record, a board or a seed from the clipboard.
struct Paste : Plain {};

}  // namespace commands

// What a key or a button by the board can ask for.
using BoundCommand =
    std::variant<commands::Move, commands::Undo, commands::Redo, commands::NewGame, commands::Restart,
                 commands::StartDaily, commands::KeepGoing, commands::WatchGame, commands::Open,
                 commands::NextTheme, commands::PreviousTheme, commands::ToggleFullscreen,
                 commands::ReadAloud, commands::Quit>;

using Command =
    std::variant<commands::Move, commands::Undo, commands::Redo, commands::NewGame, commands::Restart,
                 commands::StartDaily, commands::KeepGoing, commands::WatchGame, commands::Open,
                 commands::NextTheme, commands::PreviousTheme, commands::ToggleFullscreen,
                 commands::ReadAloud, commands::Quit, commands::Back, commands::Home, commands::StartGame,
                 commands::AskSeed, commands::TakeSeed, commands::ChangeSetting, commands::BindKey,
                 commands::UnbindKey, commands::ResetKeys, commands::Watch, commands::Resume, commands::Star,
                 commands::CopyRecord, commands::SaveRecord, commands::CopyBoard, commands::ExportStatistics,
                 commands::Paste>;

inline Command unbound(const BoundCommand& bound) {
    return std::visit([](const auto& command) -> Command { return command; }, bound);
}

}  // namespace twofold::ui
