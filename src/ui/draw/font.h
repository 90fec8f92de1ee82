// Metrics of the two fonts, known without opening their files, and the placement of glyphs. Layout and
// drawing use the same placement, so measured text is exactly as drawn.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/utf8.h"

namespace twofold::ui {

enum class FontId : std::uint8_t { kNumbers, kText };
inline constexpr int kFontCount = 2;

// In thousandths of the font size. The ink box is relative to the pen on the baseline, y upwards.
struct GlyphMetrics {
    char32_t code_point = 0;
    std::int16_t advance = 0;
    std::int16_t left = 0;
    std::int16_t bottom = 0;
    std::int16_t right = 0;
    std::int16_t top = 0;
};

// Digits with their own widths, or all as wide as the widest, so that a counting number does not jitter.
enum class Digits : std::uint8_t { kProportional, kTabular };

struct PlacedGlyph {
    char32_t code_point = 0;  // has a glyph
    float x = 0;              // of the pen, px from the start of the text
};

// The ink of a text in px, relative to the start of its baseline, y upwards.
struct InkBox {
    float left = 0;
    float bottom = 0;
    float right = 0;
    float top = 0;
};

class Font {
  public:
    Font() = default;
    // Reads the metrics that assets/make_font.py writes. `substitutes` supplies the glyphs that the first
    // text lacks. Invalid texts give an empty font.
    explicit Font(std::string_view metrics_text, std::string_view substitutes = {});

    const GlyphMetrics& glyph(char32_t code_point) const;  // the glyph of '?' if there is none
    float cap_height(float size_px) const { return size_px * static_cast<float>(cap_height_) / 1000; }
    float advance(char32_t code_point, Digits digits, float size_px) const;
    float width(std::string_view utf8, Digits digits, float size_px) const;  // advance width, px
    // Distance from the pen to the ink of the first character, px; flush-left text is shifted by it.
    float left_bearing(std::string_view utf8, Digits digits, float size_px) const;
    InkBox ink(std::string_view utf8, float size_px) const;  // proportional digits

    // Calls each(PlacedGlyph) from left to right.
    template <typename Each>
    void place(std::string_view utf8, Digits digits, float size_px, Each each) const;

  private:
    std::vector<GlyphMetrics> glyphs_;  // ascending
    std::int16_t cap_height_ = 0;
    std::int16_t digit_advance_ = 0;  // the widest digit's
};

// The largest whole font size, up to `size_px`, at which the text is no wider than `room` px; at least 1.
float fitting_px(const Font& font, std::string_view utf8, Digits digits, float size_px, float room);

template <typename Each>
void Font::place(std::string_view utf8, Digits digits, float size_px, Each each) const {
    float pen = 0;
    while (!utf8.empty()) {
        const char32_t code_point = glyph(base::take_code_point(utf8)).code_point;
        const float whole = advance(code_point, digits, size_px);
        const float own = advance(code_point, Digits::kProportional, size_px);
        each(PlacedGlyph{code_point, pen + (whole - own) / 2});
        pen += whole;
    }
}

}  // namespace twofold::ui
