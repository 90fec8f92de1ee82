// A move played backwards.
#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

#include "ui/board/timeline.h"

#include "support/ui_moves.h"

namespace twofold::ui {
namespace {

using support::backwards;
using support::for_each_move;
using support::forwards;
using support::Move;
using support::sprite_at;
using support::sprites;
using support::standing;

constexpr Millis kAlmost = 0.0001;  // before something

TEST_CASE("played backwards, a move starts as the board after it and ends as the board before it") {
    for_each_move([](const Move& move) {
        for (const MotionSettings& settings : support::kMotionSettings) {
            const Timeline timeline = backwards(move, settings);
            const auto start = support::sorted(sprites(timeline, 0));
            if (settings.motion == Motion::kFull) REQUIRE(start == standing(move.after));
            for (const Sprite& tile : standing(move.after))
                REQUIRE(std::find(start.begin(), start.end(), tile) != start.end());
            REQUIRE(sprites(timeline, timeline.duration()) == standing(move.before));
            REQUIRE(sprites(timeline, 1e9) == standing(move.before));
        }
    });
}

TEST_CASE("the slide backwards is the slide forwards in reverse") {
    for_each_move([](const Move& move) {
        const Timeline there = forwards(move);
        const Timeline back = backwards(move);
        for (Millis t = 1; t < kSlideTime; t += 7) {
            CAPTURE(t);
            const auto forth = sprites(there, kSlideTime - t);
            const auto reverse = sprites(back, kUnspringTime + t);
            REQUIRE(forth.size() == reverse.size());
            for (std::size_t i = 0; i < forth.size(); ++i) {
                REQUIRE(forth[i].exponent == reverse[i].exponent);
                REQUIRE(std::abs(forth[i].row - reverse[i].row) < 1e-4f);
                REQUIRE(std::abs(forth[i].col - reverse[i].col) < 1e-4f);
            }
        }
    });
}

TEST_CASE("backwards, merged and new tiles shrink to where they once began, before anything slides") {
    for_each_move([](const Move& move) {
        const Timeline timeline = backwards(move);
        const auto end = sprites(timeline, kUnspringTime - kAlmost);
        const Sprite spawn = sprite_at(end, move.outcome.spawn.at, move.outcome.spawn.exponent);
        REQUIRE(std::abs(spawn.scale - 0.2f) < 0.001f);
        for (const rules::Merge& merge : move.outcome.slide.merges) {
            const Sprite made = sprite_at(end, merge.at, merge.exponent);
            REQUIRE(std::abs(made.scale - 0.8f) < 0.001f);
        }
        REQUIRE(sprites(timeline, kUnspringTime).size() == standing(move.before).size());
    });
}

}  // namespace
}  // namespace twofold::ui
