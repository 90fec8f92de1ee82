// Scores and exponents. A score is an unsigned 64-bit number that saturates: it never wraps.
#pragma once

#include <cstdint>
#include <limits>

namespace twofold::rules {

using Score = std::uint64_t;
using Exponent = std::uint8_t;  // 0 is an empty cell, n a tile that shows 2^n; at most 65 on 8x8

inline constexpr Exponent kMaxPlayedExponent = 65;  // the largest that a game from a seed can make, on 8x8
// The largest that can ever be on a board: 64 tiles of 2^65, set up by hand and merged.
inline constexpr Exponent kMaxExponent = 71;

inline constexpr Score kMaxScore = std::numeric_limits<Score>::max();

constexpr Score add_saturating(Score a, Score b) {
    return b > kMaxScore - a ? kMaxScore : a + b;
}

// 2^exponent; kMaxScore if that does not fit (exponent 64 and more); 0 for an empty cell.
constexpr Score face_value(Exponent exponent) {
    if (exponent == 0) return 0;
    return exponent < 64 ? Score{1} << exponent : kMaxScore;
}

}  // namespace twofold::rules
