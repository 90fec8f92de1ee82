// The standard streams. Text mode waits for its reader; the game in a window never does. Leaves out what is
// written.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace twofold::platform {

// Opens /dev/null for each standard stream that is closed. Otherwise the next files opened would take their
// numbers, and output would be written into them.
void open_standard_streams();

// From now on, if the reader of standard output or error goes away, writing fails instead of ending the
// program.
void outlive_readers();

// Waits for standard input, reads what is available into `buffer` and returns it; empty at the end.
std::string_view read_input(std::span<char> buffer);
// Writes everything to standard output, waiting as needed; false if that fails.
bool write_output(std::string_view bytes);

// Lines for a reader who may be slow: keeps what has not been read yet. No reader can block or end the game.
class LineOutput {
  public:
    static constexpr std::size_t kMaxWaiting = std::size_t{64} << 10;  // bytes

    // `file` is standard output by default; the caller closes it.
    explicit LineOutput(int file = 1) : file_(file) {}

    // Queues whole lines, each with its line feed. Drops the oldest lines beyond kMaxWaiting, and all if the
    // reader is gone.
    void write(std::string_view lines);
    // Writes as much as fits without waiting.
    void flush_some();
    bool waiting() const { return !waiting_.empty(); }

  private:
    void drop_oldest();

    int file_;
    std::string waiting_;   // not written yet
    bool in_line_ = false;  // part of the first waiting line has been written
    bool closed_ = false;
};

}  // namespace twofold::platform
