// The main loop's time: a fixed step, so that everything that moves is the same on every machine.
#pragma once

#include "ui/draw/easing.h"

namespace twofold::app {

inline constexpr ui::Millis kStep = 1000.0 / 120;
inline constexpr ui::Millis kMaxCatchUp = 250;  // a longer pause is forgotten

class StepClock {
  public:
    // `now` is the machine's monotonic time in ms.
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
    // Whole steps so far.
    ui::Millis step_time() const { return static_cast<double>(steps_) * kStep; }
    // The moment to draw: between the last step and the next, by what has passed of it.
    ui::Millis draw_time() const { return step_time() + behind_; }

  private:
    bool started_ = false;
    ui::Millis last_ = 0;
    ui::Millis behind_ = 0;  // passed and not yet stepped; less than a step after advance()
    long long steps_ = 0;
};

}  // namespace twofold::app
