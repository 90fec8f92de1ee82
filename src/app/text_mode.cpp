#include "app/text_mode.h"

#include <cstdio>

#include "app/commands.h"
#include "app/text_format.h"
#include "base/text.h"
#include "platform/clock.h"
#include "platform/output.h"
#include "platform/storage.h"
#include "session/board_text.h"

namespace twofold::app {

namespace {

constexpr std::size_t kMaxEcho = 40;
constexpr std::size_t kMaxLine = std::size_t{1} << 16;

std::optional<rules::Direction> direction_of(std::string_view command) {
    for (const rules::Direction direction : rules::kAllDirections) {
        const std::string_view name = direction_name(direction);
        if (command == name || command == name.substr(0, 1)) return direction;
    }
    return std::nullopt;
}

// Reads lines and writes answers. Buffers answers only while more input is available.
int converse(TextGame& game) {
    std::string input;
    std::string out;
    std::string buffer(std::size_t{1} << 16, '\0');
    while (!game.finished()) {
        if (!platform::write_output(out)) return 1;
        out.clear();
        const std::string_view more = platform::read_input(buffer);
        if (more.empty()) break;
        input += more;
        std::string_view rest = input;
        for (std::size_t end = rest.find('\n'); end != std::string_view::npos && !game.finished();
             end = rest.find('\n')) {
            game.answer(rest.substr(0, end), out);
            rest.remove_prefix(end + 1);
        }
        input.erase(0, input.size() - rest.size());
        // No command is that long. Endless input without a line feed gets one error.
        if (input.size() > kMaxLine) input.resize(kMaxLine);
    }
    if (!game.finished() && !input.empty()) game.answer(input, out);
    return platform::write_output(out) ? 0 : 1;
}

int wrong_usage(const std::string& error) {
    std::fprintf(stderr, "twofold: %s\n", error.c_str());
    return 2;
}

}  // namespace

TextGame::TextGame(const session::Start& start, bool json, std::uint64_t entropy)
    : game_(start), json_(json), seeds_(entropy) {}

void TextGame::answer(std::string_view line, std::string& out) {
    line = base::trim(line);
    const std::size_t blank = line.find(' ');
    const std::string_view command = line.substr(0, blank);
    const std::string_view rest = blank == std::string_view::npos ? "" : base::trim(line.substr(blank));
    if (command == "quit" && rest.empty()) {
        finished_ = true;
        return;
    }
    const std::string error = perform(command, rest);
    const rules::MoveOutcome* last = has_last_ ? &last_ : nullptr;
    if (!error.empty()) {
        json_ ? write_json_error(error, out) : void(out.append("error: ").append(error).append("\n"));
    } else {
        json_ ? write_json(game_, last, out) : write_columns(game_, last, out);
    }
}

std::string TextGame::perform(std::string_view command, std::string_view rest) {
    if (command == "new") return begin_new(rest);
    if (command == "board") return set_board(rest);
    if (rest.empty()) {
        if (const auto direction = direction_of(command)) return move(*direction), "";
        if (command == "state") return "";
        if (command == "undo" || command == "redo") {
            const bool done = command == "undo" ? game_.undo().has_value() : game_.redo().has_value();
            if (!done) return "nothing to " + std::string(command);
            has_last_ = false;
            return "";
        }
    }
    return "unknown command \"" + std::string(command.substr(0, kMaxEcho)) +
           "\": left, right, up, down, undo, redo, new [SEED], board ROW/ROW/..., state, quit";
}

void TextGame::move(rules::Direction direction) {
    last_ = game_.play(direction);
    has_last_ = true;
}

std::string TextGame::begin_new(std::string_view seed_text) {
    std::optional<std::uint64_t> seed = base::parse_number(seed_text);
    if (!seed && !seed_text.empty()) return "new takes a seed, a whole number from 0 to 18446744073709551615";
    game_ = session::Game({.rules = game_.rules(), .seed = seed.value_or(seeds_.next())});
    has_last_ = false;
    return "";
}

// Keeps the rules, except a target that the board's size cannot make, and the state of the generator.
std::string TextGame::set_board(std::string_view text) {
    const auto board = session::parse_board(text);
    if (!board) {
        return "board takes 2 to 8 rows separated by /, each of 2 to 8 tiles separated by spaces: face "
               "values, 0 for "
               "empty, up to 2^65";
    }
    const rules::RuleSet rules = rules::with_size(game_.rules(), board->size());
    rules::GameState position;
    position.board = *board;
    game_ = session::Game({.rules = rules, .seed = game_.state().rng.state(), .position = position});
    has_last_ = false;
    return "";
}

int run_text(const TextOptions& options) {
    GameOptions wanted = options.game;
    session::Start start;
    if (!options.board_file.empty()) {
        const platform::FileReading file = platform::read_file(options.board_file, kMaxLine);
        if (file.status != platform::FileReading::Status::kOk) {
            std::fprintf(stderr, "twofold: --board %s: %s\n", options.board_file.c_str(), file.error.c_str());
            return 1;
        }
        const auto board = session::parse_written_board(file.bytes);
        if (!board) {
            std::fprintf(stderr, "twofold: --board %s: not a board of 2x2 to 8x8 tiles\n",
                         options.board_file.c_str());
            return 1;
        }
        wanted.rules.emplace("size", session::size_text(board->size()));
        start.position.emplace().board = *board;
    }
    std::string error;
    const auto rules = rule_set_of(wanted, error);
    if (!rules) return wrong_usage(error);
    if (start.position && !(start.position->board.size() == rules->size))
        return wrong_usage("--size does not agree with the board of --board");
    start.rules = *rules;
    start.seed = wanted.seed.value_or(platform::entropy());
    TextGame game(start, options.json, platform::entropy());
    return converse(game);
}

}  // namespace twofold::app
