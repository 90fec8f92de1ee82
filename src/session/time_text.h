// Time played as text, the same in every language.
#pragma once

#include <string>

#include "session/game.h"

namespace twofold::session {

// Appends "0:07", "12:34" or "1:02:03": whole seconds, rounded down.
void append_time(PlayedMillis time, std::string& out);

// With milliseconds: "0:07.250".
std::string exact_time_text(PlayedMillis time);

}  // namespace twofold::session
