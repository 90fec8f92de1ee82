// Curves of motion: their ends, their shape, and the spring against its differential equation.
#include "ui/draw/easing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

constexpr Millis kDuration = 500;
constexpr double kStarts[] = {0.0, 0.2, 0.8, 1.5};

TEST_CASE("an ease begins at exactly 0 and ends at exactly 1, and stays there outside its time") {
    for (const auto ease : {ease_in_out, ease_out}) {
        CHECK(ease(0) == 0);
        CHECK(ease(1) == 1);
        CHECK(ease(-3) == 0);
        CHECK(ease(7) == 1);
    }
}

TEST_CASE("an ease never goes back") {
    for (const auto ease : {ease_in_out, ease_out}) {
        for (int i = 1; i <= 1000; ++i) {
            CAPTURE(i);
            REQUIRE(ease(i / 1000.0) > ease((i - 1) / 1000.0));
        }
    }
}

TEST_CASE("the slide's ease has no speed at either end and is half way in the middle") {
    CHECK(ease_in_out(0.5) == 0.5);
    CHECK(ease_in_out(0.001) < 0.00001);
    CHECK(1 - ease_in_out(0.999) < 0.00001);
    for (int i = 0; i <= 100; ++i) {
        CAPTURE(i);
        REQUIRE(std::abs(ease_in_out(i / 100.0) + ease_in_out(1 - i / 100.0) - 1) < 1e-12);
    }
}

TEST_CASE("the ease out starts fast and comes to rest") {
    CHECK(ease_out(0.001) > 0.0029);
    CHECK(1 - ease_out(0.99) < 0.0001);
}

double highest(const Spring& spring) {
    double most = 0;
    for (Millis t = 0; t <= kDuration; t += 0.25)
        most = std::max(most, position(spring, t, kDuration));
    return most;
}

TEST_CASE("a spring starts where it is let go and is at exactly 1 from its duration on") {
    for (const double from : kStarts) {
        for (const double impulse : {0.0, 3.0}) {
            const Spring spring{from, 0.5, impulse};
            CAPTURE(from);
            CHECK(position(spring, 0, kDuration) == from);
            CHECK(position(spring, -10, kDuration) == from);
            CHECK(position(spring, kDuration, kDuration) == 1);
            CHECK(position(spring, kDuration + 1e6, kDuration) == 1);
        }
    }
}

TEST_CASE("a spring follows x'' + 2 z w x' + w^2 (x - 1) = 0") {
    for (const double damping : {0.5, 0.78}) {
        const double frequency = -std::log(0.001) / (damping * kDuration);
        for (const Spring& spring : {Spring{0.2, damping}, Spring{0.8, damping}, Spring{1.5, damping},
                                     Spring{0.8, damping, 1.0}, Spring{0.0, damping, 0.3}}) {
            CAPTURE(spring.from);
            CAPTURE(spring.impulse);
            double x = spring.from;
            double speed = spring.impulse * damping * frequency;
            constexpr double kStep = 0.01;
            for (int i = 0; i < static_cast<int>(kDuration / kStep); ++i) {
                REQUIRE(std::abs(position(spring, i * kStep, kDuration) - x) < 4e-4);
                // Velocity Verlet with the friction taken at the middle: second order.
                const auto pull = [&](double v) {
                    return -2 * damping * frequency * v - frequency * frequency * (x - 1);
                };
                const double middle_speed = speed + pull(speed) * kStep / 2;
                x += middle_speed * kStep;
                speed = middle_speed + pull(middle_speed) * kStep / 2;
            }
        }
    }
}

TEST_CASE("without an impulse a spring overshoots by as much as its damping ratio asks for") {
    for (const double damping : {0.5, 0.78}) {
        const double overshoot = std::exp(-std::numbers::pi * damping / std::sqrt(1 - damping * damping));
        for (const double from : {0.2, 0.8}) {
            CAPTURE(from);
            CHECK(std::abs(highest({from, damping}) - 1 - overshoot * (1 - from)) < 0.0005);
        }
    }
}

TEST_CASE("a spring that is to peak somewhere peaks there") {
    for (const double from : {0.2, 0.8}) {
        for (const double peak : {1.14, 1.2, 1.5}) {
            CAPTURE(from);
            CAPTURE(peak);
            const Spring spring = spring_that_peaks(from, 0.5, peak);
            CHECK(spring.from == from);
            CHECK(std::abs(highest(spring) - peak) < 0.0005);
        }
    }
}

TEST_CASE("a spring does not jump, not even when it comes to rest") {
    for (const double from : kStarts) {
        CAPTURE(from);
        const Spring spring{from};
        for (Millis t = 0; t < kDuration + 5; t += 0.5) {
            CAPTURE(t);
            REQUIRE(std::abs(position(spring, t + 0.5, kDuration) - position(spring, t, kDuration)) < 0.012);
        }
        REQUIRE(std::abs(position(spring, kDuration - 0.001, kDuration) - 1) < 0.0015);
    }
}

TEST_CASE("a spring of another duration takes the same way in proportion") {
    for (int i = 0; i <= 100; ++i) {
        CAPTURE(i);
        REQUIRE(std::abs(position({0.2}, i * 5.0, 500) - position({0.2}, i * 2.0, 200)) < 1e-12);
    }
}

}  // namespace
}  // namespace twofold::ui
