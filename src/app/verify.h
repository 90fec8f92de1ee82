// `twofold verify`: plays records again without a window.
#pragma once

#include <string>

#include "app/options.h"
#include "session/record.h"

namespace twofold::app {

// One line on a record, without line feed: "game.twofold: ok, score 96, largest 16, moves 12", and
// ", time 0:07.250" where it knows of all the time played.
std::string verdict_on(const std::string& file, const session::RecordReading& reading);

// A line for each file on standard output; 0 if all are good, else 1.
int run_verify(const VerifyOptions& options);

}  // namespace twofold::app
