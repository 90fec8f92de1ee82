// The daily game: one 4x4 game for everybody on a date in UTC, with its own best scores and streak. No
// network: the date is the seed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

// How the daily game of that date (YYYY-MM-DD) begins; nullopt if the text is no date. Its seed is the
// date as a number, 20261130.
std::optional<Start> daily_start(std::string_view date);

// The best score of each date on which its daily game was played. Coded as a small TOML table.
class DailyScores {
  public:
    // A date that has a score, even 0, has been played.
    void record(std::string_view date, rules::Score score);
    std::optional<rules::Score> best(std::string_view date) const;
    // Dates with their best scores, ascending.
    const std::map<std::string, rules::Score, std::less<>>& all() const { return best_; }
    // How many days in a row were played up to `today`, or up to the day before where today's is still to
    // come.
    int streak(std::string_view today) const;

    std::string to_text() const;
    // nullopt if the text is not TOML; `fault` then says where and why. Entries that make no sense are left
    // out.
    static std::optional<DailyScores> from_text(std::string_view text, std::string* fault = nullptr);

    friend bool operator==(const DailyScores&, const DailyScores&) = default;

  private:
    std::map<std::string, rules::Score, std::less<>> best_;
};

// A date as that number, 20261130, in the form YYYY-MM-DD; no date where the number is none.
std::string date_text(std::uint32_t number);

// The date before, in the proleptic Gregorian calendar; nullopt if the text is no date, or the
// first day of the year 0.
std::optional<std::string> day_before(std::string_view date);

}  // namespace twofold::session
