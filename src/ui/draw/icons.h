// The icons, as strokes with round ends on a grid of 24 x 24, y downwards.
#pragma once

#include <span>

#include "ui/draw/draw_list.h"

namespace twofold::ui {

inline constexpr float kIconGrid = 24;
inline constexpr float kIconStroke = 2.25f;  // width

// A straight stroke, or an arc of a circle where radius > 0: then from angle `from` to `to` in degrees,
// clockwise from the right, about (x1, y1).
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

// How much of a pixel the icon covers, 0 to 1, for an icon `size_px` wide and the pixel whose centre is at
// (x, y).
float icon_coverage(Icon icon, float size_px, float x, float y);

}  // namespace twofold::ui
