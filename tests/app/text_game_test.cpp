// `twofold text`, command by command: what each answers, and that what cannot be done changes nothing.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/text_format.h"
#include "app/text_mode.h"
#include "session/board_text.h"

#include "support/app_driver.h"
#include "support/app_json.h"
#include "support/boards.h"
#include "support/random.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::Json;
using support::Random;

constexpr std::string_view kExample = "board 2 2 4 8/2 4 4 4/0 8 4 0/2 4 0 4";

// A conversation; each answer without its line feed.
class Talk {
  public:
    explicit Talk(const session::Start& start = {.seed = 1}, bool json = true) : game_(start, json, 1234) {}

    std::string ask(std::string_view line) {
        std::string out = "kept";  // answers are appended
        game_.answer(line, out);
        REQUIRE(out.substr(0, 4) == "kept");
        if (out.size() == 4) return "";
        REQUIRE(out.back() == '\n');
        return out.substr(4, out.size() - 5);
    }
    // In JSON mode every answer is one line, and an object.
    Json json(std::string_view line) {
        const std::string answer = ask(line);
        REQUIRE(answer.find('\n') == std::string::npos);
        Json json = support::parse_json(answer);
        REQUIRE(json.kind == Json::Kind::kObject);
        return json;
    }
    bool finished() const { return game_.finished(); }

  private:
    TextGame game_;
};

std::string board_in(const Json& answer) {
    std::string text;
    for (const Json& row : answer["board"].items) {
        if (!text.empty()) text += "/";
        for (std::size_t i = 0; i < row.items.size(); ++i)
            text += (i > 0 ? " " : "") + session::tile_text(static_cast<rules::Exponent>(row[i].number));
    }
    return text;
}

std::vector<std::string> words(const Json& array) {
    std::vector<std::string> all;
    for (const Json& item : array.items)
        all.push_back(item.text);
    return all;
}

TEST_CASE("the example of the description is answered to the letter") {
    Talk talk;
    CHECK(
        talk.ask(kExample) ==
        R"({"rows":4,"cols":4,"board":[[1,1,2,3],[1,2,2,2],[0,3,2,0],[1,2,0,2]],"score":0,"moves":0,"best_exponent":3,)"
        R"("state":"playing","won":false,"legal":["left","right","up","down"],"undo":0,"redo":0,"last":null})");
    const Json moved = talk.json("right");
    const Json& last = moved["last"];
    CHECK(last.keys ==
          std::vector<std::string>{"command", "effective", "points", "motions", "merges", "spawn"});
    CHECK(last["command"].text == "right");
    CHECK(last["effective"].boolean);
    CHECK(last["points"].number == 20);
    CHECK(last["motions"].items.size() == 13);
    for (const Json& motion : last["motions"].items)
        CHECK(motion.keys == std::vector<std::string>{"from", "to", "exponent", "merged"});
    CHECK(last["merges"].items.size() == 3);
    for (const Json& merge : last["merges"].items)
        CHECK(merge.keys == std::vector<std::string>{"at", "exponent"});
    CHECK(last["spawn"].keys == std::vector<std::string>{"at", "exponent"});
    CHECK(moved["score"].number == 20);
    CHECK(moved["moves"].number == 1);
    CHECK(moved["undo"].number == 1);
}

TEST_CASE("a motion of the example is written cell by cell") {
    Talk talk;
    talk.ask("board 2 2/0 0");
    const std::string answer = talk.ask("right");
    CHECK(answer.find(R"({"from":[0,0],"to":[0,1],"exponent":1,"merged":true})") != std::string::npos);
    CHECK(answer.find(R"({"from":[0,1],"to":[0,1],"exponent":1,"merged":true})") != std::string::npos);
    CHECK(answer.find(R"("merges":[{"at":[0,1],"exponent":2}])") != std::string::npos);
}

TEST_CASE("each direction has a long and a short name") {
    struct Row {
        const char* name;
        const char* letter;
        Direction direction;
    };
    for (const Row& row : {Row{"left", "l", Direction::kLeft}, Row{"right", "r", Direction::kRight},
                           Row{"up", "u", Direction::kUp}, Row{"down", "d", Direction::kDown}}) {
        CAPTURE(row.name);
        session::Game game({.seed = 1});
        const rules::MoveOutcome outcome = game.play(row.direction);
        std::string expected;
        write_json(game, &outcome, expected);
        expected.pop_back();
        CHECK(Talk().ask(row.name) == expected);
        CHECK(Talk().ask(row.letter) == expected);
        CHECK(direction_name(row.direction) == row.name);
    }
}

TEST_CASE("a move that changes nothing says so, without a spawn") {
    Talk talk;
    talk.ask("board 2 0/4 0");
    const Json answer = talk.json("left");
    CHECK_FALSE(answer["last"]["effective"].boolean);
    CHECK(answer["last"]["points"].number == 0);
    CHECK(answer["last"]["spawn"].is_null());
    CHECK(answer["last"]["merges"].items.empty());
    CHECK(answer["undo"].number == 0);
    CHECK(answer["moves"].number == 0);
    CHECK(board_in(answer) == "2 0/4 0");
    CHECK(words(answer["legal"]) == std::vector<std::string>{"right"});
}

TEST_CASE("undo and redo count, and the position after them has no last move") {
    Talk talk;
    const std::string start = talk.ask("state");
    for (const char* move : {"left", "up", "right", "down"})
        talk.ask(move);
    const Json played = talk.json("state");
    const std::uint64_t moves = played["undo"].number;
    REQUIRE(moves >= 3);
    for (std::uint64_t i = 1; i <= moves; ++i) {
        const Json answer = talk.json("undo");
        CHECK(answer["undo"].number == moves - i);
        CHECK(answer["redo"].number == i);
        CHECK(answer["last"].is_null());
    }
    const Json back = talk.json("state");
    CHECK(board_in(back) == board_in(support::parse_json(start)));
    CHECK(talk.json("undo").has("error"));
    for (std::uint64_t i = 1; i <= moves; ++i)
        CHECK(talk.json("redo")["undo"].number == i);
    CHECK(talk.json("redo").has("error"));
    const Json again = talk.json("state");
    CHECK(board_in(again) == board_in(played));
    CHECK(again["score"].number == played["score"].number);
}

TEST_CASE("a move after an undo drops what could be redone") {
    Talk talk;
    talk.ask("board 2 0 0/0 0 0/0 0 4");
    talk.ask("right");
    talk.ask("undo");
    const Json answer = talk.json("down");
    CHECK(answer["undo"].number == 1);
    CHECK(answer["redo"].number == 0);
}

TEST_CASE("new with a seed is the game of that seed by the rules that are played") {
    const rules::RuleSet rules{.size = {3, 5}, .target = 7, .fours = 50};
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{42}, ~std::uint64_t{0}}) {
        Talk talk({.rules = rules, .seed = 9});
        talk.ask("left");
        const Json answer = talk.json("new " + std::to_string(seed));
        CHECK(board_in(answer) == session::board_text(rules::new_game(rules, seed).board));
        CHECK(answer["undo"].number == 0);
        CHECK(answer["last"].is_null());
    }
}

TEST_CASE("new without a seed is another game each time") {
    Talk talk({.rules = {.size = {8, 8}}, .seed = 1});
    std::vector<std::string> boards;
    for (int i = 0; i < 5; ++i)
        boards.push_back(board_in(talk.json("new")));
    std::sort(boards.begin(), boards.end());
    CHECK(std::unique(boards.begin(), boards.end()) == boards.end());
}

TEST_CASE("boards of every size and every tile can be set") {
    Talk talk;
    for (const char* board : {"2 2/2 2", "2 4 8/16 32 64", "2 4/8 16/32 64",
                              "0 0 0 0 0 0 0 2/0 0 0 0 0 0 0 0", "2^65 2^64/2^63 2^62", "0 0/0 0",
                              "36893488147419103232 2/0 0" /* 2^65 is too long for its digits */}) {
        CAPTURE(board);
        const auto parsed = session::parse_board(board);
        const Json answer = talk.json("board " + std::string(board));
        CHECK(answer.has("error") == !parsed.has_value());
        if (!parsed) continue;
        CHECK(board_in(answer) == session::board_text(*parsed));
        CHECK(answer["rows"].number == parsed->size().rows);
        CHECK(answer["cols"].number == parsed->size().cols);
        CHECK(answer["best_exponent"].number == parsed->largest());
        CHECK(answer["score"].number == 0);
    }
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const rules::Board board = random.board();
        CHECK(board_in(talk.json("board " + session::board_text(board))) == session::board_text(board));
    }
}

TEST_CASE("tiles of 2^64 and beyond merge with points that stay at the highest") {
    Talk talk;
    talk.ask("board 2^64 2^64/2 0");
    const Json answer = talk.json("left");
    CHECK(answer["board"][0][0].number == 65);
    CHECK(answer["score"].number == rules::kMaxScore);
}

TEST_CASE("no board that can be given leads to a tile that nothing else has room for") {
    Talk talk({.rules = {.size = {8, 8}}, .seed = 1});
    std::string largest;
    for (int exponent = 60; exponent < 100; ++exponent) {
        const std::string tile = "2^" + std::to_string(exponent);
        std::string board = "board ";
        for (int i = 0; i < 64; ++i)
            board.append(tile).append(i % 8 == 7 && i < 63 ? "/" : " ");
        if (!talk.json(board).has("error")) largest = board;
    }
    REQUIRE_FALSE(largest.empty());
    talk.ask(largest);
    std::uint64_t made = 0;
    for (const char* move : {"left", "left", "left", "up", "up", "up"})
        made = talk.json(move)["best_exponent"].number;
    CHECK(made <= rules::kMaxExponent);
}

TEST_CASE("a board of another size takes the rules along, with a target that it can make") {
    Talk talk({.rules = {.size = {4, 4}, .target = 4, .fours = 0}, .seed = 1});
    talk.ask("board 8 8 0 0 0/0 0 0 0 0/0 0 0 0 0");
    const Json won = talk.json("left");
    CHECK(won["won"].boolean);
    CHECK(won["last"]["spawn"]["exponent"].number == 1);
    Talk large({.rules = {.size = {4, 4}, .target = 11}, .seed = 1});
    large.ask("board 0 0/2 4");  // 2048 cannot be made here
    CHECK_FALSE(large.json("board 8 8/2 4").has("error"));
    CHECK(large.json("left")["won"].boolean == (rules::default_target({.size = {2, 2}}) <= 4));
}

TEST_CASE("the state tells a win in this very move, and the end") {
    struct Row {
        std::string board;
        std::string state;
        bool won;
    };
    // All are moved to the left; the target is 8.
    for (const Row& row : {Row{"4 4 0/0 0 2", "won", true}, Row{"2 2 0/0 0 2", "playing", false},
                           Row{"0 2 4/8 16 32", "over", false}, Row{"0 4 8/16 32 64", "over", false},
                           Row{"2 16 32/64 4 4", "over", true}}) {
        CAPTURE(row.board);
        Talk talk({.rules = {.size = {2, 3}, .target = 3}, .seed = 1});
        talk.ask("board " + row.board);
        const Json moved = talk.json("left");
        REQUIRE(moved["last"]["effective"].boolean);
        CHECK(moved["state"].text == row.state);
        CHECK(moved["won"].boolean == row.won);
        if (row.state == "over") CHECK(moved["legal"].items.empty());
    }
}

TEST_CASE("a game once won stays won and plays on without a further win") {
    Talk talk({.rules = {.size = {3, 3}, .target = 3}, .seed = 1});
    talk.ask("board 4 4 0/4 4 0/0 0 0");
    CHECK(talk.json("left")["state"].text == "won");
    const Json again = talk.json("up");
    CHECK(again["board"][0][0].number == 4);
    CHECK(again["state"].text == "playing");
    CHECK(again["won"].boolean);
    talk.ask("undo");
    CHECK_FALSE(talk.json("undo")["won"].boolean);
}

TEST_CASE("what is no command answers an error and changes nothing") {
    const std::string long_word(5000, 'x');
    for (const std::string& line : {std::string("LEFT"),
                                    std::string("lefty"),
                                    std::string("left right"),
                                    std::string("l l"),
                                    std::string("undo 2"),
                                    std::string("redo now"),
                                    std::string("state please"),
                                    std::string("quit now"),
                                    std::string("new x"),
                                    std::string("new -1"),
                                    std::string("new 1 2"),
                                    std::string("new 18446744073709551616"),
                                    std::string("board"),
                                    std::string("board 2 2"),
                                    std::string("board 2 2/2"),
                                    std::string("board 2 3/0 0"),
                                    std::string("board 1 2/0 0"),
                                    std::string("board 2 2/2 2/"),
                                    std::string("board 2 x/2 2"),
                                    std::string("board -2 2/2 2"),
                                    std::string("board 2^99 2/2 2"),
                                    std::string("board 2^0 2/2 2"),
                                    std::string("board 2,2/2,2"),
                                    std::string("board 0 0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0 0"),
                                    std::string("board 0 0/0 0/0 0/0 0/0 0/0 0/0 0/0 0/0 0"),
                                    std::string(""),
                                    std::string("   "),
                                    std::string("\t"),
                                    std::string("?"),
                                    std::string("\"\\\n\x01\xff"),
                                    std::string("\0left", 5),
                                    long_word,
                                    "board " + long_word,
                                    std::string("undo"),
                                    std::string("redo")}) {
        CAPTURE(line.substr(0, 60));
        Talk talk;
        const std::string before = talk.ask("state");
        const Json answer = talk.json(line);
        CHECK(answer.keys == std::vector<std::string>{"error"});
        CHECK_FALSE(answer["error"].text.empty());
        CHECK(answer["error"].text.size() < 300);
        CHECK(talk.ask("state") == before);
        CHECK_FALSE(talk.finished());
        Talk plain({.seed = 1}, false);
        CHECK(plain.ask(line).substr(0, 7) == "error: ");
    }
}

TEST_CASE("blanks around a command and a carriage return at its end do not count") {
    Talk talk;
    const std::string state = talk.ask("state");
    for (const char* line : {" state", "state ", "\tstate\r", "  state  "})
        CHECK(talk.ask(line) == state);
    CHECK(board_in(talk.json("  new   7  ")) == session::board_text(rules::new_game({}, 7).board));
    CHECK(board_in(talk.json("board   2  2 /  4 4\r")) == "2 2/4 4");
}

TEST_CASE("quit answers nothing and ends the conversation") {
    Talk talk;
    CHECK(talk.ask("quit").empty());
    CHECK(talk.finished());
}

TEST_CASE("people see the board in columns, then score, moves and state") {
    Talk talk({.seed = 1}, false);
    CHECK(talk.ask(kExample) ==
          "   2     2     4     8\n"
          "   2     4     4     4\n"
          "   .     8     4     .\n"
          "   2     4     .     4\n"
          "score 0, moves 0, playing");
    CHECK(talk.ask("board 2^65 131072/0 2") ==
          "  2^65  131072\n"
          "     .       2\n"
          "score 0, moves 0, playing");
}

TEST_CASE("no bytes whatever crash it, and each line gets one answer") {
    const std::vector<std::string> pieces = {"left", "r",     "u",      "down",    "undo",  "redo",
                                             "new",  "new 5", "board ", "2 2/4 4", "state", "2^65",
                                             "/",    " ",     "0",      "quit"};
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Talk talk;
        for (int i = 0; i < 60 && !talk.finished(); ++i) {
            std::string line;
            if (random.percent(30)) line = random.bytes(random.below(60));
            for (int piece = random.below(4); piece > 0; --piece)
                line += pieces[static_cast<std::size_t>(random.below(static_cast<int>(pieces.size())))];
            CAPTURE(line);
            const std::string answer = talk.ask(line);
            REQUIRE(answer.empty() == talk.finished());
            if (!answer.empty()) support::parse_json(answer);
        }
    }
}

}  // namespace
}  // namespace twofold::app
