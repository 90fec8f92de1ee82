// Easing functions in closed form, so that any moment can be computed alone.
#pragma once

namespace twofold::ui {

using Millis = double;

// Smoothstep, 3t^2 - 2t^3: from 0 to 1 with zero speed at both ends. `t` is clamped to 0 to 1.
double ease_in_out(double t);

// 1 - (1 - t)^3: starts fast and comes to rest.
double ease_out(double t);

// An under-damped spring on its way to exactly 1.
struct Spring {
    double from = 0;
    double damping = 0.5;  // ratio, below 1
    double impulse = 0;    // speed at its release, in the way for each 1/e of the amplitude's decay
};

// With the impulse that makes it peak there. `peak` is at least what it is without one.
Spring spring_that_peaks(double from, double damping, double peak);

// The spring's position `elapsed` after its release. The frequency is such that at `duration` the amplitude
// has shrunk to 0.1 %, and from then on the spring is at rest. Source: solution of x'' + 2 z w x' + w^2 x = 0
// with x(0) = from - 1, x'(0) = impulse z w.
double position(const Spring& spring, Millis elapsed, Millis duration);

}  // namespace twofold::ui
