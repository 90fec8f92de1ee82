// The table of played games: each game in it once, however it was put away, taken up again or dropped.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"

namespace twofold::storage {
namespace {

using session::PlayedGame;
using support::Player;
using support::Random;
using support::TemporaryFolder;

constexpr rules::RuleSet kWide = {.size = {3, 5}, .target = 6};

TEST_CASE("games that were put away are in the table once, with what their records say") {
    TemporaryFolder folder;
    Random random(21);
    Player player(folder.path());
    std::vector<PlayedGame> expected;
    for (int game = 0; game < 5; ++game) {
        player.play(random.between(3, 30), random);
        expected.push_back(session::played_game(player.session.game(), "", PlayedGame::End::kLeft));
        player.new_game(random.bits());
        if (game % 2 == 0) CHECK(player.folder.shelf().played_games().size() == expected.size());
    }
    for (int again = 0; again < 2; ++again) {
        std::vector<PlayedGame> played = player.folder.shelf().played_games();
        for (PlayedGame& each : played)
            each.key.clear();
        CHECK(played == expected);
    }
    const std::string table = folder.read("games.csv");
    CHECK(std::count(table.begin(), table.end(), '\n') == 6);
}

TEST_CASE("a game that is brought back or gone on with leaves the table until it is put away again") {
    TemporaryFolder folder;
    Random random(22);
    Player player(folder.path());
    player.play(5, random);
    player.new_game(2);
    CHECK(player.folder.shelf().played_games().size() == 1);
    REQUIRE(player.session.undo_new_game());
    player.save();
    CHECK(player.folder.shelf().played_games().empty());
    player.play(1, random);
    player.session.new_game({.rules = kWide, .seed = 3}, "2024-02-29");
    player.save();
    player.play(2, random);
    REQUIRE(player.folder.shelf().played_games().size() == 1);
    CHECK(player.folder.shelf().played_games()[0].end == PlayedGame::End::kOpen);
    CHECK(player.folder.shelf().played_games()[0].moves == 6);
    const std::string file = player.folder.shelf().records().at(0).file;
    REQUIRE(player.session.resume(file, player.folder.shelf().read(file).bytes));
    player.save();
    REQUIRE(player.folder.shelf().played_games().size() == 1);
    CHECK(player.folder.shelf().played_games()[0].variant.rules == kWide);
}

TEST_CASE("a game that is gone on with leaves the table also where its record is gone meanwhile") {
    TemporaryFolder folder;
    Random random(29);
    Player player(folder.path());
    player.play(5, random);
    player.session.new_game({.rules = kWide, .seed = 2}, "2024-02-29");
    player.save();
    REQUIRE(player.folder.shelf().played_games().size() == 1);
    const std::string file = player.folder.shelf().records().at(0).file;
    const std::string bytes = player.folder.shelf().read(file).bytes;
    folder.remove("records/" + file);
    REQUIRE(player.session.resume(file, bytes));
    player.save();
    CHECK(player.folder.shelf().played_games().empty());
}

TEST_CASE("on a full disk a game is brought back or gone on with once the table has let go of it") {
    for (const bool resumed : {false, true}) {
        CAPTURE(resumed);
        TemporaryFolder folder;
        Random random(28);
        Player player(folder.path());
        player.play(5, random);
        player.session.new_game({.rules = kWide, .seed = 2}, "2024-02-29");
        player.save();
        REQUIRE(player.folder.shelf().played_games().size() == 1);
        const std::string file = player.folder.shelf().records().at(0).file;
        const std::string bytes = player.folder.shelf().read(file).bytes;
        bool done = false;
        {
            const support::FullDisk full(8);
            done = resumed ? player.session.resume(file, bytes) : player.session.undo_new_game();
            player.save();
        }
        REQUIRE(done);
        CHECK(player.folder.journal().failing());
        player.folder.retry();
        CHECK_FALSE(player.folder.journal().failing());
        CHECK(player.folder.shelf().played_games().empty());
        player.play(1, random);
        player.new_game(3);
        const std::vector<PlayedGame> played = player.folder.shelf().played_games();
        REQUIRE(played.size() == 1);
        CHECK(played[0].moves == 6);
    }
}

TEST_CASE("games with a board that was set up are not in the table") {
    TemporaryFolder folder;
    Random random(26);
    Player player(folder.path());
    session::Start start{.rules = player.session.game().rules(), .seed = 4};
    start.position = session::first_state(start);
    player.session.new_game(start, "2024-02-29");
    player.save();
    player.play(3, random);
    player.new_game(5);
    CHECK(player.folder.shelf().records().size() == 1);
    CHECK(player.folder.shelf().played_games().empty());
}

TEST_CASE("records that do not count are read once, and again only after their game was gone on with") {
    TemporaryFolder folder;
    Random random(27);
    Player player(folder.path());
    session::Start start{.rules = kWide, .seed = 4};
    start.position = session::first_state(start);
    player.session.new_game(start, "2024-02-29");
    player.save();
    player.play(3, random);
    player.new_game(5);
    player.session.new_game({.rules = kWide, .seed = 6}, "2024-02-29");
    player.save();
    CHECK(player.folder.shelf().played_games().empty());
    // Something that would count, in its place, is not looked at.
    player.play(3, random);
    const std::string file = player.folder.shelf().records().at(0).file;
    folder.write("records/" + file, folder.read("game.twofold"));
    CHECK(player.folder.shelf().played_games().empty());
    REQUIRE(player.session.resume(file, player.folder.shelf().read(file).bytes));
    player.save();
    player.play(1, random);
    player.new_game(7);
    CHECK(player.folder.shelf().played_games().size() == 2);
}

TEST_CASE("what is dropped from the records stays in the table") {
    TemporaryFolder folder;
    Random random(23);
    std::string record;
    {
        TemporaryFolder other;
        Player player(other.path());
        player.play(4, random);
        record = other.read("game.twofold");
    }
    for (std::size_t i = 0; i < session::kMaxKeptRecords; ++i) {
        char name[80];
        std::snprintf(name, sizeof name, "records/20210101-120000-%03d_3x3-64-10_8_8_4.twofold",
                      static_cast<int>(i));
        folder.write(name, record);
    }
    Player player(folder.path());
    for (int game = 0; game < 3; ++game) {
        player.play(3, random);
        player.new_game(random.bits());
    }
    CHECK(player.folder.shelf().records().size() == session::kMaxKeptRecords);
    CHECK(player.folder.shelf().played_games().size() == session::kMaxKeptRecords + 3);
}

TEST_CASE("lines that Twofold did not write stay in the table, and a torn last one harms no other") {
    TemporaryFolder folder;
    Random random(24);
    folder.write("games.csv",
                 std::string(session::kPlayedGamesHeader) + "a note of mine\n2020,3x3-64-10,8,8,4,no,no,ov");
    Player player(folder.path());
    player.play(4, random);
    player.new_game(2);
    CHECK(player.folder.shelf().played_games().size() == 1);
    CHECK(folder.read("games.csv").find("a note of mine\n2020,3x3-64-10,8,8,4,no,no,ov\n") !=
          std::string::npos);
    CHECK(player.folder.shelf().played_games().size() == 1);
}

TEST_CASE("a second window and a disk that cannot be written count all the same and write nothing") {
    TemporaryFolder folder;
    Random random(25);
    Player player(folder.path());
    player.play(4, random);
    player.new_game(2);
    SaveFolder second(folder.path(), folder.path());
    second.load();
    CHECK(second.shelf().played_games().size() == 1);
    CHECK_FALSE(folder.has("games.csv"));
    {
        const support::Unwritable unwritable(folder);
        CHECK(player.folder.shelf().played_games().size() == 1);
    }
    CHECK_FALSE(folder.has("games.csv"));
}

}  // namespace
}  // namespace twofold::storage
