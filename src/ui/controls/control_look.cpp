#include "ui/controls/control_look.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

// Opacity of what is disabled: words have to stay legible.
constexpr float kDisabledIcon = 0.32f;
constexpr float kDisabledLabel = 0.4f;
constexpr float kActiveInk = 0.14f;  // opacity of the ink over an accent that is active

int ring_width(const Layout& layout) {
    return std::max(1, layout.unit / 2);
}

// The accent around, and a gap in the window's colour.
void draw_ring(const Rect& control, const Brush& brush) {
    const int width = ring_width(brush.layout);
    const float radius = control_radius(brush.layout);
    brush.fill(control.inset(-2 * width), radius + static_cast<float>(2 * width), brush.theme.accent);
    brush.fill(control.inset(-width), radius + static_cast<float>(width), brush.theme.window);
}

Color draw_ground(const Rect& control, const Look& look, float disabled_opacity, const Brush& brush) {
    const Theme& theme = brush.theme;
    const float opacity = look.enabled ? 1 : disabled_opacity;
    if (look.focused) draw_ring(control, brush);
    Color ground = look.active ? theme.control_active : theme.control;
    if (look.stands_out)
        ground = look.active ? over(faded(theme.accent_ink, kActiveInk), theme.accent) : theme.accent;
    brush.fill(control, control_radius(brush.layout), faded(ground, opacity));
    return faded(look.stands_out ? theme.accent_ink : theme.control_ink, opacity);
}

}  // namespace

int ring_reach(const Layout& layout) {
    return 2 * ring_width(layout);
}

float control_radius(const Layout& layout) {
    return static_cast<float>(2 * layout.unit);
}

Color draw_ground(const Rect& control, const Look& look, const Brush& brush) {
    return draw_ground(control, look, kDisabledLabel, brush);
}

void draw_button(const Rect& rect, Icon icon, const Look& look, const Brush& brush) {
    const Color ink = draw_ground(rect, look, kDisabledIcon, brush);
    const int side = rect.h * 6 / 11;
    brush.icon(icon, {rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side}, ink);
}

void draw_badge(const Rect& rect, std::string_view text, const Look& look, const Brush& brush) {
    if (text.empty()) return;
    const Theme& theme = brush.theme;
    const Color ink = look.stands_out ? theme.accent_ink : theme.control_ink;
    const TextStyle style = brush.caption(faded(ink, look.enabled ? 1 : kDisabledLabel));
    const float width = brush.font().width(text, style.digits, style.px);
    const float cap = brush.font().cap_height(style.px);
    brush.text(text,
               {std::round(static_cast<float>(rect.right()) - brush.units(1) - width),
                std::round(static_cast<float>(rect.y) + brush.units(1) + cap)},
               style);
}

void draw_icon_with_name(const Rect& rect, Icon icon, std::span<const std::string> name,
                         const IconWithName& placed, Color ink, const Brush& brush) {
    const int side = placed.side;
    const TextStyle style{.px = placed.name_px, .ink = ink};
    if (placed.beside) {
        brush.icon(icon, {rect.x + placed.padding, rect.y + (rect.h - side) / 2, side, side}, ink);
        const int x = rect.x + placed.padding + side + placed.gap;
        return brush.fitted(name[0], {x, rect.y, rect.right() - placed.padding - x, rect.h}, style);
    }
    const int height = side + placed.gap + static_cast<int>(name.size()) * placed.line;
    const int top = rect.y + (rect.h - height) / 2;
    brush.icon(icon, {rect.x + (rect.w - side) / 2, top, side, side}, ink);
    const auto room = static_cast<float>(rect.w - brush.layout.unit / 2);
    Rect line{rect.x, top + side + placed.gap, rect.w, placed.line};
    for (const std::string& text : name) {
        brush.centred(text, line, room, style);
        line.y += placed.line;
    }
}

void draw_button(const Rect& rect, Icon icon, const std::string& label, const Look& look,
                 const Brush& brush) {
    const Color ink = draw_ground(rect, look, kDisabledIcon, brush);
    const Layout& layout = brush.layout;
    IconWithName placed{.side = 6 * layout.unit, .gap = 2 * layout.unit, .padding = 2 * layout.unit};
    placed.beside = rect.h < placed.side + layout.caption_px + 3 * layout.unit;
    placed.name_px = static_cast<float>(placed.beside ? layout.body_px : layout.caption_px);
    if (!placed.beside) {
        placed.gap = 0;
        placed.line = layout.caption_px * 3 / 2;
    }
    draw_icon_with_name(rect, icon, {&label, 1}, placed, ink, brush);
}

void draw_button(const Rect& rect, std::string_view label, const Look& look, const Brush& brush) {
    const Color ink = draw_ground(rect, look, kDisabledLabel, brush);
    brush.centred(label, rect, static_cast<float>(rect.w) - brush.units(2), brush.body(ink));
}

}  // namespace twofold::ui
