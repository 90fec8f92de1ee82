// Easing functions in closed form, so that any moment can be computed alone.
#pragma once

namespace twofold::ui {

using Millis = double;

// Smoothstep, 3t^2 - 2t^3: from 0 to 1 with zero speed at both ends. `t` is clamped to 0 to 1.
double ease_in_out(double t);

// 1 - (1 - t)^3: starts fast and comes to rest.
double ease_out(double t);

// Position of an under-damped spring on its way from `from` to exactly 1, `elapsed` after its release.
// Damping ratio 0.5; the frequency is such that at `duration` the amplitude has shrunk to 0.1 %, and from
// then on it is at rest. Source: solution of x'' + 2 z w x' + w^2 x = 0 with x(0) = from - 1, x'(0) = 0.
double spring(double from, Millis elapsed, Millis duration);

}  // namespace twofold::ui
