// Text as files and people have it: its pieces, its lines, blanks around what stands in them, and lists of
// words.
#pragma once

#include <string>
#include <string_view>

namespace twofold::session {

// Less the blanks at both ends: spaces, tabs and line ends.
std::string_view without_blanks(std::string_view text);

// Takes what is before the first `mark` off `text`, the mark as well; without that it is given back. All of
// the text where there is no mark.
std::string_view take_until(std::string_view& text, char mark);

// The same up to a line feed.
inline std::string_view take_line(std::string_view& text) {
    return take_until(text, '\n');
}

// "system, full, reduced", of any range of texts.
template <typename Words>
std::string listed(const Words& words) {
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

}  // namespace twofold::session
