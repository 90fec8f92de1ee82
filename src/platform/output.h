// The standard streams: for programs at their other ends, who are waited for, and for people while the window
// is open, who are not. Leaves out what is said.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace twofold::platform {

// Opens those of the three standard streams that are closed on nothing: else the first files that are opened
// would take their numbers, and what is printed would be written into them.
void open_standard_streams();

// From now on a reader of standard output or error that goes away is an error and not the program's end.
void outlive_readers();

// Standard input: waits until there is some and returns what is there, read into `buffer`; empty at the end.
std::string_view read_input(std::span<char> buffer);
// Standard output: waits until it has taken all. False if it never will.
bool write_output(std::string_view bytes);

// Owns what a slow reader has not taken yet; no reader can hold the game up or end it.
class LineOutput {
  public:
    static constexpr std::size_t kMaxWaiting = std::size_t{64} << 10;  // bytes

    // Standard output, if nothing else is said. `file` stays the caller's to close.
    explicit LineOutput(int file = 1) : file_(file) {}

    // Whole lines with their ends, after those that wait. Where more wait than kMaxWaiting the oldest are
    // dropped; where nobody will ever read, all of them.
    void write(std::string_view lines);
    // Hands over what the reader has room for now.
    void hand_over();
    bool waiting() const { return !waiting_.empty(); }

  private:
    void drop_oldest();

    int file_;
    std::string waiting_;   // from the first byte that is not handed over
    bool in_line_ = false;  // the beginning of the first line that waits is handed over
    bool closed_ = false;
};

}  // namespace twofold::platform
