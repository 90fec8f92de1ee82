// Measures the time played: the time between moves, without pauses. Reads no clock; its owner reports the
// time and what the player does.
#pragma once

#include <cstdint>

#include "ui/draw/easing.h"

namespace twofold::app {

// After this long without a move, the clock stops until the next one.
inline constexpr ui::Millis kMaxThinking = 30'000;

// All times are monotonic, in ms. Time is reported to the game in portions; the part not reported yet is
// "untold".
class PlayClock {
  public:
    // For another game: stops the clock and drops the untold time. The clock runs again from the first act().
    void restart();
    // The player made, undid or redid a move.
    void act(ui::Millis now);
    // Sets whether the board is visible and waits for a move.
    void set_in_play(bool in_play, ui::Millis now);

    bool running(ui::Millis now) const { return acted_ && in_play_ && now < end_; }
    ui::Millis untold(ui::Millis now) const { return untold_ + since_told(now); }
    // Whether enough is untold to report at the next act. Not at every act, to keep records short.
    bool due(ui::Millis now) const;
    // Whether to report at a pause, which may be the end of the run. Ignores a glimpse of the board between
    // two screens.
    bool due_at_pause(ui::Millis now) const;
    // Returns the untold time in whole ms, at most session::kMaxEventTime. The rest stays untold.
    std::uint32_t tell(ui::Millis now);

  private:
    ui::Millis since_told(ui::Millis now) const;
    void begin_thinking(ui::Millis now);

    bool acted_ = false;
    bool in_play_ = true;
    ui::Millis begin_ = 0;  // start of the time not yet in untold_
    ui::Millis end_ = 0;    // when the clock stops by itself
    ui::Millis untold_ = 0;
    int acts_ = 0;  // since the last tell()
};

}  // namespace twofold::app
