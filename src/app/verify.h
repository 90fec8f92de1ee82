// `twofold verify`: checks records by replaying them without a window.
#pragma once

#include <string>

#include "app/options.h"
#include "session/record.h"

namespace twofold::app {

// One line about a record, without line feed: "game.twofold: ok, score 96, largest 16, moves 12", followed by
// ", time 0:07.250" if the game is clocked.
std::string verdict_on(const std::string& file, const session::RecordReading& reading);

// Prints a line for each file on standard output; returns 0 if all are valid, else 1.
int run_verify(const VerifyOptions& options);

}  // namespace twofold::app
