#include "ui/controls/text_block.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

TextBlock::TextBlock(std::vector<std::string> lines, int text_px, int line_height)
    : text_px_(static_cast<float>(text_px)), line_height_(line_height) {
    for (std::string& line : lines)
        lines_.push_back({std::move(line), {}});
}

int TextBlock::width(const Font& font) const {
    float widest = 0;
    for (const Line& line : lines_)
        widest = std::max(widest, font.width(line.text, Digits::kProportional, text_px_));
    return static_cast<int>(std::ceil(widest));
}

void TextBlock::place(const Rect& box, Align align, const Font& font) {
    box_ = box;
    Rect share{box.x, box.y, box.w, line_height_};
    for (Line& line : lines_) {
        const float rest = static_cast<float>(box.w) - font.width(line.text, Digits::kProportional, text_px_);
        const float x = static_cast<float>(box.x) + (align == Align::kCentred ? rest / 2 : 0);
        const float baseline = middle_baseline(share, font.cap_height(text_px_));
        line.baseline_start = {std::round(x), std::round(baseline)};
        share.y += line_height_;
    }
}

void TextBlock::draw(Color ink, const Brush& brush) const {
    if (box_.empty()) return;
    for (const Line& line : lines_)
        brush.text(line.text, line.baseline_start, {.px = text_px_, .ink = ink});
}

}  // namespace twofold::ui
