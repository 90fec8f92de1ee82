// The main loop's animation clock: fixed steps, so that motion is the same on every machine.
#pragma once

#include "ui/draw/easing.h"

namespace twofold::app {

inline constexpr ui::Millis kStep = 1000.0 / 120;
inline constexpr ui::Millis kMaxCatchUp = 250;  // of a longer pause, the rest is skipped

class StepClock {
  public:
    // `now` is monotonic, in ms.
    void advance(ui::Millis now) {
        if (started_) {
            const ui::Millis passed = now - last_;
            behind_ += passed < 0 ? 0 : passed > kMaxCatchUp ? kMaxCatchUp : passed;
        }
        started_ = true;
        last_ = now;
        while (behind_ >= kStep) {
            behind_ -= kStep;
            ++steps_;
        }
    }
    // The time of the last step.
    ui::Millis step_time() const { return static_cast<double>(steps_) * kStep; }
    // The time to draw, between the last step and the next.
    ui::Millis draw_time() const { return step_time() + behind_; }

  private:
    bool started_ = false;
    ui::Millis last_ = 0;
    ui::Millis behind_ = 0;  // time since the last step; less than kStep after advance()
    long long steps_ = 0;
};

}  // namespace twofold::app
