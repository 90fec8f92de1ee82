#include "platform/soft_canvas.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "app/resources.h"

namespace twofold::platform {

SoftCanvas::SoftCanvas(ui::Rect window) : pixels_(window.w, window.h, kNoTheme) {
    surface_.reset(SDL_CreateRGBSurfaceWithFormatFrom(pixels_.pixels.data(), pixels_.width, pixels_.height,
                                                      32, 4 * pixels_.width, SDL_PIXELFORMAT_ARGB8888));
    REQUIRE(surface_);
    renderer_.reset(SDL_CreateSoftwareRenderer(surface_.get()));
    REQUIRE(renderer_);
    canvas_ = std::make_unique<Canvas>(renderer_.get(), app::font_files());
}

void SoftCanvas::draw_whole(const ui::DrawList& picture) {
    const ui::Rect whole = picture.window();
    draw(picture, {&whole, 1});
}

void SoftCanvas::fill(ui::Color color) {
    std::fill(pixels_.pixels.begin(), pixels_.pixels.end(), to_argb(color));
}

ui::Rect difference(const Bitmap& a, const Bitmap& b) {
    REQUIRE(a.width == b.width);
    REQUIRE(a.height == b.height);
    ui::Rect around;
    for (int y = 0; y < a.height; ++y) {
        for (int x = 0; x < a.width; ++x) {
            if (((a.at(x, y) ^ b.at(x, y)) & 0x00ffffffu) != 0) around = united(around, {x, y, 1, 1});
        }
    }
    return around;
}

}  // namespace twofold::platform
