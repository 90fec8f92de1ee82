// The folders of the player's own files. Paths are UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::platform {

// A folder from the text of a user-dirs.dirs file, as xdg-user-dirs writes it: the value of `key`
// ("XDG_DOWNLOAD_DIR"), which is absolute or begins with $HOME. nullopt if it is missing, or is the home
// directory itself, which stands for none.
std::optional<std::string> user_folder(std::string_view user_dirs, std::string_view key,
                                       std::string_view home);

// Folders for exported files, the best first: the downloads folder (from user-dirs.dirs in $XDG_CONFIG_HOME
// or ~/.config, else ~/Downloads), then the home directory. Only those that exist.
std::vector<std::string> folders_for_downloads();
// The same for pictures, with ~/Pictures.
std::vector<std::string> folders_for_pictures();

}  // namespace twofold::platform
