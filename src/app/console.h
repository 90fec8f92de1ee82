// What is printed on standard output while the game is played: for people who listen, and for tests. At once,
// as somebody waits for it.
#pragma once

#include <cstdio>
#include <string_view>

#include "platform/output.h"

namespace twofold::app {

class Console {
  public:
    explicit Console(bool tracing) : tracing_(tracing) {}

    bool tracing() const { return tracing_; }
    // Whole lines, both. What is announced waits for a slow reader, and goes on with each call.
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
