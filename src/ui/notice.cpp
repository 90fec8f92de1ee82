#include "ui/notice.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room) {
    std::vector<std::string> lines(1);
    const auto fits = [&](const std::string& line) {
        return font.width(line, Digits::kProportional, text_px) <= room;
    };
    std::size_t line_blank = std::string::npos;  // the last blank of the line under way
    while (!utf8.empty()) {
        const std::string_view before = utf8;
        take_code_point(utf8);
        const std::string_view character = before.substr(0, before.size() - utf8.size());
        std::string& line = lines.back();
        if (character == " ") line_blank = line.size();
        line += character;
        if (fits(line) || line.size() == character.size()) continue;
        const bool at_blank = line_blank != std::string::npos;
        const std::size_t keep = at_blank ? line_blank : line.size() - character.size();
        std::string rest = line.substr(at_blank ? keep + 1 : keep);
        line.resize(keep);
        lines.push_back(std::move(rest));
        line_blank = std::string::npos;
    }
    return lines;
}

void Notice::fit(const Layout& layout, const Font& font) {
    if (!shown()) return;
    text_px_ = static_cast<float>(layout.caption_px);
    radius_ = static_cast<float>(2 * layout.unit);
    const int padding = 3 * layout.unit;
    const int most = std::min(layout.content.w, 120 * layout.unit) - 2 * padding;
    lines_ = wrapped(font, sentence_, text_px_, static_cast<float>(most));
    float widest = 0;
    for (const std::string& line : lines_) {
        widest = std::max(widest, font.width(line, Digits::kProportional, text_px_));
    }
    const int line_height = layout.caption_px * 3 / 2;
    const int width = static_cast<int>(std::ceil(widest)) + 2 * padding;
    const int height = static_cast<int>(lines_.size()) * line_height + 2 * padding;
    box_ = {layout.content.x + (layout.content.w - width) / 2, layout.content.bottom() - height, width,
            height};
    line_height_ = static_cast<float>(line_height);
    first_baseline_ = {
        static_cast<float>(box_.x + padding),
        std::round(static_cast<float>(box_.y + padding) + (line_height_ + font.cap_height(text_px_)) / 2)};
}

void Notice::draw(const Theme& theme, DrawList& out) const {
    if (!shown()) return;
    out.round_rect(to_float(box_), radius_, theme.text);
    PointF baseline = first_baseline_;
    for (const std::string& line : lines_) {
        out.text(line, baseline, FontId::kText, text_px_, theme.window);
        baseline.y += line_height_;
    }
}

}  // namespace twofold::ui
