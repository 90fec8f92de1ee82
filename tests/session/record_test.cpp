// Records that are whole: their text, and the game that they give back.
#include "session/record.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"
#include "support/sealed_record.h"

namespace twofold::session {
namespace {

using rules::Direction;
using support::board_of;
using support::Random;
using support::RecordedGame;
using support::view_of;

// Reads a record that must be whole.
RecordReading read_whole(std::string_view text) {
    RecordReading reading = read_record(text);
    INFO(reading.reason, ", line ", reading.fault_line);
    REQUIRE(reading.fault == RecordFault::kNone);
    REQUIRE(reading.game);
    CHECK(reading.reason.empty());
    CHECK(reading.fault_line == 0);
    CHECK(reading.good_bytes == text.size());
    return reading;
}

// The game as a record of its moves alone, the way it is saved where nobody kept its events.
std::string saved(const Game& game, const RecordInfo& info) {
    RecordWriter writer;
    std::string text = writer.header(game.start(), info);
    for (const Ply& ply : game.plies()) {
        writer.append({.kind = EventKind::kMove, .ply = ply}, text);
    }
    return text;
}

// These texts were computed by a separate program in another language; records of today must read for ever.
constexpr std::string_view kPinnedRecord =
    "twofold 1\n"
    "rules 1\n"
    "size 4x4\n"
    "target 16\n"
    "fours 10\n"
    "reroll no\n"
    "seed 2048\n"
    "program 0.1.0\n"
    "date 2024-02-29\n"
    "begin eeffeaa0\n"
    "lc44MW\n"
    "ud12Si\n"
    "ld12Dl\n"
    "dd22rH\n"
    "lb12c8\n"
    "uc42IN\n"
    "ld12-d\n"
    "dd12yK\n"
    "lb12vV\n"
    "ud22Zw\n"
    "lc22GV\n"
    "db22hc\n"
    "zGn5B\n"
    "yzHav\n"
    "k7JsL\n";
const Start kPinnedStart{.rules = {.target = 4}, .seed = 2048};

constexpr std::string_view kPinnedPosition =
    "twofold 1\n"
    "rules 1\n"
    "size 2x3\n"
    "target 16\n"
    "fours 100\n"
    "reroll yes\n"
    "seed 7\n"
    "board 8 8 0/0 2^64 2\n"
    "score 120\n"
    "moves 31\n"
    "won no\n"
    "program 0.1.0\n"
    "date 2024-02-29\n"
    "begin de48b4b5\n"
    "lb14GD\n"
    "kCwum\n";

TEST_CASE("a record is this text for ever") {
    RecordedGame recorded(kPinnedStart);
    for (int turn = 0; !recorded.game().state().won; ++turn) {
        constexpr std::array kCycle = {Direction::kLeft, Direction::kUp, Direction::kLeft, Direction::kDown};
        recorded.move(kCycle[static_cast<std::size_t>(turn % 4)]);
    }
    recorded.undo();
    recorded.redo();
    recorded.keep_going();
    CHECK(recorded.text() == kPinnedRecord);
}

TEST_CASE("a record from a position is this text for ever") {
    const rules::GameState position{.board = board_of("8 8 0/0 2^64 2"), .score = 120, .moves = 31};
    RecordedGame recorded({.rules = {.size = {2, 3}, .target = 4, .fours = 100, .reroll = true},
                           .seed = 7,
                           .position = position});
    recorded.move(Direction::kLeft);
    recorded.keep_going();
    CHECK(recorded.text() == kPinnedPosition);
    const RecordReading reading = read_whole(kPinnedPosition);
    CHECK(view_of(*reading.game) == view_of(recorded.game()));
}

TEST_CASE("a record of the first version reads as the game that it was") {
    const RecordReading reading = read_whole(kPinnedRecord);
    CHECK(reading.game->start() == kPinnedStart);
    CHECK(reading.info.program == "0.1.0");
    CHECK(reading.info.date == "2024-02-29");
    CHECK(reading.events == 15);
    CHECK(reading.game->undo_count() == 12);
    CHECK(reading.game->redo_count() == 0);
    CHECK(reading.game->undo_used());
    CHECK(reading.game->state().board == board_of("0 0 0 0/4 2 0 0/16 0 0 0/2 4 2 0"));
    CHECK(reading.game->state().won);
    CHECK_FALSE(reading.game->win_unanswered());
    CHECK(reading.game->plies()[1] ==
          Ply{.direction = Direction::kUp, .spawn = {.at = {0, 3}, .exponent = 1}});
}

TEST_CASE("every record kept among the tests still plays to its end") {
    int records = 0;
    for (const auto& entry : std::filesystem::directory_iterator(TWOFOLD_TESTS_DIR "/records")) {
        CAPTURE(entry.path().string());
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        CHECK(read_whole(text).events > 0);
        ++records;
    }
    CHECK(records > 0);
}

constexpr std::string_view kPinnedTimes =
    "twofold 1\n"
    "rules 1\n"
    "size 4x4\n"
    "target 16\n"
    "fours 10\n"
    "reroll no\n"
    "seed 2048\n"
    "program 0.1.0\n"
    "date 2024-02-29\n"
    "begin eeffeaa0\n"
    "tAAALEN\n"
    "lc44Q_\n"
    "tATSC8y\n"
    "ud12dP\n"
    "t___vwV\n";

TEST_CASE("a record with times is this text for ever") {
    RecordedGame recorded(kPinnedStart);
    recorded.add_time(0);
    recorded.move(Direction::kLeft);
    recorded.add_time(1234);
    recorded.move(Direction::kUp);
    recorded.add_time(kMaxEventTime);
    CHECK(recorded.text() == kPinnedTimes);
    const RecordReading reading = read_whole(kPinnedTimes);
    CHECK(reading.events == 5);
    CHECK(reading.game->undo_count() == 2);
    CHECK(reading.game->clocked());
    CHECK(reading.game->time_played() == 1234 + kMaxEventTime);
}

TEST_CASE("a record is written as its description says") {
    Random random(12);
    RecordedGame recorded(support::short_game(12));
    support::play_at_random(recorded, random, 30);
    support::SealedRecord sealed = support::header_of(recorded.game().rules(), 12);
    sealed.line("program 0.1.0").line("date 2024-02-29").begin();
    for (const Ply& ply : recorded.game().plies()) {
        std::string body(1, "lrud"[static_cast<std::size_t>(ply.direction)]);
        body += "abcdefgh"[ply.spawn.at.col];
        body += std::to_string(ply.spawn.at.row + 1) + std::to_string(1 << ply.spawn.exponent);
        sealed.event(body);
    }
    CHECK(recorded.text() == sealed.text());
}

TEST_CASE("a new record names the version of this program") {
    CHECK(RecordInfo{}.program == TWOFOLD_VERSION);
}

TEST_CASE("a record says how its game started, re-roll too") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Start start{.rules = random.rule_set(), .seed = random.bits()};
        const RecordedGame recorded(start);
        const RecordReading reading = read_whole(recorded.text());
        CHECK(reading.game->start() == start);
        CHECK(reading.events == 0);
        const std::string_view reroll = start.rules.reroll ? "\nreroll yes\n" : "\nreroll no\n";
        CHECK(recorded.text().find(reroll) != std::string::npos);
    }
}

TEST_CASE("a record reads back as its game after every single event") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        RecordedGame recorded(support::short_game(seed, seed % 2 == 0));
        for (int step = 0; step < 120; ++step) {
            CAPTURE(step);
            recorded.random_event(random);
            const RecordReading reading = read_whole(recorded.text());
            REQUIRE(view_of(*reading.game) == view_of(recorded.game()));
            REQUIRE(reading.events + 1 == recorded.ends().size());
            REQUIRE(reading.check == recorded.writer().check());
            for (std::size_t ply = 0; ply <= recorded.game().plies().size(); ply += 7) {
                REQUIRE(reading.game->state_at(ply) == recorded.game().state_at(ply));
            }
        }
    }
}

TEST_CASE("save, load, save is identical at every ply") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const rules::RuleSet rules = random.rule_set();
        RecordedGame recorded({.rules = rules, .seed = seed});
        for (std::size_t ply = 0; ply <= 80 && !recorded.game().over(); ++ply) {
            CAPTURE(ply);
            const std::string first = saved(recorded.game(), RecordedGame::info());
            REQUIRE(first == recorded.text());
            const RecordReading reading = read_whole(first);
            REQUIRE(saved(*reading.game, reading.info) == first);
            support::play_at_random(recorded, random, ply + 1);
        }
    }
}

TEST_CASE("a record goes on after a restart as if there had been none") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        RecordedGame recorded(support::short_game(seed, seed % 2 == 0));
        recorded.random_events(random, 60);
        const std::string before = recorded.text();
        const RecordReading reading = read_whole(before);
        RecordWriter resumed(reading.check);
        std::string text = before;
        Game game = *reading.game;
        for (int i = 0; i < 40; ++i) {
            const Direction direction = random.direction();
            recorded.move(direction);
            const rules::MoveOutcome outcome = game.play(direction);
            if (!outcome.effective()) continue;
            resumed.append({.kind = EventKind::kMove, .ply = {direction, outcome.spawn}}, text);
            if (!random.percent(20)) continue;
            const std::uint32_t passed = support::random_time(random);
            recorded.add_time(passed);
            game.add_time(passed);
            resumed.append({.kind = EventKind::kTime, .time = passed}, text);
        }
        CHECK(text == recorded.text());
        CHECK(view_of(game) == view_of(recorded.game()));
    }
}

TEST_CASE("undo and redo survive a restart, to the start and to the end") {
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        Random random(31);
        RecordedGame recorded({.rules = {.size = {4, 5}, .reroll = reroll}, .seed = 31});
        recorded.random_events(random, 400);
        Game game = *read_whole(recorded.text()).game;
        Game same = recorded.game();
        while (same.undo()) {
            REQUIRE(game.undo());
            REQUIRE(view_of(game) == view_of(same));
        }
        CHECK_FALSE(game.undo());
        CHECK(game.state().board == game.state_at(0).board);
        while (same.redo()) {
            REQUIRE(game.redo());
            REQUIRE(view_of(game) == view_of(same));
        }
        CHECK_FALSE(game.redo());
    }
}

TEST_CASE("every event is a line of at most 8 bytes") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Random random(seed);
        RecordedGame recorded({.rules = {.size = {8, 8}, .target = 3, .fours = 50}, .seed = seed});
        recorded.random_events(random, 300);
        const auto& ends = recorded.ends();
        for (std::size_t i = 1; i < ends.size(); ++i) {
            REQUIRE(ends[i] - ends[i - 1] <= 8);
            REQUIRE(recorded.text().find('\n', ends[i - 1]) == ends[i] - 1);
        }
    }
}

TEST_CASE("a game of 20,000 moves with a time after every eighth takes less than 160 KiB, and reads whole") {
    Random random(1);
    RecordedGame recorded({.rules = {.size = {8, 8}}, .seed = 1});
    for (std::size_t plies = 0; plies < 20'000; plies += 8) {
        recorded.add_time(support::random_time(random));
        support::play_at_random(recorded, random, plies + 8);
    }
    REQUIRE(recorded.game().undo_count() == 20'000);
    CHECK(recorded.text().size() < 160 * 1024);
    const RecordReading reading = read_whole(recorded.text());
    CHECK(reading.events == 22'500);
    CHECK(reading.game->state() == recorded.game().state());
    CHECK(reading.game->plies() == recorded.game().plies());
}

TEST_CASE("a game with a great many undone moves reads back whole, with re-roll too") {
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        Random random(2);
        RecordedGame recorded({.rules = {.size = {6, 6}, .reroll = reroll}, .seed = 2});
        recorded.random_events(random, 3000);
        CHECK(view_of(*read_whole(recorded.text()).game) == view_of(recorded.game()));
    }
}

// A game that one move to the left wins.
Start won_by_left() {
    const rules::GameState position{.board = board_of("8 8 0/0 0 2")};
    return {.rules = {.size = {2, 3}, .target = 4}, .seed = 1, .position = position};
}

TEST_CASE("a win is said once, also after a restart of the program") {
    RecordedGame recorded(won_by_left());
    recorded.move(Direction::kLeft);
    CHECK(read_whole(recorded.text()).game->win_unanswered());
    recorded.keep_going();
    Game game = *read_whole(recorded.text()).game;
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.state().won);
    game.play(Direction::kRight);
    CHECK_FALSE(game.win_unanswered());
}

TEST_CASE("a win taken back before a restart is not there after it, and comes again with redo") {
    RecordedGame recorded(won_by_left());
    recorded.move(Direction::kLeft);
    recorded.keep_going();
    recorded.undo();
    Game game = *read_whole(recorded.text()).game;
    CHECK_FALSE(game.state().won);
    CHECK_FALSE(game.win_unanswered());
    game.redo();
    CHECK(game.win_unanswered());
}

TEST_CASE("a game that is over is over after a restart, and can still be undone") {
    Random random(9);
    RecordedGame recorded(support::short_game(9));
    support::play_at_random(recorded, random, 10'000);
    REQUIRE(recorded.game().over());
    Game game = *read_whole(recorded.text()).game;
    CHECK(game.over());
    CHECK(game.undo());
    CHECK_FALSE(game.over());
}

TEST_CASE("a game from a position reads back with all of it") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const rules::RuleSet rules = random.rule_set();
        Start start{.rules = rules, .seed = random.bits()};
        start.position = rules::GameState{.board = random.board(rules.size),
                                          .score = random.score(),
                                          .moves = static_cast<std::uint32_t>(random.bits() >> 40),
                                          .won = random.percent(50)};
        RecordedGame recorded(start);
        recorded.random_events(random, 30);
        const RecordReading reading = read_whole(recorded.text());
        CHECK(view_of(*reading.game) == view_of(recorded.game()));
    }
}

TEST_CASE("a position with the largest tile and the largest score reads back") {
    rules::GameState position{
        .board = rules::Board(rules::Size{8, 8}), .score = rules::kMaxScore, .won = true};
    position.board.set(rules::Cell{0, 0}, 65);
    position.board.set(rules::Cell{7, 7}, 64);
    position.moves = 0xffff'fff0u;
    const Start start{
        .rules = {.size = {8, 8}, .target = 65}, .seed = ~std::uint64_t{0}, .position = position};
    RecordedGame recorded(start);
    recorded.move(Direction::kDown);
    const RecordReading reading = read_whole(recorded.text());
    CHECK(reading.game->start() == start);
    CHECK(reading.game->state().score == rules::kMaxScore);
    CHECK(reading.game->state().board.largest() == 65);
}

}  // namespace
}  // namespace twofold::session
