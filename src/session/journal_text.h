// The journal of the game in progress as text in memory, built from its edits, while no file holds it. Leaves
// out files.
#pragma once

#include <string>
#include <utility>

#include "session/session.h"

namespace twofold::session {

class JournalText {
  public:
    JournalText() = default;
    // `text` is the journal so far.
    explicit JournalText(std::string text) : text_(std::move(text)) {}

    void apply(const JournalEdit& edit);
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

}  // namespace twofold::session
