// Draws one picture without a window, with the same pixels every time.
#pragma once

#include <optional>
#include <string>

#include "platform/canvas.h"
#include "platform/raster.h"

namespace twofold::platform {

// Draws with the software renderer; nullopt if memory runs out.
std::optional<Bitmap> draw_picture(const ui::DrawList& picture, const FontFiles& fonts);

// As a PNG file; empty if memory runs out.
std::string png_bytes(const Bitmap& bitmap);
// False if the file could not be written.
bool write_png(const Bitmap& bitmap, const std::string& path);
std::optional<Bitmap> read_png(const std::string& path);

}  // namespace twofold::platform
