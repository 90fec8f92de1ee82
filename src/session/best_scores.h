// The best score of each rule set (size, target, fours), stored as a small TOML table.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rules/rule_set.h"

namespace twofold::session {

class BestScores {
  public:
    rules::Score of(const rules::RuleSet& rules) const;  // 0 if there is none
    // Returns whether the score is a new best.
    bool record(const rules::RuleSet& rules, rules::Score score);

    std::string to_text() const;
    // nullopt if the text is not TOML; `fault` then says where and why. Skips invalid entries.
    static std::optional<BestScores> from_text(std::string_view text, std::string* fault = nullptr);

    friend bool operator==(const BestScores&, const BestScores&) = default;

  private:
    std::map<std::string, rules::Score> best_;  // key: "4x4 target 2048 fours 10"
};

}  // namespace twofold::session
