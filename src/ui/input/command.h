// What the player wants, whatever it was asked with: every way in makes one of these.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/direction.h"
#include "session/game.h"
#include "session/settings.h"
#include "ui/input/action.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

enum class CommandKind : std::uint8_t {
    kMove,
    kUndo,
    kRedo,
    kNewGame,     // by the rules of the game in progress, with a new seed
    kRestart,     // the same game again
    kStartDaily,  // the daily game of today, or on with it
    kStartGame,   // `start`
    kResume,      // the kept record `file`, a game in progress
    kTakeSeed,    // back to the screen that asked for it, with the seed of `start`
    kKeepGoing,
    kOpen,       // `screen`, over what is there; one that asks for a seed shows that of `start` first
    kBack,       // to what was there before
    kHome,       // to the board
    kReadAloud,  // all that is in front, said in words
    kToggleFullscreen,
    kNextTheme,
    kPreviousTheme,
    kChangeSettings,    // to `settings`
    kWatch,             // the kept record `file`, or the game in progress where it is empty
    kStar,              // `file` for ever, or no more
    kCopyRecord,        // `file`, or the game in progress where it is empty, to the clipboard
    kSaveRecord,        // `file`, or the game in progress where it is empty, as a file for the player
    kCopyBoard,         // the board in progress, to the clipboard
    kExportStatistics,  // all played games as a table, as a file for the player
    kPaste,             // a record or a board from the clipboard
    kBindKey,           // `key` to `action`, which whatever had it loses
    kUnbindKey,         // `key`, so that it means nothing
    kResetKeys,         // all, to what they are where nothing was chosen
    kQuit,
};

// Their names are in screens/all_screens.cpp.
enum class ScreenId : std::uint8_t {
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

struct Command {
    CommandKind kind = CommandKind::kMove;
    rules::Direction direction = rules::Direction::kLeft;  // of a move
    ScreenId screen = ScreenId::kMenu;                     // of kOpen
    session::Start start;                                  // of kStartGame
    bool random_seed = false;                              // any seed does
    bool seed_begun = false;                               // kOpen: the seed is the first digit of one
    std::string file;                                      // the name of a kept record
    session::Settings settings;                            // of kChangeSettings
    Action action = Action::kMoveLeft;                     // of kBindKey
    Key key = Key::kNone;                                  // of kBindKey and kUnbindKey

    friend bool operator==(const Command&, const Command&) = default;
};

}  // namespace twofold::ui
