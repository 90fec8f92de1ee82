// Parses the command line with the CLI11 library and checks it. Errors are one line each.
#pragma once

#include <string>
#include <variant>

#include "app/options.h"

namespace twofold::app {

// Text to print before exiting: the help, the version or an error.
struct Farewell {
    int status = 0;    // exit status: 0, or 2 for a usage error
    std::string text;  // for standard output if status is 0, else for standard error
};

// What to run, with its options.
using Invocation = std::variant<PlayOptions, TextOptions, VerifyOptions, ShotOptions, Farewell>;

Invocation parse_command_line(int argc, const char* const* argv);

}  // namespace twofold::app
