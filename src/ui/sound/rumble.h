// How a move is felt on a gamepad with rumble.
#pragma once

#include "rules/game_state.h"
#include "ui/board/timeline.h"

namespace twofold::ui {

inline constexpr rules::Score kFirstFelt = 128;
inline constexpr Millis kRumbleTime = 160;  // motors take most of a slide to get going

// The strength for the largest tile the move made, 0 (none) to 1. 0 if motion is reduced.
float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings);

}  // namespace twofold::ui
