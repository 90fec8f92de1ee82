// `twofold shot`: draws one picture of the game without a window, with the same pixels every time.
#pragma once

#include "app/options.h"

namespace twofold::app {

// Writes a PNG file and returns the program's exit status.
int run_shot(const ShotOptions& options);

}  // namespace twofold::app
