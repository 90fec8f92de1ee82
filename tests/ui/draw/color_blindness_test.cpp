// The simulated sight that the test of the themes relies on.
#include <initializer_list>

#include <doctest/doctest.h>

#include "support/ui_ciede2000.h"
#include "support/ui_color_blindness.h"

namespace twofold::support {
namespace {

using ui::Color;

constexpr Sight kColorBlind[] = {Sight::kProtanopia, Sight::kDeuteranopia};

TEST_CASE("usual sight changes no colour, and greys are the same to all") {
    CHECK(as_seen({12, 200, 99}, Sight::kUsual) == Color{12, 200, 99});
    for (const Sight sight : kColorBlind) {
        for (const std::uint8_t level : std::initializer_list<std::uint8_t>{0, 1, 40, 128, 200, 255})
            CHECK(as_seen({level, level, level}, sight) == Color{level, level, level});
    }
}

// The first column of each matrix, encoded.
TEST_CASE("pure red is a dark olive without red cones and a lighter one without green cones") {
    CHECK(as_seen({255, 0, 0}, Sight::kProtanopia) == Color{109, 95, 0});
    CHECK(as_seen({255, 0, 0}, Sight::kDeuteranopia) == Color{163, 144, 0});
}

TEST_CASE(
    "red and green that are hard to tell apart without one kind of cones come close, yellow and blue stay") {
    const Color red{196, 104, 92};
    const Color green{133, 133, 86};
    const Color yellow{220, 180, 40};
    const Color blue{60, 90, 200};
    CHECK(ciede2000(red, green) > 25);
    CHECK(ciede2000(as_seen(red, Sight::kDeuteranopia), as_seen(green, Sight::kDeuteranopia)) < 8);
    for (const Sight sight : kColorBlind)
        CHECK(ciede2000(as_seen(yellow, sight), as_seen(blue, sight)) > 50);
}

}  // namespace
}  // namespace twofold::support
