#include "support/ui_ciede2000.h"

#include <cmath>
#include <numbers>

namespace twofold::support {

namespace {

double lab_curve(double t) {
    constexpr double kEdge = 6.0 / 29;
    return t > kEdge * kEdge * kEdge ? std::cbrt(t) : t / (3 * kEdge * kEdge) + 4.0 / 29;
}

double to_radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

// Degrees, 0 to 360; 0 for grey.
double hue_of(double a, double b) {
    if (a == 0 && b == 0) return 0;
    const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
    return degrees < 0 ? degrees + 360 : degrees;
}

double pow7(double x) {
    return std::pow(x, 7);
}

struct Polar {
    double chroma = 0;
    double hue = 0;
};

// From the first hue to the second by the shorter way; 0 where one is grey. Equation 10.
double hue_difference(const Polar& first, const Polar& second) {
    if (first.chroma * second.chroma == 0) return 0;
    const double difference = second.hue - first.hue;
    if (difference > 180) return difference - 360;
    return difference < -180 ? difference + 360 : difference;
}

// Equation 14.
double mean_hue(const Polar& first, const Polar& second) {
    const double sum = first.hue + second.hue;
    if (first.chroma * second.chroma == 0) return sum;
    if (std::abs(first.hue - second.hue) <= 180) return sum / 2;
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

}  // namespace

double linear_light(int channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

Lab to_lab(ui::Color color) {
    const double r = linear_light(color.r);
    const double g = linear_light(color.g);
    const double b = linear_light(color.b);
    const double x = lab_curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = lab_curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = lab_curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double ciede2000(const Lab& first, const Lab& second) {
    const double mean_ab = (std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2;
    const double stretch = 1.5 - 0.5 * std::sqrt(pow7(mean_ab) / (pow7(mean_ab) + pow7(25)));
    const auto polar = [&](const Lab& lab) {
        return Polar{std::hypot(stretch * lab.a, lab.b), hue_of(stretch * lab.a, lab.b)};
    };
    const Polar one = polar(first);
    const Polar two = polar(second);
    const double turn = to_radians(hue_difference(one, two) / 2);
    const double by_hue = 2 * std::sqrt(one.chroma * two.chroma) * std::sin(turn);

    const double chroma = (one.chroma + two.chroma) / 2;
    const double hue = mean_hue(one, two);
    const double t = 1 - 0.17 * std::cos(to_radians(hue - 30)) + 0.24 * std::cos(to_radians(2 * hue)) +
                     0.32 * std::cos(to_radians(3 * hue + 6)) - 0.20 * std::cos(to_radians(4 * hue - 63));
    const double from_middle = std::pow((first.lightness + second.lightness) / 2 - 50, 2);
    const double lightness_scale = 1 + 0.015 * from_middle / std::sqrt(20 + from_middle);
    const double chroma_scale = 1 + 0.045 * chroma;
    const double hue_scale = 1 + 0.015 * chroma * t;
    const double blue = 30 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation =
        -std::sin(to_radians(2 * blue)) * 2 * std::sqrt(pow7(chroma) / (pow7(chroma) + pow7(25)));

    const double l = (second.lightness - first.lightness) / lightness_scale;
    const double c = (two.chroma - one.chroma) / chroma_scale;
    const double h = by_hue / hue_scale;
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

}  // namespace twofold::support
