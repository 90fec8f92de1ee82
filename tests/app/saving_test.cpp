// When what is handed to the folder is forced to disk.
#include "app/saving.h"

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/app_folder.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;

const session::Start kDailyGame = *session::daily_start(support::kToday);

void play_a_little(AppDriver& driver, Saving& saving) {
    driver.frame();
    for (const Direction direction : rules::kAllDirections) {
        driver.play_now(direction);
        saving.save(driver.effects(), false, driver.now());
    }
    REQUIRE(driver.shell().daily_scores().best(support::kToday));
}

std::optional<rules::Score> on_disk(const support::TemporaryFolder& folder) {
    if (!folder.has("daily.toml")) return std::nullopt;
    const auto scores = session::DailyScores::from_text(folder.read("daily.toml"));
    REQUIRE(scores);
    return scores->best(support::kToday);
}

TEST_CASE("the score of a daily game is on disk before another game takes its place") {
    support::TemporaryFolder folder;
    SaveFolder files(folder.path(), folder.path());
    AppDriver driver(kDailyGame);
    Saving saving(files, driver.shell());
    play_a_little(driver, saving);
    driver.press_now(ui::Key::kN);
    saving.save(driver.effects(), false, driver.now());
    CHECK(on_disk(folder) == driver.shell().daily_scores().best(support::kToday));
}

TEST_CASE("the score of a daily game that could not be written is written when it can be") {
    support::TemporaryFolder folder;
    SaveFolder files(folder.path(), folder.path());
    AppDriver driver(kDailyGame);
    Saving saving(files, driver.shell());
    play_a_little(driver, saving);
    {
        const support::Unwritable unwritable(folder);
        saving.finish();
    }
    CHECK_FALSE(on_disk(folder));
    saving.finish();
    CHECK(on_disk(folder) == driver.shell().daily_scores().best(support::kToday));
}

}  // namespace
}  // namespace twofold::app
