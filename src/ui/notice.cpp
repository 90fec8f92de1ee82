#include "ui/notice.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace twofold::ui {

namespace {

// Chinese, Japanese and Korean characters and their marks: a line may be broken before and after each of
// them, as far as the marks allow.
bool is_square(char32_t c) {
    return (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
           (c >= 0xfe30 && c <= 0xfe4f) || (c >= 0xff00 && c <= 0xffef) || (c >= 0x20000 && c <= 0x3ffff);
}

// Marks that begin no line, and those that end none (after W3C, Requirements for Chinese Text Layout, 3.1.7).
constexpr std::u32string_view kClosing =
    U"!%),.:;?]}·’”–—…‰′″℃、。々〉》」』】〕〗ー！％），．／：；？］｝～";
constexpr std::u32string_view kOpening = U"$([{£¥‘“〈《「『【〔〖＄（［｛￥";

bool may_break(char32_t before, char32_t after) {
    return (is_square(before) || is_square(after)) && kClosing.find(after) == std::u32string_view::npos &&
           kOpening.find(before) == std::u32string_view::npos;
}

// Where a line ends, and where the next one begins, in bytes; between them is a blank or nothing.
struct LineBreak {
    std::size_t end = 0;
    std::size_t next = 0;
};

}  // namespace

std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room) {
    std::vector<std::string> lines(1);
    float width = 0;  // of the line under way
    const auto break_line = [&](const LineBreak& place) {
        std::string rest = lines.back().substr(place.next);
        lines.back().resize(place.end);
        width = font.width(rest, Digits::kProportional, text_px);
        lines.push_back(std::move(rest));
    };
    std::optional<LineBreak> place;  // the last one in the line under way
    char32_t last = 0;
    while (!utf8.empty()) {
        const std::string_view before = utf8;
        const char32_t code_point = take_code_point(utf8);
        const std::string_view character = before.substr(0, before.size() - utf8.size());
        const std::size_t length = lines.back().size();
        if (code_point == U' ') {
            place = LineBreak{length, length + 1};
        } else if (length > 0 && may_break(last, code_point)) {
            place = LineBreak{length, length};
        }
        last = code_point;
        lines.back() += character;
        width += font.advance(code_point, Digits::kProportional, text_px);
        // Where there is no place, or what follows it is too wide by itself, the line is broken anywhere.
        while (width > room && lines.back().size() > character.size()) {
            const std::size_t start = lines.back().size() - character.size();
            break_line(place.value_or(LineBreak{start, start}));
            place.reset();
        }
    }
    return lines;
}

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
