// Small text functions: trim, split, join, numbers, and yes or no.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace twofold::base {

// The text without leading and trailing spaces, tabs and line ends.
std::string_view trim(std::string_view text);

// Removes the part of `text` up to and including the first `separator`, and returns it without the separator.
// If there is none, takes the whole text.
std::string_view split_first(std::string_view& text, char separator);

// split_first() at a line feed.
inline std::string_view take_line(std::string_view& text) {
    return split_first(text, '\n');
}

// "system, full, reduced": any range of texts, joined by ", ".
template <typename Words>
std::string join(const Words& words) {
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

// `text` as a number; nullopt unless it consists of decimal digits only and is at most 2^64 - 1.
std::optional<std::uint64_t> parse_number(std::string_view text);

constexpr std::string_view yes_no_text(bool yes) {
    return yes ? "yes" : "no";
}
// nullopt if `text` is neither "yes" nor "no".
std::optional<bool> parse_yes_no(std::string_view text);

}  // namespace twofold::base
