// The daily game: on each UTC date, everybody gets the same 4x4 game, with its own best scores and streak. It
// needs no network, because the date is the seed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

// The start of the daily game of a date (YYYY-MM-DD); nullopt if the text is not a date. Its seed is the date
// as a number, 20261130.
std::optional<Start> daily_start(std::string_view date);

// The best score of each daily game that was played, by date, stored as a small TOML table.
class DailyScores {
  public:
    // Keeps the better score. A date with a score, even 0, counts as played.
    void record(std::string_view date, rules::Score score);
    std::optional<rules::Score> best(std::string_view date) const;
    // Best scores by date, ascending.
    const std::map<std::string, rules::Score, std::less<>>& all() const { return best_; }
    // Number of consecutive days played, ending today, or yesterday if today's game has not been played yet.
    int streak(std::string_view today) const;

    std::string to_text() const;
    // nullopt if the text is not TOML; `fault` then says where and why. Skips invalid entries.
    static std::optional<DailyScores> from_text(std::string_view text, std::string* fault = nullptr);

    friend bool operator==(const DailyScores&, const DailyScores&) = default;

  private:
    std::map<std::string, rules::Score, std::less<>> best_;
};

// The date 20261130 as "2026-11-30". The result is only a date if the number is one.
std::string date_text(std::uint32_t number);

// The day before, in the proleptic Gregorian calendar; nullopt if the text is not a date, or is the first day
// of year 0.
std::optional<std::string> day_before(std::string_view date);

}  // namespace twofold::session
