// An assertion that stays in release builds: a broken invariant stops the program before it can write a wrong
// board to disk. For bugs only; functions that read outside data return the reason instead.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace twofold::base {

// Prints where and what to standard error, then aborts.
[[noreturn]] inline void check_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "twofold: broken invariant: %s (%s:%d)\n", what, file, line);
    std::abort();
}

}  // namespace twofold::base

#define TWOFOLD_CHECK(condition) \
    ((condition) ? void(0) : ::twofold::base::check_failed(#condition, __FILE__, __LINE__))
