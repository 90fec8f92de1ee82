// The hooks that only tests of the whole program need: which there are, the options of playing that switch
// them on, and what each does. There are no others, and none is an environment variable. What a hook asks
// for is passed to the one place that does it, named below.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace twofold::app {

struct TestHooks {
    // The day of the daily game, YYYY-MM-DD; empty: the machine's (host.cpp).
    std::string utc_day;
    // A named pipe whose lines play a gamepad; empty: none (platform/virtual_pad.h).
    std::string virtual_pad;
    // Prints what happens, a line each: moves and what they led to, frames, and where on the screen
    // everything is that can be pressed (trace.h, host.cpp).
    bool trace = false;
};

// The option that switches a hook on.
struct TestHook {
    std::string_view option;
    std::string_view value_name;  // of its text; empty: a flag without one
    std::string_view help;
    bool (*set)(TestHooks& hooks, const std::string& text);  // false if the hook does not take that text
};

std::span<const TestHook> all_test_hooks();

}  // namespace twofold::app
