// What the game in a window prints on standard output: announcements for screen readers, and traces for
// tests. Printed without delay.
#pragma once

#include <cstdio>
#include <string_view>

#include "platform/output.h"

namespace twofold::app {

class Console {
  public:
    explicit Console(bool tracing) : tracing_(tracing) {}

    bool tracing() const { return tracing_; }
    // Both take whole lines. Announcements wait for a slow reader; each call prints as many as fit.
    void announce(std::string_view lines) { announcements_.write(lines); }
    bool waiting() const { return announcements_.waiting(); }
    void trace(std::string_view lines) const {
        if (!tracing_ || lines.empty()) return;
        std::fwrite(lines.data(), 1, lines.size(), stdout);
        std::fflush(stdout);
    }

  private:
    bool tracing_;
    platform::LineOutput announcements_;
};

}  // namespace twofold::app
