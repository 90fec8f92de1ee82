// New game and its undo, the best scores, and that the journals on disk always say what the player sees.
#include "session/session.h"

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::session {
namespace {

using rules::Direction;
using support::board_of;
using support::GameView;
using support::Random;
using support::view_of;

constexpr std::string_view kDate = "2024-02-29";

// The journal and the records as they lie on disk when a session's edits are done in order.
class Journals {
  public:
    void apply(Session& session) {
        std::vector<JournalEdit> edits;
        session.take_edits(edits);
        for (const JournalEdit& edit : edits)
            apply(edit);
    }

    const std::string& current() const { return *current_; }
    const std::vector<std::string>& records() const { return records_; }

    // The session that the program finds when it starts again.
    Session restart(const BestScores& best_scores) const {
        std::optional<SavedGame> replaced;
        if (!records_.empty()) replaced = saved(records_.back());
        return Session(saved(*current_), replaced, best_scores);
    }

  private:
    void apply(const JournalEdit& edit) {
        switch (edit.kind) {
            case JournalEdit::Kind::kAppend:
                REQUIRE(current_);
                *current_ += edit.bytes;
                break;
            case JournalEdit::Kind::kBegin:
                if (!edit.summary.empty()) records_.push_back(*current_);
                current_ = edit.bytes;
                break;
            case JournalEdit::Kind::kBringBack:
                REQUIRE_FALSE(records_.empty());
                REQUIRE(edit.bytes == records_.back());
                current_ = records_.back();
                records_.pop_back();
                break;
            case JournalEdit::Kind::kResume:
                if (!edit.summary.empty()) records_.push_back(*current_);
                current_ = edit.bytes;
                std::erase(records_, edit.bytes);
                break;
        }
    }

    static SavedGame saved(const std::string& text) {
        const RecordReading reading = read_record(text);
        REQUIRE(reading.fault == RecordFault::kNone);
        return {.game = *reading.game, .check = reading.check, .bytes = text};
    }

    std::optional<std::string> current_;
    std::vector<std::string> records_;  // the latest last
};

Start start_at(std::string_view drawing) {
    const rules::Board board = board_of(drawing);
    return {.rules = {.size = board.size(), .target = 4},
            .seed = 1,
            .position = rules::GameState{.board = board, .moves = 1}};
}

TEST_CASE("a board that was set up has no best score, in play, after a new start and when gone on with") {
    Start start = start_at("8 8/0 2");
    start.position->moves = 0;
    Journals journals;
    Session session(start, kDate, {});
    session.play(Direction::kLeft);
    REQUIRE(session.game().state().score == 16);
    CHECK(session.best() == 0);
    journals.apply(session);
    CHECK(journals.restart({}).best() == 0);
    Session other(Start{.seed = 1}, kDate, {});
    REQUIRE(other.resume("a", journals.current()));
    CHECK(other.best_scores().of(start.rules) == 0);
}

TEST_CASE("a new game can be undone until the next effective move") {
    Session session(start_at("8 8/0 2"), kDate, {});
    session.play(Direction::kLeft);
    const GameView before = view_of(session.game());
    session.new_game(start_at("2 0/4 0"), kDate);
    REQUIRE_FALSE(session.play(Direction::kLeft).effective());
    REQUIRE(session.can_undo());
    REQUIRE(session.undo_new_game());
    CHECK(view_of(session.game()) == before);
    CHECK_FALSE(session.undo_new_game());
}

TEST_CASE("the rules say how many undos a game allows, and a restart counts on") {
    for (const std::uint8_t allowed : std::initializer_list<std::uint8_t>{0, 1, 3}) {
        CAPTURE(static_cast<int>(allowed));
        Session session({.rules = {.undos = allowed}, .seed = 5}, kDate, {});
        Journals journals;
        Random random(1);
        for (int undone = 0; undone < allowed; ++undone) {
            while (session.game().undo_count() < 2)
                session.play(random.direction());
            CHECK(session.game().undos_left() == static_cast<std::size_t>(allowed - undone));
            REQUIRE(session.can_undo());
            REQUIRE(session.undo());
            REQUIRE(session.redo());  // gives no undo back
        }
        while (session.game().undo_count() < 2)
            session.play(random.direction());
        CHECK(session.game().undos_left() == 0);
        CHECK_FALSE(session.can_undo());
        CHECK_FALSE(session.undo());
        journals.apply(session);
        Session again = journals.restart({});
        CHECK(view_of(again.game()) == view_of(session.game()));
        CHECK_FALSE(again.can_undo());
        CHECK_FALSE(again.undo());
    }
    CHECK_FALSE(Session({.seed = 5}, kDate, {}).game().undos_left());
}

TEST_CASE("a record with more undos than its rules allow is read up to where they are spent") {
    support::RecordedGame game({.rules = {.undos = 1}, .seed = 5});
    Random random(1);
    while (game.game().undo_count() < 3)
        game.move(random.direction());
    game.undo();
    CHECK(read_record(game.text()).fault == RecordFault::kNone);
    game.undo();
    const RecordReading reading = read_record(game.text());
    CHECK(reading.fault != RecordFault::kNone);
    REQUIRE(reading.game);
    CHECK(reading.game->undo_count() == 2);
}

TEST_CASE("after an effective move a new game cannot be undone, even where that move was undone") {
    Session session(start_at("8 8/0 2"), kDate, {});
    session.play(Direction::kLeft);
    session.new_game(start_at("2 0/4 0"), kDate);
    REQUIRE(session.play(Direction::kRight).effective());
    CHECK_FALSE(session.undo_new_game());
    session.undo();
    CHECK_FALSE(session.undo_new_game());
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("of several new games in a row, undo brings back the one that was played") {
    Session session(start_at("8 8/0 2"), kDate, {});
    session.play(Direction::kLeft);
    const GameView before = view_of(session.game());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        session.new_game(Start{.seed = seed}, kDate);
    }
    REQUIRE(session.undo_new_game());
    CHECK(view_of(session.game()) == before);
}

TEST_CASE("the word to keep going is written where a win waits for it, and nowhere else") {
    Session session(start_at("8 8/0 2"), kDate, {});
    std::vector<JournalEdit> before;
    session.take_edits(before);
    CHECK_FALSE(session.keep_going());
    CHECK(session.edits().empty());
    session.play(Direction::kLeft);
    session.take_edits(before);
    CHECK(session.keep_going());
    REQUIRE(session.edits().size() == 1);
    CHECK(session.edits()[0].kind == JournalEdit::Kind::kAppend);
    CHECK_FALSE(session.edits()[0].bytes.empty());
}

TEST_CASE("the best score follows every merge, and neither undo nor a new game lowers it") {
    BestScores best_scores;
    const Start start = start_at("8 8/0 2");
    best_scores.record(start.rules, 4);
    Session session(start, kDate, best_scores);
    CHECK(session.best() == 4);
    session.play(Direction::kLeft);
    CHECK(session.best() == 16);
    session.undo();
    CHECK(session.best() == 16);
    session.new_game(start_at("2 2/0 4"), kDate);
    session.play(Direction::kLeft);
    CHECK(session.best() == 16);
    session.new_game(Start{}, kDate);
    CHECK(session.best() == 0);
    CHECK(session.best_scores().of(start.rules) == 16);
}

TEST_CASE("a best score that a journal holds and the scores do not is taken up at the start") {
    Session session(start_at("8 8/0 2"), kDate, {});
    Journals journals;
    session.play(Direction::kLeft);
    session.undo();
    journals.apply(session);
    CHECK(journals.restart({}).best() == 16);
    session.new_game(Start{}, kDate);
    journals.apply(session);
    CHECK(journals.restart({}).best_scores().of(start_at("8 8/0 2").rules) == 16);
}

TEST_CASE("every game of a session is clocked, and only an effective move makes it so") {
    Session session(start_at("8 8/0 2"), kDate, {});
    session.play(Direction::kDown);
    REQUIRE(session.game().clocked());
    CHECK(session.game().time_played() == 0);

    Session other(start_at("2 0/4 0"), kDate, {});
    std::vector<JournalEdit> before;
    other.take_edits(before);
    REQUIRE_FALSE(other.play(Direction::kLeft).effective());
    CHECK(other.edits().empty());
    CHECK_FALSE(other.game().clocked());
}

TEST_CASE("a game that went on unclocked never says that it is clocked") {
    Game game(Start{.seed = 4});
    game.play(Direction::kLeft);
    game.play(Direction::kDown);
    REQUIRE_FALSE(game.plies().empty());
    Session session({.game = game}, std::nullopt, {});
    session.add_time(1000);
    session.play(Direction::kRight);
    CHECK_FALSE(session.game().clocked());
    CHECK(session.game().time_played() == 1000);
}

TEST_CASE("time alone is no move: such a game gives way to a new one, and undo brings back the one before") {
    Session session(start_at("8 8/0 2"), kDate, {});
    session.play(Direction::kLeft);
    const GameView before = view_of(session.game());
    session.new_game(start_at("2 0/4 0"), kDate);
    session.add_time(700);
    std::vector<JournalEdit> edits;
    session.take_edits(edits);
    session.new_game(start_at("2 2/4 0"), kDate);
    REQUIRE(session.edits().size() == 1);
    CHECK(session.edits()[0].summary.empty());
    REQUIRE(session.undo_new_game());
    CHECK(view_of(session.game()) == before);
}

void random_step(Session& session, Random& random) {
    switch (random.below(12)) {
        case 0:
            session.new_game(support::short_game(random.bits()), kDate);
            break;
        case 1:
            session.undo_new_game();
            break;
        case 2:
            session.undo();
            break;
        case 3:
            session.redo();
            break;
        case 4:
            session.keep_going();
            break;
        case 5:
            session.add_time(support::random_time(random));
            break;
        default:
            session.play(random.direction());
    }
}

TEST_CASE("the journals always say what the player sees, and a restart at any moment changes nothing") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Session session(support::short_game(seed), kDate, {});
        Journals journals;
        for (int step = 0; step < 120; ++step) {
            CAPTURE(step);
            random_step(session, random);
            journals.apply(session);
            Session again = journals.restart(session.best_scores());
            REQUIRE(view_of(again.game()) == view_of(session.game()));
            REQUIRE(again.best_scores() == session.best_scores());
            REQUIRE(again.can_undo() == session.can_undo());
            REQUIRE(again.can_redo() == session.can_redo());
            if (random.percent(30)) {
                Session other = session;
                REQUIRE(again.undo_new_game() == other.undo_new_game());
                REQUIRE(view_of(again.game()) == view_of(other.game()));
            }
            if (random.percent(10)) session = journals.restart(session.best_scores());
        }
    }
}

TEST_CASE("the last of 20,000 moves writes as little as the first, and undo still reaches the start") {
    Session session(Start{.rules = {.size = {8, 8}}, .seed = 1}, kDate, BestScores{});
    std::vector<JournalEdit> edits;
    session.take_edits(edits);
    const GameView start = view_of(session.game());
    // A line, or two where the clock starts with it.
    const auto check_writes_little = [&] {
        session.take_edits(edits);
        REQUIRE(edits.size() == 1);
        REQUIRE(edits[0].kind == JournalEdit::Kind::kAppend);
        REQUIRE(edits[0].bytes.size() <= 16);
    };
    Random random(1);
    while (session.game().undo_count() < 20'000) {
        REQUIRE_FALSE(session.game().over());
        if (session.play(random.direction()).effective()) check_writes_little();
    }
    while (session.undo())
        check_writes_little();
    CHECK(session.game().state() == start.state);
    CHECK(session.game().redo_count() == 20'000);
}

}  // namespace
}  // namespace twofold::session
