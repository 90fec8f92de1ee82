// The commands that open no window. Each returns the program's exit status.
#pragma once

#include <string>

#include "app/options.h"
#include "session/record.h"

namespace twofold::app {

// `twofold text`: the conversation of a TextGame on standard input and output.
int run_text(const TextOptions& options);

// One line on a record, without line feed: "game.twofold: ok, score 96, largest 16, moves 12", and
// ", time 0:07.250" where it knows of all the time played.
std::string verdict_on(const std::string& file, const session::RecordReading& reading);

// `twofold verify`: plays records again. A line for each file on standard output; 0 if all are good, else 1.
int run_verify(const VerifyOptions& options);

// `twofold shot`: one picture of the game as a PNG, the same to the pixel every time.
int run_shot(const ShotOptions& options);

}  // namespace twofold::app
