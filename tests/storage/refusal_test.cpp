// Files in the way that are not ours to touch: they stay as they are, and a new game is kept beside them.
#include <algorithm>
#include <filesystem>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "session/record.h"
#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"
#include "support/recorded_game.h"
#include "support/sealed_record.h"

namespace twofold::storage {
namespace {

using Kind = SaveNotice::Kind;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::view_of;

struct BadFile {
    std::string what;
    std::string bytes;
};

std::vector<BadFile> bad_files() {
    const std::string newer = "twofold 2\nrules 1\nsize 4x4\nbegin 00000000\n";
    const auto impossible = [](const rules::RuleSet& rules) {
        return support::header_of(rules, 1).begin().text();
    };
    std::string half = support::header_of({}, 1).begin().text();
    half.resize(half.size() / 2);
    return {
        {"another text", "Dear diary,\ntoday I played.\n"},
        {"bytes", Random(1).bytes(3000)},
        {"an empty file", ""},
        {"a newer record", newer},
        {"a record of newer rules", "twofold 1\nrules 2\nsize 4x4\n"},
        {"a target that cannot be made", impossible({.size = {2, 2}, .target = 20})},
        {"half a header", half},
        {"zeros", std::string(4096, '\0')},
    };
}

// Plays beside what is in the way, from one start to the next; `journal` is where that must happen.
void check_plays_beside(const TemporaryFolder& folder, const std::string& journal,
                        std::size_t foreign_files) {
    Random random(1);
    support::GameView before;
    {
        Player player(folder.path(), 3);
        CHECK_FALSE(player.resumed);
        const auto notices = player.notices();
        CHECK(notices.size() == foreign_files);
        for (const SaveNotice& notice : notices) {
            CHECK(notice.kind == Kind::kForeign);
            CHECK(notice.reason != Reason::kMissing);
        }
        REQUIRE_FALSE(notices.empty());
        CHECK(notices[0].file == "game.twofold");
        player.play(10, random);
        player.sync();
        before = view_of(player.session.game());
    }
    {
        Player player(folder.path(), 4);
        REQUIRE(player.resumed);
        CHECK(view_of(player.session.game()) == before);
        player.play(1, random);
        player.new_game(5);
        player.play(2, random);
        before = view_of(player.session.game());
    }
    CHECK(support::on_disk(folder, journal) == before);
}

TEST_CASE("what is not a record that can be played is never changed, and the next start goes on beside it") {
    for (const BadFile& bad : bad_files()) {
        CAPTURE(bad.what);
        TemporaryFolder folder;
        folder.write("game.twofold", bad.bytes);
        check_plays_beside(folder, "game_2.twofold", 1);
        CHECK(folder.read("game.twofold") == bad.bytes);
        CHECK_FALSE(folder.has("damaged.twofold"));
    }
}

TEST_CASE("where several names are taken the first free one is used") {
    TemporaryFolder folder;
    folder.write("game.twofold", "not ours");
    folder.write("game_2.twofold", "not ours either");
    folder.make_folder("game_3.twofold");
    check_plays_beside(folder, "game_4.twofold", 3);
    CHECK(folder.read("game.twofold") == "not ours");
    CHECK(folder.read("game_2.twofold") == "not ours either");
}

TEST_CASE("a folder and a pipe in the journal's place stay what they are") {
    SUBCASE("a folder") {
        TemporaryFolder folder;
        folder.make_folder("game.twofold");
        folder.write("game.twofold/inside", "kept");
        check_plays_beside(folder, "game_2.twofold", 1);
        CHECK(folder.read("game.twofold/inside") == "kept");
    }
    SUBCASE("a pipe") {
        TemporaryFolder folder;
        REQUIRE(::mkfifo(folder.path("game.twofold").c_str(), 0600) == 0);
        {
            Player player(folder.path());
            CHECK(support::only(player.notices()).kind == Kind::kForeign);
        }
        CHECK(std::filesystem::is_fifo(folder.path("game.twofold")));
        std::filesystem::remove(folder.path("game.twofold"));
    }
}

TEST_CASE("a link to nowhere in the journal's place is no obstacle") {
    TemporaryFolder folder;
    std::filesystem::create_symlink("nowhere", folder.path("game.twofold"));
    Player(folder.path(), 1);
    Player player(folder.path(), 2);
    CHECK(player.resumed);
    CHECK(player.session.game().start().seed == 1);
}

TEST_CASE("a record longer than 64 MiB is left alone without being read") {
    TemporaryFolder folder;
    folder.write("game.twofold", support::header_of({}, 1).begin().text());
    std::filesystem::resize_file(folder.path("game.twofold"), session::kMaxRecordBytes + 1);
    {
        Player player(folder.path());
        CHECK_FALSE(player.resumed);
        CHECK(support::only(player.notices()).kind == Kind::kForeign);
    }
    CHECK(std::filesystem::file_size(folder.path("game.twofold")) == session::kMaxRecordBytes + 1);
    CHECK(folder.has("game_2.twofold"));
}

TEST_CASE("a kept game that cannot be read is not brought back, and does not stop the game in progress") {
    for (const BadFile& bad : bad_files()) {
        CAPTURE(bad.what);
        TemporaryFolder folder;
        Player(folder.path(), 1);
        folder.write("records/20240229-120000_3x3_0_2_0.twofold", bad.bytes);
        Player player(folder.path(), 2);
        CHECK(player.resumed);
        CHECK(player.notices().empty());
        CHECK_FALSE(player.session.can_undo());
        CHECK(folder.read("records/20240229-120000_3x3_0_2_0.twofold") == bad.bytes);
    }
}

TEST_CASE(
    "a file in the place of the folder for kept games is not touched, and the game is told to be unsaved") {
    TemporaryFolder folder;
    Random random(1);
    folder.write("records", "not a folder");
    Player player(folder.path(), 1);
    player.play(5, random);
    CHECK(player.notices().empty());
    const std::string before = folder.read("game.twofold");
    player.new_game(2);
    CHECK(support::only(player.notices()).kind == Kind::kNotSaved);
    CHECK(folder.read("records") == "not a folder");
    CHECK(folder.read("game.twofold") == before);
    folder.remove("records");
    player.folder.retry();
    CHECK(support::only(player.notices()).kind == Kind::kSavedAgain);
    CHECK(support::kept_games(folder).size() == 1);
}

TEST_CASE("whatever bytes the record has, the start never crashes and never loses them") {
    Random random(11);
    std::string good;
    {
        TemporaryFolder folder;
        Player player(folder.path());
        player.play(30, random);
        good = folder.read("game.twofold");
    }
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Random chance(seed);
        std::string bytes = good;
        for (int changes = chance.between(1, 4); changes > 0; --changes) {
            const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(bytes.size())));
            switch (chance.below(3)) {
                case 0:
                    bytes[at] = static_cast<char>(chance.below(256));
                    break;
                case 1:
                    bytes.insert(at, chance.bytes(chance.between(1, 20)));
                    break;
                default:
                    bytes.erase(at, static_cast<std::size_t>(chance.between(1, 30)));
            }
        }
        TemporaryFolder folder;
        folder.write("game.twofold", bytes);
        Player player(folder.path());
        player.play(2, chance);
        CHECK_FALSE(player.folder.journal().failing());
        const auto files = folder.contents();
        const std::size_t good_bytes = session::read_record(bytes).good_bytes;
        // As it was, or all that is good of it where only a torn tail was cut off.
        CHECK(std::any_of(files.begin(), files.end(), [&](const auto& file) {
            return file.second == bytes ||
                   (good_bytes > 0 && file.second.compare(0, good_bytes, bytes, 0, good_bytes) == 0);
        }));
    }
}

}  // namespace
}  // namespace twofold::storage
