// Text from files, as it may stand in a line on a terminal: UTF-8 without control characters.
#pragma once

#include <string>
#include <string_view>

namespace twofold::app {

bool is_printable(std::string_view text);

// The same with '?' for each byte or control character that is not.
std::string printable(std::string_view text);

}  // namespace twofold::app
