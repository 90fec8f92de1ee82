#include "ui/draw/faces.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

int ring_width(int unit) {
    return std::max(1, unit / 2);
}

}  // namespace

int ring_reach(int unit) {
    return 2 * ring_width(unit);
}

void draw_ring(const Rect& control, int radius, int unit, const Theme& theme, float opacity, DrawList& out) {
    const int width = ring_width(unit);
    out.round_rect(to_float(control.inset(-2 * width)), static_cast<float>(radius + 2 * width),
                   faded(theme.accent, opacity));
    out.round_rect(to_float(control.inset(-width)), static_cast<float>(radius + width),
                   faded(theme.window, opacity));
}

Rect icon_box(const Rect& control) {
    const int side = control.h * 6 / 11;
    return {control.x + (control.w - side) / 2, control.y + (control.h - side) / 2, side, side};
}

void draw_centred(std::string_view text, FontId font, Digits digits, float text_px, float room,
                  const Rect& box, Color ink, DrawList& out) {
    const Font& metrics = out.font(font);
    const float px = fitting_px(metrics, text, digits, text_px, room);
    const float x =
        static_cast<float>(box.x) + (static_cast<float>(box.w) - metrics.width(text, digits, px)) / 2;
    const float baseline =
        static_cast<float>(box.y) + (static_cast<float>(box.h) + metrics.cap_height(px)) / 2;
    out.text(text, {std::round(x), std::round(baseline)}, font, px, ink, digits);
}

}  // namespace twofold::ui
