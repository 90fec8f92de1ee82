// A score with a line of words below it, both flush left by their ink and together centred in the layout's
// score area. Each is made smaller if it is too wide.
#pragma once

#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

struct ScoreLines {
    PointF end;     // end of the score on its baseline; px
    float top = 0;  // top of the digits; px
};

ScoreLines draw_score_lines(std::string_view score, std::string_view words, const Brush& brush);

}  // namespace twofold::ui
