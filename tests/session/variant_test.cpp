#include "session/variant.h"

#include <doctest/doctest.h>

#include "session/daily.h"

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

TEST_CASE("a variant is written with its size, target and share of fours, and read again") {
    struct Row {
        const char* text;
        Variant variant;
    };
    const Row rows[] = {
        {"4x4-2048-10", {}},
        {"3x5-64-0", {.rules = {.size = {3, 5}, .target = 6, .fours = 0}}},
        {"8x8-2^65-100r", {.rules = {.size = {8, 8}, .target = 65, .fours = 100, .reroll = true}}},
        {"4x4-2048-10u3", {.rules = {.undos = 3}}},
        {"4x4-2048-10ru0", {.rules = {.reroll = true, .undos = 0}}},
        {"4x4-2048-10d20261130", {.daily = 20261130}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(variant_text(row.variant) == row.text);
        CHECK(parse_variant(row.text) == row.variant);
    }
}

TEST_CASE("every variant that can be played is read as it was written") {
    support::Random random(3);
    for (int i = 0; i < 2000; ++i) {
        const rules::Size size{static_cast<std::uint8_t>(random.between(2, 8)),
                               static_cast<std::uint8_t>(random.between(2, 8))};
        const auto fours = static_cast<std::uint8_t>(random.between(0, 100));
        const int most = rules::largest_exponent({.size = size, .fours = fours});
        Variant variant{.rules = {.size = size,
                                  .target = static_cast<rules::Exponent>(random.between(3, most)),
                                  .fours = fours,
                                  .reroll = random.below(2) == 0}};
        if (random.below(3) == 0) variant.daily = static_cast<std::uint32_t>(20260101 + random.below(28));
        CAPTURE(variant_text(variant));
        CHECK(parse_variant(variant_text(variant)) == variant);
    }
}

TEST_CASE("every seed below ten million is one like any other, also where it reads as a date") {
    for (std::uint64_t seed = 0; seed < 10'000'000; ++seed) {
        const Variant variant = variant_of({.seed = seed});
        if (variant.daily == 0) continue;
        FAIL_CHECK("seed ", seed);
    }
}

TEST_CASE("the variant of every game reads back from its text, whatever its seed") {
    support::Random random(11);
    for (int i = 0; i < 20'000; ++i) {
        // Seeds of every length, most of the long ones near dates.
        const auto seed = static_cast<std::uint64_t>(i < 12'000 ? i : random.between(1'000'000, 100'000'000));
        const Variant variant = variant_of({.seed = seed});
        CAPTURE(seed);
        CHECK(parse_variant(variant_text(variant)) == variant);
    }
}

TEST_CASE(
    "a text with a short date, as earlier versions wrote for seeds such as 123, is that of a usual game") {
    for (const char* text : {"4x4-2048-10d123", "4x4-2048-10d10101", "4x4-2048-10d9991231"}) {
        CAPTURE(text);
        CHECK(parse_variant(text) == Variant{});
    }
}

TEST_CASE("a size alone stands for its usual rules") {
    CHECK(parse_variant("4x4") == Variant{});
    CHECK(parse_variant("3x3") ==
          Variant{.rules = {.size = {3, 3}, .target = rules::default_target({.size = {3, 3}})}});
}

TEST_CASE("other texts are no variants") {
    for (const char* text : {"", "4", "4x4-", "4x4-2048", "4x4-2048-", "4x4-2048-101", "4x4-2000-10",
                             "9x4-2048-10", "2x2-2048-10", "4x4-2048-10x", "4x4-2048-10d20261131",
                             "4x4-2048-10d", "4x4-2048-r", "4x4-2048-10d20261130r"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_variant(text));
    }
}

TEST_CASE("a game that begins like the daily game of a date is that one, and no other is") {
    CHECK(variant_of(*daily_start("2026-11-30")) == Variant{.daily = 20261130});
    CHECK(variant_of({.seed = 20261130}).daily == 20261130);
    CHECK(variant_of({.seed = 20261131}).daily == 0);
    CHECK(variant_of({.seed = 5}).daily == 0);
    CHECK(variant_of({.seed = 20261130 + (std::uint64_t{1} << 32)}).daily == 0);
    CHECK(variant_of({.rules = {.fours = 20}, .seed = 20261130}).daily == 0);
    CHECK(variant_of({.rules = {.reroll = true}, .seed = 20261130}).daily == 0);
    const rules::GameState position{.board = support::board_of("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0")};
    CHECK(variant_of({.seed = 20261130, .position = position}).daily == 0);
}

}  // namespace
}  // namespace twofold::session
