#include "ui/board/goal_line.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

// A board of one row, with as many cells as there are exponents up to the target: squares, or up to twice as
// wide where the area is low for so few.
void draw_row(const Goal& goal, const Rect& area, const Brush& brush) {
    const int count = goal.target;
    const int gap = std::max(1, std::min(area.w / (count * 9), area.h / 8));
    const int height = std::min(area.h - 2 * gap, (area.w - gap) / count - gap);
    if (height <= 0) return;
    // Of all cells, each with the gap after it.
    const int across = std::min(area.w - gap, count * (2 * height + gap));
    const float radius = static_cast<float>(height) / 7;
    brush.fill({area.x, area.y, across + gap, height + 2 * gap}, radius + static_cast<float>(gap),
               brush.theme.board);
    for (int i = 0; i < count; ++i) {
        const int x = area.x + gap + i * across / count;
        const int end = area.x + (i + 1) * across / count;
        const auto exponent = static_cast<rules::Exponent>(i + 1);
        const bool made = exponent <= goal.largest;
        brush.fill({x, area.y + gap, end - x, height}, radius,
                   made ? brush.theme.tile(exponent).fill : brush.theme.cell);
    }
}

}  // namespace

void draw_goal(const Goal& goal, std::string_view label, std::string_view progress, const Brush& brush) {
    const Rect& area = brush.layout.goal;
    const int words = static_cast<int>(brush.units(5) * brush.layout.text_scale);
    const Rect line{area.x, area.y, area.w, words};
    TextStyle style = brush.caption(brush.theme.quiet_text);
    style.digits = Digits::kTabular;
    const Font& font = brush.font();
    const float room = static_cast<float>(area.w) - brush.units(2);
    const float needed =
        font.width(label, style.digits, style.px) + font.width(progress, style.digits, style.px);
    if (needed > room) style.px = std::floor(style.px * room / needed);
    brush.line(label, static_cast<float>(line.x), line, style);
    style.ink = brush.theme.text;
    brush.line(progress, static_cast<float>(line.right()) - font.width(progress, style.digits, style.px),
               line, style);
    draw_row(goal, {area.x, line.bottom(), area.w, area.bottom() - line.bottom()}, brush);
}

}  // namespace twofold::ui
