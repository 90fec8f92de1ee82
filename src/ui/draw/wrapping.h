// How a text is broken into lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/font.h"

namespace twofold::ui {

// Lines of `utf8` no wider than `room` px, broken at blanks and between Chinese characters, where their marks
// allow it; and within a word that alone is wider.
std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room);

// In as few lines as there can be, none of them much shorter than the others.
std::vector<std::string> wrapped_evenly(const Font& font, std::string_view utf8, int text_px, int room);

// The first `most` of the lines, which are no wider than `room` px; the last of them ends with an ellipsis
// where there are more.
std::vector<std::string> cut_off(const Font& font, std::vector<std::string> lines, float text_px, float room,
                                 std::size_t most);

}  // namespace twofold::ui
