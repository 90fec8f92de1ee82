// A game in progress for each rule set: left for another one, found again, and never lost between the two.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/daily.h"
#include "storage/save_folder.h"

#include "support/app_driver.h"
#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using support::AppDriver;
using support::GameView;
using support::on_disk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::view_of;

constexpr rules::RuleSet kSmall = {.size = {3, 3}, .target = 6};
constexpr rules::RuleSet kWide = {.size = {3, 5}, .target = 6};

void begin(Player& player, const rules::RuleSet& rules, std::uint64_t seed) {
    player.session.new_game({.rules = rules, .seed = seed}, "2024-02-29");
    player.save();
}

// Goes on with the open game of those rules; fails the test where there is none.
void resume(Player& player, const rules::RuleSet& rules) {
    const std::vector<session::KeptRecord> records = player.folder.shelf().records();
    const session::KeptRecord* open = session::open_game(records, {.rules = rules});
    REQUIRE(open != nullptr);
    REQUIRE(player.session.resume(open->file, player.folder.shelf().read(open->file).bytes));
    player.save();
}

TEST_CASE("games of two rule sets are played in turns, over new starts too, and each goes on where it was") {
    TemporaryFolder folder;
    Random random(8);
    GameView last[2];
    {
        Player player(folder.path(), 1, kSmall);
        player.play(5, random);
        last[0] = view_of(player.session.game());
        begin(player, kWide, 2);
        player.play(5, random);
        last[1] = view_of(player.session.game());
    }
    for (int turn = 0; turn < 6; ++turn) {
        CAPTURE(turn);
        Player player(folder.path());
        resume(player, turn % 2 == 0 ? kSmall : kWide);
        CHECK(view_of(player.session.game()) == last[turn % 2]);
        CHECK_FALSE(player.session.undo_new_game());
        player.play(2, random);
        last[turn % 2] = view_of(player.session.game());
        CHECK(on_disk(folder) == last[turn % 2]);
        CHECK(support::kept_games(folder) == std::vector{last[1 - turn % 2]});
        CHECK(player.notices().empty());
    }
}

TEST_CASE("a game that was left open stays so, whatever else of its kind is played and left since") {
    TemporaryFolder folder;
    Random random(14);
    Player player(folder.path(), 1, kSmall);
    player.play(4, random);
    const GameView first = view_of(player.session.game());
    begin(player, kWide, 2);
    player.play(4, random);
    begin(player, kSmall, 3);
    player.play(4, random);
    const GameView second = view_of(player.session.game());
    begin(player, kWide, 4);
    player.play(4, random);
    resume(player, kSmall);
    CHECK(view_of(player.session.game()) == second);
    player.new_game(5);
    player.play(1, random);
    resume(player, kSmall);
    CHECK(view_of(player.session.game()) == first);
    // The one that it took the place of was no less in progress.
    resume(player, kSmall);
    CHECK(player.session.game().start().seed == 5);
}

TEST_CASE("a game without a move gives way to a resumed one and leaves nothing behind") {
    TemporaryFolder folder;
    Random random(9);
    Player player(folder.path(), 1, kSmall);
    player.play(5, random);
    const GameView small = view_of(player.session.game());
    begin(player, kWide, 2);
    resume(player, kSmall);
    CHECK(on_disk(folder) == small);
    CHECK(support::kept_games(folder).empty());
}

TEST_CASE("whatever instant of going on with an open game the program was killed at, both games are there") {
    std::string small;
    std::string wide;
    {
        TemporaryFolder folder;
        Random random(10);
        Player player(folder.path(), 1, kSmall);
        player.play(6, random);
        small = folder.read("game.twofold");
        begin(player, kWide, 2);
        player.play(6, random);
        wide = folder.read("game.twofold");
    }
    const std::string kept_small = "records/20240229-120000-000_3x3-64-10_8_8_6_open.twofold";
    const std::string wide_name = "20240229-130000-000_3x5-64-10_8_8_6_open.twofold";
    const std::string kept_wide = "records/" + wide_name;
    const std::string replaced = "game.twofold.replaced";
    struct Instant {
        const char* what;
        std::map<std::string, std::string> files;
        const std::string* resumed;
    };
    const std::vector<Instant> instants = {
        {"nothing is done", {{kept_small, small}, {"game.twofold", wide}}, &wide},
        {"where it goes is written down",
         {{kept_small, small}, {"game.twofold", wide}, {replaced, wide_name}},
         &wide},
        {"the one in progress is set aside",
         {{kept_small, small}, {kept_wide, wide}, {replaced, wide_name}},
         &wide},
        {"the other has its name",
         {{"game.twofold", small}, {kept_wide, wide}, {replaced, wide_name}},
         &small},
        {"all is done", {{"game.twofold", small}, {kept_wide, wide}}, &small},
    };
    for (const Instant& instant : instants) {
        CAPTURE(instant.what);
        TemporaryFolder folder;
        for (const auto& [name, bytes] : instant.files)
            folder.write(name, bytes);
        Player player(folder.path());
        REQUIRE(player.resumed);
        CHECK(player.notices().empty());
        CHECK(folder.read("game.twofold") == *instant.resumed);
        resume(player, instant.resumed == &small ? kWide : kSmall);
        CHECK(folder.read("game.twofold") == (instant.resumed == &small ? wide : small));
        CHECK(support::kept_games(folder).size() == 1);
    }
}

TEST_CASE("a disk that cannot be written while an open game is resumed loses neither game") {
    TemporaryFolder folder;
    Random random(11);
    Player player(folder.path(), 1, kSmall);
    player.play(5, random);
    begin(player, kWide, 2);
    player.play(5, random);
    const GameView wide = view_of(player.session.game());
    const std::vector<session::KeptRecord> records = player.folder.shelf().records();
    const std::string bytes = player.folder.shelf().read(records.at(0).file).bytes;
    {
        const support::Unwritable unwritable(folder);
        REQUIRE(player.session.resume(records[0].file, bytes));
        player.save();
        player.play(1, random);
    }
    player.folder.retry();
    CHECK_FALSE(player.folder.journal().failing());
    CHECK(on_disk(folder) == view_of(player.session.game()));
    CHECK(support::kept_games(folder) == std::vector{wide});
}

TEST_CASE("a record that is gone by the time it is resumed is written anew") {
    TemporaryFolder folder;
    Random random(12);
    Player player(folder.path(), 1, kSmall);
    player.play(5, random);
    const GameView small = view_of(player.session.game());
    begin(player, kWide, 2);
    player.play(5, random);
    const std::string file = player.folder.shelf().records().at(0).file;
    const std::string bytes = player.folder.shelf().read(file).bytes;
    folder.remove("records/" + file);
    REQUIRE(player.session.resume(file, bytes));
    player.save();
    CHECK(on_disk(folder) == small);
}

TEST_CASE("a record that is another game by the time it is resumed stays, and the game is written anew") {
    TemporaryFolder folder;
    Random random(12);
    Player player(folder.path(), 1, kSmall);
    player.play(5, random);
    begin(player, kWide, 2);
    player.play(5, random);
    const std::string file = player.folder.shelf().records().at(0).file;
    const std::string bytes = player.folder.shelf().read(file).bytes;
    const std::string wide = folder.read("game.twofold");
    folder.write("records/" + file, wide);
    REQUIRE(player.session.resume(file, bytes));
    player.save();
    player.play(2, random);
    CHECK(on_disk(folder) == view_of(player.session.game()));
    CHECK(folder.read("records/" + file) == wide);
}

TEST_CASE("where the game in progress is gone, no open record that it did not give way to takes its place") {
    TemporaryFolder folder;
    std::string other;
    {
        Random random(10);
        Player player(folder.path(), 1, kSmall);
        player.play(6, random);
        other = folder.read("game.twofold");
    }
    folder.remove("game.twofold");
    const std::string kept = "records/20240229-130000-000_3x3-64-10_8_8_6_open.twofold";
    folder.write(kept, other);
    folder.write("game.twofold.replaced", "20240229-120000-000_3x3-64-10_8_8_6_open.twofold");
    Player player(folder.path(), 2, kSmall);
    CHECK_FALSE(player.resumed);
    CHECK(folder.read(kept) == other);
}

TEST_CASE("games in progress outlive two hundred later records, daily ones of the past do not") {
    TemporaryFolder folder;
    folder.write("records/20200101-120000-000_3x5-64-10_8_8_6_open.twofold", "in progress");
    folder.write("records/20200101-120000-001_4x4-2048-10d20200101_8_8_6_open.twofold", "long ago");
    for (int i = 0; i < 220; ++i) {
        char name[80];
        std::snprintf(name, sizeof name, "records/20210101-120000-%03d_3x3-64-10_8_8_6.twofold", i);
        folder.write(name, "over");
    }
    Random random(13);
    Player player(folder.path(), 1, kSmall);
    player.play(3, random);
    player.new_game(2);
    const std::vector<session::KeptRecord> records = player.folder.shelf().records();
    CHECK(records.size() == session::kMaxKeptRecords + 1);
    CHECK(session::open_game(records, {.rules = kWide}) != nullptr);
    CHECK(session::open_game(records, {.daily = 20200101}) == nullptr);
}

TEST_CASE("the daily game goes on where it was left for another one") {
    AppDriver driver(*session::daily_start("2024-02-29"));
    driver.frame();
    driver.play_now(rules::Direction::kLeft);
    driver.play_now(rules::Direction::kUp);
    const GameView daily = view_of(driver.game());
    std::string journal;
    for (const session::JournalEdit& edit : driver.take_edits())
        journal += edit.bytes;
    driver.tell(TextPasted{"2 2 4/0 0 0/8 0 0"});
    driver.frame();
    driver.play_now(rules::Direction::kLeft);
    std::string summary;
    for (const session::JournalEdit& edit : driver.take_edits())
        summary += edit.summary;
    const std::string file = "20240229-120000-000_" + summary + ".twofold";
    REQUIRE(session::parse_kept_record(file));
    driver.tell(RecordsChanged{{*session::parse_kept_record(file)}});
    driver.press_now(ui::Key::kEscape);
    driver.tap_row(5);
    driver.frame();
    driver.tap_row(1);
    driver.frame();
    REQUIRE(driver.only_request() == Request(ResumeRecord{file}));
    driver.tell(RecordToResume{file, journal});
    driver.rest();
    CHECK(view_of(driver.game()) == daily);
    CHECK_FALSE(driver.front());
    CHECK(driver.picture() == driver.fresh_picture());
}

TEST_CASE("the caption of the game that was left is not that of the one that goes on") {
    session::Preferences preferences;
    preferences.settings.captions = true;
    AppDriver driver(session::Session({.seed = 3}, support::kToday, {}), {}, {}, preferences);
    driver.frame();
    driver.play_now(rules::Direction::kLeft);
    driver.rest();
    REQUIRE(driver.shows("Left."));
    support::RecordedGame other(support::short_game(8));
    Random random(4);
    support::play_at_random(other, random, 6);
    driver.tell(RecordToResume{"20240229-120000-000_3x3-64-10_8_4_6_open.twofold", other.text()});
    driver.rest();
    CHECK_FALSE(driver.shows("Left."));
    CHECK(driver.shows("Board "));
}

TEST_CASE("why a kept game does not go on is said as it is") {
    support::RecordedGame other(support::short_game(8));
    Random random(4);
    support::play_at_random(other, random, 6);
    std::string damaged = other.text();
    damaged.insert(damaged.rfind('\n', damaged.size() - 2), "!");
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.tell(RecordToResume{"a.twofold", damaged + damaged});
    driver.frame();
    CHECK(driver.shows("cannot be opened: it is damaged"));
    driver.tell(ResumeFailed{"a.twofold", storage::Reason::kMissing});
    driver.frame();
    CHECK(driver.shows("cannot be opened: it does not exist"));
}

TEST_CASE("a game that cannot go on takes no time from the one that does") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.play_now(rules::Direction::kLeft);
    driver.frame(800);
    driver.tell(RecordToResume{"a.twofold", "twofold 1\nnonsense"});
    driver.frame(1700);
    driver.press_now(ui::Key::kEscape);
    CHECK(driver.game().time_played() >= 2500);
}

TEST_CASE("what is no whole record is not resumed, and the player is told") {
    AppDriver driver(session::Start{.seed = 3});
    driver.frame();
    driver.play_now(rules::Direction::kLeft);
    const GameView before = view_of(driver.game());
    driver.take_edits();
    driver.tell(RecordToResume{"a.twofold", "twofold 1\nnonsense"});
    driver.frame(0);
    CHECK(view_of(driver.game()) == before);
    CHECK(driver.take_edits().empty());
    CHECK(driver.picture().find("a.twofold") != std::string::npos);
}

}  // namespace
}  // namespace twofold::app
