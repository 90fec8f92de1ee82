// Shapes as pixels, without SDL: coverage of rounded corners and icons, and scaling of a finished picture.
// All anti-aliased, and the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/draw/color.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/geometry.h"

namespace twofold::platform {

// Pixels as 0xAARRGGBB, rows from top to bottom, straight opacity.
struct Bitmap {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    Bitmap() = default;
    Bitmap(int w, int h, ui::Color fill);
    std::uint32_t& at(int x, int y) { return pixels[static_cast<std::size_t>(y * width + x)]; }
    std::uint32_t at(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
};

std::uint32_t to_argb(ui::Color color);

// A white disc of that radius in a square of twice it: its quarters are the corners of rounded rectangles.
Bitmap corner_mask(int radius);

// The icon in white.
Bitmap icon_mask(ui::Icon icon, int size);

// Lays `ink` over the pixel by `coverage`, 0 to 255.
std::uint32_t blended(std::uint32_t pixel, ui::Color ink, std::uint8_t coverage);

// A square tile with round corners and a border of one transparent px around it (in the fill's colour, so
// that scaling bleeds nothing in): (size + 2) squared.
Bitmap tile_ground(int size, float radius, ui::Color fill);

// Draws `source`, scaled so that it covers `target`, into the `width` x `height` pixels at `out`, whose
// top-left pixel is at (0, 0) of target's coordinates; `pitch` is in pixels. Bilinear; outside `target` the
// result is transparent.
void scale_into(const Bitmap& source, const ui::RectF& target, std::uint32_t* out, int width, int height,
                int pitch);

}  // namespace twofold::platform
