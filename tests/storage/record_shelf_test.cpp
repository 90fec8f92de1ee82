// Games that a new game sets aside: kept, brought back by undo, and never mixed up.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::storage {
namespace {

using support::GameView;
using support::on_disk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::view_of;

TEST_CASE("a new game sets the old one aside, and undo at the next start brings it back") {
    TemporaryFolder folder;
    Random random(5);
    GameView old;
    {
        Player player(folder.path());
        player.play(12, random);
        old = view_of(player.session.game());
        player.new_game(77);
        CHECK(support::kept_games(folder) == std::vector{old});
    }
    {
        Player player(folder.path());
        CHECK(player.session.game().start().seed == 77);
        REQUIRE(player.session.undo_new_game());
        player.save();
        CHECK(view_of(player.session.game()) == old);
        CHECK(on_disk(folder) == old);
        CHECK(support::kept_games(folder).empty());
    }
    CHECK(view_of(Player(folder.path()).session.game()) == old);
}

TEST_CASE("games that were set aside are all kept, also many in one second") {
    TemporaryFolder folder;
    Random random(15);
    std::vector<GameView> old;
    {
        Player player(folder.path());
        for (int game = 0; game < 25; ++game) {
            player.play(random.between(1, 12), random);
            old.push_back(view_of(player.session.game()));
            player.new_game(random.bits());
        }
        // A game without a move is not worth keeping.
        player.new_game(1);
        player.new_game(2);
    }
    const std::vector<GameView> kept = support::kept_games(folder);
    CHECK(kept.size() == old.size());
    CHECK(std::is_permutation(kept.begin(), kept.end(), old.begin(), old.end()));
}

TEST_CASE("undo of a new game brings back that game and no other, whatever lies among the kept ones") {
    std::string other;
    {
        TemporaryFolder folder;
        Random random(16);
        Player player(folder.path(), 99);
        player.play(5, random);
        other = folder.read("game.twofold");
    }
    // A clock that was ahead, and things that are not ours.
    const std::map<std::string, std::string> among = {{"records/29991231-235959_9x9_9_9_9.twofold", other},
                                                      {"records/zzz.twofold", other},
                                                      {"records/zzzz.twofold", "Dear diary"},
                                                      {"records/~notes.txt", "to do"}};
    TemporaryFolder folder;
    Random random(17);
    for (const auto& [name, bytes] : among)
        folder.write(name, bytes);
    Player player(folder.path());
    for (int game = 0; game < 6; ++game) {
        CAPTURE(game);
        player.play(random.between(1, 9), random);
        const GameView old = view_of(player.session.game());
        player.new_game(random.bits());
        if (game % 2 == 0) continue;
        REQUIRE(player.session.undo_new_game());
        player.save();
        CHECK(on_disk(folder) == old);
        player.play(1, random);
        CHECK(on_disk(folder) == view_of(player.session.game()));
    }
    for (const auto& [name, bytes] : among)
        CHECK(folder.read(name) == bytes);
    const GameView last = view_of(player.session.game());
    CHECK(on_disk(folder) == last);
}

TEST_CASE("undo of a new game brings back the game of any seed, also over a new start") {
    for (const std::uint64_t seed : {0u, 7u, 101u, 123u, 1231u, 10101u, 9991231u, 10000101u, 20261130u}) {
        CAPTURE(seed);
        TemporaryFolder folder;
        Random random(seed);
        {
            Player player(folder.path(), 7, {});
            player.play(6, random);
        }
        const std::string first = folder.read("game.twofold");
        GameView old;
        {
            Player player(folder.path());
            player.new_game(seed);
            player.play(4, random);
            old = view_of(player.session.game());
            player.new_game(8);
            REQUIRE(player.folder.shelf().records().size() == 2);
            CHECK(player.folder.shelf().records()[0].variant.daily == (seed < 10000101 ? 0 : seed));
            CHECK(player.folder.shelf().played_games().size() == 2);
            REQUIRE(player.session.undo_new_game());
            player.save();
            player.play(3, random);
            old = view_of(player.session.game());
        }
        Player player(folder.path());
        CHECK(player.notices().empty());
        CHECK(view_of(player.session.game()) == old);
        REQUIRE(player.folder.shelf().records().size() == 1);
        CHECK(player.folder.shelf().read(player.folder.shelf().records()[0].file).bytes == first);
    }
}

TEST_CASE(
    "a record whose name has a short date, of an earlier version, is listed, counted, starred and resumed") {
    TemporaryFolder folder;
    Random random(21);
    std::string bytes;
    GameView old;
    {
        TemporaryFolder elsewhere;
        Player player(elsewhere.path(), 123, {});
        player.play(6, random);
        bytes = elsewhere.read("game.twofold");
        old = view_of(player.session.game());
    }
    folder.write("records/20240229-120000-000_4x4-2048-10d123_8_8_6_open.twofold", bytes);
    Player player(folder.path(), 7, {});
    player.play(5, random);
    const std::vector<session::KeptRecord> records = player.folder.shelf().records();
    REQUIRE(records.size() == 1);
    CHECK(records[0].variant == session::Variant{});
    CHECK(session::open_game(records, {}) == &records[0]);
    CHECK(player.folder.shelf().played_games().size() == 1);
    REQUIRE(player.folder.shelf().change_star(records[0].file));
    const std::string starred = player.folder.shelf().records().at(0).file;
    REQUIRE(player.session.resume(starred, player.folder.shelf().read(starred).bytes));
    player.save();
    CHECK(on_disk(folder) == old);
}

// The game in progress of a folder replaced one of nine moves, and has none itself.
struct Replaced {
    explicit Replaced(const TemporaryFolder& folder) {
        Random random(18);
        Player player(folder.path(), 5);
        player.play(4, random);
        player.new_game(6);
        player.play(9, random);
        view = view_of(player.session.game());
        player.new_game(77);
        record = "records/" + player.folder.shelf().records().at(0).file;
        older = "records/" + player.folder.shelf().records().at(1).file;
        bytes = folder.read(record);
    }
    std::string record;
    std::string older;
    std::string bytes;
    GameView view;
};

TEST_CASE(
    "a record that was put there under a later name is not brought back, and nothing is written to it") {
    for (const bool at_start : {false, true}) {
        CAPTURE(at_start);
        TemporaryFolder folder;
        const Replaced replaced(folder);
        const std::string later = "records/29991231-235959-000_3x3-64-10_8_8_4_open.twofold";
        const std::string other = folder.read(replaced.older);
        if (at_start) folder.write(later, other);
        Player player(folder.path());
        if (!at_start) folder.write(later, other);
        Random random(19);
        REQUIRE(player.session.undo_new_game());
        player.save();
        CHECK(on_disk(folder) == replaced.view);
        CHECK_FALSE(folder.has(replaced.record));
        player.play(3, random);
        CHECK(on_disk(folder) == view_of(player.session.game()));
        CHECK(folder.read(later) == other);
    }
}

TEST_CASE(
    "a replaced game whose record is gone or is another one meanwhile is written anew, and loses nothing") {
    for (const bool gone : {false, true}) {
        CAPTURE(gone);
        TemporaryFolder folder;
        const Replaced replaced(folder);
        Player player(folder.path());
        const std::string other = folder.read(replaced.older);
        if (gone) {
            folder.remove(replaced.record);
        } else {
            folder.write(replaced.record, other);
        }
        REQUIRE(player.session.undo_new_game());
        player.save();
        CHECK(folder.read("game.twofold") == replaced.bytes);
        Random random(19);
        player.play(3, random);
        CHECK(on_disk(folder) == view_of(player.session.game()));
        CHECK(folder.read(replaced.older) == other);
        CHECK(folder.has(replaced.record) != gone);
        if (!gone) CHECK(folder.read(replaced.record) == other);
    }
}

TEST_CASE("where the record of the replaced game is gone at the start, no other one is brought back for it") {
    TemporaryFolder folder;
    const Replaced replaced(folder);
    folder.remove(replaced.record);
    Player player(folder.path());
    CHECK_FALSE(player.session.undo_new_game());
    CHECK(folder.has(replaced.older));
}

TEST_CASE("a replaced game that got a star is brought back with it, and is there once") {
    TemporaryFolder folder;
    const Replaced replaced(folder);
    {
        Player player(folder.path());
        REQUIRE(player.folder.shelf().change_star(player.folder.shelf().records().at(0).file));
    }
    Player player(folder.path());
    REQUIRE(player.session.undo_new_game());
    player.save();
    CHECK(folder.read("game.twofold") == replaced.bytes);
    CHECK(player.folder.shelf().records().size() == 1);
    player.new_game(78);
    CHECK(player.folder.shelf().records().at(0).starred);
}

TEST_CASE("undo of a new game brings back a game whose file was deleted meanwhile, and no older one") {
    TemporaryFolder folder;
    const Replaced replaced(folder);
    GameView deleted;
    {
        Random random(20);
        Player player(folder.path());
        player.play(3, random);
        deleted = view_of(player.session.game());
        folder.remove("game.twofold");
        player.new_game(78);
    }
    Player player(folder.path());
    CHECK(player.session.game().start().seed == 78);
    REQUIRE(player.session.undo_new_game());
    player.save();
    CHECK(on_disk(folder) == deleted);
    CHECK(folder.has(replaced.record));
}

TEST_CASE("a star is put on a record and taken off, and of one that is gone or in other hands it is told") {
    TemporaryFolder folder;
    Random random(3);
    Player player(folder.path());
    player.play(5, random);
    player.new_game(7);
    const std::vector<session::KeptRecord> plain = player.folder.shelf().records();
    REQUIRE(plain.size() == 1);
    CHECK(player.folder.shelf().change_star(plain[0].file));
    const std::vector<session::KeptRecord> starred = player.folder.shelf().records();
    REQUIRE(starred.size() == 1);
    CHECK(starred[0].starred);
    CHECK_FALSE(player.folder.shelf().change_star("20240229-120000-000_4x4-2048-10_4_4_1.twofold"));
    CHECK(player.notices().empty());
    {
        SaveFolder other(folder.path(), folder.path());  // of a second window
        other.take_notices();
        CHECK(other.shelf().change_star(starred[0].file));
        CHECK(support::only(other.take_notices()).kind == SaveNotice::Kind::kOtherWindow);
        CHECK(other.shelf().records() == starred);
    }
    CHECK(player.folder.shelf().change_star(starred[0].file));
    CHECK(player.folder.shelf().records() == plain);
}

TEST_CASE(
    "records are in the order in which they were kept, also more than a thousand in a second of the future") {
    TemporaryFolder folder;
    folder.write("records/29991231-235959-998_3x3-64-10_8_4_2.twofold", "from when the clock was wrong");
    Random random(3);
    Player player(folder.path());
    std::vector<std::string> kept;
    for (int game = 0; game < 4; ++game) {
        player.play(3, random);
        player.new_game(random.bits());
        kept.insert(kept.begin(), player.folder.shelf().records().at(0).file);
    }
    CHECK(kept[3].starts_with("29991231-235959-999_"));
    CHECK(kept[2].starts_with("30000101-000000-000_"));
    std::vector<std::string> listed;
    for (const session::KeptRecord& record : player.folder.shelf().records())
        listed.push_back(record.file);
    listed.pop_back();
    CHECK(listed == kept);
}

TEST_CASE("a record that is kept after one without a number comes after it") {
    TemporaryFolder folder;
    folder.write("records/29991231-235959_3x3-64-10_8_4_2.twofold", "of an earlier version");
    Random random(3);
    Player player(folder.path());
    player.play(3, random);
    player.new_game(2);
    CHECK(player.folder.shelf().records().at(0).file.starts_with("30000101-000000-000_"));
}

TEST_CASE("a game keeps its star when it is gone on with, also over a new start, and gives it to no other") {
    TemporaryFolder folder;
    Random random(4);
    const auto stars = [&] {
        std::vector<bool> all;
        for (const session::KeptRecord& record : SaveFolder::open_read_only(folder.path()).shelf().records())
            all.push_back(record.starred);
        return all;
    };
    {
        Player player(folder.path());
        player.play(5, random);
        player.session.new_game({.rules = {.size = {3, 5}, .target = 6}, .seed = 2}, "2024-02-29");
        player.save();
        player.play(5, random);
        const std::string open = player.folder.shelf().records().at(0).file;
        REQUIRE(player.folder.shelf().change_star(open));
        const std::string starred = player.folder.shelf().records().at(0).file;
        REQUIRE(player.session.resume(starred, player.folder.shelf().read(starred).bytes));
        player.save();
        CHECK(stars() == std::vector{false});
        player.play(2, random);
    }
    Player player(folder.path());
    player.new_game(9);
    CHECK(stars() == std::vector{true, false});
    player.play(3, random);
    player.new_game(10);
    CHECK(stars() == std::vector{false, true, false});
}

}  // namespace
}  // namespace twofold::storage
