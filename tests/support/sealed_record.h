// Records written line by line with checks that are right whatever the lines say: what no program of ours
// writes, and what the format has to stay. Written from its description, apart from session/record.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::support {

class SealedRecord {
  public:
    SealedRecord& line(std::string_view text);  // of the header
    SealedRecord& begin();
    SealedRecord& event(std::string_view body);

    const std::string& text() const { return text_; }

  private:
    void add_to_check(std::string_view bytes);

    std::string text_;
    std::uint32_t check_ = 0xffffffff;
};

// The header of a game of these rules, without its begin line.
SealedRecord header_of(const rules::RuleSet& rules, std::uint64_t seed);

}  // namespace twofold::support
