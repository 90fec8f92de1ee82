#include "ui/board/score_lines.h"

#include <cmath>

namespace twofold::ui {

namespace {

// Flush right.
void draw_at_end(std::string_view text, const Rect& box, float baseline, TextStyle style,
                 const Brush& brush) {
    const Font& font = brush.font(style.font);
    style.px = fitting_px(font, text, style.digits, style.px, static_cast<float>(box.w));
    const float width = font.width(text, style.digits, style.px);
    brush.text(text, {std::round(static_cast<float>(box.right()) - width), baseline}, style);
}

// Flush left by its ink. Returns the pen's x after the text.
float draw_flush_left(std::string_view text, const Rect& box, float baseline, TextStyle style,
                      const Brush& brush) {
    const Font& font = brush.font(style.font);
    style.px = fitting_px(font, text, style.digits, style.px, static_cast<float>(box.w));
    const float bearing = font.left_bearing(text, style.digits, style.px);
    const float x = std::round(static_cast<float>(box.x) - bearing);
    brush.text(text, {x, baseline}, style);
    return x + font.width(text, style.digits, style.px);
}

// The baseline of a label at the upper edge of the box.
float label_baseline(const Rect& box, const TextStyle& style, const Brush& brush) {
    return std::round(static_cast<float>(box.y) + brush.font(style.font).cap_height(style.px));
}

TextStyle words_style(const Brush& brush) {
    TextStyle style = brush.caption(brush.theme.quiet_text);
    style.digits = Digits::kTabular;
    return style;
}

void draw_best(std::string_view text, float baseline, const TextStyle& style, const Brush& brush) {
    if (brush.layout.best_at_end) return draw_at_end(text, brush.layout.best, baseline, style, brush);
    draw_flush_left(text, brush.layout.best, baseline, style, brush);
}

}  // namespace

NumberPlace draw_score_number(std::string_view label, std::string_view number, const Brush& brush) {
    const Layout& layout = brush.layout;
    const Rect& box = layout.score;
    if (layout.labelled) {
        const TextStyle words = brush.caption(brush.theme.quiet_text);
        draw_flush_left(label, box, label_baseline(box, words, brush), words, brush);
    }
    const TextStyle style{FontId::kNumbers, static_cast<float>(layout.score_px), brush.theme.text,
                          Digits::kTabular};
    const auto baseline = static_cast<float>(box.bottom());
    const float end = draw_flush_left(number, box, baseline, style, brush);
    return {{end, baseline}, baseline - brush.font(style.font).cap_height(style.px)};
}

void draw_best_number(std::string_view label, std::string_view number, const Brush& brush) {
    const Layout& layout = brush.layout;
    const TextStyle words = brush.caption(brush.theme.quiet_text);
    const TextStyle style{FontId::kNumbers, static_cast<float>(layout.best_px), brush.theme.quiet_text,
                          Digits::kTabular};
    draw_best(label, label_baseline(layout.best, words, brush), words, brush);
    draw_best(number, static_cast<float>(layout.best.bottom()), style, brush);
}

bool fits_best(std::string_view words, const Brush& brush) {
    const TextStyle style = words_style(brush);
    const auto room = static_cast<float>(brush.layout.best.w);
    const float px = fitting_px(brush.font(), words, style.digits, style.px, room);
    return px >= static_cast<float>(brush.layout.units(kMinText));
}

void draw_best_words(std::string_view words, const Brush& brush) {
    if (!fits_best(words, brush)) return;
    draw_best(words, static_cast<float>(brush.layout.best.bottom()), words_style(brush), brush);
}

}  // namespace twofold::ui
