// Statistics over many games. They are computed from the list of games each time, never counted during play.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "session/played_game.h"

namespace twofold::session {

// Which games to include.
struct StatisticsFilter {
    enum class Which : std::uint8_t { kAll, kDaily, kRules };
    enum class Undo : std::uint8_t { kAny, kWithout, kWith };

    Which which = Which::kAll;
    rules::RuleSet rules;  // of kRules
    Undo undo = Undo::kAny;

    bool takes(const PlayedGame& game) const;
};

struct Statistics {
    std::size_t games = 0;                                       // that have ended
    std::size_t wins = 0;                                        // of these
    double mean_score = 0;                                       // of these; 0 if there are none
    std::array<std::size_t, rules::kMaxExponent + 1> largest{};  // number of these by largest tile
    // Including games in progress:
    rules::Score best_score = 0;
    std::uint64_t moves = 0;
    PlayedMillis time = 0;
    Splits fastest{};  // time to each tile
};

// `games` in the order in which they were put away, with the current one last.
Statistics statistics_of(std::span<const PlayedGame> games, const StatisticsFilter& filter);

// The distinct rule sets of the games, ascending.
std::vector<rules::RuleSet> rule_sets_of(std::span<const PlayedGame> games);

}  // namespace twofold::session
