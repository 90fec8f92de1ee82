#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace twofold::base {

void check_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "twofold: broken invariant: %s (%s:%d)\n", what, file, line);
    std::abort();
}

}  // namespace twofold::base
