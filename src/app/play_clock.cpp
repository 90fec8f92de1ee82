#include "app/play_clock.h"

#include <algorithm>
#include <cmath>

#include "session/record.h"

namespace twofold::app {

namespace {

// One time event of 8 bytes per eight moves of 7 bytes keeps a game at 8 bytes a move.
constexpr int kActsBetween = 8;
constexpr ui::Millis kDueTime = 5000;
constexpr ui::Millis kGlimpse = 1000;

}  // namespace

void PlayClock::restart() {
    acted_ = false;
    untold_ = 0;
    acts_ = 0;
}

void PlayClock::act(ui::Millis now) {
    begin_thinking(now);
    acted_ = true;
    ++acts_;
}

void PlayClock::set_in_play(bool in_play, ui::Millis now) {
    if (in_play == in_play_) return;
    begin_thinking(now);
    in_play_ = in_play;
}

bool PlayClock::due(ui::Millis now) const {
    return acts_ >= kActsBetween && untold(now) >= kDueTime;
}

bool PlayClock::due_at_pause(ui::Millis now) const {
    return untold(now) >= (acts_ > 0 ? 1 : kGlimpse);
}

std::uint32_t PlayClock::tell(ui::Millis now) {
    untold_ = untold(now);
    begin_ = std::max(begin_, now);
    acts_ = 0;
    // Sums of fractions may fall short of a whole ms by a rounding error.
    constexpr double kRounding = 1e-6;
    const double whole =
        std::min(std::floor(untold_ + kRounding), static_cast<double>(session::kMaxEventTime));
    untold_ = std::max(0.0, untold_ - whole);
    return static_cast<std::uint32_t>(whole);
}

ui::Millis PlayClock::since_told(ui::Millis now) const {
    if (!acted_ || !in_play_) return 0;
    return std::max(0.0, std::min(now, end_) - begin_);
}

void PlayClock::begin_thinking(ui::Millis now) {
    untold_ = untold(now);
    begin_ = now;
    end_ = now + kMaxThinking;
}

}  // namespace twofold::app
