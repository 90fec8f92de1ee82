// The files of this folder, embedded into the program at build time.
#pragma once

#include <span>
#include <string_view>

namespace twofold::assets {

struct File {
    std::string_view name;  // folder and file: "themes/dark.toml", "fonts/text.otf"
    std::string_view bytes;
};

std::span<const File> all_files();

// The bytes of a file; empty where there is none of that name.
std::string_view file(std::string_view name);

}  // namespace twofold::assets
