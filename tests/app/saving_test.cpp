// When what is handed to the folder is forced to disk.
#include "app/saving.h"

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/app_folder.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;

// A daily game that has been played a little, in a folder of its own.
struct Played {
    support::TemporaryFolder folder;
    storage::SaveFolder files{folder.path(), folder.path()};
    AppDriver driver{*session::daily_start(support::kToday)};
    Saving saving{files};

    Played() {
        driver.frame();
        save();
        for (const Direction direction : rules::kAllDirections) {
            driver.play_now(direction);
            save();
        }
        REQUIRE(score());
    }
    void save() { saving.save(driver.effects(), false, driver.now()); }
    std::optional<rules::Score> score() const {
        return driver.session().daily_scores().best(support::kToday);
    }
    std::optional<rules::Score> on_disk() const {
        if (!folder.has("daily.toml")) return std::nullopt;
        const auto scores = session::DailyScores::from_text(folder.read("daily.toml"));
        REQUIRE(scores);
        return scores->best(support::kToday);
    }
};

TEST_CASE("the score of a daily game is on disk before another game takes its place") {
    Played daily;
    daily.driver.press_now(ui::Key::kN);
    daily.save();
    CHECK(daily.on_disk() == daily.score());
}

TEST_CASE("the score of a daily game that could not be written is written when it can be") {
    Played daily;
    {
        const support::Unwritable unwritable(daily.folder);
        daily.saving.finish();
    }
    CHECK_FALSE(daily.on_disk());
    daily.saving.finish();
    CHECK(daily.on_disk() == daily.score());
}

TEST_CASE("a daily score that was refused is tried again at the retry times") {
    Played daily;
    {
        const support::Unwritable unwritable(daily.folder);
        daily.saving.finish();
    }
    REQUIRE_FALSE(daily.files.journal().failing());
    REQUIRE(daily.saving.due_in(daily.driver.now()));
    daily.saving.retry(daily.driver.now());
    CHECK(daily.on_disk() == daily.score());
}

TEST_CASE(
    "a move begins the rest after which the game is forced to disk, though nothing moves on the board") {
    Played daily;
    daily.saving.finish();
    Effects effects;
    const ui::Millis later = daily.driver.now() + 60'000;
    const session::JournalEdit edits[] = {{.kind = session::JournalEdit::Kind::kAppend, .bytes = " "}};
    effects.edits = edits;
    daily.saving.save(effects, false, later);
    CHECK(daily.files.journal().unsynced());
}

}  // namespace
}  // namespace twofold::app
