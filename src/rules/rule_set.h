// The rules of one game: size, target, share of fours, undo rule. Also which combinations are possible.
#pragma once

#include <compare>
#include <cstdint>

#include "rules/board.h"

namespace twofold::rules {

struct RuleSet {
    Size size;
    Exponent target = 11;     // a merge that makes at least this wins; 11 is 2048
    std::uint8_t fours = 10;  // percent of spawns that are a 4, 0 to 100
    bool reroll = false;      // after an undo the next spawn is drawn anew

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
    friend auto operator<=>(const RuleSet&, const RuleSet&) = default;  // field by field
};

inline constexpr Exponent kSmallestTarget = 3;  // 8
inline constexpr Exponent kUsualTarget = 11;    // 2048

// The largest exponent that can be made on a board of this size: cells + 1 if fours spawn, else cells.
constexpr Exponent largest_exponent(Size size, int fours) {
    return static_cast<Exponent>(size.cells() + (fours > 0 ? 1 : 0));
}

// 2048, or a quarter of the largest possible tile if that is less, but at least 8.
constexpr Exponent default_target(Size size, int fours) {
    const int quarter = largest_exponent(size, fours) - 2;
    if (quarter < kSmallestTarget) return kSmallestTarget;
    return quarter < kUsualTarget ? static_cast<Exponent>(quarter) : kUsualTarget;
}

// Whether a game with these rules can be played and its target made.
constexpr bool is_possible(const RuleSet& rules) {
    return rules.size.playable() && rules.fours <= 100 && rules.target >= kSmallestTarget &&
           rules.target <= largest_exponent(rules.size, rules.fours);
}

// These rules on a board of another size. If the target cannot be made on it, the size's default target
// replaces it.
constexpr RuleSet with_size(RuleSet rules, Size size) {
    rules.size = size;
    if (!is_possible(rules)) rules.target = default_target(size, rules.fours);
    return rules;
}

}  // namespace twofold::rules
