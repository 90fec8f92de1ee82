// What the journal of the game in progress holds, told from its edits, for when no file does (yet). Leaves
// out the files.
#pragma once

#include <string>
#include <utility>

#include "session/session.h"

namespace twofold::session {

class JournalText {
  public:
    JournalText() = default;
    // `text` is what the journal holds now.
    explicit JournalText(std::string text) : text_(std::move(text)) {}

    void apply(const JournalEdit& edit);
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

}  // namespace twofold::session
