#include "session/variant.h"

#include <array>

#include "base/text.h"
#include "session/board_text.h"
#include "session/daily.h"

namespace twofold::session {

namespace {

constexpr char kReroll = 'r';
constexpr char kDaily = 'd';
// The seeds that can be a daily game's: dates of eight digits. A shorter seed that reads as a date, such as
// 123, is a seed like any other.
constexpr std::uint64_t kFirstDaily = 1000'01'01;
constexpr std::uint64_t kLastDaily = 9999'12'31;

// Takes the date at the end of "10d20261130" off the text; 0 if there is none. Earlier versions wrote short
// seeds there as well ("10d123"): those are taken off too, and are no daily game.
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

bool take_reroll(std::string_view& text) {
    if (text.empty() || text.back() != kReroll) return false;
    text.remove_suffix(1);
    return true;
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
    std::string text = size_text(variant.rules.size) + "-" + tile_text(variant.rules.target) + "-" +
                       std::to_string(variant.rules.fours);
    if (variant.rules.reroll) text += kReroll;
    if (variant.daily != 0) text += kDaily + std::to_string(variant.daily);
    return text;
}

std::optional<Variant> parse_variant(std::string_view text) {
    Variant variant;
    const std::size_t size_end = text.find('-');
    const auto size = parse_size(text.substr(0, size_end));
    if (!size) return std::nullopt;
    variant.rules.size = *size;
    variant.rules.target = rules::default_target(*size, variant.rules.fours);
    if (size_end == std::string_view::npos) return variant;
    text.remove_prefix(size_end + 1);
    const std::size_t target_end = text.find('-');
    if (target_end == std::string_view::npos) return std::nullopt;
    const auto target = parse_tile(text.substr(0, target_end), rules::kMaxExponent);
    text.remove_prefix(target_end + 1);
    variant.daily = take_daily(text);
    variant.rules.reroll = take_reroll(text);
    const auto fours = base::parse_number(text);
    if (!target || !fours || *fours > 100) return std::nullopt;
    variant.rules.target = *target;
    variant.rules.fours = static_cast<std::uint8_t>(*fours);
    if (rules::fault_of(variant.rules) != rules::RuleFault::kNone) return std::nullopt;
    return variant;
}

}  // namespace twofold::session
