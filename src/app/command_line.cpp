#include "app/command_line.h"

#include <algorithm>
#include <functional>
#include <locale>
#include <sstream>

#include <CLI/CLI.hpp>

#include "app/resources.h"
#include "app/test_hooks.h"
#include "app/theme_folder.h"
#include "base/text.h"
#include "platform/storage.h"
#include "session/rule_text.h"
#include "ui/screens/all_screens.h"

namespace twofold::app {

namespace {

// Adds an option that passes its text to `take`. If that returns false, the error names `takes`, what the
// option takes.
CLI::Option* add_text(CLI::App& app, const std::string& name, std::function<bool(const std::string&)> take,
                      std::string_view value_name, const std::string& takes) {
    const auto check = [name, take = std::move(take), takes](const std::string& text) {
        if (!take(text)) throw CLI::ValidationError(name + " takes " + takes + ", not \"" + text + "\"");
    };
    return app.add_option_function<std::string>(name, check, takes)->type_name(std::string(value_name));
}

// Adds an option whose text `read` turns into a value; `read` returns nullopt for an invalid text.
template <typename Value, typename Read>
CLI::Option* add(CLI::App& app, const char* name, Value& value, Read read, const char* value_name,
                 const std::string& takes) {
    const auto take = [&value, read](const std::string& text) {
        const auto parsed = read(text);
        if (parsed) value = *parsed;
        return parsed.has_value();
    };
    return add_text(app, name, take, value_name, takes);
}

std::optional<WindowSize> read_window(const std::string& text) {
    constexpr std::uint64_t kMin = 240;
    constexpr std::uint64_t kMax = 16384;
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos) return std::nullopt;
    const auto width = base::parse_number(text.substr(0, cross));
    const auto height = base::parse_number(text.substr(cross + 1));
    const auto fits = [](std::uint64_t side) { return side >= kMin && side <= kMax; };
    if (!width || !height || !fits(*width) || !fits(*height)) return std::nullopt;
    return WindowSize{static_cast<int>(*width), static_cast<int>(*height)};
}

std::optional<double> read_between(const std::string& text, double least, double most) {
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    double value = 0;
    in >> std::noskipws >> value;
    const bool all_read = !in.fail() && in.peek() == std::istringstream::traits_type::eof();
    if (!all_read || !(value >= least && value <= most)) return std::nullopt;
    return value;
}

std::optional<ui::Motion> read_motion(const std::string& text) {
    if (text == "full") return ui::Motion::kFull;
    if (text == "reduced") return ui::Motion::kReduced;
    return std::nullopt;
}

// A reader for an option that sets a setting, with the values of the settings file.
template <typename Value>
auto read_setting(std::string_view key, Value session::Settings::*member) {
    return [set = session::setting_of(key).set, member](const std::string& text) -> std::optional<Value> {
        session::Settings settings;
        if (!set(settings, text)) return std::nullopt;
        return settings.*member;
    };
}

auto one_of(const std::vector<std::string>& words) {
    return [words](const std::string& text) -> std::optional<std::string> {
        if (std::find(words.begin(), words.end(), text) == words.end()) return std::nullopt;
        return text;
    };
}

std::optional<std::uint64_t> read_number(const std::string& text) {
    return base::parse_number(text);
}

// Accepts any name: theme_fault() checks it once the data folder, which may hold the player's own themes, is
// known.
std::optional<std::string> read_theme_name(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return text;
}

void add_game_options(CLI::App& app, GameOptions& game) {
    for (const session::RuleField& field : session::all_rule_fields()) {
        if (field.value_name.empty()) continue;
        const auto take = [&](const std::string& text) {
            rules::RuleSet rules;
            game.rules[field.key] = text;
            return field.set(rules, text);
        };
        add_text(app, "--" + std::string(field.key), take, field.value_name, std::string(field.takes));
    }
    add(app, "--seed", game.seed, read_number, "N", "the seed of the game, a whole number");
}

void add_look_options(CLI::App& app, WindowSize& window, std::string& theme, std::string& language) {
    add(app, "--window", window, read_window, "WxH",
        "the window's size in units, 240 to 16384 each way, like 540x600");
    add(app, "--theme", theme, read_theme_name, "NAME",
        "one of " + base::join(theme_ids()) + ", or one of your own");
    add(app, "--lang", language, one_of(language_codes()), "CODE", "one of " + base::join(language_codes()));
}

void add_reading_options(CLI::App& app, ui::ReadingAids& reading) {
    app.add_flag("--large-text", reading.large_text, "larger text around the board");
    app.add_flag("--captions", reading.captions, "each move in words below the board");
}

void add_test_hooks(CLI::App& app, TestHooks& hooks) {
    for (const TestHook& hook : all_test_hooks()) {
        const std::string name(hook.option);
        const std::string help(hook.help);
        const auto set = [&](const std::string& text) { return hook.set(hooks, text); };
        if (hook.value_name.empty())
            app.add_flag_callback(
                name, [set] { set({}); }, help);
        else
            add_text(app, name, set, hook.value_name, help);
    }
}

void add_play_options(CLI::App& app, PlayOptions& play) {
    app.add_flag("--fullscreen", play.fullscreen, "start in full screen");
    add_look_options(app, play.window, play.theme, play.language);
    add_game_options(app, play.game);
    const auto renderers = session::setting_of("renderer").words;
    add(app, "--renderer", play.renderer, one_of({renderers.begin(), renderers.end()}), "NAME",
        session::setting_of("renderer").takes);
    add(app, "--motion", play.motion, read_setting("motion", &session::Settings::motion), "NAME",
        "system, full or reduced");
    add(app, "--speed", play.speed, read_setting("speed", &session::Settings::speed), "S",
        "0.5, 1, 2 or off");
    add(app, "--volume", play.volume, read_setting("volume", &session::Settings::volume), "N",
        "the loudness of sounds, 0 (off) to 100");
    add_reading_options(app, play.reading);
    app.add_flag("--announce", play.announce,
                 "print a line for each move and change of focus, for a screen reader");
    app.add_option("--data-dir", play.data_dir, "a folder for games, scores and settings")->type_name("DIR");
    add_test_hooks(app, play.test_hooks);
}

void add_shot_options(CLI::App& app, ShotOptions& shot) {
    app.add_option("OUT", shot.output, "the PNG file to write")->required();
    add_look_options(app, shot.window, shot.theme, shot.language);
    add(
        app, "--scale", shot.scale, [](const std::string& t) { return read_between(t, 0.5, 4); }, "S",
        "pixels per unit, 0.5 to 4");
    app.add_option("--record", shot.record, "the record to show; a new game if none is given")
        ->type_name("FILE");
    app.add_option("--data-dir", shot.data_dir, "a folder of games and scores to show, and of themes")
        ->type_name("DIR");
    std::vector<std::string> screens;
    for (const ui::ScreenInfo& screen : ui::all_screens())
        screens.emplace_back(screen.name);
    add(app, "--screen", shot.screen, one_of(screens), "NAME",
        "one of " + base::join(screens) + "; game if not given");
    add(app, "--ply", shot.ply, read_number, "N", "the number of a move, from 0; the last if not given");
    add(
        app, "--at-ms", shot.at_ms, [](const std::string& t) { return read_between(t, 0, 1e6); }, "T",
        "the ms since that move began; at rest if not given");
    add(app, "--best", shot.best, read_number, "N", "a best score to show, a whole number");
    app.add_flag("--clock", shot.clock, "show the time played and the last split");
    add(app, "--motion", shot.motion, read_motion, "NAME", "full or reduced");
    add_reading_options(app, shot.reading);
    add_game_options(app, shot.game);
}

// The options of all commands.
struct Options {
    PlayOptions play;
    TextOptions text;
    VerifyOptions verify;
    ShotOptions shot;
};

// The commands that open no window.
struct Commands {
    const CLI::App* text = nullptr;
    const CLI::App* verify = nullptr;
    const CLI::App* shot = nullptr;
};

Commands add_commands(CLI::App& app, Options& options) {
    add_play_options(app, options.play);
    app.add_option("FILE", options.play.record, "a record to watch");
    app.require_subcommand(0, 1);
    CLI::App* text = app.add_subcommand("text", "play by lines of text on standard input and output");
    add_game_options(*text, options.text.game);
    text->add_option("--board", options.text.board_file, "start from the board in this file")
        ->type_name("FILE");
    text->add_flag("--json", options.text.json, "answer with one JSON object per line");
    CLI::App* verify = app.add_subcommand("verify", "replay records and check them");
    verify->add_option("FILE", options.verify.files, "records")->required();
    CLI::App* replay = app.add_subcommand("replay", "watch a record");
    add_play_options(*replay, options.play);
    replay->add_option("FILE", options.play.record, "the record")->required();
    CLI::App* shot = app.add_subcommand("shot", "draw one picture without a window");
    add_shot_options(*shot, options.shot);
    return {.text = text, .verify = verify, .shot = shot};
}

// CLI11's message as one line.
std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

// The error for an option without its value: what the option takes. CLI11 only says how many words are
// missing.
std::string missing_value(const CLI::App& app, const std::string& error) {
    const std::string name = error.substr(0, error.find(':'));
    std::vector<const CLI::App*> apps{&app};
    for (const CLI::App* command : app.get_subcommands())
        apps.push_back(command);
    for (const CLI::App* candidate : apps) {
        const CLI::Option* option = candidate->get_option_no_throw(name);
        if (option != nullptr) return name + " takes " + option->get_description();
    }
    return one_line(error);
}

// The error for a theme that does not exist; empty if it does.
std::string theme_fault(const std::string& theme, const std::string& data) {
    if (theme.empty()) return {};
    const std::vector<std::string> ids = all_theme_ids(data);
    if (std::find(ids.begin(), ids.end(), theme) != ids.end()) return {};
    return "--theme takes one of " + base::join(ids) + ", not \"" + theme + "\"";
}

// The first option that precedes the command but does not apply to it; empty if there is none.
std::string misplaced_option(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options()) {
        if (option->count() > 0) return option->get_name();
    }
    return {};
}

// Parses the command line into the options of `app`. Returns a farewell for help, the version or an error;
// otherwise nullopt.
std::optional<Farewell> parse(CLI::App& app, int argc, const char* const* argv) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        return Farewell{0, chosen.empty() ? app.help() : chosen.front()->help()};
    } catch (const CLI::CallForVersion&) {
        return Farewell{0, app.version() + "\n"};
    } catch (const CLI::ArgumentMismatch& error) {
        return Farewell{2, "twofold: " + missing_value(app, error.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        return Farewell{2, "twofold: " + one_line(error.what()) + "\n"};
    }
    return std::nullopt;
}

// The error for options that are valid one by one but not together; empty if there is none.
std::string fault_of(const CLI::App& app, const Commands& commands, const Options& options) {
    const auto chosen = app.get_subcommands();
    if (const std::string misplaced = misplaced_option(app); !chosen.empty() && !misplaced.empty())
        return misplaced + " before " + chosen.front()->get_name() + ": options of a command go after it";
    if (commands.text->parsed() || commands.verify->parsed()) return {};
    if (commands.shot->parsed()) return theme_fault(options.shot.theme, options.shot.data_dir);
    const PlayOptions& play = options.play;
    if (const std::string fault = theme_fault(play.theme, data_folder_of(play)); !fault.empty()) return fault;
    if (!play.record.empty() && !platform::exists(play.record))
        return play.record + ": no such command or record";
    return {};
}

}  // namespace

Invocation parse_command_line(int argc, const char* const* argv) {
    CLI::App app("Twofold, a 2048 game. With no command it opens the window and continues the last game.",
                 "twofold");
    app.set_version_flag("--version", std::string("twofold ") + TWOFOLD_VERSION);
    Options options;
    const Commands commands = add_commands(app, options);
    if (const auto farewell = parse(app, argc, argv)) return *farewell;
    const std::string fault = fault_of(app, commands, options);
    if (!fault.empty()) return Farewell{2, "twofold: " + fault + "\n"};
    if (commands.text->parsed()) return options.text;
    if (commands.verify->parsed()) return options.verify;
    if (commands.shot->parsed()) return options.shot;
    return options.play;
}

}  // namespace twofold::app
