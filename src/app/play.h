// Playing in a window: which game, with what settings and assets, from the start to the end of a run.
#pragma once

#include "app/options.h"

namespace twofold::app {

// Plays until the player leaves; the program's exit status.
int play(const PlayOptions& options);

}  // namespace twofold::app
