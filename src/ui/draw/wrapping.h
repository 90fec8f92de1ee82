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

}  // namespace twofold::ui
