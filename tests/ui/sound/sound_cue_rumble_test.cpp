#include <doctest/doctest.h>

#include "ui/sound/sound_cue.h"

namespace twofold::ui {
namespace {

rules::MoveOutcome merging(std::initializer_list<rules::Exponent> made) {
    rules::MoveOutcome outcome;
    outcome.slide.effective = true;
    for (const rules::Exponent exponent : made)
        outcome.slide.merges.push_back({.at = {}, .exponent = exponent});
    return outcome;
}

float felt(std::initializer_list<rules::Exponent> made, const MotionSettings& settings = {}) {
    return rumble_of(merging(made), settings);
}

TEST_CASE("a merge is felt from 128 on, and more with every larger tile up to the most there is") {
    CHECK(felt({}) == 0);
    for (rules::Exponent exponent = 2; exponent < 7; ++exponent)
        CHECK(felt({exponent}) == 0);
    CHECK(felt({7}) > 0);
    for (rules::Exponent exponent = 8; exponent <= 15; ++exponent)
        CHECK(felt({exponent}) > felt({static_cast<rules::Exponent>(exponent - 1)}));
    CHECK(felt({11}) > 0.5f);
    for (rules::Exponent exponent = 15; exponent <= 71; ++exponent)
        CHECK(felt({exponent}) == 1);
}

TEST_CASE("of several merges the largest is felt") {
    CHECK(felt({3, 9, 5}) == felt({9}));
    CHECK(felt({9, 9}) == felt({9}));
    CHECK(felt({2, 3, 4, 5}) == 0);
}

TEST_CASE("nothing is felt with reduced motion, and speed has no part in it") {
    CHECK(felt({12}, {.motion = Motion::kReduced}) == 0);
    CHECK(felt({12}, {.speed = 0}) == felt({12}));
    CHECK(felt({12}, {.speed = 2}) == felt({12}));
}

}  // namespace
}  // namespace twofold::ui
