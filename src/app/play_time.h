// How long the game is played, told to the session by and by.
#pragma once

#include "app/play_clock.h"
#include "session/session.h"

namespace twofold::app {

// `now` is the machine's monotonic time in ms.
class PlayTime {
  public:
    explicit PlayTime(session::Session& session) : session_(session) {}

    // Another game is played.
    void restart() { clock_.restart(); }
    // After each effective move, undo and redo.
    void act(ui::Millis now) {
        clock_.act(now);
        if (session_.game().split_due() || clock_.due(now)) tell(now);
    }
    // Before another game takes the place of the one that is played.
    void finish_game(ui::Millis now) {
        if (clock_.untold(now) >= 1) tell(now);
    }
    // Stops the clock while the player cannot play. A pause is told: it may be the end.
    void set_in_play(bool in_play, ui::Millis now) {
        clock_.set_in_play(in_play, now);
        if (!in_play && clock_.due_at_pause(now)) tell(now);
    }

    bool running(ui::Millis now) const { return clock_.running(now); }
    // Of the game, with what has not been told.
    ui::Millis played(ui::Millis now) const {
        return static_cast<double>(session_.game().time_played()) + clock_.untold(now);
    }

  private:
    void tell(ui::Millis now) { session_.add_time(clock_.tell(now)); }

    session::Session& session_;
    PlayClock clock_;
};

}  // namespace twofold::app
