#include "platform/user_folders.h"

#include <doctest/doctest.h>

#include "support/app_folder.h"
#include "support/environment.h"

namespace twofold::platform {
namespace {

using support::Environment;
using support::TemporaryFolder;

TEST_CASE("a folder is found in user-dirs.dirs as a shell would read it") {
    struct Row {
        const char* text;
        std::optional<std::string> folder;
    };
    const Row rows[] = {
        {"XDG_DOWNLOAD_DIR=\"$HOME/Downloads\"\n", "/h/Downloads"},
        {"# made by a program\n\nXDG_MUSIC_DIR=\"$HOME/m\"\nXDG_DOWNLOAD_DIR=\"$HOME/下载\"", "/h/下载"},
        {"XDG_DOWNLOAD_DIR=\"/elsewhere/down loads/\"\r\n", "/elsewhere/down loads"},
        {"  XDG_DOWNLOAD_DIR = \"$HOME/a\\\"b\\\\c\" \n", "/h/a\"b\\c"},
        {"XDG_DOWNLOAD_DIR=\"$HOME/one\"\nXDG_DOWNLOAD_DIR=\"$HOME/two\"\n", "/h/two"},
        {"XDG_DOWNLOAD_DIR=\"$HOME/\"\n", std::nullopt},  // which is to say that there is none
        {"XDG_DOWNLOAD_DIR=\"$HOME\"\n", std::nullopt},
        {"#XDG_DOWNLOAD_DIR=\"$HOME/Downloads\"\n", std::nullopt},
        {"XDG_DOWNLOAD_DIR=\"relative\"\n", std::nullopt},
        {"XDG_DOWNLOAD_DIR=\"$HOME/open\n", std::nullopt},
        {"XDG_DOWNLOAD_DIR=\"$HOME/open\\", std::nullopt},
        {"XDG_DOWNLOAD_DIR=$HOME/bare\n", std::nullopt},
        {"XDG_DOWNLOAD_DIR=\n", std::nullopt},
        {"XDG_DOWNLOAD_DIR_2=\"$HOME/x\"\n", std::nullopt},
        {"", std::nullopt},
        {"\n\n=\n", std::nullopt},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(user_folder(row.text, "XDG_DOWNLOAD_DIR", "/h") == row.folder);
    }
}

TEST_CASE("downloads are where the player's file says, else in Downloads, and the home comes after them") {
    TemporaryFolder folder;
    const std::string home = folder.path("home");
    const std::string config = folder.path("config");
    folder.make_folder("home");
    folder.make_folder("home/Downloads");
    folder.make_folder("home/chosen");
    const Environment home_variable("HOME", home.c_str());
    const Environment config_variable("XDG_CONFIG_HOME", config.c_str());
    using Folders = std::vector<std::string>;
    CHECK(folders_for_downloads() == Folders{home + "/Downloads", home});
    folder.write("config/user-dirs.dirs", "XDG_DOWNLOAD_DIR=\"$HOME/chosen\"\n");
    CHECK(folders_for_downloads() == Folders{home + "/chosen", home});
    folder.write("config/user-dirs.dirs", "XDG_DOWNLOAD_DIR=\"$HOME/gone\"\n");
    CHECK(folders_for_downloads() == Folders{home + "/Downloads", home});
    folder.remove("home/Downloads");
    CHECK(folders_for_downloads() == Folders{home});
}

TEST_CASE("pictures have a folder of their own, chosen in the same way") {
    TemporaryFolder folder;
    const std::string home = folder.path("home");
    const std::string config = folder.path("config");
    folder.make_folder("home");
    folder.make_folder("home/Pictures");
    folder.make_folder("home/drawn");
    const Environment home_variable("HOME", home.c_str());
    const Environment config_variable("XDG_CONFIG_HOME", config.c_str());
    using Folders = std::vector<std::string>;
    CHECK(folders_for_pictures() == Folders{home + "/Pictures", home});
    folder.write("config/user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/drawn\"\n");
    CHECK(folders_for_pictures() == Folders{home + "/drawn", home});
}

TEST_CASE("without a home of its own, or with one that is not there, there is no folder for downloads") {
    TemporaryFolder folder;
    const Environment config("XDG_CONFIG_HOME", nullptr);
    const std::string missing = folder.path("missing");
    for (const char* home : {static_cast<const char*>(nullptr), "", missing.c_str()}) {
        const Environment variable("HOME", home);
        CHECK(folders_for_downloads().empty());
    }
}

}  // namespace
}  // namespace twofold::platform
