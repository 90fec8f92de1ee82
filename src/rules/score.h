// Points: unsigned 64-bit, saturating. A score that reaches the maximum stays there; it never wraps.
#pragma once

#include <cstdint>
#include <limits>

namespace twofold::rules {

using Score = std::uint64_t;
using Exponent = std::uint8_t;  // 0 is an empty cell, n a tile that shows 2^n; at most 65 on 8x8

inline constexpr Exponent kMaxPlayedExponent = 65;  // the largest that play from a start can make, on 8x8
// The most that can ever stand on a board: 64 given tiles of 2^65, merged.
inline constexpr Exponent kMaxExponent = 71;

inline constexpr Score kMaxScore = std::numeric_limits<Score>::max();

constexpr Score add_saturating(Score a, Score b) {
    return b > kMaxScore - a ? kMaxScore : a + b;
}

// 2^exponent, or the largest score where that does not fit (exponents 64 and 65); 0 for an empty cell.
constexpr Score face_value(Exponent exponent) {
    if (exponent == 0) return 0;
    return exponent < 64 ? Score{1} << exponent : kMaxScore;
}

}  // namespace twofold::rules
