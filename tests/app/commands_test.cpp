// `twofold text`, `verify` and `shot` as they are run: standard streams, files and exit status.
#include "app/commands.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/text_mode.h"
#include "platform/picture.h"
#include "session/daily.h"
#include "ui/draw/layout.h"
#include "ui/input/command.h"
#include "ui/screens/all_screens.h"

#include "support/app_folder.h"
#include "support/app_json.h"
#include "support/app_streams.h"
#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using support::Outcome;
using support::Random;
using support::RecordedGame;
using support::run_with_streams;
using support::TemporaryFolder;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        REQUIRE(end != std::string::npos);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

// A record of so many moves.
RecordedGame recorded(std::size_t moves, const session::Start& start = {.seed = 3}) {
    RecordedGame game(start);
    Random random(3);
    support::play_at_random(game, random, moves);
    REQUIRE(game.game().undo_count() == moves);
    return game;
}

Outcome text(const TextOptions& options, std::string_view input) {
    return run_with_streams(input, [&] { return run_text(options); });
}

Outcome verify(const std::vector<std::string>& files) {
    return run_with_streams("", [&] { return run_verify({files}); });
}

Outcome shot(const ShotOptions& options) {
    return run_with_streams("", [&] { return run_shot(options); });
}

TEST_CASE("text answers each line once, also the last without a line feed, and says nothing else") {
    const Outcome outcome = text({.game = {.seed = 1}, .json = true}, "left\nright\nnonsense\n\nstate");
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 5);
    TextGame game({.seed = 1}, true, 0);
    std::string expected;
    for (const char* line : {"left", "right", "nonsense", "", "state"})
        game.answer(line, expected);
    CHECK(outcome.out == expected);
    CHECK(text({}, "").out.empty());
}

TEST_CASE("after quit nothing is read any more") {
    const Outcome outcome = text({.game = {.seed = 1}, .json = true}, "state\nquit\nstate\nstate\n");
    CHECK(outcome.status == 0);
    CHECK(lines_of(outcome.out).size() == 1);
}

TEST_CASE("a long conversation is answered line by line in order, wherever it is cut into reads") {
    Random random(5);
    std::string input;
    std::string expected;
    TextGame game({.rules = {.size = {5, 5}}, .seed = 8}, true, 0);
    for (int i = 0; i < 5000; ++i) {
        const std::string line(support::name_of(random.direction()));
        input += line + "\n";
        game.answer(line, expected);
    }
    const Outcome outcome = text({.game = {.rules = {{"size", "5x5"}}, .seed = 8}, .json = true}, input);
    CHECK(outcome.status == 0);
    CHECK((outcome.out == expected));
}

TEST_CASE("a line of any length is one error, and the next command is heard") {
    const std::string input = std::string(300000, 'x') + "\nstate\n" + std::string(100, '\0') + "\nstate\n";
    const auto lines = lines_of(text({.game = {.seed = 1}, .json = true}, input).out);
    REQUIRE(lines.size() == 4);
    CHECK(support::parse_json(lines[0]).has("error"));
    CHECK_FALSE(support::parse_json(lines[1]).has("error"));
    CHECK(support::parse_json(lines[2]).has("error"));
    CHECK(lines[3] == lines[1]);
}

TEST_CASE("text begins with the board of a file, its rows in lines or separated by strokes") {
    TemporaryFolder folder;
    struct Row {
        std::string bytes;
        int status;
    };
    const std::vector<Row> rows = {
        {"2 4 8\n16 32 2^65\n", 0}, {"2 4 8/16 32 2^65", 0}, {"2\t4\t8\r\n16\t32\t2^65\r\n\n", 0}, {"", 1},
        {"2 4 8\n16 32\n", 1},      {"nonsense\n", 1},       {std::string(100000, '2'), 1},
    };
    for (const Row& row : rows) {
        CAPTURE(row.bytes.substr(0, 30));
        folder.write("board", row.bytes);
        const Outcome outcome =
            text({.game = {.seed = 1}, .board_file = folder.path("board"), .json = true}, "state\n");
        CHECK(outcome.status == row.status);
        CHECK(outcome.out.empty() == (row.status != 0));
        CHECK(lines_of(outcome.err).size() == (row.status == 0 ? 0 : 1));
        if (row.status == 0) CHECK(outcome.out.find("\"board\":[[1,2,3],[4,5,65]]") != std::string::npos);
    }
    CHECK(text({.board_file = folder.path("missing")}, "").status == 1);
    CHECK(text({.board_file = folder.path()}, "").status == 1);
    folder.write("board", "2 2/2 2");
    CHECK(text({.game = {.rules = {{"size", "4x4"}}}, .board_file = folder.path("board")}, "").status == 2);
    CHECK(text({.game = {.rules = {{"size", "2x2"}}}, .board_file = folder.path("board")}, "").status == 0);
}

TEST_CASE("text with rules that cannot be played is wrong usage in one line") {
    const Outcome outcome = text({.game = {.rules = {{"size", "2x2"}, {"target", "2048"}}}}, "state\n");
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(lines_of(outcome.err).size() == 1);
    CHECK(outcome.err.find("--target") != std::string::npos);
}

TEST_CASE("verify says of each record whether it is right, or where it is not") {
    TemporaryFolder folder;
    const RecordedGame game = recorded(40);
    const rules::GameState& end = game.game().state();
    const std::string& good = game.text();
    folder.write("good", good);
    folder.write("torn", good.substr(0, good.size() - 3));
    std::string damaged = good;
    damaged[game.ends()[10]] = 'x';
    folder.write("damaged", damaged);
    folder.write("other", "Dear diary\n");
    folder.write("newer", "twofold 99\nrules 1\n");

    const Outcome fine = verify({folder.path("good"), folder.path("good")});
    CHECK(fine.status == 0);
    const std::string verdict = folder.path("good") + ": ok, score " + std::to_string(end.score) +
                                ", largest " + std::to_string(rules::face_value(end.board.largest())) +
                                ", moves 40";
    CHECK(lines_of(fine.out) == std::vector<std::string>{verdict, verdict});

    RecordedGame timed({.seed = 2});
    timed.add_time(0);
    timed.move(rules::Direction::kLeft);
    timed.move(rules::Direction::kDown);
    timed.add_time(83'250);
    folder.write("timed", timed.text());
    CHECK(verify({folder.path("timed")}).out.find(", time 1:23.250\n") != std::string::npos);

    const auto header_lines = static_cast<int>(
        std::count(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(game.ends()[0]), '\n'));
    struct Row {
        std::string file;
        std::string says;
    };
    const std::vector<Row> rows = {
        {"torn", ": line " + std::to_string(header_lines + 40) + ": "},
        {"damaged", ": line " + std::to_string(header_lines + 11) + ": "},
        {"other", ": line 1: not a Twofold record"},
        {"newer", ": line 1: made by a newer version"},
        {"missing", ": No such file"},
        {".", ": not a regular file"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.file);
        const Outcome outcome = verify({folder.path(row.file), folder.path("good")});
        CHECK(outcome.status == 1);
        const auto lines = lines_of(outcome.out);
        REQUIRE(lines.size() == 2);
        CHECK(lines[0].substr(0, folder.path(row.file).size() + row.says.size()) ==
              folder.path(row.file) + row.says);
        CHECK(lines[1] == verdict);
    }
    CHECK(verdict_on("x", session::read_record(damaged)).find("moves 10") != std::string::npos);
}

// The bytes of the picture; "" where there is none.
std::string picture(ShotOptions options, const TemporaryFolder& folder) {
    options.output = folder.path("picture.png");
    if (options.window.width == 540) options.window = {300, 340};
    const Outcome outcome = shot(options);
    REQUIRE(outcome.status == 0);
    REQUIRE(outcome.out.empty());
    REQUIRE(outcome.err.empty());
    return folder.read("picture.png");
}

TEST_CASE("shot draws the same bytes every time, of the size that was asked for") {
    TemporaryFolder folder;
    const std::string once = picture({}, folder);
    CHECK((once == picture({}, folder)));
    CHECK((once == picture({.game = {.seed = 1}}, folder)));
    CHECK((once != picture({.game = {.seed = 3}}, folder)));
    CHECK((once != picture({.theme = "dark"}, folder)));
    CHECK((once != picture({.best = 1234}, folder)));
    picture({.window = {320, 200}, .scale = 1.5}, folder);
    const auto read = platform::read_png(folder.path("picture.png"));
    REQUIRE(read.has_value());
    CHECK(read->width == 480);
    CHECK(read->height == 300);
}

TEST_CASE("shot draws every screen by its name") {
    TemporaryFolder folder;
    std::map<std::string, std::string> seen;  // picture to name
    for (const ui::ScreenInfo& screen : ui::all_screens()) {
        const std::string_view name = screen.name;
        CAPTURE(name);
        const std::string drawn = picture({.screen = std::string(name)}, folder);
        if (name == "replay") continue;  // of a game without a move it looks like the history
        CHECK(seen.emplace(drawn, name).second);
    }
    CHECK(seen.at(picture({}, folder)) == "game");
}

TEST_CASE("shot shows the records and scores of a folder and leaves it as it is") {
    TemporaryFolder folder;
    TemporaryFolder data;
    data.write("records/20240229-120000-000_4x4-2048-10_52_16_12.twofold", recorded(12).text());
    session::DailyScores daily;
    daily.record("2024-02-29", 340);
    data.write("daily.toml", daily.to_text());
    data.write("best_scores.toml", "no scores at all");
    const auto before = data.contents();
    for (const std::string screen : {"records", "statistics", "daily"}) {
        CAPTURE(screen);
        ShotOptions options{.window = {400, 800}, .screen = screen};
        const std::string empty = picture(options, folder);
        options.data_dir = data.path();
        CHECK((picture(options, folder) != empty));
    }
    CHECK((data.contents() == before));
}

TEST_CASE("shot shows a record at any of its moves as a record that ends there") {
    TemporaryFolder folder;
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        RecordedGame game({.rules = {.size = {4, 4}, .target = 11, .reroll = reroll}, .seed = 3});
        Random random(3);
        support::play_at_random(game, random, 8);
        game.undo();
        game.undo();
        support::play_at_random(game, random, 16);
        folder.write("record", game.text());
        const std::string end = picture({.record = folder.path("record")}, folder);
        CHECK((end == picture({.record = folder.path("record"), .ply = 16}, folder)));
        RecordedGame earlier({.rules = game.game().rules(), .seed = 3});
        for (const std::size_t ply : {std::size_t{0}, std::size_t{1}, std::size_t{7}, std::size_t{16}}) {
            CAPTURE(ply);
            const session::Start there{
                .rules = game.game().rules(), .seed = 0, .position = game.game().state_at(ply)};
            // With the same board and score, but nothing to undo: only the moves are compared.
            session::Start start = there;
            start.position->rng = rules::Generator(0);
            const std::string shown = picture({.record = folder.path("record"), .ply = ply}, folder);
            const auto shown_pixels = platform::read_png(folder.path("picture.png"));
            folder.write("there", RecordedGame(start).text());
            picture({.record = folder.path("there"), .best = game.game().state_at(ply).score}, folder);
            const auto there_pixels = platform::read_png(folder.path("picture.png"));
            REQUIRE(shown_pixels.has_value());
            REQUIRE(there_pixels.has_value());
            const ui::Rect board = ui::make_layout({.width = 300, .height = 340}, {}).board;
            bool same = true;
            for (int y = board.y; y < board.bottom(); ++y) {
                for (int x = board.x; x < board.right(); ++x)
                    same &= shown_pixels->at(x, y) == there_pixels->at(x, y);
            }
            CHECK(same);
        }
    }
}

TEST_CASE("shot shows the history with its scrubber over the whole record, wherever it stands") {
    TemporaryFolder folder;
    folder.write("whole", recorded(12).text());
    folder.write("seven", recorded(7).text());
    const auto history = [&](const char* record, std::optional<std::size_t> ply) {
        return picture({.screen = "history", .record = folder.path(record), .ply = ply}, folder);
    };
    CHECK((history("whole", 12) == history("whole", {})));
    CHECK((history("whole", 7) != history("whole", 12)));
    CHECK((history("whole", 7) != history("seven", {})));
    CHECK((history("seven", 7) == history("seven", {})));
}

TEST_CASE("shot shows any moment of a move, and long after it the same as no moment") {
    TemporaryFolder folder;
    folder.write("record", recorded(12).text());
    const auto at = [&](std::optional<double> ms, std::optional<std::size_t> ply = {}) {
        return picture({.record = folder.path("record"), .ply = ply, .at_ms = ms}, folder);
    };
    std::vector<std::string> moments = {at(0), at(50), at(150), at(250), at({})};
    CHECK((moments.back() == at(10000)));
    CHECK((moments.back() == at(10000, 12)));
    CHECK((at(50) == at(50, 12)));
    CHECK((at(50, 0) == at({}, 0)));
    std::sort(moments.begin(), moments.end());
    CHECK(std::unique(moments.begin(), moments.end()) == moments.end());
}

TEST_CASE("shot of what cannot be read, shown or written is status 1 in one line, of impossible rules 2") {
    TemporaryFolder folder;
    folder.write("record", recorded(5).text());
    folder.write("other", "Dear diary\n");
    struct Row {
        ShotOptions options;
        int status;
        std::string says;
    };
    const std::string out = folder.path("out.png");
    const std::vector<Row> rows = {
        {{.output = out, .record = folder.path("missing")}, 1, "missing: No such file"},
        {{.output = out, .record = folder.path("other")}, 1, "other: not a Twofold record"},
        {{.output = out, .record = folder.path("record"), .ply = 6}, 1, "5"},
        {{.output = folder.path("no/folder.png")}, 1, "no/folder.png"},
        {{.output = out, .game = {.rules = {{"size", "2x2"}, {"target", "2048"}}}}, 2, "--target"},
    };
    for (const Row& row : rows) {
        const Outcome outcome = shot(row.options);
        CAPTURE(outcome.err);
        CHECK(outcome.status == row.status);
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(outcome.err.find(row.says) != std::string::npos);
        CHECK_FALSE(folder.has("out.png"));
    }
}

TEST_CASE("a record with the largest tiles that a record may have is shown") {
    TemporaryFolder folder;
    for (int exponent = 60; exponent <= rules::kMaxExponent; ++exponent) {
        CAPTURE(exponent);
        rules::Board board({8, 8});
        for (int i = 0; i < 64; ++i)
            board.set(i, static_cast<rules::Exponent>(exponent));
        RecordedGame game(
            {.rules = {.size = {8, 8}}, .seed = 1, .position = rules::GameState{.board = board}});
        for (const rules::Direction direction : {rules::Direction::kLeft, rules::Direction::kUp,
                                                 rules::Direction::kLeft, rules::Direction::kUp}) {
            game.move(direction);
        }
        folder.write("record", game.text());
        const Outcome outcome = shot({.output = folder.path("out.png"), .record = folder.path("record")});
        // It may as well be refused.
        CHECK(outcome.status == (session::read_record(game.text()).game.has_value() ? 0 : 1));
    }
}

}  // namespace
}  // namespace twofold::app
