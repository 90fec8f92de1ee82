// What many games come to. Nothing is counted on the way: all of it follows from the games.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "session/played_game.h"

namespace twofold::session {

// Which games are looked at.
struct StatisticsFilter {
    enum class Which : std::uint8_t { kAll, kDaily, kRules };
    enum class Undo : std::uint8_t { kAny, kWithout, kWith };

    Which which = Which::kAll;
    rules::RuleSet rules;  // of kRules
    Undo undo = Undo::kAny;

    bool takes(const PlayedGame& game) const;
};

struct Statistics {
    std::size_t games = 0;                                       // that came to an end
    std::size_t wins = 0;                                        // of these
    double mean_score = 0;                                       // of these; 0 if there are none
    std::array<std::size_t, rules::kMaxExponent + 1> largest{};  // how many of these, by their largest tile
    // Of those in progress too:
    rules::Score best_score = 0;
    std::uint64_t moves = 0;
    PlayedMillis time = 0;
    Splits fastest{};  // to each tile
};

// `games` in the order in which they were put away, the one that is being played last.
Statistics statistics_of(std::span<const PlayedGame> games, const StatisticsFilter& filter);

// The rule sets that were played, in order, each once.
std::vector<rules::RuleSet> rule_sets_of(std::span<const PlayedGame> games);

}  // namespace twofold::session
