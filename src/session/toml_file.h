// Reads TOML by the toml++ library, with the error as a value. For the .cpp files that read data; no other
// header includes this one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <toml++/toml.h>

namespace twofold::session {

struct TomlReading {
    std::optional<toml::table> table;  // nothing where the text is not TOML
    std::size_t error_line = 0;        // counted from 1
    std::string error;
};

TomlReading read_toml(std::string_view text);

}  // namespace twofold::session
