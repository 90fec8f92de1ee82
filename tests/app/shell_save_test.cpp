// Games handed to the player as files: what is asked for, and under which name.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using support::AppDriver;
using ui::Key;

constexpr int kSaveGameRow = -2;
constexpr int kFirstRecordRow = 0;
constexpr int kSaveRecordRow = 5;  // of the first record, once it is open

const std::vector<session::KeptRecord> kRecords = {
    {.file = "a.twofold", .date = "2026-11-30", .variant = {}, .score = 22864, .largest = 11},
    {.file = "b.twofold",
     .date = "2026-11-29",
     .variant = {.rules = {.size = {3, 5}}},
     .score = 36,
     .largest = 4},
};

// With the list of records in front, in a window that has room for all of it.
class Records : public AppDriver {
  public:
    Records()
        : AppDriver(session::Start{.rules = {.size = {3, 5}}, .seed = 3}, {.width = 540, .height = 1200}) {
        tell(RecordsChanged{kRecords});
        frame();
        play_now(rules::Direction::kLeft);
        play_now(rules::Direction::kUp);
        press_now(Key::kEscape);
        tap_row(4);
        frame();
        REQUIRE(front() == ui::ScreenId::kRecords);
    }
};

TEST_CASE("the game in progress is saved under today's date, its size and its score, and goes on") {
    Records driver;
    const auto before = support::view_of(driver.game());
    driver.tap_row(kSaveGameRow);
    driver.frame();
    const std::string score = std::to_string(driver.game().state().score);
    const Request wanted =
        SaveRecord{.record = {}, .save_as = "Twofold " + std::string(support::kToday) + " 3x5 " + score};
    CHECK(driver.only_request() == wanted);
    CHECK(driver.effects().edits.empty());
    CHECK(driver.frame().requests.empty());
    CHECK(support::view_of(driver.game()) == before);
    CHECK(driver.front() == ui::ScreenId::kRecords);
}

TEST_CASE("a kept record is saved under its own date, size and score") {
    Records driver;
    driver.tap_row(kFirstRecordRow);
    driver.frame();
    driver.tap_row(kSaveRecordRow);
    driver.frame();
    const Request wanted = SaveRecord{.record = "a.twofold", .save_as = "Twofold 2026-11-30 4x4 22864"};
    CHECK(driver.only_request() == wanted);
}

TEST_CASE("what is asked for twice in a frame is wanted once, and two things are wanted in their order") {
    Records driver;
    driver.tap_row(kFirstRecordRow);
    driver.frame();
    driver.tap_row(kSaveRecordRow);
    driver.tap_row(kSaveRecordRow);
    driver.tap_row(kSaveGameRow);
    driver.frame();
    const auto requests = driver.effects().requests;
    REQUIRE(requests.size() == 2);
    CHECK(std::get<SaveRecord>(requests[0]).record == "a.twofold");
    CHECK(std::get<SaveRecord>(requests[1]).record.empty());
}

}  // namespace
}  // namespace twofold::app
