#include "session/statistics.h"

#include <algorithm>
#include <set>
#include <string>

namespace twofold::session {

namespace {

using End = PlayedGame::End;

// For each game, whether it has ended. An open game has ended if a later game of its variant replaced it for
// good.
std::vector<bool> ended(std::span<const PlayedGame> games) {
    std::vector<bool> ended(games.size());
    std::set<std::string> later;
    for (std::size_t i = games.size(); i-- > 0;) {
        const bool superseded = !later.insert(variant_text(games[i].variant)).second;
        ended[i] = games[i].end != End::kOpen || superseded;
    }
    return ended;
}

}  // namespace

bool StatisticsFilter::takes(const PlayedGame& game) const {
    if (which == Which::kDaily && game.variant.daily == 0) return false;
    if (which == Which::kRules && !(game.variant.rules == rules)) return false;
    return undo == Undo::kAny || game.undo == (undo == Undo::kWith);
}

Statistics statistics_of(std::span<const PlayedGame> games, const StatisticsFilter& filter) {
    Statistics all;
    double sum = 0;
    const std::vector<bool> has_ended = ended(games);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const PlayedGame& game = games[i];
        if (!filter.takes(game)) continue;
        all.best_score = std::max(all.best_score, game.score);
        all.moves += game.moves;
        all.time += game.time;
        for (const Split& split : game.splits) {
            auto& fastest = all.fastest[split.exponent];
            fastest = std::min(fastest.value_or(split.time), split.time);
        }
        if (!has_ended[i]) continue;
        ++all.games;
        if (game.won) ++all.wins;
        ++all.largest[game.largest];
        sum += static_cast<double>(game.score);
    }
    if (all.games > 0) all.mean_score = sum / static_cast<double>(all.games);
    return all;
}

std::vector<rules::RuleSet> rule_sets_of(std::span<const PlayedGame> games) {
    std::set<rules::RuleSet> sets;
    for (const PlayedGame& game : games)
        sets.insert(game.variant.rules);
    return {sets.begin(), sets.end()};
}

}  // namespace twofold::session
