// The rules of one game: size, target, share of fours, undo rule. Also which combinations are possible.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

#include "rules/board.h"

namespace twofold::rules {

inline constexpr Exponent kSmallestTarget = 3;  // 8
inline constexpr Exponent kDefaultTarget = 11;  // 2048

inline constexpr std::uint8_t kUnlimitedUndos = 255;

struct RuleSet {
    Size size;
    Exponent target = kDefaultTarget;      // a merge that makes at least this wins
    std::uint8_t fours = 10;               // percent of spawns that are a 4, 0 to 100
    bool reroll = false;                   // after an undo the next spawn is drawn anew
    std::uint8_t undos = kUnlimitedUndos;  // how many a game allows

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
    friend auto operator<=>(const RuleSet&, const RuleSet&) = default;  // field by field
};

// The largest exponent that play by these rules can make, whatever their target: cells + 1 if fours spawn,
// cells if only twos do.
constexpr Exponent largest_exponent(const RuleSet& rules) {
    return static_cast<Exponent>(rules.size.cells() + (rules.fours > 0 ? 1 : 0));
}

// The target if none is given: 2048, or a quarter of the largest tile if that is less, but at least 8.
constexpr Exponent default_target(const RuleSet& rules) {
    const int quarter = largest_exponent(rules) - 2;
    return static_cast<Exponent>(std::clamp<int>(quarter, kSmallestTarget, kDefaultTarget));
}

// Whether a game with these rules can be played and its target made.
constexpr bool is_possible(const RuleSet& rules) {
    return rules.size.playable() && rules.fours <= 100 && rules.target >= kSmallestTarget &&
           rules.target <= largest_exponent(rules);
}

// These rules on a board of another size. If the target cannot be made on it, the size's default target
// replaces it.
constexpr RuleSet with_size(RuleSet rules, Size size) {
    rules.size = size;
    if (!is_possible(rules)) rules.target = default_target(rules);
    return rules;
}

}  // namespace twofold::rules
