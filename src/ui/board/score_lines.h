// Score and best score, or a score and words below it, where the layout has them.
#pragma once

#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

// Where a drawn number is, px.
struct NumberPlace {
    PointF end;     // of its baseline
    float top = 0;  // of the digits
};

// The score, flush left on the lower edge of its place, with a label above if the layout has labels. All that
// is too wide is made smaller.
NumberPlace draw_score_number(std::string_view label, std::string_view number, const Brush& brush);
// The best score like that or, without labels, words; these are left out rather than made too small to read.
void draw_best_number(std::string_view label, std::string_view number, const Brush& brush);
bool fits_best(std::string_view words, const Brush& brush);
void draw_best_words(std::string_view words, const Brush& brush);

}  // namespace twofold::ui
