// What a tile is worth and what two of them make. Points are unsigned 64-bit and saturate: a score that
// reaches the maximum stays there; it never wraps.
#pragma once

#include <cstdint>
#include <limits>

namespace twofold::rules {

using Score = std::uint64_t;
using Exponent = std::uint8_t;  // 0 is an empty cell, n a tile that shows 2^n

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

// The tile that two tiles make when one slides into the other; 0 if they do not merge.
constexpr Exponent merge_of(Exponent a, Exponent b) {
    return a == b && a != 0 ? static_cast<Exponent>(a + 1) : Exponent{0};
}

}  // namespace twofold::rules
