// Colours: sRGB with 8 bits per channel and straight (not premultiplied) alpha; and OKLCH, which is
// perceptually uniform, for computing colours.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace twofold::ui {

struct Color {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    friend bool operator==(const Color&, const Color&) = default;
};

// "#rrggbb"; nullopt for any other text.
std::optional<Color> parse_color(std::string_view text);

// `color` with its alpha multiplied by `opacity`, 0 to 1.
Color faded(Color color, float opacity);

// `top` composited over an opaque `below`.
Color over(Color top, Color below);

// Contrast ratio of two opaque colours, 1 to 21. Source: WCAG 2.1, "contrast ratio" and "relative luminance".
double contrast(Color a, Color b);

// OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.3, hue in degrees. Source: Björn Ottosson, "A
// perceptual color space for image processing", 2020. Colours outside sRGB are clipped.
struct Oklch {
    double lightness = 0;
    double chroma = 0;
    double hue = 0;
};
Oklch to_oklch(Color color);
Color from_oklch(const Oklch& color);

}  // namespace twofold::ui
