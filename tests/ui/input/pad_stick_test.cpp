#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/input/pad.h"

#include "support/random.h"

namespace twofold::ui {
namespace {

using rules::Direction;

// The pushes that a way of the stick makes, a letter each.
std::string pushes(StickReader& stick, const std::vector<PointF>& way) {
    std::string letters;
    for (const PointF at : way) {
        if (const auto push = stick.move_to(at)) letters += "LRUD"[static_cast<int>(*push)];
    }
    return letters;
}

TEST_CASE("one push of the stick is one press, in the direction of its larger part") {
    struct WayCase {
        const char* what;
        std::vector<PointF> way;
        const char* pushes;
    };
    const WayCase cases[] = {
        {"left", {{-1, 0}}, "L"},
        {"right", {{1, 0}}, "R"},
        {"up", {{0, -1}}, "U"},
        {"down", {{0, 1}}, "D"},
        {"up to and including the threshold", {{0.6f, 0}, {0, -0.6f}}, ""},
        {"just past the threshold", {{0.61f, 0}}, "R"},
        {"mostly across", {{0.8f, 0.7f}}, "R"},
        {"mostly along", {{0.7f, -0.8f}}, "U"},
        {"an exact diagonal", {{-0.8f, -0.8f}}, "L"},
        {"held", {{1, 0}, {0.9f, 0.1f}, {1, 0}, {1, 0.2f}}, "R"},
        {"a wobble about the threshold", {{0.65f, 0}, {0.55f, 0}, {0.65f, 0}, {0.4f, 0}, {0.9f, 0}}, "R"},
        {"back to where it is not over yet", {{1, 0}, {0.35f, 0}, {1, 0}}, "R"},
        {"back to where it is over", {{1, 0}, {0.34f, 0}, {1, 0}}, "RR"},
        {"over on both axes alone", {{1, 0}, {0.2f, 0.5f}, {1, 0}}, "R"},
        {"rolled from up to right", {{0, -1}, {0.5f, -0.9f}, {0.7f, -0.7f}, {0.9f, -0.5f}, {1, 0}}, "U"},
        {"rolled and then let go", {{0, -1}, {0.9f, -0.5f}, {1, 0}, {0, 0}, {1, 0}}, "UR"},
        {"rolled to the other side", {{-1, 0}, {0, -1}, {1, 0}}, "L"},
        {"from side to side", {{-1, 0}, {1, 0}, {-1, 0}}, "LRL"},
        {"from side to side, not quite", {{-1, 0}, {0.6f, 0}, {1, 0}}, "L"},
        {"noise", {{0.2f, -0.2f}, {-0.2f, 0.2f}, {0, 0}}, ""},
    };
    for (const WayCase& c : cases) {
        INFO(c.what);
        StickReader stick;
        CHECK(pushes(stick, c.way) == c.pushes);
    }
}

TEST_CASE("a push is under way until the stick is nearly in its middle") {
    StickReader stick;
    CHECK_FALSE(stick.pushed());
    stick.move_to({0, 0.5f});
    CHECK_FALSE(stick.pushed());
    stick.move_to({0, 0.9f});
    CHECK(stick.pushed() == Direction::kDown);
    stick.move_to({0.9f, 0.2f});
    CHECK(stick.pushed() == Direction::kDown);
    stick.move_to({0.3f, 0});
    CHECK_FALSE(stick.pushed());
}

TEST_CASE("a stick that was held when the window lost the player pushes only after it has been let go") {
    StickReader stick;
    CHECK(pushes(stick, {{1, 0}}) == "R");
    stick.clear();
    CHECK_FALSE(stick.pushed());
    CHECK(pushes(stick, {{1, 0}, {0.9f, 0}, {0.5f, 0}, {-1, 0}, {0, 1}}) == "");
    CHECK(pushes(stick, {{0.1f, 0}, {0, 1}}) == "D");
}

TEST_CASE("a stick between the thresholds when the window lost the player has to be let go as well") {
    StickReader stick;
    stick.move_to({0.5f, 0});
    stick.clear();
    CHECK(pushes(stick, {{0.8f, 0}}) == "");
    CHECK(pushes(stick, {{0, 0}, {0.8f, 0}}) == "R");
}

TEST_CASE("a stick at rest loses no push to the window having been away") {
    StickReader stick;
    stick.move_to({0.1f, 0.1f});
    stick.clear();
    CHECK(pushes(stick, {{0, -1}}) == "U");
}

TEST_CASE("noise of 20 percent about the middle does nothing, and about a held stick nothing more") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        INFO("seed ", seed);
        support::Random random(seed);
        const auto noise = [&] { return static_cast<float>(random.between(-200, 200)) / 1000; };
        StickReader stick;
        for (int i = 0; i < 500; ++i)
            REQUIRE_FALSE(stick.move_to({noise(), noise()}));
        int count = 0;
        for (int i = 0; i < 500; ++i)
            count += stick.move_to({0.8f + noise(), noise()}) ? 1 : 0;
        REQUIRE(count == 1);
        REQUIRE(stick.pushed() == Direction::kRight);
    }
}

// With every push a whole way out and back, at any angle, in steps of any size and with noise on all of it.
TEST_CASE("every push out and back is one press, at any angle and through noise") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        INFO("seed ", seed);
        support::Random random(seed);
        const auto noise = [&] { return static_cast<float>(random.between(-150, 150)) / 1000; };
        StickReader stick;
        for (int push = 0; push < 20; ++push) {
            const double angle = random.below(360) * std::numbers::pi / 180;
            const PointF end{static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
            const int steps = random.between(1, 12);
            int count = 0;
            for (int step = 1; step <= 2 * steps; ++step) {
                const float out = 1 - std::abs(static_cast<float>(step) / static_cast<float>(steps) - 1);
                count += stick.move_to({end.x * out + noise(), end.y * out + noise()}) ? 1 : 0;
            }
            REQUIRE(count <= 1);
            // The shortest way out is that to a corner, where both parts are 0.7, and noise may take some of
            // it.
            const bool clear = std::max(std::abs(end.x), std::abs(end.y)) > kPushBegins + 0.15f;
            if (clear) REQUIRE(count == 1);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
