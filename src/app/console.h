// What is printed on standard output while the game is played: for people who listen, and for tests. At once,
// as somebody waits for it.
#pragma once

#include <cstdio>
#include <string_view>

namespace twofold::app {

class Console {
  public:
    explicit Console(bool tracing) : tracing_(tracing) {}

    bool tracing() const { return tracing_; }
    // Whole lines, both.
    void announce(std::string_view lines) const {
        if (lines.empty()) return;
        std::fwrite(lines.data(), 1, lines.size(), stdout);
        std::fflush(stdout);
    }
    void trace(std::string_view lines) const {
        if (tracing_) announce(lines);
    }

  private:
    bool tracing_;
};

}  // namespace twofold::app
