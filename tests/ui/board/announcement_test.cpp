// What is said of each event: tables of boards in both languages, and that it agrees with what happened.
#include "ui/board/announcement.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "session/board_text.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"
#include "support/ui_assets.h"
#include "support/ui_moves.h"

namespace twofold::ui {
namespace {

using rules::Direction;

const Strings& chinese() {
    static const Strings kStrings = app::load_strings("zh-CN");
    return kStrings;
}

// A game of that board and target, in which only twos come.
session::Game game_on(std::string_view drawing, rules::Exponent target = 11) {
    const rules::Board board = support::board_of(drawing);
    return session::Game({.rules = {.size = board.size(), .target = target, .fours = 0},
                          .seed = 1,
                          .position = rules::GameState{.board = board}});
}

struct MoveCase {
    const char* board;
    Direction direction;
    rules::Exponent target;
    const char* english;
    const char* chinese;
};

// Each move leaves one cell free, so that it is known where the new tile comes.
const MoveCase kMoves[] = {
    {"0 2/4 8", Direction::kLeft, 11, "Left. New 2 in row 1, column 2. Possible: Left, Right.",
     "向左。第 1 行第 2 列出现 2。可移动的方向：向左、向右。"},
    {"4 4/8 2", Direction::kRight, 11,
     "Right: 4+4 = 8, 8 points. New 2 in row 1, column 1. Game over: no moves left. "
     "Choices: New game, Undo, Replay, Share, Menu.",
     "向右：4+4 = 8，得 8 分。第 1 行第 1 列出现 "
     "2。游戏结束，已经无法移动了。可选：新游戏、撤销、回放、分享、菜单。"},
    {"8 4/8 2", Direction::kUp, 4,
     "Up: 8+8 = 16, 16 points. New 2 in row 2, column 1. You made 16! Keep going for a larger tile? "
     "Choices: Keep going, New game, Undo, Replay, Share, Menu.",
     "向上：8+8 = 16，得 16 分。第 2 行第 1 列出现 2。成功合成 16！要继续挑战更大的方块吗？"
     "可选：继续挑战、新游戏、撤销、回放、分享、菜单。"},
    {"4 8/8 8", Direction::kRight, 4,
     "Right: 8+8 = 16, 16 points. New 2 in row 2, column 1. You made 16, and not a move to spare. "
     "Choices: New game, Undo, Replay, Share, Menu.",
     "向右：8+8 = 16，得 16 分。第 2 行第 1 列出现 2。成功合成 "
     "16，正好用完最后一步。可选：新游戏、撤销、回放、分享、菜单。"},
    {"2 4/8 16", Direction::kDown, 11,
     "Down: nothing moves. Game over: no moves left. Choices: New game, Share, Menu.",
     "向下：没有方块移动。游戏结束，已经无法移动了。可选：新游戏、分享、菜单。"},
};

TEST_CASE("a move is said with its direction, merges, gain, spawn and what it leads to, in each language") {
    for (const MoveCase& row : kMoves) {
        CAPTURE(row.board);
        session::Game game = game_on(row.board, row.target);
        const rules::MoveOutcome outcome = game.play(row.direction);
        CHECK(said_move(outcome, game, support::english()) == row.english);
        CHECK(said_move(outcome, game, chinese()) == row.chinese);
    }
}

TEST_CASE("merges are said from the largest on, with alike ones counted and the gain grouped") {
    struct Row {
        const char* board;
        const char* english;
        const char* chinese;
    };
    const Row rows[] = {
        {"2 2 4 4/2 2 0 0/2 4 8 16/4 2 4 2", "Left: 4+4 = 8, 2+2 = 4 (2 times), 16 points.",
         "向左：4+4 = 8、2+2 = 4（2 次），得 16 分。"},
        {"2048 2048 2 0/0 0 0 0/0 0 0 0/0 0 0 0", "Left: 2048+2048 = 4096, 4,096 points.",
         "向左：2048+2048 = 4096，得 4,096 分。"},
        {"0 0 2 4/0 0 0 0/0 0 0 0/0 0 0 0", "Left.", "向左。"},
        {"2^64 2^64 2 0/0 0 0 0/0 0 0 0/0 0 0 0",
         "Left: 2^64+2^64 = 2^65, 18,446,744,073,709,551,615 points.",
         "向左：2^64+2^64 = 2^65，得 18,446,744,073,709,551,615 分。"},
    };
    for (const Row& row : rows) {
        const support::Move move = support::play_on(support::board_of(row.board), Direction::kLeft);
        const std::string english = said_slide(move.outcome, support::english());
        CHECK(english.substr(0, english.find(" New ")) == row.english);
        CHECK(said_slide(move.outcome, chinese()).find(row.chinese) == 0);
    }
}

// All that stands between `before` and `after`, in order.
std::vector<std::string> all_between(std::string_view text, std::string_view before, std::string_view after) {
    std::vector<std::string> found;
    for (std::size_t at = text.find(before); at != std::string_view::npos; at = text.find(before, at + 1)) {
        const std::size_t start = at + before.size();
        found.emplace_back(text.substr(start, text.find(after, start) - start));
    }
    return found;
}

TEST_CASE("what is said of a move agrees with it: its way, the sum of its merges, its gain, its spawn") {
    support::for_each_move([](const support::Move& move) {
        const std::string line = said_slide(move.outcome, support::english());
        CAPTURE(line);
        REQUIRE(line.find(said_direction(move.outcome.direction, support::english())) == 0);
        // "4+4 = 8 (2 times)" is two merges of 8 points each.
        std::size_t merges = 0;
        rules::Score points = 0;
        const std::string slide = line.substr(0, line.find(" New "));
        for (const std::string& made : all_between(slide, " = ", ",")) {
            const std::size_t times = made.find(" (");
            const std::size_t count =
                times == std::string::npos ? 1 : static_cast<std::size_t>(std::stoul(made.substr(times + 2)));
            const auto exponent = session::parse_tile(made.substr(0, times), rules::kMaxExponent);
            REQUIRE(exponent.has_value());
            merges += count;
            for (std::size_t i = 0; i < count; ++i)
                points = rules::add_saturating(points, rules::face_value(*exponent));
        }
        REQUIRE(merges == move.outcome.slide.merges.size());
        REQUIRE(points == move.outcome.slide.points);
        std::string gain;
        support::english().number(points, gain);
        REQUIRE((slide.find(", " + gain + " points.") != std::string::npos) == (merges > 0));
        REQUIRE(all_between(line, "New ", " in")[0] == session::tile_text(move.outcome.spawn.exponent));
        REQUIRE(all_between(line, "row ", ",")[0] == std::to_string(move.outcome.spawn.at.row + 1));
        REQUIRE(all_between(line, "column ", ".")[0] == std::to_string(move.outcome.spawn.at.col + 1));
    });
}

TEST_CASE("the state names the directions that are possible when they are one or two, and only those") {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        const rules::Board board = support::Random(seed).board();
        INFO("seed ", seed, ": ", board);
        const session::Game game(
            {.rules = support::usual_rules(board.size()), .position = rules::GameState{.board = board}});
        const std::string line = said_state(game, support::english());
        const auto possible =
            std::count_if(rules::kAllDirections.begin(), rules::kAllDirections.end(),
                          [&](Direction direction) { return rules::can_slide(board, direction); });
        if (possible == 0) {
            CHECK(line.find("Game over") == 0);
            continue;
        }
        CHECK(line.empty() == (possible > 2));
        if (line.empty()) continue;
        for (const Direction direction : rules::kAllDirections) {
            const bool named = line.find(said_direction(direction, support::english())) != std::string::npos;
            CHECK(named == rules::can_slide(board, direction));
        }
    }
}

TEST_CASE("undo, redo and keep going are said with where they lead") {
    session::Game game = game_on("8 4/8 2", 4);
    const rules::MoveOutcome move = game.play(Direction::kUp);
    const rules::MoveOutcome undone = *game.undo();
    CHECK(said_undo(undone, game, support::english()) == "Undone: Up. 0 points. Possible: Up, Down.");
    CHECK(said_undo(undone, game, chinese()) == "已撤销：向上。现在 0 分。可移动的方向：向上、向下。");
    const rules::MoveOutcome redone = *game.redo();
    for (const Strings* strings : {&support::english(), &chinese()}) {
        const std::string line = said_redo(redone, game, *strings);
        CHECK(line.find(said_move(move, game, *strings)) != std::string::npos);
    }
    CHECK(said_redo(redone, game, support::english()).find("Redone. Up: ") == 0);
    CHECK(said_redo(redone, game, chinese()).find("已重做。向上：") == 0);
    REQUIRE(game.keep_going());
    CHECK(said_keep_going(game, support::english()) == "You keep going. Possible: Left, Right.");
    CHECK(said_keep_going(game, chinese()) == "继续挑战。可移动的方向：向左、向右。");
}

TEST_CASE("a game that begins is said with its size and the tiles that were dealt, in each language") {
    const session::Game game({.rules = support::usual_rules({3, 5}), .seed = 7});
    const std::string line = said_beginning(Beginning::kNew, game, support::english());
    CHECK(line.find("New game, 3 × 5. New 2 in row ") == 0);
    std::vector<std::string> rows = all_between(line, "row ", ",");
    std::vector<std::string> columns = all_between(line, "column ", ".");
    REQUIRE(rows.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const rules::Cell at{static_cast<std::uint8_t>(std::stoi(rows[i]) - 1),
                             static_cast<std::uint8_t>(std::stoi(columns[i]) - 1)};
        CHECK(game.state().board[at] == 1);
    }
    CHECK(said_beginning(Beginning::kAgain, game, support::english()).find("The same game again, 3 × 5. ") ==
          0);
    CHECK(said_beginning(Beginning::kNew, game, chinese()).find("新游戏，3 × 5。第 ") == 0);
    const session::Game given = game_on("2 4 8/16 0 0/0 0 2");
    CHECK(said_beginning(Beginning::kNew, given, support::english()) == "New game, 3 × 3.");
    CHECK(said_beginning(Beginning::kBack, given, support::english()) ==
          "The previous game is back. Board 3 × 3, 0 points.");
}

TEST_CASE("what was said last is the move that an undo would take back, else the board") {
    for (const bool reroll : {false, true}) {
        support::Random random(reroll ? 32 : 31);
        support::RecordedGame recorded(support::short_game(random.bits(), reroll));
        for (int i = 0; i < 300; ++i) {
            const session::Game& game = recorded.game();
            session::Game before = game;
            const auto undone = before.undo();
            CHECK(said_last(game, support::english()) == (undone
                                                              ? said_move(*undone, game, support::english())
                                                              : said_game(game, support::english())));
            recorded.random_event(random, 20);
        }
    }
}

TEST_CASE("a board is read as its size, its score and a line for each row") {
    session::Start start = game_on("2 4 0/0 2048 0/2^65 0 2").start();
    start.position->score = 12345;
    const session::Game game(start);
    CHECK(said_game(game, support::english()) == "Board 3 × 3, 12,345 points.");
    CHECK(said_game(game, chinese()) == "棋盘 3 × 3，12,345 分。");
    const std::vector<std::string> english = {"Row 1: 2, 4, empty.", "Row 2: empty, 2048, empty.",
                                              "Row 3: 2^65, empty, 2."};
    const std::vector<std::string> chinese_rows = {"第 1 行：2、4、空。", "第 2 行：空、2048、空。",
                                                   "第 3 行：2^65、空、2。"};
    CHECK(said_rows(game.state().board, support::english()) == english);
    CHECK(said_rows(game.state().board, chinese()) == chinese_rows);
}

TEST_CASE("what is empty is left out where two things are put together") {
    const Strings& strings = support::english();
    CHECK(said_after("", "Up.", strings) == "Up.");
    CHECK(said_after("Up.", "", strings) == "Up.");
    CHECK(said_after("Up.", "Down.", strings) == "Up. Down.");
    CHECK(said_list("", "2", strings) == "2");
    CHECK(said_list("2", "4", strings) == "2, 4");
    CHECK(said_value("Help", "", strings) == "Help");
    CHECK(said_value("Theme", "Dark", strings) == "Theme, Dark");
    CHECK(said_item("Menu", "Help", strings) == "Menu: Help");
    CHECK(said_item("Menu", "", strings) == "Menu");
    CHECK(said_after("上。", "下。", chinese()) == "上。下。");
}

}  // namespace
}  // namespace twofold::ui
