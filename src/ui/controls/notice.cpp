#include "ui/controls/notice.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/draw/wrapping.h"

namespace twofold::ui {

void Notice::show(std::string sentence) {
    sentence_ = std::move(sentence);
    until_.reset();
}

void Notice::hide() {
    sentence_.clear();
    until_.reset();
}

void Notice::advance(Millis now, const Layout& layout, const Font& font) {
    if (shown() && !until_) {
        until_ = now + kNoticeTime;
        fit(layout, font);
    }
    if (until_ && now >= *until_) hide();
}

std::optional<Millis> Notice::time_left(Millis now) const {
    if (!until_) return std::nullopt;
    return *until_ - now;
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
