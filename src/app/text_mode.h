// `twofold text`: the game as commands and answers in lines of text, for people and programs. docs/text.md
// describes it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::app {

// Answers commands. Does no input or output itself.
class TextGame {
  public:
    TextGame(const session::Start& start, bool json, std::uint64_t entropy);

    // Appends the answer to one command line (without its line feed) to `out`.
    void answer(std::string_view line, std::string& out);
    bool finished() const { return finished_; }

  private:
    // Returns the error; empty on success.
    std::string perform(std::string_view command, std::string_view rest);
    std::string begin_new(std::string_view seed);
    std::string set_board(std::string_view board);
    void move(rules::Direction direction);

    session::Game game_;
    bool json_;
    rules::Generator seeds_;
    bool has_last_ = false;  // the position was reached by the move last_
    rules::MoveOutcome last_;
    bool finished_ = false;
};

}  // namespace twofold::app
