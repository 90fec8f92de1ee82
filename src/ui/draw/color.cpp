#include "ui/draw/color.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

namespace twofold::ui {

namespace {

double linear_from_srgb(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::uint8_t srgb_from_linear(double value) {
    value = std::clamp(value, 0.0, 1.0);
    const double encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(encoded * 255));
}

double luminance(Color color) {
    return 0.2126 * linear_from_srgb(color.r) + 0.7152 * linear_from_srgb(color.g) +
           0.0722 * linear_from_srgb(color.b);
}

std::uint8_t mixed(std::uint8_t top, std::uint8_t below, int alpha) {
    return static_cast<std::uint8_t>((top * alpha + below * (255 - alpha) + 127) / 255);
}

}  // namespace

std::optional<Color> parse_color(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    std::uint32_t rgb = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return Color{static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8),
                 static_cast<std::uint8_t>(rgb)};
}

Color faded(Color color, float opacity) {
    const float alpha = std::clamp(opacity, 0.0f, 1.0f) * static_cast<float>(color.a);
    color.a = static_cast<std::uint8_t>(std::lround(alpha));
    return color;
}

Color over(Color top, Color below) {
    return {mixed(top.r, below.r, top.a), mixed(top.g, below.g, top.a), mixed(top.b, below.b, top.a)};
}

double contrast(Color a, Color b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Oklch to_oklch(Color color) {
    const double r = linear_from_srgb(color.r);
    const double g = linear_from_srgb(color.g);
    const double b = linear_from_srgb(color.b);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const double lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
    const double green_red = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    const double blue_yellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    return {lightness, std::hypot(green_red, blue_yellow),
            std::atan2(blue_yellow, green_red) * 180 / std::numbers::pi};
}

Color from_oklch(const Oklch& color) {
    const double angle = color.hue * std::numbers::pi / 180;
    const double green_red = color.chroma * std::cos(angle);
    const double blue_yellow = color.chroma * std::sin(angle);
    const auto cubed = [](double x) { return x * x * x; };
    const double l = cubed(color.lightness + 0.3963377774 * green_red + 0.2158037573 * blue_yellow);
    const double m = cubed(color.lightness - 0.1055613458 * green_red - 0.0638541728 * blue_yellow);
    const double s = cubed(color.lightness - 0.0894841775 * green_red - 1.2914855480 * blue_yellow);
    return {srgb_from_linear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            srgb_from_linear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            srgb_from_linear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

}  // namespace twofold::ui
