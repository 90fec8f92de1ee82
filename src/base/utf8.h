// UTF-8: decoding one character at a time, and making outside text safe to print on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace twofold::base {

// Removes the first character from `utf8`, which must not be empty, and returns it. An invalid byte counts as
// U+FFFD.
char32_t take_code_point(std::string_view& utf8);

// C0 and C1 control characters and DEL.
constexpr bool is_control(char32_t c) {
    return c < U' ' || (c >= U'\x7f' && c <= U'\x9f');
}

// Whether the text is valid UTF-8 without control characters.
bool is_printable(std::string_view text);

// The text with each control character and each invalid byte replaced by '?'.
std::string printable(std::string_view text);
// printable() for each line of the text, with `prefix` before it.
std::string printable_lines(std::string_view prefix, std::string_view text);

}  // namespace twofold::base
