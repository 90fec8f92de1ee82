// What a picture is drawn with: the colours, the measures and the list that it goes to, in one small value,
// and the forms that most controls are made of.
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

// The baseline, in px and not rounded, at which capitals of that height stand in the middle of the box.
float middle_baseline(const Rect& box, float cap_height);

struct Brush {
    const Theme& theme;
    const Layout& layout;
    DrawList& out;
    float opacity = 1;  // of all that it draws

    const Font& font(FontId id = FontId::kText) const { return out.font(id); }
    float units(float count) const { return count * static_cast<float>(layout.unit); }  // of the layout, px
    TextStyle body(Color ink) const { return {.px = static_cast<float>(layout.body_px), .ink = ink}; }
    TextStyle caption(Color ink) const { return {.px = static_cast<float>(layout.caption_px), .ink = ink}; }

    void fill(const Rect& rect, float radius, Color color) const;
    void icon(Icon icon, const Rect& rect, Color ink) const;
    void text(std::string_view utf8, PointF baseline_start, const TextStyle& style) const;
    // On the middle line of the box, from x on.
    void line(std::string_view utf8, float x, const Rect& box, const TextStyle& style) const;
    // In the middle of the box, made smaller where it is wider than `room` px.
    void centred(std::string_view utf8, const Rect& box, float room, TextStyle style) const;
};

}  // namespace twofold::ui
