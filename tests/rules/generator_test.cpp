#include "rules/generator.h"

#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "support/statistics.h"

namespace twofold::rules {
namespace {

using support::chi_square;
using support::chi_square_limit;

std::array<std::uint64_t, 10> first_ten(std::uint64_t seed) {
    Generator rng(seed);
    std::array<std::uint64_t, 10> numbers{};
    for (std::uint64_t& number : numbers) {
        number = rng.next();
    }
    return numbers;
}

// The numbers in the next three tests were computed by a separate program in another language, from the
// published algorithms.
TEST_CASE("the first ten numbers of a seed are these for ever") {
    CHECK(first_ten(1234567) == std::array<std::uint64_t, 10>{0x599ed017fb08fc85, 0x2c73f08458540fa5,
                                                              0x883ebce5a3f27c77, 0x3fbef740e9177b3f,
                                                              0xe3b8346708cb5ecd, 0x6c4f7dbc989944f6,
                                                              0x9734aed70f5d5e85, 0x46793dd6f7df31b1,
                                                              0x70133cc588722b30, 0xd194599c46d4951c});
    CHECK(first_ten(0) == std::array<std::uint64_t, 10>{
                              0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f, 0xf88bb8a8724c81ec,
                              0x1b39896a51a8749b, 0x53cb9f0c747ea2ea, 0x2c829abe1f4532e1, 0xc584133ac916ab3c,
                              0x3ee5789041c98ac3, 0xf3b8488c368cb0a6});
}

TEST_CASE("the first ten draws below 100 of a seed are these for ever") {
    Generator rng(2048);
    for (const std::uint32_t draw : {26u, 14u, 7u, 91u, 18u, 11u, 11u, 13u, 21u, 59u}) {
        CHECK(rng.below(100) == draw);
    }
}

TEST_CASE("the first ten draws below a large number, some of them drawn again, are these for ever") {
    Generator rng(2048);
    for (const std::uint32_t draw : {849257948u, 467485379u, 255154037u, 2947154511u, 609998894u, 429725908u,
                                     703005578u, 2180036236u, 284752070u, 489686831u}) {
        CHECK(rng.below(3u << 30) == draw);
    }
    CHECK(rng.state() == 0x8d12e6b76c85511);
}

TEST_CASE("a generator made from the state of another goes on like it") {
    Generator rng(99);
    for (int i = 0; i < 1000; ++i) {
        Generator resumed(rng.state());
        REQUIRE(resumed == rng);
        REQUIRE(resumed.next() == rng.next());
    }
}

TEST_CASE("a copy of a generator has the same future and leaves the first alone") {
    Generator rng(7);
    const Generator before = rng;
    Generator copy = rng;
    copy.next();
    CHECK(rng == before);
    CHECK_FALSE(copy == rng);
    rng.next();
    CHECK(copy == rng);
}

TEST_CASE("a draw is below its bound, and one below 1 is always 0") {
    Generator rng(3);
    for (std::uint32_t bound = 1; bound <= 300; ++bound) {
        for (int i = 0; i < 50; ++i) {
            REQUIRE(rng.below(bound) < bound);
        }
    }
    for (const std::uint32_t bound : {1u << 31, (1u << 31) + 1, 0xffffffffu}) {
        for (int i = 0; i < 50; ++i) {
            REQUIRE(rng.below(bound) < bound);
        }
    }
}

TEST_CASE("draws are equally likely below every bound that a game uses") {
    for (std::uint32_t bound = 2; bound <= 100; ++bound) {
        CAPTURE(bound);
        Generator rng(bound);
        std::vector<int> counts(bound, 0);
        for (std::uint32_t i = 0; i < 400 * bound; ++i) {
            ++counts[rng.below(bound)];
        }
        CHECK(chi_square(counts) < chi_square_limit(counts));
    }
}

// 2^32 numbers do not share out evenly among 3 * 2^30: without drawing again, every third comes twice as
// often.
TEST_CASE("draws are equally likely below a bound that does not divide the range") {
    Generator rng(11);
    std::vector<int> counts(3, 0);
    for (int i = 0; i < 30'000; ++i) {
        ++counts[rng.below(3u << 30) % 3];
    }
    CHECK(chi_square(counts) < chi_square_limit(counts));
}

}  // namespace
}  // namespace twofold::rules
