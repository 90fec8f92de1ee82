#include "ui/board/score_lines.h"

#include <cmath>

namespace twofold::ui {

namespace {

constexpr float kLeadingUnits = 2.5f;  // between the two lines, in layout units

// Returns where the pen is after it.
float draw_flush_left(std::string_view text, FontId id, int max_px, const Rect& area, float baseline,
                      Color color, DrawList& out) {
    const Font& font = out.font(id);
    const float px =
        fitting_px(font, text, Digits::kTabular, static_cast<float>(max_px), static_cast<float>(area.w));
    const float bearing = font.left_bearing(text, Digits::kTabular, px);
    const float x = std::round(static_cast<float>(area.x) - bearing);
    out.text(text, {x, baseline}, id, px, color, Digits::kTabular);
    return x + font.width(text, Digits::kTabular, px);
}

}  // namespace

ScoreLines draw_score_lines(std::string_view score, std::string_view words, const Layout& layout,
                            const Theme& theme, DrawList& out) {
    const Rect& area = layout.score;
    const float cap = out.font(FontId::kNumbers).cap_height(static_cast<float>(layout.score_px));
    const float words_cap = out.font(FontId::kText).cap_height(static_cast<float>(layout.caption_px));
    const float leading = static_cast<float>(layout.unit) * kLeadingUnits;
    const float top =
        static_cast<float>(area.y) + (static_cast<float>(area.h) - cap - leading - words_cap) / 2;
    const float baseline = std::round(top + cap);
    const float end =
        draw_flush_left(score, FontId::kNumbers, layout.score_px, area, baseline, theme.text, out);
    draw_flush_left(words, FontId::kText, layout.caption_px, area,
                    std::round(top + cap + leading + words_cap), theme.quiet_text, out);
    return {{end, baseline}, top};
}

}  // namespace twofold::ui
