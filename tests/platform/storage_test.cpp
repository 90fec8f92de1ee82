#include "platform/storage.h"

#include <filesystem>

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/app_folder.h"
#include "support/environment.h"
#include "support/random.h"

namespace twofold::platform {
namespace {

using support::Environment;
using support::FullDisk;
using support::TemporaryFolder;
using support::Unwritable;
using Status = FileReading::Status;

TEST_CASE("the player's folders are where the XDG specification has them") {
    struct Row {
        const char* xdg;
        const char* home;
        std::optional<std::string> data;
        std::optional<std::string> config;
    };
    const Row rows[] = {
        {"/x", "/h", "/x/twofold", "/x/twofold"},
        {nullptr, "/h", "/h/.local/share/twofold", "/h/.config/twofold"},
        {"", "/h", "/h/.local/share/twofold", "/h/.config/twofold"},
        {"relative", "/h", "/h/.local/share/twofold", "/h/.config/twofold"},
        {nullptr, nullptr, std::nullopt, std::nullopt},
        {nullptr, "", std::nullopt, std::nullopt},
    };
    for (const Row& row : rows) {
        const Environment data("XDG_DATA_HOME", row.xdg);
        const Environment config("XDG_CONFIG_HOME", row.xdg);
        const Environment home("HOME", row.home);
        CHECK(data_folder() == row.data);
        CHECK(config_folder() == row.config);
    }
}

TEST_CASE("a file is read whole, and what cannot be is told from what is not there") {
    TemporaryFolder folder;
    const std::string bytes = support::Random(1).bytes(5000) + std::string(1, '\0');
    folder.write("file", bytes);
    folder.write("empty", "");
    folder.make_folder("folder");
    REQUIRE(::mkfifo(folder.path("pipe").c_str(), 0600) == 0);
    struct Row {
        const char* name;
        std::size_t most;
        Status status;
        std::string bytes;
    };
    const Row rows[] = {
        {"file", 1 << 20, Status::kOk, bytes},
        {"file", bytes.size(), Status::kOk, bytes},
        {"file", bytes.size() - 1, Status::kTooLong, ""},
        {"empty", 0, Status::kOk, ""},
        {"missing", 100, Status::kMissing, ""},
        {"folder", 100, Status::kFailed, ""},
        {"pipe", 100, Status::kFailed, ""},
        {"file/below", 100, Status::kMissing, ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const FileReading reading = read_file(folder.path(row.name), row.most);
        CHECK(reading.status == row.status);
        CHECK(reading.bytes == row.bytes);
        CHECK(reading.error.empty() == (row.status == Status::kOk));
    }
    std::filesystem::remove(folder.path("pipe"));
}

TEST_CASE("writing whole replaces a file or leaves the old one, with nothing beside it") {
    TemporaryFolder folder;
    CHECK(write_whole(folder.path("file"), "first"));
    CHECK(write_whole(folder.path("file"), "second"));
    CHECK(folder.read("file") == "second");
    bool written = true;
    {
        const FullDisk full(3);
        written = write_whole(folder.path("file"), "no room for this");
    }
    CHECK_FALSE(written);
    {
        const Unwritable unwritable(folder);
        written = write_whole(folder.path("file"), "x");
    }
    CHECK_FALSE(written);
    CHECK_FALSE(write_whole(folder.path("no/such/folder"), "x"));
    folder.make_folder("folder");
    CHECK_FALSE(write_whole(folder.path("folder"), "x"));
    CHECK(folder.contents() ==
          std::map<std::string, std::string>{{"file", "second"}, {"folder", "(folder)"}});
}

TEST_CASE("a journal only grows, from where it is cut to") {
    TemporaryFolder folder;
    CHECK_FALSE(Journal::open(folder.path("journal")).has_value());
    folder.write("journal", "good torn");
    {
        auto journal = Journal::open(folder.path("journal"), 5);
        REQUIRE(journal.has_value());
        CHECK(journal->is_open());
        CHECK(folder.read("journal") == "good ");
        CHECK(journal->append("more") == 4);
        CHECK(folder.read("journal") == "good more");
        CHECK(journal->sync());
        Journal moved;
        CHECK_FALSE(moved.is_open());
        moved = std::move(*journal);
        CHECK(moved.append("!") == 1);
    }
    auto again = Journal::open(folder.path("journal"));
    REQUIRE(again.has_value());
    CHECK(again->append("?") == 1);
    CHECK(folder.read("journal") == "good more!?");
}

TEST_CASE("a journal on a full disk says how much it took, and takes the rest later") {
    TemporaryFolder folder;
    folder.write("journal", "12345");
    auto journal = Journal::open(folder.path("journal"));
    REQUIRE(journal.has_value());
    std::size_t taken = 0;
    std::size_t then = 0;
    {
        const FullDisk full(8);
        taken = journal->append("abcdef");
        then = journal->append("def");
    }
    CHECK(taken == 3);
    CHECK(then == 0);
    CHECK(journal->append("def") == 3);
    CHECK(folder.read("journal") == "12345abcdef");
}

TEST_CASE("a new file takes a name that is free and touches nothing that is there") {
    TemporaryFolder folder;
    folder.write("game.twofold", "old");
    folder.make_folder("game (3).twofold");
    CHECK(write_new(folder.path(), "game", "twofold", "second").path == folder.path("game (2).twofold"));
    CHECK(write_new(folder.path(), "game", "twofold", "fourth").path == folder.path("game (4).twofold"));
    CHECK(write_new(folder.path(), "other", "twofold", "").path == folder.path("other.twofold"));
    CHECK(folder.read("game.twofold") == "old");
    CHECK(folder.read("game (2).twofold") == "second");
    CHECK(folder.read("game (4).twofold") == "fourth");
    CHECK(folder.read("other.twofold").empty());
}

TEST_CASE("a new file that cannot be written whole is not there, and it is said why") {
    TemporaryFolder folder;
    NewFile file = write_new(folder.path("missing"), "game", "twofold", "bytes");
    CHECK(file.path.empty());
    CHECK_FALSE(file.disk_full);
    {
        const Unwritable unwritable(folder);
        file = write_new(folder.path(), "game", "twofold", "bytes");
    }
    CHECK(file.path.empty());
    CHECK_FALSE(file.disk_full);
    {
        const FullDisk full(3);
        file = write_new(folder.path(), "game", "twofold", "bytes");
    }
    CHECK(file.path.empty());
    CHECK(file.disk_full);
    CHECK(folder.contents().empty());
}

TEST_CASE("a journal that is not open takes nothing") {
    Journal journal;
    CHECK(journal.append("x") == 0);
    CHECK_FALSE(journal.sync());
}

TEST_CASE("one at a time has a folder's lock, until it is gone") {
    TemporaryFolder folder;
    FolderLock second;
    {
        FolderLock first;
        CHECK(first.take(folder.path()) == FolderLock::Result::kHeld);
        CHECK(second.take(folder.path()) == FolderLock::Result::kTaken);
        FolderLock moved = std::move(first);
        CHECK(second.take(folder.path()) == FolderLock::Result::kTaken);
    }
    CHECK(second.take(folder.path()) == FolderLock::Result::kHeld);
    CHECK(FolderLock().take(folder.path("missing")) == FolderLock::Result::kFailed);
}

TEST_CASE("a folder is made with those above it, and is no less there for being asked for again") {
    TemporaryFolder folder;
    CHECK(make_folder(folder.path("a/b/c")));
    CHECK(make_folder(folder.path("a/b/c")));
    folder.write("file", "");
    CHECK_FALSE(make_folder(folder.path("file")));
    CHECK_FALSE(make_folder(folder.path("file/below")));
    CHECK(exists(folder.path("a/b")));
    CHECK(exists(folder.path("file")));
    CHECK_FALSE(exists(folder.path("file/below")));
}

TEST_CASE("a file that is kept elsewhere by a link is written there, and the link stays") {
    TemporaryFolder folder;
    folder.write("elsewhere/file", "old");
    REQUIRE(::symlink("elsewhere/file", folder.path("link").c_str()) == 0);
    REQUIRE(write_whole(folder.path("link"), "new"));
    CHECK(std::filesystem::is_symlink(folder.path("link")));
    CHECK(folder.read("elsewhere/file") == "new");
    CHECK(folder.contents().size() == 2);
}

TEST_CASE("a link to what cannot be written, or to nothing, gives way to the file") {
    TemporaryFolder folder;
    for (const char* target : {"/dev/zero", "/proc/version", "nowhere"}) {
        CAPTURE(target);
        REQUIRE(::symlink(target, folder.path("link").c_str()) == 0);
        REQUIRE(write_whole(folder.path("link"), "new"));
        CHECK_FALSE(std::filesystem::is_symlink(folder.path("link")));
        CHECK(folder.read("link") == "new");
        folder.remove("link");
    }
}

TEST_CASE("a journal that has lost its name says so, and can still be read whole") {
    TemporaryFolder folder;
    folder.write("journal", "one");
    auto journal = Journal::open(folder.path("journal"));
    REQUIRE(journal);
    CHECK(journal->is_at(folder.path("journal")));
    folder.remove("journal");
    CHECK_FALSE(journal->is_at(folder.path("journal")));
    folder.write("journal", "another");
    CHECK_FALSE(journal->is_at(folder.path("journal")));
    CHECK(journal->append(" two") == 4);
    CHECK(journal->text() == "one two");
}

}  // namespace
}  // namespace twofold::platform
