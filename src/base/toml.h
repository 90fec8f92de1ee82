// Reads TOML by the toml++ library, with the error as a value. For the .cpp files that read data; no other
// header includes this one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

// Heads of tables like `[.a]` break what the library asserts in a debug build; it makes an error of them all
// the same.
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>

namespace twofold::base {

// Room for the scores of 20 years of daily games, and read in a moment whatever is in it.
inline constexpr std::size_t kMaxTomlBytes = std::size_t{256} << 10;
// Dots in one key, and brackets around one value. The library reads, prints and frees tables by recursion
// without a limit to the former.
inline constexpr int kMaxTomlLevels = 8;

// Values, tables and parts of keys, all in all: more than the dates of 30 years, and each takes its time.
inline constexpr int kMaxTomlParts = 12'000;

struct TomlReading {
    std::optional<toml::table>
        table;  // nullopt if the text is not TOML, or too long, too deep or of too many parts
    std::size_t error_line = 0;  // counted from 1
    std::string error;

    std::string fault() const { return std::to_string(error_line) + ": " + error; }
};

TomlReading read_toml(std::string_view text);

}  // namespace twofold::base
