#include "app/command_line.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"

namespace twofold::app {
namespace {

// Words between blanks; '|' stands for a blank inside of one.
Invocation parse(const std::string& line) {
    std::vector<std::string> words = {"twofold"};
    std::string word;
    for (const char c : line + " ") {
        if (c != ' ') {
            word += c == '|' ? ' ' : c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    std::vector<const char*> arguments;
    for (const std::string& w : words)
        arguments.push_back(w.c_str());
    return parse_command_line(static_cast<int>(arguments.size()), arguments.data());
}

template <typename Options>
Options options_of(const std::string& line) {
    CAPTURE(line);
    const Invocation invocation = parse(line);
    if (const auto* farewell = std::get_if<Farewell>(&invocation)) FAIL(farewell->text);
    REQUIRE(std::holds_alternative<Options>(invocation));
    return std::get<Options>(invocation);
}

template <typename Options>
rules::RuleSet rule_set(const Options& options) {
    std::string error;
    return rule_set_of(options.game, error).value();
}

TEST_CASE("with nothing said the game is played with everything as usual") {
    const auto play = options_of<PlayOptions>("");
    CHECK_FALSE(play.game.any());
    CHECK(play.window.width == 540);
    CHECK(play.window.height == 600);
    CHECK_FALSE(play.fullscreen);
    CHECK_FALSE(play.test_hooks.trace);
    CHECK(play.theme.empty());
    CHECK(play.language.empty());
    CHECK(play.renderer.empty());
    CHECK(play.data_dir.empty());
    CHECK_FALSE(play.motion.has_value());
    CHECK_FALSE(play.speed.has_value());
    CHECK_FALSE(play.volume.has_value());
}

TEST_CASE("every option of play is understood") {
    const auto play = options_of<PlayOptions>(
        "--fullscreen --window 320x480 --size 3x8 --target 2^10 --fours 0 --seed 18446744073709551615 "
        "--theme dark "
        "--lang en --data-dir /some/where --renderer software --motion reduced --speed 0.5 --volume 75 "
        "--virtual-pad /some/pipe --trace");
    CHECK(play.fullscreen);
    CHECK(play.window.width == 320);
    CHECK(play.window.height == 480);
    CHECK(rule_set(play) == rules::RuleSet{.size = {3, 8}, .target = 10, .fours = 0});
    CHECK(play.game.seed == ~std::uint64_t{0});
    CHECK(play.theme == "dark");
    CHECK(play.language == "en");
    CHECK(play.data_dir == "/some/where");
    CHECK(play.test_hooks.virtual_pad == "/some/pipe");
    CHECK(play.renderer == "software");
    CHECK(play.motion == session::MotionChoice::kReduced);
    CHECK(play.speed == 0.5);
    CHECK(play.volume == 75);
    CHECK(play.test_hooks.trace);
}

TEST_CASE("values at the edges of what an option takes are taken") {
    CHECK(rule_set(options_of<PlayOptions>("--size 2x2")).size == rules::Size{2, 2});
    CHECK(rule_set(options_of<PlayOptions>("--size=8x8")).size == rules::Size{8, 8});
    CHECK(rule_set(options_of<PlayOptions>("--target 8")).target == 3);
    CHECK(rule_set(options_of<PlayOptions>("--target 2^65 --size 8x8")).target == 65);
    CHECK(rule_set(options_of<PlayOptions>("--fours 100")).fours == 100);
    CHECK(options_of<PlayOptions>("--seed 0").game.seed == std::uint64_t{0});
    CHECK(options_of<PlayOptions>("--speed off").speed == 0);
    CHECK(options_of<PlayOptions>("--volume 0").volume == 0);
    CHECK(options_of<PlayOptions>("--volume 100").volume == 100);
    CHECK(options_of<PlayOptions>("--speed 2").speed == 2);
    CHECK(options_of<PlayOptions>("--window 3840x2160").window.width == 3840);
    for (const std::string theme : {"classic", "dark"})
        CHECK(options_of<PlayOptions>("--theme " + theme).theme == theme);
}

TEST_CASE("what makes the game easier to follow is off unless asked for, and an option does not end it") {
    CHECK_FALSE(options_of<PlayOptions>("").announce);
    CHECK(options_of<PlayOptions>("--announce").announce);
    const auto play = options_of<PlayOptions>("--large-text --captions");
    CHECK(play.reading == ui::ReadingAids{.large_text = true, .captions = true});
    CHECK(settings_of(play, {}).large_text);
    CHECK(settings_of(play, {}).captions);
    const auto plain = options_of<PlayOptions>("");
    CHECK_FALSE(settings_of(plain, {}).captions);
    CHECK(settings_of(plain, {.large_text = true, .captions = true}).large_text);
    CHECK(settings_of(plain, {.large_text = true, .captions = true}).captions);
    CHECK(options_of<ShotOptions>("shot out.png --captions").reading == ui::ReadingAids{.captions = true});
}

TEST_CASE("text, verify and shot have their own options") {
    const auto text =
        options_of<TextOptions>("text --json --size 5x4 --seed 7 --target 64 --fours 50 --board a|file");
    CHECK(text.json);
    CHECK(rule_set(text) == rules::RuleSet{.size = {5, 4}, .target = 6, .fours = 50});
    CHECK(text.game.seed == std::uint64_t{7});
    CHECK(text.board_file == "a file");
    CHECK_FALSE(options_of<TextOptions>("text").json);

    CHECK(options_of<VerifyOptions>("verify a b c").files == std::vector<std::string>{"a", "b", "c"});
    CHECK(options_of<VerifyOptions>("verify -- --odd").files == std::vector<std::string>{"--odd"});

    const auto shot = options_of<ShotOptions>(
        "shot out.png --window 480x854 --scale 2 --theme dark --record game.twofold --ply 12 --at-ms 62.5 "
        "--best 99");
    CHECK(shot.output == "out.png");
    CHECK(shot.window.height == 854);
    CHECK(shot.scale == 2);
    CHECK(shot.theme == "dark");
    CHECK(shot.record == "game.twofold");
    CHECK(shot.ply == std::size_t{12});
    CHECK(shot.at_ms == 62.5);
    CHECK(shot.best == std::uint64_t{99});
    const auto plain = options_of<ShotOptions>("shot out.png");
    CHECK(plain.scale == 1);
    CHECK_FALSE(plain.ply.has_value());
    CHECK_FALSE(plain.at_ms.has_value());
}

TEST_CASE("wrong usage is one line that names the option and what it takes, and status 2") {
    struct Row {
        std::string line;
        std::vector<std::string> says;
    };
    const std::vector<Row> rows = {
        {"--size 9x9", {"--size", "2 to 8", "9x9"}},
        {"--size 1x4", {"--size", "2 to 8"}},
        {"--size 4", {"--size", "4x4"}},
        {"--size 4x4x4", {"--size"}},
        {"--size |", {"--size"}},
        {"--target 9", {"--target", "power of two", "9"}},
        {"--target 4", {"--target", "8"}},
        {"--target 2^99", {"--target", "2^99"}},
        {"--target many", {"--target", "many"}},
        {"--fours 101", {"--fours", "0 to 100", "101"}},
        {"--fours 5.5", {"--fours", "0 to 100"}},
        {"--fours -1", {"--fours"}},
        {"--seed -1", {"--seed", "whole number"}},
        {"--seed 18446744073709551616", {"--seed", "whole number"}},
        {"--seed 0x10", {"--seed", "0x10"}},
        {"--window 540", {"--window", "540x600"}},
        {"--window 5x5", {"--window", "240"}},
        {"--window 99999x600", {"--window", "16384"}},
        {"--theme nope", {"--theme", "classic", "dark", "nope"}},
        {"--lang xx", {"--lang", "en", "xx"}},
        {"--renderer paper", {"--renderer", "software", "opengl", "paper"}},
        {"--motion some", {"--motion", "full", "reduced", "some"}},
        {"--speed 3", {"--speed", "0.5", "off", "3"}},
        {"--speed 0", {"--speed", "off"}},
        {"--volume 101", {"--volume", "0 (off) to 100", "101"}},
        {"--volume loud", {"--volume", "loud"}},
        {"--nonsense", {"--nonsense"}},
        {"--fullscreen=maybe", {"--fullscreen", "maybe"}},
        {"nonsense", {"nonsense"}},
        {"text --window 540x600", {"--window"}},
        {"text more", {"more"}},
        {"text --size 0x4", {"--size", "2 to 8"}},
        {"text --seed 1 --seed 2", {"--seed"}},
        {"verify", {"FILE"}},
        {"shot", {"OUT"}},
        {"shot a.png b.png", {"b.png"}},
        {"shot a.png --scale 9", {"--scale", "0.5 to 4", "9"}},
        {"shot a.png --scale nan", {"--scale"}},
        {"shot a.png --scale 2x", {"--scale", "2x"}},
        {"shot a.png --scale=", {"--scale"}},
        {"shot a.png --ply -1", {"--ply"}},
        {"shot a.png --ply some", {"--ply", "some"}},
        {"shot a.png --at-ms nan", {"--at-ms"}},
        {"shot a.png --at-ms soon", {"--at-ms", "soon"}},
        {"shot a.png --best x", {"--best", "whole number"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.line);
        const Invocation invocation = parse(row.line);
        REQUIRE(std::holds_alternative<Farewell>(invocation));
        const auto& farewell = std::get<Farewell>(invocation);
        CAPTURE(farewell.text);
        CHECK(farewell.status == 2);
        CHECK(farewell.text.substr(0, 9) == "twofold: ");
        CHECK(std::count(farewell.text.begin(), farewell.text.end(), '\n') == 1);
        CHECK(farewell.text.back() == '\n');
        for (const std::string& word : row.says)
            CHECK(farewell.text.find(word) != std::string::npos);
    }
}

TEST_CASE("an option without its value says what it takes") {
    struct Row {
        std::string line;
        std::string takes;
    };
    for (const Row& row :
         {Row{"--size", "rows x columns"}, Row{"--fours", "0 to 100"}, Row{"--window", "540x600"},
          Row{"--theme", "classic"}, Row{"--seed", "whole number"}, Row{"text --target", "power of two"},
          Row{"shot a.png --scale", "0.5 to 4"}}) {
        CAPTURE(row.line);
        const auto farewell = std::get<Farewell>(parse(row.line));
        CHECK(farewell.status == 2);
        CAPTURE(farewell.text);
        CHECK(farewell.text.find(row.line.substr(row.line.rfind("--"))) != std::string::npos);
        CHECK(farewell.text.find(row.takes) != std::string::npos);
    }
}

TEST_CASE("options of play before a command that would not heed them are wrong usage") {
    for (const std::string line :
         {"--seed 5 text", "--size 5x5 verify a", "--fullscreen text", "--theme dark shot a.png"}) {
        CAPTURE(line);
        const Invocation invocation = parse(line);
        REQUIRE(std::holds_alternative<Farewell>(invocation));
        CHECK(std::get<Farewell>(invocation).status == 2);
    }
}

TEST_CASE("help names every option and command, and is no error") {
    for (const std::string line : {"--help", "-h"}) {
        const auto farewell = std::get<Farewell>(parse(line));
        CHECK(farewell.status == 0);
        for (const char* word :
             {"--fullscreen", "--window", "--size", "--target", "--fours", "--seed", "--theme", "--lang",
              "--data-dir", "--renderer", "--announce", "text", "verify", "shot"}) {
            CAPTURE(word);
            CHECK(farewell.text.find(word) != std::string::npos);
        }
    }
    struct Row {
        const char* line;
        const char* names;
    };
    for (const Row& row :
         {Row{"text --help", "--json"}, Row{"verify --help", "FILE"}, Row{"shot --help", "--at-ms"}}) {
        const auto farewell = std::get<Farewell>(parse(row.line));
        CHECK(farewell.status == 0);
        CHECK(farewell.text.find(row.names) != std::string::npos);
    }
}

TEST_CASE("the version is said in one line") {
    const auto farewell = std::get<Farewell>(parse("--version"));
    CHECK(farewell.status == 0);
    CHECK(farewell.text == std::string("twofold ") + TWOFOLD_VERSION + "\n");
}

TEST_CASE("rules that cannot be played together are named, and the usual target follows the size") {
    std::string error;
    CHECK(rule_set_of({}, error) == rules::RuleSet{});
    CHECK(rule_set_of({.rules = {{"size", "2x2"}}}, error)->target == 3);
    CHECK(rule_set_of({.rules = {{"size", "8x8"}, {"fours", "0"}}}, error)->target == 11);
    struct Row {
        GameOptions options;
        std::string names;
    };
    for (const Row& row :
         {Row{{.rules = {{"size", "2x2"}, {"target", "2048"}}}, "--target"},
          Row{{.rules = {{"size", "2x2"}, {"target", "32"}, {"fours", "0"}}}, "--target"},
          Row{{.rules = {{"size", "9x2"}}}, "--size"}, Row{{.rules = {{"fours", "101"}}}, "--fours"}}) {
        error.clear();
        CHECK_FALSE(rule_set_of(row.options, error).has_value());
        CHECK(error.substr(0, row.names.size()) == row.names);
        CHECK(error.find('\n') == std::string::npos);
    }
}

}  // namespace
}  // namespace twofold::app
