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

namespace {

// x = e^-t (a cos kt + b sin kt) + 1, where t is the exponent of the amplitude's decay.
struct Swing {
    double a;
    double b;
    double k;

    double at(double t) const { return 1 + std::exp(-t) * (a * std::cos(k * t) + b * std::sin(k * t)); }
    double peak() const { return at(std::atan2(k * b - a, b + k * a) / k); }
};

Swing swing_of(const Spring& spring) {
    const double k = std::sqrt(1 - spring.damping * spring.damping) / spring.damping;
    const double a = spring.from - 1;
    return {a, (spring.impulse + a) / k, k};
}

}  // namespace

Spring spring_that_peaks(double from, double damping, double peak) {
    double low = 0;
    double high = 64;
    for (int step = 0; step < 48; ++step) {
        const double middle = (low + high) / 2;
        (swing_of({from, damping, middle}).peak() < peak ? low : high) = middle;
    }
    return {from, damping, low};
}

double position(const Spring& spring, Millis elapsed, Millis duration) {
    if (elapsed <= 0) return spring.from;
    if (elapsed >= duration) return 1;
    constexpr double kSettled = 6.9078;  // -ln 0.001
    return swing_of(spring).at(kSettled * elapsed / duration);
}

}  // namespace twofold::ui
