// A score with a line of words below it: flush left by their ink, together in the middle of the layout's
// score area, each made smaller where it is too wide.
#pragma once

#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

struct ScoreLines {
    PointF end;     // of the score, on its baseline; px
    float top = 0;  // of its digits
};

ScoreLines draw_score_lines(std::string_view score, std::string_view words, const Brush& brush);

}  // namespace twofold::ui
