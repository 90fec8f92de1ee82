// Where the player keeps files of his own. Paths are UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::platform {

// A folder by the text of a user-dirs.dirs file, as xdg-user-dirs writes it: the value of `key`
// ("XDG_DOWNLOAD_DIR"), which is absolute or begins with $HOME. Nullopt if there is none, or if it is
// the home itself, by which such files say that there is none.
std::optional<std::string> user_folder(std::string_view user_dirs, std::string_view key,
                                       std::string_view home);

// Folders for what is handed to the player, the best first: his downloads (by user-dirs.dirs in
// $XDG_CONFIG_HOME or ~/.config, else ~/Downloads), then his home. Only those that are there.
std::vector<std::string> folders_for_downloads();

}  // namespace twofold::platform
