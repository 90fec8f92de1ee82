// UTF-8: its characters one by one, and text from outside made safe for a line on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace twofold::base {

// Takes the first character off `utf8`, which must not be empty; U+FFFD for a byte that begins none.
char32_t take_code_point(std::string_view& utf8);

// C0 and C1 control characters and DEL.
constexpr bool is_control(char32_t c) {
    return c < U' ' || (c >= U'\x7f' && c <= U'\x9f');
}

// Valid UTF-8 without control characters.
bool is_printable(std::string_view text);

// The text with '?' in place of each control character and each byte that is not UTF-8.
std::string printable(std::string_view text);
// Each line of the text, so made, after the prefix.
std::string printable_lines(std::string_view prefix, std::string_view text);

}  // namespace twofold::base
