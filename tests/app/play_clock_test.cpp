// The play clock by made-up times: what counts as play and what does not.
#include "app/play_clock.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "session/record.h"

#include "support/random.h"

namespace twofold::app {
namespace {

using support::Random;

TEST_CASE("before the first move no time is played, however long it takes") {
    PlayClock clock;
    clock.set_in_play(false, 1000);
    clock.set_in_play(true, 2000);
    CHECK_FALSE(clock.running(9000));
    CHECK(clock.tell(9000) == 0);
    clock.act(10'000);
    CHECK(clock.running(10'000));
    CHECK(clock.tell(10'000) == 0);
    CHECK(clock.tell(10'700) == 700);
    CHECK(clock.tell(10'700) == 0);
}

TEST_CASE("thinking between two moves counts up to 30 seconds") {
    PlayClock clock;
    clock.act(0);
    CHECK(clock.running(29'999));
    CHECK_FALSE(clock.running(30'000));
    CHECK(clock.untold(29'000) == 29'000);
    CHECK(clock.untold(31'000) == 30'000);
    CHECK(clock.untold(1e9) == 30'000);
    clock.act(500'000);
    CHECK(clock.running(500'000));
    CHECK(clock.tell(501'000) == 31'000);
}

TEST_CASE("out of play the clock stands still, and goes on when the board is back") {
    PlayClock clock;
    clock.act(0);
    clock.set_in_play(false, 2000);
    CHECK_FALSE(clock.running(2000));
    CHECK(clock.untold(60'000) == 2000);
    clock.set_in_play(true, 60'000);
    CHECK(clock.running(60'000));
    CHECK(clock.untold(61'500) == 3500);
    CHECK(clock.untold(200'000) == 32'000);
}

TEST_CASE("a pause is to be told after any move, and without one after a second") {
    PlayClock clock;
    clock.act(0);
    CHECK_FALSE(clock.due_at_pause(0));
    CHECK(clock.due_at_pause(5));
    clock.tell(5);
    clock.set_in_play(false, 5);
    clock.set_in_play(true, 1000);
    CHECK_FALSE(clock.due_at_pause(1600));
    clock.set_in_play(false, 1600);
    clock.set_in_play(true, 9000);
    CHECK(clock.due_at_pause(9400));
    CHECK(clock.tell(9400) == 1000);
}

TEST_CASE("a pause that is said twice is one") {
    PlayClock clock;
    clock.act(0);
    clock.set_in_play(true, 1000);
    clock.set_in_play(false, 2000);
    clock.set_in_play(false, 5000);
    CHECK(clock.untold(9000) == 2000);
}

TEST_CASE("another game begins with nothing, and stands still until it is moved") {
    PlayClock clock;
    clock.act(0);
    clock.restart();
    CHECK(clock.untold(5000) == 0);
    CHECK_FALSE(clock.running(5000));
    clock.act(6000);
    CHECK(clock.untold(6250) == 250);
}

TEST_CASE("parts of a millisecond are kept for the next time") {
    PlayClock clock;
    clock.act(0);
    std::uint32_t told = 0;
    for (int frame = 1; frame <= 60; ++frame)
        told += clock.tell(frame * 1000.0 / 60);
    CHECK(told >= 999);
    CHECK(told <= 1000);
}

TEST_CASE("a clock of the machine that goes back takes nothing away") {
    PlayClock clock;
    clock.act(5000);
    CHECK(clock.untold(4000) == 0);
    clock.act(4000);
    CHECK(clock.untold(5000) == 1000);
}

TEST_CASE(
    "in any walk what is told adds up to the play that there was, and is never more than an event holds") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        PlayClock clock;
        double now = 0;
        double left = 0;  // of the thinking that still counts
        double played = 0;
        double told = 0;
        bool in_play = true;
        for (int step = 0; step < 300; ++step) {
            const double passed = random.below(random.percent(20) ? 60'000 : 3000);
            now += passed;
            if (in_play) {
                played += std::min(passed, left);
                left = std::max(0.0, left - passed);
            }
            if (random.percent(20)) {
                const bool was_acted = left > 0 || played > 0;
                in_play = !in_play;
                clock.set_in_play(in_play, now);
                if (was_acted) left = kMaxThinking;
                if (!in_play) told += clock.tell(now);
            } else if (in_play) {
                clock.act(now);
                left = kMaxThinking;
                if (clock.due(now)) {
                    REQUIRE(clock.untold(now) <= session::kMaxEventTime);
                    told += clock.tell(now);
                }
            }
            REQUIRE(told + clock.untold(now) == played);
        }
    }
}

TEST_CASE("a player who takes 30 seconds for every move never has more untold than an event holds") {
    PlayClock clock;
    double now = 0;
    for (int move = 0; move < 100; ++move) {
        clock.act(now);
        REQUIRE(clock.untold(now) <= session::kMaxEventTime);
        if (clock.due(now)) clock.tell(now);
        now += kMaxThinking;
    }
}

TEST_CASE("time is told after eight moves at the earliest") {
    PlayClock clock;
    int told = 0;
    for (int move = 1; move <= 80; ++move) {
        clock.act(move * 20'000.0);
        if (!clock.due(move * 20'000.0)) continue;
        clock.tell(move * 20'000.0);
        ++told;
    }
    CHECK(told == 10);
}

}  // namespace
}  // namespace twofold::app
