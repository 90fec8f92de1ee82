// The statistics as the player meets them: behind the menu, by rule set, and as a table to keep.
#include <string>

#include <doctest/doctest.h>

#include "support/app_driver.h"

namespace twofold::app {
namespace {

using support::AppDriver;
using ui::Key;

constexpr int kStatisticsRow = 11;
constexpr int kExportRow = 3;
constexpr ui::WindowMetrics kTall = {.width = 540, .height = 1400};

// With the statistics of two games and of the one in progress in front.
class Statistics : public AppDriver {
  public:
    Statistics() : AppDriver(session::Start{.seed = 3}, kTall) {
        played = {{.key = "a", .score = 1000, .largest = 7, .moves = 90, .won = true, .undo = true},
                  {.key = "b",
                   .variant = {.rules = {.size = {3, 5}, .target = 6}},
                   .score = 500,
                   .largest = 6,
                   .moves = 40}};
        frame();
        play_now(rules::Direction::kLeft);
        press_now(Key::kEscape);
        tap_row(kStatisticsRow);
        frame();
        REQUIRE(front() == ui::ScreenId::kStatistics);
        frame();
    }
};

TEST_CASE("the statistics count kept games, and the moves of the one in progress") {
    Statistics driver;
    for (const char* words : {"2", "1 (50 %)", "1,000", "750", "131", "128", "64"}) {
        CAPTURE(words);
        CHECK(driver.shows_just(words));
    }
}

TEST_CASE("one rule set, and games without undo, can be looked at alone") {
    Statistics driver;
    driver.press_now(Key::kDown);
    driver.press_now(Key::kRight);
    CHECK(driver.shows_just("Not used"));
    CHECK(driver.shows_just("500"));
    CHECK_FALSE(driver.shows_just("1 (50 %)"));
    driver.press_now(Key::kRight);
    CHECK(driver.shows_just("Used"));
    CHECK(driver.shows_just("1 (100 %)"));
    driver.press_now(Key::kRight);
    driver.press_now(Key::kUp);
    for (const char* words : {"Daily games", "3 × 5, 64", "4 × 4, 2048", "All"}) {
        CAPTURE(words);
        driver.press_now(Key::kRight);
        CHECK(driver.shows_just(words));
        CHECK(driver.shows_just("128") == (words[0] == '4' || words[0] == 'A'));
    }
}

TEST_CASE("the table to keep has a line for each game, that in progress too") {
    Statistics driver;
    driver.tap_row(kExportRow);
    driver.frame();
    const auto request = std::get<SaveTable>(driver.only_request());
    CHECK(request.save_as == "Twofold " + std::string(support::kToday));
    const std::string& table = request.csv;
    CHECK(table.substr(0, session::kPlayedGamesHeader.size()) == session::kPlayedGamesHeader);
    CHECK(session::read_played_games(table).size() == 3);
    CHECK(table.find("b,3x5-64-10,500,64,40,no,no,over,") != std::string::npos);
    CHECK(driver.frame().requests.empty());
}

}  // namespace
}  // namespace twofold::app
