// Runs a part of the program as a process would run it: with its own standard input, output and error.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace twofold::support {

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

// Nothing may be checked inside of `run`, whose output is what is looked at.
Outcome run_with_streams(std::string_view input, const std::function<int()>& run);

}  // namespace twofold::support
