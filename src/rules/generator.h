// The random numbers of a game. A value type: a copy produces the same numbers. A seed must give the same
// numbers on every machine and in every later version, because records depend on it.
#pragma once

#include <cstdint>

namespace twofold::rules {

class Generator {
  public:
    Generator() = default;
    explicit Generator(std::uint64_t seed) : state_(seed) {}

    // The next 64 random bits. SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
    // generators", OOPSLA 2014. Every 64-bit seed is equally good.
    std::uint64_t next();

    // Uniform in [0, bound), bound 1 to 2^32 - 1. Multiply and reject: Lemire, "Fast random integer
    // generation in an interval", ACM TOMACS 29 (2019), on the upper 32 bits of next().
    std::uint32_t below(std::uint32_t bound);

    std::uint64_t state() const { return state_; }  // Generator(state()) goes on from here

    friend bool operator==(const Generator&, const Generator&) = default;

  private:
    std::uint64_t state_ = 0;
};

}  // namespace twofold::rules
