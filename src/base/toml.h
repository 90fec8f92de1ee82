// Reads TOML with the toml++ library and returns errors as values. Only .cpp files include this header, to
// keep the library out of other headers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

// Table headers like `[.a]` fail the library's own assertions in debug builds. It reports them as errors
// anyway, so the assertions are off.
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>

namespace twofold::base {

// Enough for 20 years of daily scores, and quick to read whatever it contains.
inline constexpr std::size_t kMaxTomlBytes = std::size_t{256} << 10;
// Most dots in a key and most brackets around a value. The library recurses over nested tables, and does not
// limit dots.
inline constexpr int kMaxTomlLevels = 8;

// Most values, tables and key parts in total: more than 30 years of dates. Time to read grows with them.
inline constexpr int kMaxTomlParts = 12'000;

struct TomlReading {
    std::optional<toml::table> table;  // nullopt if not TOML, or over a limit
    std::size_t error_line = 0;        // counted from 1
    std::string error;

    // "3: what is wrong"
    std::string fault() const { return std::to_string(error_line) + ": " + error; }
};

TomlReading read_toml(std::string_view text);

}  // namespace twofold::base
