// Draws pictures with an SDL_Renderer; hardware and software renderers give the same result. Shapes, glyphs
// and tiles are rasterised once and kept as textures. A frame that needs no new ones allocates nothing
// outside SDL.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ui/draw/draw_list.h"

struct SDL_Renderer;

namespace twofold::platform {

// The font files by ui::FontId, and one for glyphs that they lack, which is opened when first needed. They
// must outlive their users.
struct FontFiles {
    std::array<std::string_view, ui::kFontCount> bytes;
    std::string_view substitutes;
};

class Canvas {
  public:
    // `renderer` outlives the canvas.
    Canvas(SDL_Renderer* renderer, const FontFiles& fonts);
    ~Canvas();

    // Draws the part of `picture` inside `damage`; does not present it.
    void draw(const ui::DrawList& picture, std::span<const ui::Rect> damage);
    // Rasterises what `picture` needs and draws nothing.
    void prepare(const ui::DrawList& picture);
    // Drops all textures, for when the device was lost or all sizes change.
    void forget();

    std::size_t textures() const;  // number kept

  private:
    class Cache;
    void draw_clipped(const ui::DrawList& picture, const ui::Rect& clip);
    void draw_round_rect(const ui::DrawCommand& command);
    void draw_tile(const ui::DrawCommand& command, std::string_view label, const ui::Font& font);
    void draw_text(const ui::DrawCommand& command, std::string_view text, const ui::Font& font);
    void draw_icon(const ui::DrawCommand& command);
    void fill(const ui::Rect& rect, ui::Color color);

    SDL_Renderer* renderer_;
    bool software_ = false;
    std::unique_ptr<Cache> cache_;
};

}  // namespace twofold::platform
