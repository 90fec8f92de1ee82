#include "ui/draw/brush.h"

#include <cmath>

namespace twofold::ui {

float middle_baseline(const Rect& box, float cap_height) {
    return static_cast<float>(box.y) + (static_cast<float>(box.h) + cap_height) / 2;
}

void Brush::fill(const Rect& rect, float radius, Color color) const {
    out.round_rect(to_float(rect), radius, faded(color, opacity));
}

void Brush::icon(Icon icon, const Rect& rect, Color ink) const {
    out.icon(icon, rect, faded(ink, opacity));
}

void Brush::text(std::string_view utf8, PointF baseline_start, const TextStyle& style) const {
    out.text(utf8, baseline_start, style.font, style.px, faded(style.ink, opacity), style.digits);
}

void Brush::line(std::string_view utf8, float x, const Rect& box, const TextStyle& style) const {
    const float baseline = middle_baseline(box, font(style.font).cap_height(style.px));
    text(utf8, {std::round(x), std::round(baseline)}, style);
}

void Brush::fitted(std::string_view utf8, const Rect& box, TextStyle style) const {
    style.px = fitting_px(font(style.font), utf8, style.digits, style.px, static_cast<float>(box.w));
    line(utf8, static_cast<float>(box.x), box, style);
}

void Brush::centred(std::string_view utf8, const Rect& box, float room, TextStyle style) const {
    style.px = fitting_px(font(style.font), utf8, style.digits, style.px, room);
    const float width = font(style.font).width(utf8, style.digits, style.px);
    line(utf8, static_cast<float>(box.x) + (static_cast<float>(box.w) - width) / 2, box, style);
}

}  // namespace twofold::ui
