#include "app/step_clock.h"

#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"

namespace twofold::app {
namespace {

using ui::Millis;

StepClock clock_after(const std::vector<Millis>& nows) {
    StepClock clock;
    for (const Millis now : nows)
        clock.advance(now);
    return clock;
}

TEST_CASE("the clock begins at zero, whatever the machine's time is then") {
    for (const Millis now : {-5000.0, 0.0, 1e12}) {
        const StepClock clock = clock_after({now});
        CHECK(clock.step_time() == 0);
        CHECK(clock.draw_time() == 0);
    }
}

TEST_CASE("steps are whole and are made once their time has passed") {
    struct Row {
        std::vector<Millis> nows;
        int steps;
        Millis draw_time;
    };
    const std::vector<Row> rows = {
        {{100, 100}, 0, 0},  {{100, 104}, 0, 4},    {{100, 104, 108}, 0, 8}, {{100, 104, 108, 112}, 1, 12},
        {{100, 120}, 2, 20}, {{100, 201}, 12, 101}, {{100, 349}, 29, 249},
    };
    for (const Row& row : rows) {
        CAPTURE(row.nows.back());
        const StepClock clock = clock_after(row.nows);
        CHECK(clock.step_time() == doctest::Approx(row.steps * kStep));
        CHECK(clock.draw_time() == doctest::Approx(row.draw_time));
    }
}

TEST_CASE("a pause of more than 250 ms counts as 250 ms, and time that runs backwards as none") {
    CHECK(clock_after({0, 3600e3}).draw_time() == doctest::Approx(kMaxCatchUp));
    CHECK(clock_after({0, 100, 3600e3, 3600e3 + 10}).draw_time() == doctest::Approx(100 + kMaxCatchUp + 10));
    CHECK(clock_after({500, 510, 20}).draw_time() == doctest::Approx(10));
    CHECK(clock_after({500, 510, 20, 25}).draw_time() == doctest::Approx(15));
}

TEST_CASE("however the frames fall, the clock stays within a step behind the time that has passed") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        StepClock clock;
        Millis now = 1e6;
        clock.advance(now);
        for (int frame = 0; frame < 500; ++frame) {
            const Millis before = clock.draw_time();
            now += random.below(2500) / 10.0;
            clock.advance(now);
            REQUIRE(clock.draw_time() >= before);
            REQUIRE(clock.draw_time() == doctest::Approx(now - 1e6).epsilon(1e-9));
            REQUIRE(clock.draw_time() >= clock.step_time());
            REQUIRE(clock.draw_time() < clock.step_time() + kStep + 1e-6);
        }
    }
}

}  // namespace
}  // namespace twofold::app
