// The command line: parsed by the CLI11 library, checked here, errors in one line.
#pragma once

#include <string>
#include <variant>

#include "app/options.h"

namespace twofold::app {

// Something to print and leave: help, the version, or what is wrong with the command line.
struct Farewell {
    int status = 0;    // 0, or 2 for wrong usage
    std::string text;  // for standard output where status is 0, else for standard error
};

// What the program is started for.
using Invocation = std::variant<PlayOptions, TextOptions, VerifyOptions, ShotOptions, Farewell>;

Invocation parse_command_line(int argc, const char* const* argv);

}  // namespace twofold::app
