// How long the game is played: what passes between moves, but no pause. Knows no machine: whoever owns it
// says what time it is and what the player does.
#pragma once

#include <cstdint>

#include "ui/draw/easing.h"

namespace twofold::app {

// Who has not moved for that long is not playing; the clock waits for the next move.
inline constexpr ui::Millis kMaxThinking = 30'000;

// All times are the machine's monotonic time in ms. What it counts is told to the game by and by; what has
// not been yet is "untold".
class PlayClock {
  public:
    // Stops it and forgets what is untold: another game is played. It runs from the first act() on.
    void restart();
    // The player moved, or took a move back or made it again.
    void act(ui::Millis now);
    // Whether the board is before the player's eyes and waits for a move.
    void set_in_play(bool in_play, ui::Millis now);

    bool running(ui::Millis now) const { return acted_ && in_play_ && now < end_; }
    ui::Millis untold(ui::Millis now) const { return untold_ + since_told(now); }
    // So much that it should be told at the next act. Not for every one: the record has to stay short.
    bool due(ui::Millis now) const;
    // The same at a pause, which may be the end: not for a glimpse of the board between two screens.
    bool due_at_pause(ui::Millis now) const;
    // Whole ms to tell the game, at most session::kMaxEventTime. What is left is told the next time.
    std::uint32_t tell(ui::Millis now);

  private:
    ui::Millis since_told(ui::Millis now) const;
    void begin_thinking(ui::Millis now);

    bool acted_ = false;
    bool in_play_ = true;
    ui::Millis begin_ = 0;  // of the time that untold_ does not hold yet
    ui::Millis end_ = 0;    // when the clock stops by itself
    ui::Millis untold_ = 0;
    int acts_ = 0;  // since the last that was told
};

}  // namespace twofold::app
