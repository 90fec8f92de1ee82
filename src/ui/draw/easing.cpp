#include "ui/draw/easing.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

double ease_in_out(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

double ease_out(double t) {
    const double left = 1 - std::clamp(t, 0.0, 1.0);
    return 1 - left * left * left;
}

double spring(double from, Millis elapsed, Millis duration) {
    if (elapsed <= 0) return from;
    if (elapsed >= duration) return 1;
    constexpr double kDampingRatio = 0.5;
    constexpr double kSettled = 6.9078;  // -ln 0.001
    const double decay = kSettled * elapsed / duration;
    const double damped = std::sqrt(1 - kDampingRatio * kDampingRatio);
    const double angle = decay * damped / kDampingRatio;
    const double swing = std::cos(angle) + kDampingRatio / damped * std::sin(angle);
    return 1 + (from - 1) * std::exp(-decay) * swing;
}

}  // namespace twofold::ui
