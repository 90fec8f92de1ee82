// The options of each command, already checked.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/test_hooks.h"
#include "session/game.h"
#include "session/settings.h"
#include "ui/board/timeline.h"
#include "ui/draw/layout.h"

namespace twofold::app {

// Which game to play. Missing rules have their defaults.
struct GameOptions {
    std::map<std::string_view, std::string> rules;  // values by the keys of rule fields
    std::optional<std::uint64_t> seed;

    bool any() const { return !rules.empty() || seed; }
};

// The rule set of the options; nullopt if it is impossible, and `error` says why.
std::optional<rules::RuleSet> rule_set_of(const GameOptions& options, std::string& error);

struct WindowSize {
    int width = 540;
    int height = 600;
};

struct PlayOptions {
    GameOptions game;
    WindowSize window;
    bool fullscreen = false;
    // Settings for this run; if empty, the player's settings apply.
    std::string theme;
    std::string language;
    std::string renderer;  // "auto": chosen automatically
    std::string data_dir;
    std::string record;  // a file to watch
    std::optional<session::MotionChoice> motion;
    std::optional<double> speed;  // of motion; 0: off
    ui::ReadingAids reading;      // in addition to the settings'
    std::optional<int> volume;    // of sounds, 0 (off) to 100
    bool announce = false;        // print what happens, for people
    TestHooks test_hooks;
};

// `settings` with those given as options replaced.
session::Settings settings_of(const PlayOptions& options, session::Settings settings);

// The folder of games, scores and the player's own themes; empty if there is none.
std::string data_folder_of(const PlayOptions& options);

struct TextOptions {
    GameOptions game;
    std::string board_file;
    bool json = false;
};

struct VerifyOptions {
    std::vector<std::string> files;
};

struct ShotOptions {
    std::string output;
    GameOptions game;
    WindowSize window;
    double scale = 1;
    std::string theme;
    std::string language;
    std::string data_dir;  // source of records, scores and the player's own themes; may be empty
    std::string screen;    // name of the screen; empty: the board
    std::string record;
    std::optional<std::size_t> ply;
    std::optional<double> at_ms;
    std::optional<std::uint64_t> best;
    bool clock = false;  // show the time played
    ui::Motion motion = ui::Motion::kFull;
    ui::ReadingAids reading;
};

}  // namespace twofold::app
