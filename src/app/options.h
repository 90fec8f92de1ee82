// What the command line asks for, checked.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/game.h"
#include "session/settings.h"
#include "ui/board/timeline.h"
#include "ui/draw/layout.h"

namespace twofold::app {

// Which game: what is not given is chosen by the rules' defaults.
struct GameOptions {
    std::map<std::string_view, std::string> rules;  // texts of rule fields, by their keys
    std::optional<std::uint64_t> seed;

    bool any() const { return !rules.empty() || seed; }
};

// The rule set that these ask for; nullopt if it is impossible, with the reason for people in `error`.
std::optional<rules::RuleSet> rule_set_of(const GameOptions& options, std::string& error);

struct WindowSize {
    int width = 540;
    int height = 600;
};

struct PlayOptions {
    GameOptions game;
    WindowSize window;
    bool fullscreen = false;
    // Settings for this run; where they are empty those that were chosen hold.
    std::string theme;
    std::string language;
    std::string renderer;  // "auto" is what suits the machine
    std::string data_dir;
    std::string record;       // a file to watch
    std::string utc_day;      // in the place of the machine's; for tests
    std::string virtual_pad;  // a pipe that plays a gamepad; for tests
    std::optional<session::MotionChoice> motion;
    std::optional<double> speed;  // of motion; 0: off
    ui::ReadingAids reading;      // those that the settings may lack
    std::optional<int> volume;    // of sounds, 0 (off) to 100
    bool announce = false;        // print what happens, for people
    bool trace = false;           // and for tests
};

// Those settings with what the options ask for in their place.
session::Settings settings_of(const PlayOptions& options, session::Settings settings);

// Where its games, scores and own themes are; empty if there is no such place.
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
    std::string data_dir;  // whose records, scores and own themes are shown; may be empty
    std::string screen;    // by its name; empty: the board
    std::string record;
    std::optional<std::size_t> ply;
    std::optional<double> at_ms;
    std::optional<std::uint64_t> best;
    bool clock = false;  // the time played is shown
    ui::Motion motion = ui::Motion::kFull;
    ui::ReadingAids reading;
};

}  // namespace twofold::app
