#include "rules/generator.h"

#include "base/check.h"

namespace twofold::rules {

std::uint64_t Generator::next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

std::uint32_t Generator::below(std::uint32_t bound) {
    TWOFOLD_CHECK(bound > 0);
    const std::uint32_t uneven =
        (0u - bound) % bound;  // 2^32 mod bound: lower halves below this would bias the result
    while (true) {
        const std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) >= uneven) return static_cast<std::uint32_t>(product >> 32);
    }
}

}  // namespace twofold::rules
