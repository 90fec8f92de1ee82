// Runs the game on this machine: window, files and clock around a Shell.
#pragma once

#include <optional>
#include <string>

#include "app/options.h"

namespace twofold::app {

// Plays until the player leaves; the program's exit status.
int play(const PlayOptions& options);

}  // namespace twofold::app
