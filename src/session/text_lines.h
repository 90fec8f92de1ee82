// Text as files and people have it: lines, and blanks around what stands in them.
#pragma once

#include <string_view>

namespace twofold::session {

// Less the blanks at both ends: spaces, tabs and line ends.
std::string_view without_blanks(std::string_view text);

// Takes the first line off `text`, its line feed as well; without that it is given back.
std::string_view take_line(std::string_view& text);

}  // namespace twofold::session
