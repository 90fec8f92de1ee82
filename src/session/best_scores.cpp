#include "session/best_scores.h"

#include "base/text.h"
#include "base/toml.h"
#include "session/rule_text.h"

namespace twofold::session {

namespace {

std::string key_of(const rules::RuleSet& rules) {
    std::string key;
    for (const RuleField& field : all_rule_fields()) {
        if (!field.scored || !field.is_written(rules)) continue;
        if (!key.empty()) key.append(" ").append(field.key).append(" ");
        key += field.text(rules);
    }
    return key;
}

// Whether key_of() returns `key` for some possible rule set.
bool is_key(std::string_view key) {
    const std::string with_size = "size " + std::string(key);
    rules::RuleSet rules;
    for (std::string_view rest = with_size; !rest.empty();) {
        const RuleField* field = rule_field(base::split_first(rest, ' '));
        if (field == nullptr || !field->set(rules, base::split_first(rest, ' '))) return false;
    }
    return rules::is_possible(rules) && key_of(rules) == key;
}

}  // namespace

rules::Score BestScores::of(const rules::RuleSet& rules) const {
    const auto entry = best_.find(key_of(rules));
    return entry == best_.end() ? 0 : entry->second;
}

bool BestScores::record(const rules::RuleSet& rules, rules::Score score) {
    if (score <= of(rules)) return false;
    best_[key_of(rules)] = score;
    return true;
}

// Scores are written as strings: TOML's integers stop at 2^63 - 1.
std::string BestScores::to_text() const {
    std::string text = "# Twofold: the best score of each rule set\n";
    for (const auto& [key, score] : best_)
        text += "\"" + key + "\" = \"" + std::to_string(score) + "\"\n";
    return text;
}

std::optional<BestScores> BestScores::from_text(std::string_view text, std::string* fault) {
    const base::TomlReading parsed = base::read_toml(text);
    if (!parsed.table && fault != nullptr) *fault = parsed.fault();
    if (!parsed.table) return std::nullopt;
    BestScores scores;
    for (const auto& [key, value] : *parsed.table) {
        const auto score = base::parse_number(value.value_or(std::string_view{}));
        if (score && is_key(key.str())) scores.best_[std::string(key.str())] = *score;
    }
    return scores;
}

}  // namespace twofold::session
