// `twofold shot`: one picture of the game without a window, the same to the pixel every time.
#pragma once

#include "app/options.h"

namespace twofold::app {

// Writes a PNG; the program's exit status.
int run_shot(const ShotOptions& options);

}  // namespace twofold::app
