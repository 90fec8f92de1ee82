// A replay: the board with a slider below it, and the transport buttons.
#pragma once

#include "ui/draw/layout.h"

namespace twofold::ui {

enum class Transport : std::uint8_t { kPreviousMark, kStepBack, kPlay, kStepForward, kNextMark, kSpeed };
inline constexpr int kTransportCount = 6;

struct WatchLayout {
    Layout board;  // its score is used; below or beside it, in place of the best score, is the move
    Rect back;
    Rect play_on;
    Rect slider;
    std::array<Rect, kTransportCount> transport;  // by Transport; empty for those that there is no room for
};

WatchLayout make_watch_layout(const WindowMetrics& window, rules::Size size);

}  // namespace twofold::ui
