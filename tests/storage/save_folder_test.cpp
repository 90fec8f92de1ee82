// The player's files on the plain road: begin, go on, restart at any moment, and two windows at once.
#include "storage/save_folder.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/record.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::storage {
namespace {

using Kind = SaveNotice::Kind;
using support::GameView;
using support::on_disk;
using support::Player;
using support::Random;
using support::TemporaryFolder;
using support::view_of;

std::string with_flipped_byte(std::string bytes, std::size_t at) {
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    return bytes;
}

TEST_CASE("a new folder gets a record of the new game and nothing else") {
    TemporaryFolder folder;
    const std::string below = folder.path("some/folders/below");
    Player player(below, 5);
    CHECK_FALSE(player.resumed);
    CHECK(player.notices().empty());
    CHECK_FALSE(player.folder.journal().failing());
    CHECK(on_disk(folder, "some/folders/below/game.twofold") == view_of(player.session.game()));
    CHECK(player.session.game().start().seed == 5);
}

TEST_CASE("each move is on disk as soon as it has been handed over") {
    TemporaryFolder folder;
    Random random(1);
    Player player(folder.path());
    for (int move = 0; move < 60; ++move) {
        player.play(1, random);
        REQUIRE(on_disk(folder) == view_of(player.session.game()));
    }
    CHECK(player.folder.journal().unsynced());
    player.sync();
    CHECK_FALSE(player.folder.journal().unsynced());
    CHECK(on_disk(folder) == view_of(player.session.game()));
}

TEST_CASE("the next start goes on with the same game, undo and redo included, and writes on at its end") {
    TemporaryFolder folder;
    Random random(2);
    GameView before;
    std::string text;
    {
        Player player(folder.path());
        player.play(25, random);
        for (int i = 0; i < 5; ++i)
            player.session.undo();
        player.save();
        before = view_of(player.session.game());
        text = folder.read("game.twofold");
    }
    Player player(folder.path(), 99);
    REQUIRE(player.resumed);
    CHECK(player.notices().empty());
    CHECK(view_of(player.session.game()) == before);
    CHECK(folder.read("game.twofold") == text);
    player.session.redo();
    player.save();
    CHECK(folder.read("game.twofold").substr(0, text.size()) == text);
    CHECK(on_disk(folder) == view_of(player.session.game()));
}

TEST_CASE("a start at any moment of any walk finds the game, what undo brings back, and the best scores") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        TemporaryFolder folder;
        auto player = std::make_unique<Player>(folder.path(), seed);
        for (int i = 0; i < 80; ++i) {
            CAPTURE(i);
            support::random_step(*player, random);
            if (!random.percent(30)) continue;
            const GameView before = view_of(player->session.game());
            const bool could_undo = player->session.can_undo();
            const rules::Score best = player->session.best();
            session::Session undone = player->session;
            const bool new_game_undone = undone.undo_new_game();
            player.reset();  // killed: nothing is written now
            player = std::make_unique<Player>(folder.path());
            REQUIRE(player->resumed);
            REQUIRE(player->notices().empty());
            REQUIRE(view_of(player->session.game()) == before);
            REQUIRE(player->session.can_undo() == could_undo);
            REQUIRE(player->session.best() == best);
            session::Session undone_too = player->session;
            REQUIRE(undone_too.undo_new_game() == new_game_undone);
            REQUIRE(view_of(undone_too.game()) == view_of(undone.game()));
        }
    }
}

TEST_CASE("wherever the last line was torn off, it is dropped and the game goes on before it") {
    TemporaryFolder folder;
    Random random(3);
    std::string whole;
    GameView before;
    {
        Player player(folder.path());
        player.play(10, random);
        before = view_of(player.session.game());
        whole = folder.read("game.twofold");
        player.play(1, random);
    }
    const std::string longer = folder.read("game.twofold");
    for (std::size_t size = whole.size() + 1; size < longer.size(); ++size) {
        CAPTURE(size);
        folder.write("game.twofold", longer.substr(0, size));
        Player player(folder.path());
        REQUIRE(player.resumed);
        CHECK(player.notices().empty());
        CHECK(view_of(player.session.game()) == before);
        Random again(4);
        player.play(3, again);
        CHECK(on_disk(folder) == view_of(player.session.game()));
    }
    CHECK(folder.contents().size() == 1);
}

TEST_CASE("a record with damage in the middle is kept under another name and the game goes on before it") {
    TemporaryFolder folder;
    Random random(4);
    std::string good;
    GameView before;
    {
        Player player(folder.path());
        player.play(10, random);
        before = view_of(player.session.game());
        good = folder.read("game.twofold");
        player.play(10, random);
    }
    const std::string damaged = with_flipped_byte(folder.read("game.twofold"), good.size() + 1);
    for (const std::string name : {"damaged.twofold", "damaged_2.twofold"}) {
        folder.write("game.twofold", damaged);
        Player player(folder.path());
        REQUIRE(player.resumed);
        CHECK(view_of(player.session.game()) == before);
        const SaveNotice notice = support::only(player.notices());
        CHECK(notice.kind == Kind::kDamaged);
        CHECK(notice.file == name);
        CHECK(folder.read(name) == damaged);
        CHECK(folder.read("game.twofold") == good);
        player.play(1, random);
        CHECK(on_disk(folder) == view_of(player.session.game()));
    }
    CHECK(folder.read("damaged.twofold") == damaged);
    CHECK(folder.contents().size() == 3);
}

TEST_CASE("best scores are kept by rule set, over every start") {
    TemporaryFolder folder;
    Random random(7);
    const rules::RuleSet other{.size = {4, 4}, .target = 11};
    rules::Score best = 0;
    {
        Player player(folder.path());
        player.play(30, random);
        best = player.session.best();
        REQUIRE(best > 0);
        player.session.new_game({.rules = other, .seed = 1}, "2024-02-29");
        player.save();
        CHECK(player.session.best() == 0);
        player.play(1, random);
    }
    Player player(folder.path());
    CHECK(player.session.game().rules() == other);
    CHECK(player.session.best_scores().of({.size = {3, 3}, .target = 6}) == best);
    CHECK(player.found.best_scores.of({.size = {3, 3}, .target = 6}) == best);
}

TEST_CASE("a second window on the same folder says so and writes nothing at all") {
    TemporaryFolder folder;
    Random random(8);
    Player first(folder.path());
    first.play(20, random);
    first.sync();
    session::Preferences preferences;
    preferences.settings.theme = "classic";
    first.folder.files().save(preferences);
    const auto before = folder.contents();
    {
        Player second(folder.path(), 2);
        CHECK(support::only(second.notices()).kind == Kind::kOtherWindow);
        CHECK_FALSE(second.resumed);
        CHECK(second.session.best() == first.session.best());
        second.play(20, random);
        CHECK(second.in_journal() == view_of(second.session.game()));
        second.new_game(3);
        CHECK(second.in_journal() == view_of(second.session.game()));
        second.session.undo_new_game();
        second.save();
        CHECK(second.in_journal() == view_of(second.session.game()));
        second.folder.retry();
        second.sync();
        CHECK(second.notices().empty());
        CHECK_FALSE(second.folder.journal().failing());
        CHECK(folder.contents() == before);
        preferences.settings.theme = "dark";
        second.folder.files().save(preferences);
        CHECK(folder.contents() == before);
    }
    first.play(1, random);
    CHECK(on_disk(folder) == view_of(first.session.game()));
}

TEST_CASE("when the first window has closed, the next one has the folder") {
    TemporaryFolder folder;
    Random random(9);
    GameView before;
    {
        Player first(folder.path());
        first.play(5, random);
        before = view_of(first.session.game());
    }
    Player next(folder.path());
    CHECK(next.notices().empty());
    CHECK(view_of(next.session.game()) == before);
}

TEST_CASE("with no folder at all the game goes on and says once that it is not saved") {
    SaveFolder folder("", "");
    folder.load();
    session::Session session({.seed = 1}, "2024-02-29", {});
    for (int i = 0; i < 5; ++i) {
        session.play(rules::kAllDirections[static_cast<std::size_t>(i) % 4]);
        std::vector<session::JournalEdit> edits;
        session.take_edits(edits);
        folder.apply(edits);
    }
    folder.sync();
    folder.files().save({});
    CHECK(support::only(folder.take_notices()).kind == Kind::kNotSaved);
}

TEST_CASE("a game that is over is found over at every start, and no start counts it again") {
    TemporaryFolder folder;
    Random random(3);
    rules::Score best = 0;
    {
        Player player(folder.path());
        player.play(10'000, random);
        REQUIRE(player.session.game().over());
        best = player.session.best();
        player.sync();
    }
    const auto before = folder.contents();
    for (int start = 0; start < 3; ++start) {
        Player player(folder.path());
        REQUIRE(player.resumed);
        CHECK(player.session.game().over());
        CHECK(player.session.best() == best);
        player.save();
        player.sync();
        CHECK(folder.contents() == before);
    }
}

}  // namespace
}  // namespace twofold::storage
