#include "ui/controls/caption.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

constexpr std::string_view kMore = "\u2026";

// Without its last character.
std::string_view shorter(std::string_view utf8) {
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; };
    while (utf8.size() > 1 && continues(utf8.back()))
        utf8.remove_suffix(1);
    utf8.remove_suffix(1);
    return utf8;
}

// Less the blanks and stops at its end, which would run into the mark.
std::string_view without_stops(std::string_view utf8) {
    constexpr std::u32string_view kStops = U" .,;:\u3002\uff0c\u3001\uff1b\uff1a";
    while (!utf8.empty()) {
        const std::string_view rest = shorter(utf8);
        std::string_view last = utf8.substr(rest.size());
        if (kStops.find(base::take_code_point(last)) == std::u32string_view::npos) break;
        utf8 = rest;
    }
    return utf8;
}

}  // namespace

void Caption::fit(const Layout& layout, const Font& font) {
    rows_.clear();
    if (line_.empty() || layout.caption.empty()) return;
    text_px_ = static_cast<float>(layout.caption_px);
    const int row_height = layout.caption_px * 3 / 2;
    const auto room = static_cast<float>(layout.caption.w);
    const auto most = static_cast<std::size_t>(std::max(1, layout.caption.h / row_height));
    rows_ = wrapped(font, line_, text_px_, room);
    if (rows_.size() > most) {
        rows_.resize(most);
        std::string_view kept = rows_.back();
        const float mark = font.width(kMore, Digits::kProportional, text_px_);
        while (!kept.empty() && font.width(kept, Digits::kProportional, text_px_) + mark > room)
            kept = shorter(kept);
        rows_.back() = std::string(without_stops(kept)) + std::string(kMore);
    }
    row_height_ = static_cast<float>(row_height);
    first_baseline_ = {
        static_cast<float>(layout.caption.x),
        std::round(static_cast<float>(layout.caption.y) + (row_height_ + font.cap_height(text_px_)) / 2)};
}

void Caption::draw(const Theme& theme, DrawList& out) const {
    PointF baseline = first_baseline_;
    for (const std::string& row : rows_) {
        out.text(row, baseline, FontId::kText, text_px_, theme.quiet_text);
        baseline.y += row_height_;
    }
}

}  // namespace twofold::ui
