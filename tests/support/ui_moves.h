// Moves on random boards, and what a timeline shows of them.
#pragma once

#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "ui/board/timeline.h"

#include "support/boards.h"
#include "support/random.h"

namespace twofold::support {

inline constexpr ui::MotionSettings kFullMotion{};
inline constexpr ui::MotionSettings kReducedMotion{.motion = ui::Motion::kReduced};

inline constexpr std::array kMotionSettings = {
    kFullMotion, kReducedMotion, ui::MotionSettings{.speed = 0.5}, ui::MotionSettings{.speed = 2},
    ui::MotionSettings{.motion = ui::Motion::kReduced, .speed = 2}};

struct Move {
    rules::Board before;
    rules::Board after;  // with the spawn
    rules::MoveOutcome outcome;
};

Move play_on(const rules::Board& board, rules::Direction direction);

// Calls law(move) with effective moves on boards of every size; the seed and the board print where it fails.
template <typename Law>
void for_each_move(Law law) {
    int effective = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const rules::Board board = Random(seed).board();
        INFO("seed ", seed, ": ", board);
        for (const rules::Direction direction : rules::kAllDirections) {
            INFO(name_of(direction));
            const Move move = play_on(board, direction);
            if (!move.outcome.effective()) continue;
            ++effective;
            law(move);
        }
    }
    REQUIRE(effective > 500);
}

ui::Timeline forwards(const Move& move, const ui::MotionSettings& settings = kFullMotion);
ui::Timeline backwards(const Move& move, const ui::MotionSettings& settings = kFullMotion);

std::vector<ui::Sprite> sprites(const ui::Timeline& timeline, ui::Millis elapsed);
std::vector<ui::Sprite> sorted(std::vector<ui::Sprite> list);

// Every tile of the board in its cell, at scale and opacity 1, in row order.
std::vector<ui::Sprite> standing(const rules::Board& board);

// How many there are within a thousandth of a cell.
int count_at(const std::vector<ui::Sprite>& list, rules::Cell cell, rules::Exponent exponent);
// The first one exactly there; fails the test where there is none.
ui::Sprite sprite_at(const std::vector<ui::Sprite>& list, rules::Cell cell, rules::Exponent exponent);

}  // namespace twofold::support
