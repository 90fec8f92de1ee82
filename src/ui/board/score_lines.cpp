#include "ui/board/score_lines.h"

#include <cmath>

namespace twofold::ui {

namespace {

constexpr float kLeadingUnits = 2.5f;  // between the two lines, in layout units

// Returns the pen's x after the text.
float draw_flush_left(std::string_view text, float baseline, TextStyle style, const Brush& brush) {
    const Font& font = brush.font(style.font);
    const Rect& area = brush.layout.score;
    style.px = fitting_px(font, text, style.digits, style.px, static_cast<float>(area.w));
    const float bearing = font.left_bearing(text, style.digits, style.px);
    const float x = std::round(static_cast<float>(area.x) - bearing);
    brush.text(text, {x, baseline}, style);
    return x + font.width(text, style.digits, style.px);
}

}  // namespace

ScoreLines draw_score_lines(std::string_view score, std::string_view words, const Brush& brush) {
    const Layout& layout = brush.layout;
    const TextStyle large{FontId::kNumbers, static_cast<float>(layout.score_px), brush.theme.text,
                          Digits::kTabular};
    const TextStyle small{FontId::kText, static_cast<float>(layout.caption_px), brush.theme.quiet_text,
                          Digits::kTabular};
    const float cap = brush.font(large.font).cap_height(large.px);
    const float words_cap = brush.font(small.font).cap_height(small.px);
    const float leading = brush.units(kLeadingUnits);
    const float top = static_cast<float>(layout.score.y) +
                      (static_cast<float>(layout.score.h) - cap - leading - words_cap) / 2;
    const float baseline = std::round(top + cap);
    const float end = draw_flush_left(score, baseline, large, brush);
    draw_flush_left(words, std::round(top + cap + leading + words_cap), small, brush);
    return {{end, baseline}, top};
}

}  // namespace twofold::ui
