// One picture without a window, to the pixel the same every time.
#pragma once

#include <optional>
#include <string>

#include "platform/canvas.h"
#include "platform/raster.h"

namespace twofold::platform {

// Draws with the software renderer. Nullopt if there is no memory for it.
std::optional<Bitmap> draw_picture(const ui::DrawList& picture, const FontFiles& fonts);

// Whether the file was written.
bool write_png(const Bitmap& bitmap, const std::string& path);
std::optional<Bitmap> read_png(const std::string& path);

}  // namespace twofold::platform
