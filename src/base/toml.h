// Reads TOML by the toml++ library, with the error as a value. For the .cpp files that read data; no other
// header includes this one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Heads of tables like `[.a]` break what the library asserts in a debug build; it makes an error of them all
// the same.
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>

namespace twofold::base {

struct TomlReading {
    std::optional<toml::table> table;  // nothing where the text is not TOML
    std::size_t error_line = 0;        // counted from 1
    std::string error;
};

TomlReading read_toml(std::string_view text);

struct TomlFault {
    std::size_t line = 0;  // counted from 1
    std::string error;
};

// What is TOML of a text in which some lines are not.
struct TomlLinesReading {
    std::optional<toml::table> table;  // nothing where too many lines are at fault
    std::string text;                  // the lines at fault blank, all others where they were
    std::vector<TomlFault> faults;     // of each line at fault; only the first where there is no table
};

constexpr std::size_t kMostLinesAtFault = 100;
constexpr std::size_t kMostMendedBytes = std::size_t{64}
                                         << 10;  // of a text: each fault takes several readings

// A value over several lines that has no end is at fault where it begins, and a head of a table that cannot
// be read takes the lines below it with it, which would be of another table otherwise.
TomlLinesReading read_toml_lines(std::string_view text);

}  // namespace twofold::base
