// What comes of the Shell's requests, in real folders.
#include "app/request_handler.h"

#include <memory>

#include <doctest/doctest.h>

#include "platform/picture.h"

#include "support/app_folder.h"
#include "support/app_player.h"
#include "support/environment.h"
#include "support/random.h"
#include "support/ui_assets.h"

namespace twofold::app {
namespace {

using storage::Reason;

// A folder with a record and a game in progress, and a home with room for the player's files.
struct Handler {
    Handler() {
        support::Random random(41);
        player.play(6, random);
        record = folder.read("game.twofold");
        player.new_game(2);
        player.play(3, random);
        kept = player.folder.shelf().records().at(0).file;
    }
    template <typename Answer>
    Answer ask(const Request& request) {
        std::optional<News> news = handler.handle(request);
        REQUIRE(news);
        REQUIRE(std::holds_alternative<Answer>(*news));
        return std::get<Answer>(std::move(*news));
    }

    support::TemporaryFolder folder;
    support::TemporaryFolder home;
    support::Environment home_is{"HOME", home.path().c_str()};
    support::Environment no_config{"XDG_CONFIG_HOME", nullptr};
    support::Player player{folder.path()};
    RequestHandler handler{player.folder, folder.path()};
    std::string record;
    std::string kept;
};

TEST_CASE("a kept record is handed out to be watched or gone on with, and one that is gone with the reason") {
    Handler h;
    CHECK(h.ask<RecordToWatch>(WatchRecord{h.kept}).bytes == h.record);
    CHECK(h.ask<RecordToResume>(ResumeRecord{h.kept}).bytes == h.record);
    h.folder.remove("records/" + h.kept);
    const auto unreadable = h.ask<RecordUnreadable>(WatchRecord{h.kept});
    CHECK(unreadable.name == h.kept);
    CHECK(unreadable.reason == Reason::kMissing);
    CHECK(h.ask<ResumeFailed>(ResumeRecord{h.kept}).reason == Reason::kMissing);
    CHECK(h.ask<RecordUnreadable>(ChangeStar{h.kept}).reason == Reason::kMissing);
    CHECK(h.ask<RecordUnreadable>(CopyRecord{h.kept}).name == h.kept);
    CHECK(h.ask<FileSaved>(SaveRecord{h.kept, "a"}).reason == Reason::kMissing);
    h.folder.make_folder("records/" + h.kept);
    CHECK(h.ask<RecordUnreadable>(WatchRecord{h.kept}).reason == Reason::kUnreadable);
}

TEST_CASE("a star is seen by the records alone") {
    Handler h;
    CHECK_FALSE(h.handler.handle(ChangeStar{h.kept}));
    CHECK(h.player.folder.shelf().records().at(0).starred);
}

TEST_CASE("a record, the game in progress and a table are saved into the best folder that takes them") {
    Handler h;
    CHECK(h.ask<FileSaved>(SaveRecord{h.kept, "kept"}).path == h.home.path("kept.twofold"));
    CHECK(h.home.read("kept.twofold") == h.record);
    h.home.make_folder("Downloads");
    CHECK(h.ask<FileSaved>(SaveRecord{"", "now"}).path == h.home.path("Downloads/now.twofold"));
    CHECK(h.home.read("Downloads/now.twofold") == h.folder.read("game.twofold"));
    const support::Environment nowhere("HOME", h.home.path("none").c_str());
    CHECK(h.ask<FileSaved>(SaveTable{"a,b\n", "table"}).path == h.folder.path("table.csv"));
    CHECK(h.folder.read("table.csv") == "a,b\n");
}

TEST_CASE("a picture is saved as PNG into the folder of pictures") {
    Handler h;
    h.home.make_folder("Pictures");
    const auto picture = std::make_shared<ui::DrawList>(support::fonts());
    picture->clear({0, 0, 40, 30}, {10, 20, 30});
    picture->round_rect({10, 10, 20, 10}, 0, {200, 100, 50});
    const std::string path = h.home.path("Pictures/board.png");
    REQUIRE(h.ask<FileSaved>(SavePicture{picture, "board"}).path == path);
    const auto drawn = platform::read_png(path);
    REQUIRE(drawn);
    CHECK(drawn->width == 40);
    CHECK(drawn->height == 30);
    CHECK(drawn->at(1, 1) == platform::to_argb({10, 20, 30}));
    CHECK(drawn->at(20, 15) == platform::to_argb({200, 100, 50}));
    CHECK(h.ask<FileSaved>(SavePicture{picture, "board"}).path == h.home.path("Pictures/board (2).png"));
}

TEST_CASE("a file that finds no room is told as that") {
    Handler h;
    std::optional<News> news;
    {
        const support::FullDisk full(1);
        news = h.handler.handle(SaveTable{"a,b\n", "table"});
    }
    CHECK(std::get<FileSaved>(*news).path.empty());
    CHECK(std::get<FileSaved>(*news).reason == Reason::kDiskFull);
}

TEST_CASE("the played games are those of the table and the records") {
    Handler h;
    CHECK(h.ask<PlayedGamesRead>(ReadPlayedGames{}).games == h.player.folder.shelf().played_games());
    CHECK(h.player.folder.shelf().played_games().size() == 1);
}

TEST_CASE("any file on the machine can be watched, or it is said why not") {
    Handler h;
    CHECK(std::get<RecordToWatch>(read_to_watch(h.folder.path("game.twofold"))).bytes ==
          h.folder.read("game.twofold"));
    CHECK(std::get<RecordUnreadable>(read_to_watch(h.folder.path("none"))).reason == Reason::kMissing);
    CHECK(std::get<RecordUnreadable>(read_to_watch(h.folder.path())).reason == Reason::kUnreadable);
}

}  // namespace
}  // namespace twofold::app
