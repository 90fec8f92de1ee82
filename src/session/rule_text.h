// The fields of a rule set as text: one table used by records, their file names, best scores and the command
// line.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/rule_set.h"

namespace twofold::session {

struct RuleField {
    std::string_view key;  // in records and best scores; "--target" on the command line
    char mark = 0;         // precedes its value in a file name: "-2048"; 0 for the size, which comes first
    bool flag = false;     // yes or no; in a file name the mark alone means yes
    bool always = false;   // written in records and best scores even if it has its default value
    bool scored = true;    // games that differ in it have separate best scores
    std::string_view value_name;  // for its value in the help; empty if it has no option
    std::string_view takes;       // values its option takes, in words
    std::string (*text)(const rules::RuleSet& rules) = nullptr;
    // Returns false and changes nothing if the text is not a value of the field.
    bool (*set)(rules::RuleSet& rules, std::string_view text) = nullptr;

    bool is_default(const rules::RuleSet& rules) const { return text(rules) == text({}); }
    bool is_written(const rules::RuleSet& rules) const { return always || !is_default(rules); }
};

// In the order in which they are written; the size is first.
std::span<const RuleField> all_rule_fields();
// Null if no field has that key.
const RuleField* rule_field(std::string_view key);

// The targets that rules which are the same but for theirs can have: "a power of two from 8 to 131072 on
// 4x4".
std::string targets_text(const rules::RuleSet& rules);

}  // namespace twofold::session
