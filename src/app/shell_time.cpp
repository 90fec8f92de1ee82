// The Shell's part that knows how long the game is played, and tells the session.
#include <algorithm>
#include <cmath>

#include "app/shell.h"

namespace twofold::app {

// After each effective move, undo and redo.
void Shell::played() {
    play_clock_.act(now_);
    if (session_.game().split_due() || play_clock_.due(now_)) tell_time();
}

void Shell::tell_time() {
    session_.add_time(play_clock_.tell(now_));
}

// Before another game takes the place of the one that is played.
void Shell::tell_of_game() {
    if (play_clock_.untold(now_) >= 1) tell_time();
}

// Stops the clock where the player cannot play and lets it go on where they can. A pause is told: it may be
// the end.
void Shell::follow_play() {
    const bool in_play = screens_.front().in_play() && attended_ && !effects_.quit;
    play_clock_.set_in_play(in_play, now_);
    if (!in_play && play_clock_.due_at_pause(now_)) tell_time();
}

// While the clock is seen to run there is a picture for every second.
void Shell::show_time() {
    if (!settings_.show_clock) return;
    const ui::Millis time = static_cast<double>(session_.game().time_played()) + play_clock_.untold(now_);
    board_.set_time(static_cast<session::PlayedMillis>(time));
    if (play_clock_.running(now_)) wake_in(1000 - std::fmod(time, 1000));
}

void Shell::wake_in(ui::Millis time) {
    effects_.wake_in = std::min(effects_.wake_in.value_or(time), time);
}

}  // namespace twofold::app
