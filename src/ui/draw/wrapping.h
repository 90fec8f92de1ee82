// Breaks text into lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/font.h"

namespace twofold::ui {

// Lines of `utf8` no wider than `room` px, broken at spaces and between Chinese characters where their
// punctuation allows it. A word wider than `room` is broken anywhere.
std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room);

// As few lines as possible, of similar lengths.
std::vector<std::string> wrapped_evenly(const Font& font, std::string_view utf8, int text_px, int room);

// The first `most` of `lines`, which are no wider than `room` px. If there are more, the last one ends with
// an ellipsis.
std::vector<std::string> cut_off(const Font& font, std::vector<std::string> lines, float text_px, float room,
                                 std::size_t most);

}  // namespace twofold::ui
