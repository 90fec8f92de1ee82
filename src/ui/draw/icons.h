// The icons as strokes with round caps on a 24 x 24 grid, y downwards.
#pragma once

#include <span>

#include "ui/draw/draw_list.h"

namespace twofold::ui {

inline constexpr float kIconGrid = 24;
inline constexpr float kIconStroke = 2.25f;  // width

// A straight stroke or, if radius > 0, a circular arc about (x1, y1), from angle `from` to `to` in degrees,
// clockwise from the right.
struct IconStroke {
    float x1 = 0;
    float y1 = 0;
    float x2 = 0;
    float y2 = 0;
    float radius = 0;
    float from = 0;
    float to = 0;
};

std::span<const IconStroke> strokes_of(Icon icon);

// The fraction of a pixel, centred at (x, y), that an icon `size_px` wide covers, 0 to 1.
float icon_coverage(Icon icon, float size_px, float x, float y);

}  // namespace twofold::ui
