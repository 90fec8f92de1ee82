#include "app/test_hooks.h"

#include "session/daily.h"

namespace twofold::app {

namespace {

constexpr TestHook kHooks[] = {
    {"--utc-day", "DATE", "the day of the daily game, like 2026-11-30 (for tests)",
     [](TestHooks& hooks, const std::string& text) {
         hooks.utc_day = text;
         return session::daily_start(text).has_value();
     }},
    {"--virtual-pad", "PIPE", "a pipe that plays a gamepad (for tests)",
     [](TestHooks& hooks, const std::string& text) {
         hooks.virtual_pad = text;
         return true;
     }},
    {"--trace", "", "print what happens, a line each (for tests)",
     [](TestHooks& hooks, const std::string&) {
         hooks.trace = true;
         return true;
     }},
};

}  // namespace

std::span<const TestHook> all_test_hooks() {
    return kHooks;
}

}  // namespace twofold::app
