#include "session/best_scores.h"

#include "base/text.h"
#include "base/toml.h"
#include "session/board_text.h"

namespace twofold::session {

namespace {

std::string key_of(const rules::RuleSet& rules) {
    return size_text(rules.size) + " target " + tile_text(rules.target) + " fours " +
           std::to_string(rules.fours);
}

// Whether `key` is what key_of() makes of some rule set that can be played.
bool is_key(std::string_view key) {
    const std::size_t target = key.find(" target ");
    const std::size_t fours = key.find(" fours ");
    if (target == std::string_view::npos || fours == std::string_view::npos || fours < target) return false;
    const auto size = parse_size(key.substr(0, target));
    const auto exponent = parse_tile(key.substr(target + 8, fours - target - 8));
    const auto percent = base::parse_number(key.substr(fours + 7));
    if (!size || !exponent || !percent || *percent > 100) return false;
    const rules::RuleSet rules{
        .size = *size, .target = *exponent, .fours = static_cast<std::uint8_t>(*percent)};
    return rules::fault_of(rules) == rules::RuleFault::kNone && key_of(rules) == key;
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
