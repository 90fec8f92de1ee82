// How motion goes through time, in closed form: any moment can be asked for alone.
#pragma once

namespace twofold::ui {

using Millis = double;

// Smoothstep, 3t^2 - 2t^3: from 0 to 1 with no speed at either end. `t` outside 0 to 1 counts as the nearer
// end.
double ease_in_out(double t);

// 1 - (1 - t)^3: starts fast and comes to rest.
double ease_out(double t);

// The way of an under-damped spring from `from` to exactly 1, `elapsed` after its release. Damping ratio 0.5;
// its frequency is such that at `duration` the swing has shrunk to 0.1 % of the way; from there on it is at
// rest. Source: solution of x'' + 2 z w x' + w^2 x = 0 with x(0) = from - 1, x'(0) = 0.
double spring(double from, Millis elapsed, Millis duration);

}  // namespace twofold::ui
