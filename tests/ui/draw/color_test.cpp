// Colours as text, laid over each other, their contrast, and OKLCH.
#include "ui/draw/color.h"

#include <array>
#include <cmath>

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

constexpr Color kBlack{0, 0, 0};
constexpr Color kWhite{255, 255, 255};

TEST_CASE("a colour is read from its six hexadecimal digits") {
    CHECK(parse_color("#000000") == kBlack);
    CHECK(parse_color("#ffffff") == kWhite);
    CHECK(parse_color("#f8E0c0") == Color{0xf8, 0xe0, 0xc0});
    CHECK(parse_color("#010203") == Color{1, 2, 3, 255});
}

TEST_CASE("what is not just a colour is no colour") {
    for (const std::string_view text :
         {"", "#", "f8e0c0", "#f8e0c", "#f8e0c00", "#f8e0cg", "#-8e0c0", "#+8e0c0", "#0x12ab", " #f8e0c0",
          "#f8e0c0 ", "#f8 0c0", "red", "#fff", "##12345"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_color(text));
    }
}

TEST_CASE("fading multiplies the opacity and nothing else") {
    const Color color{10, 20, 30, 200};
    CHECK(faded(color, 1) == color);
    CHECK(faded(color, 0.5f) == Color{10, 20, 30, 100});
    CHECK(faded(color, 0) == Color{10, 20, 30, 0});
    CHECK(faded(color, 2) == color);
    CHECK(faded(color, -1) == Color{10, 20, 30, 0});
}

TEST_CASE("a colour over another mixes them by its opacity") {
    CHECK(over(kWhite, kBlack) == kWhite);
    CHECK(over({255, 255, 255, 0}, {1, 2, 3}) == Color{1, 2, 3});
    CHECK(over({255, 0, 100, 51}, {0, 255, 100}) == Color{51, 204, 100});
}

TEST_CASE("mixed by more opacity, a colour only comes nearer to the one on top") {
    for (int alpha = 1; alpha < 256; ++alpha) {
        CAPTURE(alpha);
        const auto at = [](int a) { return over({240, 10, 77, static_cast<std::uint8_t>(a)}, {3, 200, 76}); };
        REQUIRE(at(alpha).r >= at(alpha - 1).r);
        REQUIRE(at(alpha).g <= at(alpha - 1).g);
        REQUIRE(at(alpha).b >= at(alpha - 1).b);
        REQUIRE(at(alpha).a == 255);
    }
}

struct ContrastCase {
    std::string_view first;
    std::string_view second;
    double ratio;
};

TEST_CASE("contrast is that of WCAG for pairs whose ratio is known, in either order") {
    constexpr std::array kCases = {
        ContrastCase{"#000000", "#ffffff", 21.00},
        ContrastCase{"#777777", "#ffffff", 4.48},  // the grey that just fails
        ContrastCase{"#767676", "#ffffff", 4.54},  // and the one that just passes
        ContrastCase{"#ff0000", "#ffffff", 4.00},
        ContrastCase{"#0000ff", "#ffffff", 8.59},
        ContrastCase{"#00ff00", "#ffffff", 1.37},
        ContrastCase{"#595959", "#ffffff", 7.00},
        ContrastCase{"#123456", "#123456", 1.00},
        ContrastCase{"#f9f6f2", "#f2b179", 1.72},  // the original game's 8
    };
    for (const ContrastCase& c : kCases) {
        INFO(c.first, " on ", c.second);
        const Color first = parse_color(c.first).value();
        const Color second = parse_color(c.second).value();
        CHECK(std::abs(contrast(first, second) - c.ratio) < 0.006);
        CHECK(contrast(second, first) == contrast(first, second));
    }
}

struct OklchCase {
    std::string_view color;
    Oklch expected;
};

// Source: CSS Color 4, sample code, the sRGB primaries and secondaries.
TEST_CASE("OKLCH of the primary colours is the published one") {
    constexpr std::array kCases = {
        OklchCase{"#ff0000", {0.6280, 0.2577, 29.23}},  OklchCase{"#00ff00", {0.8664, 0.2948, 142.50}},
        OklchCase{"#0000ff", {0.4520, 0.3132, 264.05}}, OklchCase{"#ffff00", {0.9680, 0.2110, 109.77}},
        OklchCase{"#00ffff", {0.9054, 0.1546, 194.77}}, OklchCase{"#ff00ff", {0.7017, 0.3225, 328.36}},
    };
    for (const OklchCase& c : kCases) {
        INFO(c.color);
        const Oklch color = to_oklch(parse_color(c.color).value());
        CHECK(std::abs(color.lightness - c.expected.lightness) < 0.001);
        CHECK(std::abs(color.chroma - c.expected.chroma) < 0.001);
        CHECK(std::abs(std::remainder(color.hue - c.expected.hue, 360)) < 0.05);
    }
}

TEST_CASE("greys have no chroma in OKLCH and keep their order") {
    for (int level = 1; level < 256; ++level) {
        CAPTURE(level);
        const auto grey = [](int v) {
            const auto channel = static_cast<std::uint8_t>(v);
            return to_oklch({channel, channel, channel});
        };
        REQUIRE(grey(level).chroma < 1e-4);
        REQUIRE(grey(level).lightness > grey(level - 1).lightness);
    }
}

TEST_CASE("every colour comes back from OKLCH as it was") {
    for (int red = 0; red < 256; red += 15) {
        for (int green = 0; green < 256; green += 15) {
            for (int blue = 0; blue < 256; blue += 15) {
                const Color color{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                                  static_cast<std::uint8_t>(blue)};
                INFO(red, " ", green, " ", blue);
                REQUIRE(from_oklch(to_oklch(color)) == color);
            }
        }
    }
}

TEST_CASE("a hue turned by whole circles is the same colour, and colours outside sRGB are cut to it") {
    CHECK(from_oklch({0.6, 0.1, 40}) == from_oklch({0.6, 0.1, 400}));
    CHECK(from_oklch({0.6, 0.1, -320}) == from_oklch({0.6, 0.1, 40}));
    CHECK(from_oklch({1.5, 0, 0}) == kWhite);
    CHECK(from_oklch({-0.5, 0, 0}) == kBlack);
    CHECK(from_oklch({0.63, 0.5, 29}).r == 255);
    CHECK(from_oklch({0.63, 0.5, 29}).b == 0);
}

}  // namespace
}  // namespace twofold::ui
