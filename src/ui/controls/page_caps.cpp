// Keys on a page, drawn as what one sees on a keyboard.
#include <algorithm>
#include <cmath>

#include "ui/controls/page.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kCapUnits = 7;  // height, and least width
constexpr int kCapPaddingUnits = 2;
constexpr int kCapGapUnits = 1;
constexpr int kLabelGapUnits = 3;  // between a label and the caps beside it

}  // namespace

// From left to right in as many lines as it takes, each of which ends at the right end of the row.
void PageView::arrange_caps(std::size_t index) {
    const Row& row = page_.rows[index];
    if (row.caps.empty()) return;
    const int unit = layout_.unit;
    const int padding = row.kind == Row::Kind::kAction ? kPaddingUnits * unit : 0;
    const float label = font_.width(row.label, Digits::kProportional, static_cast<float>(layout_.body_px));
    const int right = body_.w - padding;
    const int most = right - padding - static_cast<int>(std::ceil(label)) - kLabelGapUnits * unit;
    const int room = std::max(most, body_.w * 2 / 5);
    const int height = layout_.text_units(kCapUnits);
    const int gap = kCapGapUnits * unit;
    std::vector<Rect>& caps = placed_[index].caps;
    std::size_t line = 0;  // the first cap of the line under way
    int y = gap;
    const auto end_line = [&] {
        const int shift = right - caps.back().right();
        for (; line < caps.size(); ++line)
            caps[line].x += shift;
    };
    for (const std::string& name : row.caps) {
        const float text = font_.width(name, Digits::kProportional, static_cast<float>(layout_.caption_px));
        const int wanted = static_cast<int>(std::ceil(text)) + 2 * kCapPaddingUnits * unit;
        const int width = std::clamp(wanted, height, std::max(height, room));
        int x = line < caps.size() ? caps.back().right() + gap : 0;
        if (line < caps.size() && x + width > room) {
            end_line();
            x = 0;
            y += height + gap;
        }
        caps.push_back({x, y, width, height});
    }
    end_line();
    // A single line stands in the middle of a row that is higher.
    if (caps.front().y != caps.back().y) return;
    const int rest = height_of(index) - height;
    for (Rect& cap : caps)
        cap.y = rest / 2;
}

void PageView::draw_caps(std::size_t index, const Rect& rect, const CapColors& colors,
                         const Brush& brush) const {
    const int edge = std::max(1, layout_.unit / 2);  // its lower side, which one sees from above
    const std::vector<Rect>& caps = placed_[index].caps;
    for (std::size_t i = 0; i < caps.size(); ++i) {
        const Rect cap{rect.x + caps[i].x, rect.y + caps[i].y, caps[i].w, caps[i].h};
        const Rect top{cap.x, cap.y, cap.w, cap.h - edge};
        brush.fill(cap, brush.units(1), over(faded(colors.ink, 0.3f), colors.ground));
        brush.fill(top, brush.units(1), colors.ground);
        brush.centred(page_.rows[index].caps[i], top, static_cast<float>(top.w) - brush.units(2),
                      brush.caption(colors.ink));
    }
}

}  // namespace twofold::ui
