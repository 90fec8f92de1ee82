#include "platform/raster.h"

#include <cmath>
#include <numbers>
#include <vector>

#include <doctest/doctest.h>

#include "ui/draw/icons.h"

#include "support/random.h"

namespace twofold::platform {
namespace {

using support::Random;
using ui::Color;

int alpha(std::uint32_t pixel) {
    return static_cast<int>(pixel >> 24);
}
std::uint32_t rgb(std::uint32_t pixel) {
    return pixel & 0x00ffffff;
}

// Sum of opacity, in whole pixels.
double area(const Bitmap& bitmap) {
    double sum = 0;
    for (const std::uint32_t pixel : bitmap.pixels)
        sum += alpha(pixel) / 255.0;
    return sum;
}

// Mean of one channel, weighted by opacity.
double mean(const Bitmap& bitmap, int shift) {
    double sum = 0;
    for (const std::uint32_t pixel : bitmap.pixels)
        sum += ((pixel >> shift) & 255) * (alpha(pixel) / 255.0);
    return sum / area(bitmap);
}

Color random_color(Random& random) {
    const auto channel = [&] { return static_cast<std::uint8_t>(random.below(256)); };
    return {channel(), channel(), channel(), 255};
}

// A tile with some ink on it.
Bitmap random_tile(Random& random) {
    const int size = random.between(8, 60);
    Bitmap tile = tile_ground(size, static_cast<float>(random.below(size / 2)), random_color(random));
    const Color ink = random_color(random);
    for (int y = size / 4; y < 3 * size / 4; ++y) {
        for (int x = size / 3; x < size / 2; ++x)
            tile.at(x, y) = blended(tile.at(x, y), ink, static_cast<std::uint8_t>(random.below(256)));
    }
    return tile;
}

TEST_CASE("a colour's channels are where the pixel format has them") {
    CHECK(to_argb({0x12, 0x34, 0x56, 0x78}) == 0x78123456u);
}

TEST_CASE("a corner mask is a white disc with the area of its circle, the same from every side") {
    for (int radius = 1; radius <= 64; ++radius) {
        CAPTURE(radius);
        const Bitmap mask = corner_mask(radius);
        const int side = 2 * radius;
        REQUIRE(mask.width == side);
        REQUIRE(mask.height == side);
        bool symmetric = true;
        bool white = true;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const std::uint32_t pixel = mask.at(x, y);
                symmetric &= pixel == mask.at(side - 1 - x, y) && pixel == mask.at(x, side - 1 - y) &&
                             pixel == mask.at(y, x);
                white &= rgb(pixel) == 0xffffff;
            }
        }
        CHECK(symmetric);
        CHECK(white);
        const double circle = std::numbers::pi * radius * radius;
        CHECK(std::abs(area(mask) - circle) < 0.4 + 0.004 * circle);
        CHECK(alpha(mask.at(radius, radius)) >= (radius > 1 ? 255 : 128));
    }
}

TEST_CASE("every icon has ink, leaves room around it and grows with its size") {
    for (const ui::Icon icon :
         {ui::Icon::kUndo, ui::Icon::kRedo, ui::Icon::kNewGame, ui::Icon::kMenu, ui::Icon::kPlay}) {
        CAPTURE(static_cast<int>(icon));
        for (const int size : {12, 24, 33, 48, 96}) {
            CAPTURE(size);
            const Bitmap mask = icon_mask(icon, size);
            const double share = area(mask) / (size * size);
            CHECK(share > 0.05);
            CHECK(share < 0.5);
            int at_edge = 0;
            for (int i = 0; i < size; ++i) {
                at_edge += alpha(mask.at(i, 0)) + alpha(mask.at(i, size - 1)) + alpha(mask.at(0, i)) +
                           alpha(mask.at(size - 1, i));
            }
            CHECK(at_edge == 0);
        }
        const double small = area(icon_mask(icon, 24)) / (24 * 24);
        const double large = area(icon_mask(icon, 96)) / (96 * 96);
        CHECK(small == doctest::Approx(large).epsilon(0.03));
    }
}

TEST_CASE("undo and redo are mirrored, and no two icons are the same") {
    const std::vector<Bitmap> masks = {icon_mask(ui::Icon::kUndo, 24), icon_mask(ui::Icon::kRedo, 24),
                                       icon_mask(ui::Icon::kNewGame, 24), icon_mask(ui::Icon::kMenu, 24),
                                       icon_mask(ui::Icon::kPlay, 24)};
    int worst = 0;
    for (int y = 0; y < 24; ++y) {
        for (int x = 0; x < 24; ++x)
            worst = std::max(worst, std::abs(alpha(masks[0].at(x, y)) - alpha(masks[1].at(23 - x, y))));
    }
    CHECK(worst <= 2);
    for (std::size_t i = 0; i < masks.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            CHECK(masks[i].pixels != masks[j].pixels);
    }
}

TEST_CASE("ink of no coverage leaves a pixel, full coverage replaces it, and its opacity always stays") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto pixel = static_cast<std::uint32_t>(random.bits());
        const Color ink = random_color(random);
        CHECK(blended(pixel, ink, 0) == pixel);
        CHECK(blended(pixel, ink, 255) == ((pixel & 0xff000000u) | rgb(to_argb(ink))));
        for (int coverage = 0; coverage <= 255; ++coverage) {
            const std::uint32_t mixed = blended(pixel, ink, static_cast<std::uint8_t>(coverage));
            REQUIRE(alpha(mixed) == alpha(pixel));
            for (const int shift : {0, 8, 16}) {
                const int from = static_cast<int>((pixel >> shift) & 255);
                const int to = static_cast<int>((to_argb(ink) >> shift) & 255);
                const double exact = from + (to - from) * coverage / 255.0;
                REQUIRE(std::abs(static_cast<int>((mixed >> shift) & 255) - exact) <= 1.5);
            }
        }
    }
}

TEST_CASE(
    "a tile's ground has a transparent border of one pixel in its own colour and the area of its shape") {
    for (const int size : {4, 9, 20, 57, 101}) {
        for (const float part : {0.0f, 0.1f, 0.25f, 0.5f}) {
            const float radius = std::floor(static_cast<float>(size) * part);
            CAPTURE(size);
            CAPTURE(radius);
            const Color fill{200, 100, 50};
            const Bitmap tile = tile_ground(size, radius, fill);
            REQUIRE(tile.width == size + 2);
            REQUIRE(tile.height == size + 2);
            int border = 0;
            for (int i = 0; i < size + 2; ++i) {
                border += alpha(tile.at(i, 0)) + alpha(tile.at(i, size + 1)) + alpha(tile.at(0, i)) +
                          alpha(tile.at(size + 1, i));
            }
            CHECK(border == 0);
            bool one_color = true;
            for (const std::uint32_t pixel : tile.pixels)
                one_color &= rgb(pixel) == rgb(to_argb(fill));
            CHECK(one_color);
            const double exact = size * size - (4 - std::numbers::pi) * radius * radius;
            CHECK(std::abs(area(tile) - exact) < 0.4 + 0.004 * exact);
            CHECK(alpha(tile.at(size / 2 + 1, size / 2 + 1)) == 255);
        }
    }
}

TEST_CASE("at scale 1 on whole pixels a scaled tile is the tile") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Bitmap tile = random_tile(random);
        const int x = random.below(5);
        const int y = random.below(5);
        Bitmap out(tile.width + 8, tile.height + 8, {1, 2, 3, 4});
        scale_into(tile,
                   {static_cast<float>(x), static_cast<float>(y), static_cast<float>(tile.width),
                    static_cast<float>(tile.height)},
                   out.pixels.data(), out.width, out.height, out.width);
        for (int row = 0; row < out.height; ++row) {
            for (int col = 0; col < out.width; ++col) {
                const bool inside = col >= x && col < x + tile.width && row >= y && row < y + tile.height;
                if (inside && alpha(tile.at(col - x, row - y)) > 0) {
                    REQUIRE(out.at(col, row) == tile.at(col - x, row - y));
                } else {
                    REQUIRE(alpha(out.at(col, row)) == 0);
                }
            }
        }
    }
}

TEST_CASE("a scaled tile keeps its mean colour, its centre and its share of the area") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Bitmap tile = random_tile(random);
        const float scale = static_cast<float>(random.between(50, 140)) / 100;
        CAPTURE(scale);
        const ui::RectF target{2.0f + static_cast<float>(random.below(100)) / 100,
                               2.0f + static_cast<float>(random.below(100)) / 100,
                               static_cast<float>(tile.width) * scale,
                               static_cast<float>(tile.height) * scale};
        const int side = static_cast<int>(std::ceil(target.w)) + 6;
        Bitmap out(side, side, {});
        scale_into(tile, target, out.pixels.data(), side, side, side);
        const double expected = area(tile) * static_cast<double>(scale * scale);
        CHECK(std::abs(area(out) - expected) < 2 + 0.04 * expected);
        for (const int shift : {0, 8, 16})
            CHECK(std::abs(mean(out, shift) - mean(tile, shift)) < 8);
        // All that is seen lies within the target.
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const auto center_x = static_cast<float>(x) + 0.5f;
                const auto center_y = static_cast<float>(y) + 0.5f;
                const bool inside = center_x > target.x && center_x < target.x + target.w &&
                                    center_y > target.y && center_y < target.y + target.h;
                if (!inside) REQUIRE(alpha(out.at(x, y)) == 0);
            }
        }
    }
}

TEST_CASE("scaling writes into its rows and nowhere else") {
    constexpr std::uint32_t kUntouched = 0xdeadbeef;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Bitmap tile = random_tile(random);
        const int width = random.between(1, 90);
        const int height = random.between(1, 90);
        const int pitch = width + random.below(4);
        std::vector<std::uint32_t> out(static_cast<std::size_t>(pitch * (height + 1)), kUntouched);
        // Also far outside, and much larger or smaller than the room there is.
        const ui::RectF target{
            static_cast<float>(random.between(-100, 100)), static_cast<float>(random.between(-100, 100)),
            static_cast<float>(random.between(1, 300)), static_cast<float>(random.between(1, 300))};
        scale_into(tile, target, out.data(), width, height, pitch);
        bool right = true;
        for (int y = 0; y <= height; ++y) {
            for (int x = 0; x < pitch; ++x) {
                const bool written = out[static_cast<std::size_t>(y * pitch + x)] != kUntouched;
                right &= written == (y < height && x < width);
            }
        }
        CHECK(right);
    }
}

}  // namespace
}  // namespace twofold::platform
