#include "support/ui_color_blindness.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "support/ui_ciede2000.h"

namespace twofold::support {

namespace {

using Row = std::array<double, 3>;
using Matrix = std::array<Row, 3>;

constexpr Matrix kProtanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

std::uint8_t encoded(double linear) {
    linear = std::clamp(linear, 0.0, 1.0);
    const double value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(value * 255));
}

}  // namespace

ui::Color as_seen(ui::Color color, Sight sight) {
    if (sight == Sight::kUsual) return color;
    const Matrix& matrix = sight == Sight::kProtanopia ? kProtanopia : kDeuteranopia;
    const double r = linear_light(color.r);
    const double g = linear_light(color.g);
    const double b = linear_light(color.b);
    const auto channel = [&](const Row& row) { return encoded(row[0] * r + row[1] * g + row[2] * b); };
    return {channel(matrix[0]), channel(matrix[1]), channel(matrix[2])};
}

}  // namespace twofold::support
