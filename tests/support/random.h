// Chance for tests. Not the game's own generator, so that a fault there cannot hide itself; the same seed
// gives the same test everywhere.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "rules/board.h"
#include "rules/direction.h"
#include "rules/rule_set.h"

namespace twofold::support {

class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    // In [0, bound). The bias of a remainder of 64 bits is far too small to matter here.
    int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
    int between(int lowest, int highest) { return lowest + below(highest - lowest + 1); }
    bool percent(int chance) { return below(100) < chance; }
    std::uint64_t bits() { return engine_(); }

    rules::Score score();  // of any magnitude
    rules::Direction direction() { return rules::kAllDirections[static_cast<std::size_t>(below(4))]; }
    rules::Size size();  // any playable one
    // Emptiness and variety of tiles differ from board to board, so that full, empty and stuck ones all
    // occur.
    rules::Board board();
    rules::Board board(rules::Size size);
    // Possible rules of any size; small targets are as likely as large ones.
    rules::RuleSet rule_set();
    std::string bytes(int count);  // any values

  private:
    std::mt19937_64 engine_;
};

}  // namespace twofold::support
