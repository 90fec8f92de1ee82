#include "platform/raster.h"

#include <algorithm>
#include <cmath>

#include "ui/draw/icons.h"

namespace twofold::platform {

namespace {

constexpr ui::Color kWhite{255, 255, 255, 255};

std::uint32_t with_alpha(std::uint32_t argb, float alpha) {
    const auto bits = static_cast<std::uint32_t>(std::lround(std::clamp(alpha, 0.0f, 1.0f) * 255));
    return (argb & 0x00ffffffu) | (bits << 24);
}

// The fraction of the pixel around (x, y) covered by a rounded square from 0 to `side`.
float round_square_coverage(float side, float radius, float x, float y) {
    const float half = side / 2;
    const float dx = std::abs(x - half) - (half - radius);
    const float dy = std::abs(y - half) - (half - radius);
    const float outside = std::hypot(std::max(dx, 0.0f), std::max(dy, 0.0f));
    const float distance = outside + std::min(std::max(dx, dy), 0.0f) - radius;
    return std::clamp(0.5f - distance, 0.0f, 1.0f);
}

// Mixes two pixels: `weight` / 256 of `b`, the rest of `a`.
std::uint32_t mixed(std::uint32_t a, std::uint32_t b, std::uint32_t weight) {
    constexpr std::uint32_t kEven = 0x00ff00ffu;
    const std::uint32_t low = (((a & kEven) * (256 - weight) + (b & kEven) * weight) >> 8) & kEven;
    const std::uint32_t high = ((a >> 8) & kEven) * (256 - weight) + ((b >> 8) & kEven) * weight;
    return low | (high & ~kEven);
}

}  // namespace

Bitmap::Bitmap(int w, int h, ui::Color fill)
    : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), to_argb(fill)) {}

std::uint32_t to_argb(ui::Color c) {
    return (std::uint32_t{c.a} << 24) | (std::uint32_t{c.r} << 16) | (std::uint32_t{c.g} << 8) | c.b;
}

Bitmap corner_mask(int radius) {
    Bitmap mask(2 * radius, 2 * radius, kWhite);
    const auto side = static_cast<float>(2 * radius);
    for (int y = 0; y < mask.height; ++y) {
        for (int x = 0; x < mask.width; ++x) {
            const float coverage = round_square_coverage(
                side, static_cast<float>(radius), static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
            mask.at(x, y) = with_alpha(mask.at(x, y), coverage);
        }
    }
    return mask;
}

Bitmap icon_mask(ui::Icon icon, int size) {
    Bitmap mask(size, size, kWhite);
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const float coverage = ui::icon_coverage(
                icon, static_cast<float>(size), static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
            mask.at(x, y) = with_alpha(mask.at(x, y), coverage);
        }
    }
    return mask;
}

std::uint32_t blended(std::uint32_t pixel, ui::Color ink, std::uint8_t coverage) {
    const std::uint32_t weight = coverage + (coverage >> 7);  // 0 to 256
    return (mixed(pixel, to_argb(ink), weight) & 0x00ffffffu) | (pixel & 0xff000000u);
}

void lay_over(Bitmap& ground, const Bitmap& mask, int left, int top, ui::Color ink) {
    for (int y = std::max(0, -top); y < std::min(mask.height, ground.height - top); ++y) {
        for (int x = std::max(0, -left); x < std::min(mask.width, ground.width - left); ++x) {
            std::uint32_t& pixel = ground.at(left + x, top + y);
            pixel = blended(pixel, ink, static_cast<std::uint8_t>(mask.at(x, y) >> 24));
        }
    }
}

Bitmap tile_ground(int size, float radius, ui::Color fill) {
    Bitmap tile(size + 2, size + 2, fill);
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x) {
            const float coverage = round_square_coverage(
                static_cast<float>(size), radius, static_cast<float>(x) - 0.5f, static_cast<float>(y) - 0.5f);
            tile.at(x, y) = with_alpha(tile.at(x, y), coverage);
        }
    }
    return tile;
}

void scale_into(const Bitmap& source, const ui::RectF& target, std::uint32_t* out, int width, int height,
                int pitch) {
    // Centres of the pixels of `out` as positions in the source, in 1/256 px.
    const float step_x = static_cast<float>(source.width) / target.w;
    const float step_y = static_cast<float>(source.height) / target.h;
    const auto position = [](float out_px, float origin, float step) {
        return static_cast<int>(std::lround(((out_px + 0.5f - origin) * step - 0.5f) * 256));
    };
    const int max_x = (source.width - 1) * 256 - 1;
    const int max_y = (source.height - 1) * 256 - 1;
    const std::uint32_t clear = source.at(0, 0) & 0x00ffffffu;
    for (int y = 0; y < height; ++y) {
        std::uint32_t* row = out + static_cast<std::ptrdiff_t>(y) * pitch;
        const int v = position(static_cast<float>(y), target.y, step_y);
        if (v < 0 || v > max_y) {
            std::fill(row, row + width, clear);
            continue;
        }
        const std::uint32_t* above = &source.pixels[static_cast<std::size_t>((v >> 8) * source.width)];
        const std::uint32_t* below = above + source.width;
        for (int x = 0; x < width; ++x) {
            const int u = position(static_cast<float>(x), target.x, step_x);
            if (u < 0 || u > max_x) {
                row[x] = clear;
                continue;
            }
            const int left = u >> 8;
            const auto weight = static_cast<std::uint32_t>(u & 255);
            row[x] = mixed(mixed(above[left], above[left + 1], weight),
                           mixed(below[left], below[left + 1], weight), static_cast<std::uint32_t>(v & 255));
        }
    }
}

}  // namespace twofold::platform
