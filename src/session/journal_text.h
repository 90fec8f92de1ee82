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
    // `text` is what the journal holds now, `kept` the record that was kept last; empty where there is none.
    JournalText(std::string text, std::string kept) : text_(std::move(text)), kept_(std::move(kept)) {}

    void apply(const JournalEdit& edit);
    const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::string kept_;
};

}  // namespace twofold::session
