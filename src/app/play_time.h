// Measures the time played and reports it to the session.
#pragma once

#include "app/play_clock.h"
#include "session/session.h"

namespace twofold::app {

// `now` is monotonic, in ms.
class PlayTime {
  public:
    explicit PlayTime(session::Session& session) : session_(session) {}

    // For another game.
    void restart() { clock_.restart(); }
    // After each effective move, undo and redo.
    void act(ui::Millis now) {
        clock_.act(now);
        if (session_.game().split_due() || clock_.due(now)) tell(now);
    }
    // Call before another game replaces this one.
    void finish_game(ui::Millis now) {
        if (clock_.untold(now) >= 1) tell(now);
    }
    // Stops the clock while the player cannot play. Reports the time at a pause, which may be the end of the
    // run.
    void set_in_play(bool in_play, ui::Millis now) {
        clock_.set_in_play(in_play, now);
        if (!in_play && clock_.due_at_pause(now)) tell(now);
    }

    bool running(ui::Millis now) const { return clock_.running(now); }
    // Total time played in this game, including what has not been reported.
    ui::Millis played(ui::Millis now) const {
        return static_cast<double>(session_.game().time_played()) + clock_.untold(now);
    }

  private:
    void tell(ui::Millis now) { session_.add_time(clock_.tell(now)); }

    session::Session& session_;
    PlayClock clock_;
};

}  // namespace twofold::app
