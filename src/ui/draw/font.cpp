#include "ui/draw/font.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "base/utf8.h"

namespace twofold::ui {

namespace {

// Removes the next integer from a text of numbers and white space, and returns it; nullopt if there is none.
std::optional<int> take_number(std::string_view& text) {
    const std::size_t start = text.find_first_not_of(" \n");
    if (start == std::string_view::npos) return std::nullopt;
    text.remove_prefix(start);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

std::int16_t take_measure(std::string_view& text) {
    return static_cast<std::int16_t>(take_number(text).value_or(0));
}

// Returns the cap height.
std::int16_t take_header(std::string_view& text) {
    take_measure(text);  // ascent
    take_measure(text);  // descent
    return take_measure(text);
}

void take_glyphs(std::string_view text, std::vector<GlyphMetrics>& glyphs) {
    while (const auto code_point = take_number(text)) {
        GlyphMetrics glyph;
        glyph.code_point = static_cast<char32_t>(*code_point);
        glyph.advance = take_measure(text);
        glyph.left = take_measure(text);
        glyph.bottom = take_measure(text);
        glyph.right = take_measure(text);
        glyph.top = take_measure(text);
        glyphs.push_back(glyph);
    }
}

bool is_digit(char32_t code_point) {
    return code_point >= U'0' && code_point <= U'9';
}

}  // namespace

Font::Font(std::string_view metrics_text, std::string_view substitutes) {
    cap_height_ = take_header(metrics_text);
    take_glyphs(metrics_text, glyphs_);
    const auto own = static_cast<std::ptrdiff_t>(glyphs_.size());
    take_header(substitutes);
    take_glyphs(substitutes, glyphs_);
    // If both have a character, the font's own glyph comes first and is kept.
    std::inplace_merge(
        glyphs_.begin(), glyphs_.begin() + own, glyphs_.end(),
        [](const GlyphMetrics& a, const GlyphMetrics& b) { return a.code_point < b.code_point; });
    glyphs_.erase(std::unique(glyphs_.begin(), glyphs_.end(),
                              [](const GlyphMetrics& a, const GlyphMetrics& b) {
                                  return a.code_point == b.code_point;
                              }),
                  glyphs_.end());
    if (glyphs_.empty()) glyphs_.emplace_back();
    for (char32_t digit = U'0'; digit <= U'9'; ++digit) {
        digit_advance_ = std::max(digit_advance_, glyph(digit).advance);
    }
}

const GlyphMetrics& Font::glyph(char32_t code_point) const {
    const auto found = std::lower_bound(glyphs_.begin(), glyphs_.end(), code_point,
                                        [](const GlyphMetrics& g, char32_t c) { return g.code_point < c; });
    if (found != glyphs_.end() && found->code_point == code_point) return *found;
    return code_point == U'?' ? glyphs_.front() : glyph(U'?');
}

float Font::advance(char32_t code_point, Digits digits, float size_px) const {
    const bool widest = digits == Digits::kTabular && is_digit(code_point);
    return size_px * static_cast<float>(widest ? digit_advance_ : glyph(code_point).advance) / 1000;
}

float Font::width(std::string_view utf8, Digits digits, float size_px) const {
    float sum = 0;
    while (!utf8.empty())
        sum += advance(base::take_code_point(utf8), digits, size_px);
    return sum;
}

float Font::left_bearing(std::string_view utf8, Digits digits, float size_px) const {
    if (utf8.empty()) return 0;
    const char32_t first = base::take_code_point(utf8);
    const GlyphMetrics& metrics = glyph(first);
    // A digit is centred in a width larger than its own.
    const float room = advance(first, digits, size_px) - advance(first, Digits::kProportional, size_px);
    return room / 2 + size_px * static_cast<float>(metrics.left) / 1000;
}

float fitting_px(const Font& font, std::string_view utf8, Digits digits, float size_px, float room) {
    const float width = font.width(utf8, digits, size_px);
    return width <= room ? size_px : std::max(1.0f, std::floor(size_px * room / width));
}

InkBox Font::ink(std::string_view utf8, float size_px) const {
    InkBox box;
    bool first = true;
    place(utf8, Digits::kProportional, size_px, [&](PlacedGlyph placed) {
        const GlyphMetrics& metrics = glyph(placed.code_point);
        if (metrics.right == metrics.left) return;  // a space
        const auto px = [&](std::int16_t thousandths) {
            return size_px * static_cast<float>(thousandths) / 1000;
        };
        const InkBox ink{placed.x + px(metrics.left), px(metrics.bottom), placed.x + px(metrics.right),
                         px(metrics.top)};
        box = first ? ink
                    : InkBox{std::min(box.left, ink.left), std::min(box.bottom, ink.bottom),
                             std::max(box.right, ink.right), std::max(box.top, ink.top)};
        first = false;
    });
    return box;
}

}  // namespace twofold::ui
