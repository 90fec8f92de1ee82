#include "session/variant.h"

#include <algorithm>

#include "base/text.h"
#include "session/board_text.h"
#include "session/daily.h"
#include "session/rule_text.h"

namespace twofold::session {

namespace {

constexpr char kDaily = 'd';
// The seeds that can be a daily game's: dates of eight digits. A shorter seed that could be read as a date,
// such as 123, is an ordinary seed.
constexpr std::uint64_t kFirstDaily = 1000'01'01;
constexpr std::uint64_t kLastDaily = 9999'12'31;

// Removes the date at the end of "10d20261130" from the text and returns it; 0 if there is none. Earlier
// versions also wrote short seeds there ("10d123"), which are removed but are not daily games.
std::uint32_t take_daily(std::string_view& text) {
    const std::size_t mark = text.rfind(kDaily);
    if (mark == std::string_view::npos) return 0;
    const auto number = base::parse_number(text.substr(mark + 1));
    if (!number || *number > kLastDaily) return 0;
    const auto date = static_cast<std::uint32_t>(*number);
    if (!daily_start(date_text(date))) return 0;
    text = text.substr(0, mark);
    return date < kFirstDaily ? 0 : date;
}

// Whether the text of a rule set omits the field if it has its default value.
bool may_be_left_out(const RuleField& field) {
    return field.mark != 0 && field.mark != '-';
}

// Parses "4x4-2048-10r".
std::optional<rules::RuleSet> parse_rules(std::string_view text) {
    const auto fields = all_rule_fields();
    const auto is_mark = [&](char c) {
        return std::any_of(fields.begin(), fields.end(), [&](const RuleField& f) { return f.mark == c; });
    };
    rules::RuleSet rules;
    for (const RuleField& field : fields) {
        if (field.mark != 0) {
            const bool there = !text.empty() && text.front() == field.mark;
            if (!there && may_be_left_out(field)) continue;
            if (!there) return std::nullopt;
            text.remove_prefix(1);
        }
        const auto* const end = field.flag ? text.begin() : std::find_if(text.begin(), text.end(), is_mark);
        const auto length = static_cast<std::size_t>(end - text.begin());
        if (!field.set(rules, field.flag ? base::yes_no_text(true) : text.substr(0, length)))
            return std::nullopt;
        text.remove_prefix(length);
    }
    if (!text.empty() || !rules::is_possible(rules)) return std::nullopt;
    return rules;
}

}  // namespace

Variant variant_of(const Start& start) {
    Variant variant{.rules = start.rules};
    if (start.position || start.seed < kFirstDaily || start.seed > kLastDaily) return variant;
    const auto number = static_cast<std::uint32_t>(start.seed);
    if (daily_start(date_text(number)) == start) variant.daily = number;
    return variant;
}

std::string variant_text(const Variant& variant) {
    std::string text;
    for (const RuleField& field : all_rule_fields()) {
        if (may_be_left_out(field) && field.is_default(variant.rules)) continue;
        if (field.mark != 0) text += field.mark;
        if (!field.flag) text += field.text(variant.rules);
    }
    if (variant.daily != 0) text += kDaily + std::to_string(variant.daily);
    return text;
}

std::optional<Variant> parse_variant(std::string_view text) {
    Variant variant;
    if (const auto size = parse_size(text)) {
        variant.rules.size = *size;
        variant.rules.target = rules::default_target(variant.rules);
        return variant;
    }
    variant.daily = take_daily(text);
    const auto rules = parse_rules(text);
    if (!rules) return std::nullopt;
    variant.rules = *rules;
    return variant;
}

}  // namespace twofold::session
