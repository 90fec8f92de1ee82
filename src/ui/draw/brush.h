// What drawing code needs, in one small value: theme, layout and the list to draw into. Also the shapes that
// most controls share.
#pragma once

#include <string_view>

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

struct TextStyle {
    FontId font = FontId::kText;
    float px = 0;  // font size
    Color ink;
    Digits digits = Digits::kProportional;
};

// The baseline, in unrounded px, that centres capitals of that height in the box.
float middle_baseline(const Rect& box, float cap_height);

struct Brush {
    const Theme& theme;
    const Layout& layout;
    DrawList& out;
    float opacity = 1;  // of everything it draws

    const Font& font(FontId id = FontId::kText) const { return out.font(id); }
    float units(float count) const { return count * static_cast<float>(layout.unit); }  // layout units in px
    TextStyle body(Color ink) const { return {.px = static_cast<float>(layout.body_px), .ink = ink}; }
    TextStyle caption(Color ink) const { return {.px = static_cast<float>(layout.caption_px), .ink = ink}; }

    void fill(const Rect& rect, float radius, Color color) const;
    void icon(Icon icon, const Rect& rect, Color ink) const;
    void text(std::string_view utf8, PointF baseline_start, const TextStyle& style) const;
    // Text from x on, vertically centred in the box.
    void line(std::string_view utf8, float x, const Rect& box, const TextStyle& style) const;
    // Text at the left of the box, vertically centred, made smaller if it is wider than the box.
    void fitted(std::string_view utf8, const Rect& box, TextStyle style) const;
    // Text centred in the box, made smaller if it is wider than `room` px.
    void centred(std::string_view utf8, const Rect& box, float room, TextStyle style) const;
};

}  // namespace twofold::ui
