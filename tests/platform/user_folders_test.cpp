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

TEST_CASE("downloads and pictures are where the player's file says, else in the usual folder, then at home") {
    struct Kind {
        std::vector<std::string> (*folders)();
        std::string usual;
        std::string key;
    };
    for (const Kind& kind : {Kind{folders_for_downloads, "Downloads", "XDG_DOWNLOAD_DIR"},
                             Kind{folders_for_pictures, "Pictures", "XDG_PICTURES_DIR"}}) {
        CAPTURE(kind.key);
        TemporaryFolder folder;
        const std::string home = folder.path("home");
        const std::string config = folder.path("config");
        folder.make_folder("home");
        folder.make_folder("home/" + kind.usual);
        folder.make_folder("home/chosen");
        const Environment home_variable("HOME", home.c_str());
        const Environment config_variable("XDG_CONFIG_HOME", config.c_str());
        using Folders = std::vector<std::string>;
        CHECK(kind.folders() == Folders{home + "/" + kind.usual, home});
        folder.write("config/user-dirs.dirs", kind.key + "=\"$HOME/chosen\"\n");
        CHECK(kind.folders() == Folders{home + "/chosen", home});
        folder.write("config/user-dirs.dirs", kind.key + "=\"$HOME/gone\"\n");
        CHECK(kind.folders() == Folders{home + "/" + kind.usual, home});
        folder.remove("home/" + kind.usual);
        CHECK(kind.folders() == Folders{home});
    }
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
