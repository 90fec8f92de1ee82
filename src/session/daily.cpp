#include "session/daily.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "base/text.h"
#include "base/toml.h"
#include "session/board_text.h"

namespace twofold::session {

namespace {

using std::chrono::year_month_day;

// nullopt if the text is not a date in the calendar.
std::optional<year_month_day> parse_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = base::parse_number(text.substr(0, 4));
    const auto month = base::parse_number(text.substr(5, 2));
    const auto day = base::parse_number(text.substr(8, 2));
    if (!year || !month || !day) return std::nullopt;
    const year_month_day date{std::chrono::year(static_cast<int>(*year)),
                              std::chrono::month(static_cast<unsigned>(*month)),
                              std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return std::nullopt;
    return date;
}

// As 20261130.
std::uint32_t number_of(year_month_day date) {
    return static_cast<std::uint32_t>(static_cast<int>(date.year())) * 10000 +
           static_cast<unsigned>(date.month()) * 100 + static_cast<unsigned>(date.day());
}

}  // namespace

std::optional<Start> daily_start(std::string_view date_text) {
    const auto date = parse_date(date_text);
    if (!date) return std::nullopt;
    return Start{.seed = number_of(*date)};
}

std::string date_text(std::uint32_t number) {
    char text[24];
    std::snprintf(text, sizeof text, "%04u-%02u-%02u", number / 10000, number / 100 % 100, number % 100);
    return text;
}

std::optional<std::string> day_before(std::string_view text) {
    const auto date = parse_date(text);
    if (!date) return std::nullopt;
    const year_month_day before = std::chrono::sys_days(*date) - std::chrono::days(1);
    if (before.year() < std::chrono::year(0)) return std::nullopt;
    return date_text(number_of(before));
}

void DailyScores::record(std::string_view date, rules::Score score) {
    const auto known = best_.find(date);
    if (known == best_.end()) {
        best_.emplace(date, score);
    } else {
        known->second = std::max(known->second, score);
    }
}

std::optional<rules::Score> DailyScores::best(std::string_view date) const {
    const auto known = best_.find(date);
    if (known == best_.end()) return std::nullopt;
    return known->second;
}

int DailyScores::streak(std::string_view today) const {
    std::optional<std::string> date = std::string(today);
    if (!best(*date)) date = day_before(*date);
    int days = 0;
    while (date && best(*date)) {
        ++days;
        date = day_before(*date);
    }
    return days;
}

// Scores are written as strings: TOML's integers stop at 2^63 - 1.
std::string DailyScores::to_text() const {
    std::string text = "# Twofold: the best score of each daily game\n";
    for (const auto& [date, score] : best_)
        text += "\"" + date + "\" = \"" + std::to_string(score) + "\"\n";
    return text;
}

std::optional<DailyScores> DailyScores::from_text(std::string_view text, std::string* fault) {
    const base::TomlReading parsed = base::read_toml(text);
    if (!parsed.table && fault != nullptr) *fault = parsed.fault();
    if (!parsed.table) return std::nullopt;
    DailyScores scores;
    for (const auto& [date, value] : *parsed.table) {
        const auto score = base::parse_number(value.value_or(std::string_view{}));
        if (score && parse_date(date.str())) scores.best_.emplace(date.str(), *score);
    }
    return scores;
}

}  // namespace twofold::session
