// A canvas on plain memory, as platform/picture.cpp makes one for a moment, but kept from frame to frame.
#pragma once

#include <memory>
#include <span>

#include "platform/canvas.h"
#include "platform/raster.h"
#include "platform/sdl_handles.h"

namespace twofold::platform {

class SoftCanvas {
  public:
    // Begins in a colour that no theme has.
    explicit SoftCanvas(ui::Rect window);

    void draw(const ui::DrawList& picture, std::span<const ui::Rect> damage) {
        canvas_->draw(picture, damage);
    }
    void draw_whole(const ui::DrawList& picture);
    void fill(ui::Color color);

    Canvas& canvas() { return *canvas_; }
    const Bitmap& pixels() const { return pixels_; }
    ui::Rect window() const { return {0, 0, pixels_.width, pixels_.height}; }

  private:
    Bitmap pixels_;
    SurfaceHandle surface_;
    RendererHandle renderer_;
    std::unique_ptr<Canvas> canvas_;
};

inline constexpr ui::Color kNoTheme{255, 0, 255};

// The smallest rectangle around all pixels in which two pictures of the same size differ, opacity aside.
ui::Rect difference(const Bitmap& a, const Bitmap& b);

}  // namespace twofold::platform
