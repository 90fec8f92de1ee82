// Rasterises shapes without SDL: rounded corners and icons, and scaling of bitmaps. Anti-aliased, with the
// same result on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/draw/color.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/geometry.h"

namespace twofold::platform {

// Pixels as 0xAARRGGBB, straight alpha, rows from top to bottom.
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

// A white disc in a square of side 2 * radius; its quarters are the corners of rounded rectangles.
Bitmap corner_mask(int radius);

// The icon in white, size x size px.
Bitmap icon_mask(ui::Icon icon, int size);

// `ink` over the pixel, with `coverage` 0 to 255.
std::uint32_t blended(std::uint32_t pixel, ui::Color ink, std::uint8_t coverage);

// Lays `ink` over `ground` by the opacity of `mask`, whose top left is put at (left, top); what falls outside
// is left out.
void lay_over(Bitmap& ground, const Bitmap& mask, int left, int top, ui::Color ink);

// A square tile with round corners and a border of one transparent px around it (in the fill's colour, so
// that scaling bleeds nothing in): (size + 2) squared.
Bitmap tile_ground(int size, float radius, ui::Color fill);

// Scales `source` to cover `target`, bilinearly, and writes it into the `width` x `height` pixels at `out`,
// whose top left is (0, 0) of target's coordinates. `pitch` is in pixels. The result is transparent outside
// `target`.
void scale_into(const Bitmap& source, const ui::RectF& target, std::uint32_t* out, int width, int height,
                int pitch);

}  // namespace twofold::platform
