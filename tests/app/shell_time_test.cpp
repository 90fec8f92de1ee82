// The time played, as the record of a game that is played with pauses says it.
#include <string>

#include <doctest/doctest.h>

#include "session/record.h"

#include "support/app_driver.h"
#include "support/random.h"

namespace twofold::app {
namespace {

using rules::Direction;
using session::JournalEdit;
using session::PlayedMillis;
using support::AppDriver;
using support::Random;
using ui::Key;

const session::Start kGame{.rules = {.size = {5, 5}}, .seed = 3};

class Player {
  public:
    explicit Player(const session::Start& start = kGame) : driver_(start) { driver_.rest(); }

    // An effective move `after` ms.
    void move(ui::Millis after) {
        pass(after);
        const std::size_t plies = driver_.game().undo_count();
        for (const Direction direction :
             {Direction::kLeft, Direction::kDown, Direction::kRight, Direction::kUp}) {
            if (driver_.game().undo_count() > plies) return;
            driver_.play(direction);
            driver_.frame(0);
        }
        REQUIRE(driver_.game().undo_count() > plies);
    }
    void pass(ui::Millis time) { driver_.frame(time); }
    void press(Key key, ui::Millis after = 0) {
        pass(after);
        driver_.press(key);
        driver_.frame(0);
    }
    template <typename Event>
    void send(const Event& event) {
        driver_.send(event);
        driver_.frame(0);
    }

    AppDriver& driver() { return driver_; }
    PlayedMillis time() const { return driver_.game().time_played(); }

    // The journal of the game in progress so far, read again: nothing may be lost on the way.
    PlayedMillis time_on_disk() {
        for (const JournalEdit& edit : driver_.take_edits()) {
            if (edit.kind == JournalEdit::Kind::kBegin) {
                kept_ = journal_;
                journal_.clear();
            }
            if (edit.kind == JournalEdit::Kind::kBringBack) {
                journal_ = kept_;
            } else {
                journal_ += edit.bytes;
            }
        }
        const session::RecordReading reading = session::read_record(journal_);
        REQUIRE(reading.fault == session::RecordFault::kNone);
        return reading.game->time_played();
    }

  private:
    AppDriver driver_;
    std::string journal_;
    std::string kept_;
};

TEST_CASE("looking at a new game is not playing it") {
    Player player;
    player.pass(60'000);
    player.press(Key::kEscape);
    player.press(Key::kEscape, 1000);
    CHECK(player.time_on_disk() == 0);
    player.move(5000);
    player.send(ui::FocusLost{});
    CHECK(player.time_on_disk() == 0);
    CHECK(player.driver().game().clocked());
}

TEST_CASE("the time between moves is on disk as soon as a screen is opened, and the screen's own is not") {
    Player player;
    player.move(0);
    player.move(700);
    player.press(Key::kEscape, 1200);
    CHECK(player.time_on_disk() == 1900);
    player.press(Key::kEscape, 45'000);
    CHECK(player.time_on_disk() == 1900);
    player.move(300);
    player.press(Key::kEscape);
    CHECK(player.time_on_disk() == 2200);
}

TEST_CASE("without the focus no time passes") {
    Player player;
    player.move(0);
    player.pass(800);
    player.send(ui::FocusLost{});
    CHECK(player.time_on_disk() == 800);
    player.pass(20'000);
    player.send(ui::FocusGained{});
    player.move(400);
    player.send(ui::FocusLost{});
    CHECK(player.time_on_disk() == 1200);
}

TEST_CASE("a menu that is closed while the focus is elsewhere does not start the clock") {
    Player player;
    player.move(0);
    player.press(Key::kEscape, 500);
    player.send(ui::FocusLost{});
    player.press(Key::kEscape, 500);
    player.pass(5000);
    player.send(ui::FocusGained{});
    player.press(Key::kEscape, 1250);
    CHECK(player.time_on_disk() == 1750);
}

TEST_CASE("glimpses of the board between screens are told with the next move") {
    Player player;
    player.move(0);
    player.press(Key::kEscape, 500);
    player.driver().take_edits();
    for (int glimpse = 0; glimpse < 4; ++glimpse) {
        player.press(Key::kEscape, 3000);
        player.press(Key::kEscape, 100);
    }
    CHECK(player.driver().take_edits().empty());
    player.press(Key::kEscape, 3000);
    player.move(0);
    player.press(Key::kEscape, 50);
    CHECK(player.time() == 950);
}

TEST_CASE("of a long thought thirty seconds count") {
    Player player;
    player.move(0);
    player.move(3'600'000);
    player.send(ui::FocusLost{});
    CHECK(player.time_on_disk() == 30'000);
}

TEST_CASE("time goes on for undo and redo, and undo takes none of it back") {
    Player player;
    player.move(0);
    player.press(Key::kU, 1000);
    player.press(Key::kY, 2000);
    player.press(Key::kU, 500);
    player.press(Key::kEscape, 10);
    CHECK(player.time_on_disk() == 3510);
}

TEST_CASE("a new game takes its time from its own first move, and the old one keeps what it had") {
    Player player;
    player.move(0);
    player.press(Key::kN, 900);
    CHECK(player.time_on_disk() == 0);
    player.pass(7000);
    player.press(Key::kU);
    CHECK(player.time() == 900);
    CHECK(player.time_on_disk() == 900);
    player.pass(9000);
    player.move(0);
    player.press(Key::kEscape, 100);
    CHECK(player.time_on_disk() == 1000);
}

TEST_CASE("what is untold at the end of the program is told with it") {
    Player player;
    player.move(0);
    player.press(Key::kQ, 1234);
    player.send(ui::CloseRequest{});
    REQUIRE(player.driver().effects().quit);
    CHECK(player.time_on_disk() == 1234);
}

TEST_CASE("a game that is over stands still") {
    Player player(support::start_on("2 4/8 0", 5));
    player.driver().take_edits();
    while (!player.driver().game().over())
        player.move(1000);
    const PlayedMillis end = player.time();
    player.pass(10'000);
    CHECK(player.time() == end);
    player.press(Key::kU, 10'000);
    player.press(Key::kEscape, 50);
    CHECK(player.time() == end + 50);
}

TEST_CASE("every split of a game is the moment of the move that made its tile") {
    Player player;
    PlayedMillis played = 0;
    session::Splits expected;
    rules::Exponent largest = 2;
    player.move(0);
    for (int move = 0; move < 300; ++move) {
        player.move(130 + move);
        played += static_cast<PlayedMillis>(130 + move);
        const rules::Exponent now = player.driver().board().largest();
        if (now > largest) expected[now] = played;
        largest = std::max(largest, now);
    }
    CHECK(largest >= 6);
    CHECK(player.driver().game().splits() == expected);
    CHECK(player.time_on_disk() == player.time());
}

TEST_CASE("a game of quick moves and one of slow ones stay below 8 bytes a move") {
    for (const ui::Millis each : {120.0, 2500.0, 29'000.0}) {
        CAPTURE(each);
        Player player({.rules = {.size = {8, 8}}, .seed = 4});
        player.driver().take_edits();
        for (int move = 0; move < 400; ++move)
            player.move(each);
        std::size_t bytes = 0;
        for (const JournalEdit& edit : player.driver().take_edits())
            bytes += edit.bytes.size();
        CHECK(bytes < 400 * 8 + 80);
        CHECK(bytes >= 400 * 7);
    }
}

TEST_CASE("while nobody plays nothing is written and nobody asks to be woken") {
    Player player;
    player.move(0);
    player.driver().rest();
    player.driver().take_edits();
    for (int frame = 0; frame < 40; ++frame) {
        const Effects& effects = player.driver().frame(1000);
        REQUIRE(effects.edits.empty());
        REQUIRE_FALSE(effects.wake_in);
        REQUIRE(effects.damage.empty());
    }
}

TEST_CASE("the time that the record tells is that of the play, in any walk with any pauses") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Player player;
        player.move(0);
        PlayedMillis played = 0;
        for (int step = 0; step < 60; ++step) {
            const int time = random.below(20'000);
            if (random.percent(70)) {
                player.move(time);
                played += static_cast<PlayedMillis>(time);
            } else if (random.percent(50)) {
                player.press(Key::kEscape, time);
                player.press(Key::kEscape, random.below(90'000));
                played += static_cast<PlayedMillis>(time);
            } else {
                player.pass(time);
                player.send(ui::FocusLost{});
                player.pass(random.below(90'000));
                player.send(ui::FocusGained{});
                player.move(0);
                played += static_cast<PlayedMillis>(time);
            }
        }
        player.press(Key::kEscape);
        REQUIRE(player.time_on_disk() == played);
    }
}

}  // namespace
}  // namespace twofold::app
