// Disks that cannot be written: the game goes on, the player is told once, nothing is lost, and all is caught
// up.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "session/record.h"
#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::storage {
namespace {

using Kind = SaveNotice::Kind;
using support::FullDisk;
using support::GameView;
using support::on_disk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::Unwritable;
using support::view_of;

// The disk is good again.
void check_catches_up(Player& player, const TemporaryFolder& folder) {
    player.folder.retry();
    CHECK_FALSE(player.folder.journal().failing());
    CHECK(support::only(player.notices()).kind == Kind::kSavedAgain);
    CHECK(on_disk(folder) == view_of(player.session.game()));
}

TEST_CASE("a folder that cannot be written: told once, played on, caught up") {
    TemporaryFolder folder;
    Random random(1);
    Player player(folder.path());
    player.play(5, random);
    const std::string before = folder.read("game.twofold");
    {
        const Unwritable unwritable(folder);
        player.new_game(2);
        CHECK(player.folder.journal().failing());
        CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
        player.play(10, random);
        CHECK(player.in_journal() == view_of(player.session.game()));
        player.folder.retry();
        player.sync();
        CHECK(player.folder.journal().failing());
        CHECK(player.notices().empty());
        CHECK(folder.read("game.twofold") == before);
    }
    check_catches_up(player, folder);
    CHECK(support::kept_games(folder) == std::vector{view_of(*session::read_record(before).game)});
}

TEST_CASE("started where nothing can be written, on an empty folder or on a game") {
    for (const bool has_game : {false, true}) {
        for (const bool torn : {false, true}) {
            CAPTURE(has_game);
            CAPTURE(torn);
            TemporaryFolder folder;
            Random random(2);
            if (has_game) Player(folder.path()).play(6, random);
            if (has_game && torn) folder.write("game.twofold", folder.read("game.twofold") + "laa");
            std::unique_ptr<Player> player;
            {
                const Unwritable unwritable(folder);
                player = std::make_unique<Player>(folder.path(), 3);
                CHECK(player->resumed == has_game);
                player->play(4, random);
                CHECK(player->folder.journal().failing());
                CHECK(support::only(player->notices()).kind == Kind::kNotSaved);
            }
            check_catches_up(*player, folder);
            const GameView view = view_of(player->session.game());
            player.reset();
            CHECK(view_of(Player(folder.path()).session.game()) == view);
        }
    }
}

TEST_CASE("a damaged game that cannot be kept aside now is not touched, and is once it can be") {
    TemporaryFolder folder;
    Random random(14);
    std::string bytes;
    {
        Player player(folder.path());
        player.play(20, random);
        bytes = folder.read("game.twofold");
    }
    bytes[bytes.size() - 30] = '?';
    folder.write("game.twofold", bytes);
    std::unique_ptr<Player> player;
    {
        const Unwritable unwritable(folder);
        player = std::make_unique<Player>(folder.path());
        CHECK(player->resumed);
        player->play(3, random);
    }
    CHECK(folder.read("game.twofold") == bytes);
    CHECK(player->folder.journal().failing());
    const auto notices = player->notices();
    CHECK(std::count_if(notices.begin(), notices.end(),
                        [](const SaveNotice& notice) { return notice.kind == Kind::kNotSaved; }) == 1);
    player->folder.retry();
    CHECK_FALSE(player->folder.journal().failing());
    CHECK(folder.read("damaged.twofold") == bytes);
    CHECK(on_disk(folder) == view_of(player->session.game()));
}

TEST_CASE("a folder whose path leads through a file: told once, and caught up when the file has gone") {
    TemporaryFolder folder;
    Random random(3);
    folder.write("file", "in the way");
    Player player(folder.path("file/data"));
    player.play(8, random);
    CHECK(player.folder.journal().failing());
    CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
    CHECK(folder.read("file") == "in the way");
    folder.remove("file");
    player.folder.retry();
    CHECK_FALSE(player.folder.journal().failing());
    CHECK(support::only(player.notices()).kind == Kind::kSavedAgain);
    CHECK(on_disk(folder, "file/data/game.twofold") == view_of(player.session.game()));
}

TEST_CASE("a folder that turns up later with a game in it: that game is not written over") {
    TemporaryFolder folder;
    Random random(13);
    std::string other;
    {
        TemporaryFolder elsewhere;
        Player player(elsewhere.path(), 50);
        player.play(6, random);
        other = elsewhere.read("game.twofold");
    }
    folder.write("mount", "in the way");
    Player player(folder.path("mount/data"));
    player.play(8, random);
    folder.remove("mount");
    folder.write("mount/data/game.twofold", other);
    player.folder.retry();
    CHECK_FALSE(player.folder.journal().failing());
    const auto files = folder.contents();
    const auto count = [&](const auto& is) { return std::count_if(files.begin(), files.end(), is); };
    CHECK(count([&](const auto& file) { return file.second == other; }) == 1);
    CHECK(count([&](const auto& file) {
              const auto game = session::read_record(file.second).game;
              return game && view_of(*game) == view_of(player.session.game());
          }) == 1);
}

TEST_CASE("a disk that fills up at any byte of the journal: nothing is cut off, and all is caught up") {
    for (std::size_t room = 0; room < 16; ++room) {
        CAPTURE(room);
        TemporaryFolder folder;
        Random random(4);
        Player player(folder.path());
        player.play(5, random);
        const std::string before = folder.read("game.twofold");
        std::string during;
        {
            const FullDisk full(before.size() + room);
            player.play(12, random);
            player.folder.retry();
            during = folder.read("game.twofold");
        }
        CHECK(during.size() == before.size() + room);
        CHECK(during.substr(0, before.size()) == before);
        CHECK(player.folder.journal().failing());
        CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
        player.play(2, random);  // which tries again by itself
        CHECK_FALSE(player.folder.journal().failing());
        CHECK(support::only(player.notices()).kind == Kind::kSavedAgain);
        CHECK(on_disk(folder) == view_of(player.session.game()));
        CHECK(folder.read("game.twofold").substr(0, during.size()) == during);
    }
}

TEST_CASE(
    "a new game, its undo and another one on a full disk leave the files as they were until there is room") {
    TemporaryFolder folder;
    Random random(5);
    Player player(folder.path());
    player.play(9, random);
    player.sync();
    const auto before = folder.contents();
    {
        const FullDisk full(1);
        player.new_game(2);
        player.session.undo_new_game();
        player.save();
        player.play(2, random);
        player.new_game(3);
        player.play(4, random);
    }
    CHECK(folder.contents() == before);
    CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
    check_catches_up(player, folder);
    // The game before it had nine moves and two more.
    const auto kept = support::kept_games(folder);
    REQUIRE(kept.size() == 1);
    CHECK(kept[0].undo_count == 11);
}

TEST_CASE(
    "on a disk that fails now and then, a kill at any moment finds a game that was, and the end is "
    "complete") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        TemporaryFolder folder;
        Player player(folder.path(), seed);
        std::vector<GameView> history = {view_of(player.session.game())};
        for (int phase = 0; phase < 12; ++phase) {
            CAPTURE(phase);
            const auto act = [&] {
                for (int i = random.between(1, 6); i > 0; --i) {
                    support::random_step(player, random);
                    history.push_back(view_of(player.session.game()));
                }
            };
            switch (random.below(3)) {
                case 0:
                    act();
                    break;
                case 1: {
                    const FullDisk full(static_cast<std::size_t>(random.below(400)));
                    act();
                    break;
                }
                default: {
                    const Unwritable unwritable(folder);
                    act();
                }
            }
            TemporaryFolder copy;
            for (const auto& [name, bytes] : folder.contents())
                copy.write(name, bytes);
            Player other(copy.path());
            REQUIRE(other.resumed);
            REQUIRE(std::count(history.begin(), history.end(), view_of(other.session.game())) > 0);
            for (const SaveNotice& notice : other.notices())
                FAIL_CHECK("a notice: ", support::name_of(notice.kind));
        }
        player.folder.retry();
        REQUIRE_FALSE(player.folder.journal().failing());
        CHECK(on_disk(folder) == view_of(player.session.game()));
    }
}

TEST_CASE("a data folder that is removed or replaced while playing is written again, the scores with it") {
    for (const bool replaced : {false, true}) {
        CAPTURE(replaced);
        TemporaryFolder folder;
        Random random(21);
        Player player(folder.path("data"));
        player.play(6, random);
        player.sync();
        std::filesystem::rename(folder.path("data"), folder.path("away"));
        if (replaced) folder.write("data/game.twofold", "somebody else's");
        player.play(3, random);
        player.sync();
        CHECK_FALSE(player.folder.journal().failing());
        CHECK(on_disk(folder, "data/game.twofold") == view_of(player.session.game()));
        CHECK(folder.has("data/scores.toml"));

        if (replaced) CHECK(folder.read("data/game_2.twofold") == "somebody else's");
        SaveFolder other(folder.path("data"), "");
        CHECK(support::only(other.take_notices()).kind == Kind::kOtherWindow);
    }
}

TEST_CASE("a game that gives way after its folder was removed is kept all the same") {
    TemporaryFolder folder;
    Random random(22);
    Player player(folder.path("data"));
    player.play(6, random);
    const GameView before = view_of(player.session.game());
    std::filesystem::remove_all(folder.path("data"));
    player.new_game(2);
    CHECK_FALSE(player.folder.journal().failing());
    const auto records = player.folder.shelf().records();
    REQUIRE(records.size() == 1);
    CHECK(on_disk(folder, "data/records/" + records[0].file) == before);
}

TEST_CASE("a folder that another window had first when it could be made: said once, and nothing is written") {
    TemporaryFolder folder;
    Random random(23);
    folder.write("mount", "in the way");
    Player player(folder.path("mount/data"), 2);
    player.play(4, random);
    player.notices();
    folder.remove("mount");
    Player other(folder.path("mount/data"), 3);
    const auto before = folder.contents();
    player.play(3, random);
    player.folder.retry();
    player.sync();
    CHECK(support::only(player.notices()).kind == Kind::kOtherWindow);
    CHECK_FALSE(player.folder.journal().failing());
    CHECK(player.in_journal() == view_of(player.session.game()));
    for (const auto& [name, bytes] : before)
        CHECK(folder.read(name) == bytes);
}

TEST_CASE(
    "a table of played games that cannot be read is not taken for empty: a game waits to be brought back") {
    TemporaryFolder folder;
    Random random(25);
    Player player(folder.path());
    player.play(6, random);
    player.new_game(2);
    folder.make_folder("games.csv");
    player.session.undo_new_game();
    player.save();
    CHECK(player.folder.journal().failing());
    CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
    CHECK(player.in_journal() == view_of(player.session.game()));
    std::filesystem::remove(folder.path("games.csv"));
    check_catches_up(player, folder);
}

}  // namespace
}  // namespace twofold::storage
