// What of a move is felt in the hand, on a gamepad that can.
#pragma once

#include "rules/game_state.h"
#include "ui/board/timeline.h"

namespace twofold::ui {

inline constexpr rules::Exponent kFirstFelt = 7;  // 128
inline constexpr Millis kRumbleTime = 160;        // motors take most of a slide to get going

// How strongly the largest tile that the move made is felt, 0 (not at all) to 1. 0 if motion is
// reduced.
float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings);

}  // namespace twofold::ui
