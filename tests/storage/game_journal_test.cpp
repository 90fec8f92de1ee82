// What becomes of the game in progress where the disk refuses to be sure of it, where it moves across file
// systems, and where the program is killed at any step of such a move.
#include "storage/game_journal.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/disk_faults.h"
#include "support/random.h"

namespace twofold::storage {
namespace {

using Kind = SaveNotice::Kind;
using support::FailingSync;
using support::GameView;
using support::on_disk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::view_of;

ino_t file_number(const std::string& path) {
    struct stat info {};
    REQUIRE(::stat(path.c_str(), &info) == 0);
    return info.st_ino;
}

TEST_CASE("a journal that cannot be forced to disk is written whole as a new file, and nothing is told") {
    TemporaryFolder folder;
    Random random(31);
    Player player(folder.path());
    player.play(6, random);
    player.sync();
    player.play(3, random);
    std::filesystem::create_hard_link(folder.path("game.twofold"), folder.path("before"));
    {
        const FailingSync failing(FailingSync::Calls::kJournals);
        player.sync();
    }
    CHECK(file_number(folder.path("game.twofold")) != file_number(folder.path("before")));
    CHECK(on_disk(folder) == view_of(player.session.game()));
    CHECK_FALSE(player.folder.failing());
    CHECK(player.notices().empty());
    player.play(2, random);
    CHECK(on_disk(folder) == view_of(player.session.game()));
}

TEST_CASE("a disk that nothing can be forced to is told of once, and the game is written when it can be") {
    TemporaryFolder folder;
    Random random(32);
    Player player(folder.path());
    player.play(6, random);
    {
        const FailingSync failing(FailingSync::Calls::kAll);
        player.sync();
        player.folder.retry();
    }
    CHECK(player.folder.failing());
    CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
    CHECK(player.in_journal() == view_of(player.session.game()));
    player.folder.retry();
    CHECK_FALSE(player.folder.failing());
    CHECK(support::only(player.notices()).kind == Kind::kSavedAgain);
    CHECK(on_disk(folder) == view_of(player.session.game()));
}

TEST_CASE("a game is kept in, and brought back from, a folder of records on another file system") {
    TemporaryFolder folder;
    TemporaryFolder elsewhere;
    std::filesystem::create_directory_symlink(elsewhere.path(), folder.path("records"));
    const support::ManyFileSystems apart;
    Random random(33);
    Player player(folder.path());
    player.play(6, random);
    const GameView old = view_of(player.session.game());
    player.new_game(2);
    REQUIRE(player.folder.shelf().records().size() == 1);
    CHECK(on_disk(elsewhere, player.folder.shelf().records()[0].file) == old);
    CHECK(on_disk(folder) == view_of(player.session.game()));
    REQUIRE(player.session.undo_new_game());
    player.save();
    CHECK(on_disk(folder) == old);
    CHECK(elsewhere.contents().empty());
    CHECK(player.notices().empty());
}

TEST_CASE("of a game that is a link elsewhere the file is kept, and the next game goes through the link") {
    TemporaryFolder folder;
    Random random(24);
    folder.make_folder("data");
    folder.make_folder("synced");
    std::filesystem::create_symlink("../synced/mine.twofold", folder.path("data/game.twofold"));
    Player player(folder.path("data"));
    player.play(6, random);
    const GameView before = view_of(player.session.game());
    player.new_game(2);
    player.play(2, random);
    const auto records = player.folder.shelf().records();
    REQUIRE(records.size() == 1);
    CHECK(on_disk(folder, "data/records/" + records[0].file) == before);
    CHECK_FALSE(std::filesystem::is_symlink(folder.path("data/records/" + records[0].file)));
    CHECK(std::filesystem::is_symlink(folder.path("data/game.twofold")));
    CHECK(on_disk(folder, "synced/mine.twofold") == view_of(player.session.game()));
}

TEST_CASE("whatever instant of a new game the program was killed at, both games are there") {
    TemporaryFolder folder;
    Random random(6);
    std::string old;
    std::string fresh;
    {
        Player player(folder.path());
        player.play(12, random);
        old = folder.read("game.twofold");
        player.new_game(77);
        fresh = folder.read("game.twofold");
    }
    const std::string kept_name = "20240229-120000_3x3_100_16_12.twofold";
    const std::string kept = "records/" + kept_name;
    const std::string replaced = "game.twofold.replaced";
    struct Instant {
        const char* what;
        std::map<std::string, std::string> files;
        const std::string* resumed;
    };
    const std::vector<Instant> instants = {
        {"the new record is half written",
         {{"game.twofold", old}, {"game.twofold.begun.new", fresh.substr(0, 9)}},
         &old},
        {"the new record is written", {{"game.twofold", old}, {"game.twofold.begun", fresh}}, &old},
        {"where the old one goes is written down",
         {{"game.twofold", old}, {"game.twofold.begun", fresh}, {replaced, kept_name}},
         &old},
        {"the old one is set aside",
         {{kept, old}, {"game.twofold.begun", fresh}, {replaced, kept_name}},
         &fresh},
        {"the new one has its name", {{kept, old}, {"game.twofold", fresh}, {replaced, kept_name}}, &fresh},
    };
    for (const Instant& instant : instants) {
        CAPTURE(instant.what);
        TemporaryFolder again;
        for (const auto& [name, bytes] : instant.files)
            again.write(name, bytes);
        Player player(again.path());
        REQUIRE(player.resumed);
        CHECK(player.notices().empty());
        CHECK(again.read("game.twofold") == *instant.resumed);
        if (instant.resumed == &fresh) {
            REQUIRE(player.session.undo_new_game());
            player.save();
        }
        CHECK(again.read("game.twofold") == old);
        player.new_game(78);
        player.play(3, random);
        CHECK(on_disk(again) == view_of(player.session.game()));
        CHECK(support::kept_games(again).size() == 1);
    }
}

// A game that is a link into another folder.
struct Linked {
    explicit Linked(int moves) {
        folder.make_folder("data");
        folder.make_folder("synced");
        std::filesystem::create_symlink("../synced/mine.twofold", folder.path("data/game.twofold"));
        Random random(34);
        Player player(folder.path("data"));
        player.play(moves, random);
        old = view_of(player.session.game());
    }
    TemporaryFolder folder;
    GameView old;
};

TEST_CASE("whatever step of putting away a game that is a link the program is killed at, it is there") {
    for (const bool apart : {false, true}) {
        CAPTURE(apart);
        bool killed = true;
        int steps = 0;
        for (; killed; ++steps) {
            CAPTURE(steps);
            Linked linked(5);
            killed = support::killed_at(steps, [&] {
                std::optional<support::ManyFileSystems> file_systems;
                if (apart) file_systems.emplace();
                Player(linked.folder.path("data")).new_game(77);
            });
            Player player(linked.folder.path("data"));
            REQUIRE(player.resumed);
            CHECK(player.notices().empty());
            if (player.session.game().start().seed == 77) {
                REQUIRE(player.session.undo_new_game());
                player.save();
            }
            CHECK(view_of(player.session.game()) == linked.old);
            CHECK(on_disk(linked.folder, "data/game.twofold") == linked.old);
        }
        CHECK(steps > 6);
    }
}

}  // namespace
}  // namespace twofold::storage
