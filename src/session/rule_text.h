// The fields of a rule set as text: one table, by which records, the names of their files, best scores and
// the command line write and read them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/rule_set.h"

namespace twofold::session {

struct RuleField {
    std::string_view key;  // in records and best scores; "--target" on the command line
    char mark = 0;         // before its value in a file's name: "-2048"; 0 for the size, which comes first
    bool flag = false;     // yes or no: in a file's name the mark alone says yes
    bool always = false;   // written in records and best scores even where it is as usual
    bool scored = true;    // games that differ in it have best scores of their own
    std::string_view placeholder;  // of its option in the help; empty if it has no option
    std::string_view takes;        // its option, for people
    std::string (*text)(const rules::RuleSet& rules) = nullptr;
    // False, and nothing changed, if the text is no value of the field.
    bool (*set)(rules::RuleSet& rules, std::string_view text) = nullptr;

    bool is_usual(const rules::RuleSet& rules) const { return text(rules) == text({}); }
    bool is_written(const rules::RuleSet& rules) const { return always || !is_usual(rules); }
};

// In the order in which they are written, the size first.
std::span<const RuleField> all_rule_fields();
// Null if no field has that key.
const RuleField* rule_field(std::string_view key);

}  // namespace twofold::session
