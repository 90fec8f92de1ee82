#include "rules/score.h"

#include <doctest/doctest.h>

namespace twofold::rules {
namespace {

TEST_CASE("0 is an empty cell and n a tile that shows 2^n") {
    CHECK(face_value(0) == 0);
    Score doubled = 1;
    for (Exponent exponent = 1; exponent < 64; ++exponent) {
        doubled *= 2;
        CHECK(face_value(exponent) == doubled);
    }
}

TEST_CASE("a tile too large for a score counts as the largest score") {
    CHECK(face_value(64) == kMaxScore);
    CHECK(face_value(65) == kMaxScore);
}

TEST_CASE("two equal tiles make the next one; others, and empty cells, do not merge") {
    for (int a = 0; a < kMaxExponent; ++a) {
        for (int b = 0; b < kMaxExponent; ++b) {
            const bool merge = a == b && a != 0;
            CHECK(merge_of(static_cast<Exponent>(a), static_cast<Exponent>(b)) == (merge ? a + 1 : 0));
        }
    }
}

TEST_CASE("a tile that two make is worth as much as both") {
    for (Exponent exponent = 1; exponent < 63; ++exponent)
        CHECK(face_value(merge_of(exponent, exponent)) == 2 * face_value(exponent));
}

TEST_CASE("a score is unsigned, of 64 bits, and never wraps") {
    CHECK(kMaxScore == 18'446'744'073'709'551'615u);
    CHECK(add_saturating(0, 0) == 0);
    CHECK(add_saturating(1096, 4) == 1100);
    CHECK(add_saturating(kMaxScore - 4, 4) == kMaxScore);
    CHECK(add_saturating(kMaxScore - 4, 8) == kMaxScore);
    CHECK(add_saturating(8, kMaxScore - 4) == kMaxScore);
    CHECK(add_saturating(kMaxScore, kMaxScore) == kMaxScore);
    CHECK(add_saturating(kMaxScore, 0) == kMaxScore);
    CHECK(add_saturating(kMaxScore - 5, 4) == kMaxScore - 1);
}

}  // namespace
}  // namespace twofold::rules
