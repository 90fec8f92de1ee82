// Motion at other speeds, reduced and off.
#include <doctest/doctest.h>

#include "ui/board/timeline.h"

#include "support/ui_moves.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::backwards;
using support::board_of;
using support::for_each_move;
using support::forwards;
using support::Move;
using support::play_on;
using support::sprite_at;
using support::sprites;
using support::standing;

TEST_CASE("motion takes the documented time, divided by the speed") {
    const Move move = play_on(board_of("2 2/0 0"), Direction::kLeft);
    struct DurationCase {
        MotionSettings settings;
        Millis forwards;
        Millis backwards;
        Millis deal;
    };
    constexpr DurationCase kCases[] = {
        {{}, 600, 200, 500},
        {{.speed = 0.5}, 1200, 400, 1000},
        {{.speed = 2}, 300, 100, 250},
        {{.speed = 0}, 0, 0, 0},
        {{.motion = Motion::kReduced}, 200, 200, 100},
        {{.motion = Motion::kReduced, .speed = 0}, 0, 0, 0},
    };
    for (const DurationCase& c : kCases) {
        INFO("speed ", c.settings.speed, c.settings.motion == Motion::kReduced ? ", reduced" : "");
        CHECK(forwards(move, c.settings).duration() == c.forwards);
        CHECK(backwards(move, c.settings).duration() == c.backwards);
        Timeline timeline;
        timeline.deal(move.after, c.settings);
        CHECK(timeline.duration() == c.deal);
    }
}

TEST_CASE("at another speed the same pictures come sooner or later") {
    for_each_move([](const Move& move) {
        for (const double speed : {0.5, 2.0}) {
            for (Millis t = 0; t < 600; t += 60) {
                CAPTURE(t);
                REQUIRE(sprites(forwards(move, {.speed = speed}), t / speed) == sprites(forwards(move), t));
            }
        }
    });
}

TEST_CASE("with motion off the board is at rest at once") {
    for_each_move([](const Move& move) {
        for (const Motion motion : {Motion::kFull, Motion::kReduced}) {
            const MotionSettings off{.motion = motion, .speed = 0};
            REQUIRE(sprites(forwards(move, off), 0) == standing(move.after));
            REQUIRE(sprites(backwards(move, off), 0) == standing(move.before));
        }
    });
}

TEST_CASE("with reduced motion tiles slide and fade and never change their size") {
    for_each_move([](const Move& move) {
        for (Millis t = 0; t <= 210; t += 10) {
            CAPTURE(t);
            for (const Timeline& timeline :
                 {forwards(move, support::kReducedMotion), backwards(move, support::kReducedMotion)}) {
                for (const Sprite& tile : sprites(timeline, t)) {
                    REQUIRE(tile.scale == 1);
                    REQUIRE(tile.opacity >= 0);
                    REQUIRE(tile.opacity <= 1);
                }
            }
        }
        const auto list = sprites(forwards(move, support::kReducedMotion), kSlideTime + kFadeTime / 2);
        const Sprite half = sprite_at(list, move.outcome.spawn.at, move.outcome.spawn.exponent);
        REQUIRE(half.opacity == 0.5f);
    });
}

TEST_CASE("with full motion nothing fades") {
    for_each_move([](const Move& move) {
        for (Millis t = 0; t <= 610; t += 50) {
            for (const Timeline& timeline : {forwards(move), backwards(move)}) {
                for (const Sprite& tile : sprites(timeline, t))
                    REQUIRE(tile.opacity == 1);
            }
        }
    });
}

}  // namespace
}  // namespace twofold::ui
