// Draws pictures with an SDL_Renderer, hardware-accelerated or software, the same on both. Shapes, glyphs and
// tiles are rasterised once and kept as textures; a frame that needs nothing new
// allocates nothing, but for what SDL does.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ui/draw/draw_list.h"

struct SDL_Renderer;

namespace twofold::platform {

// The font files by ui::FontId, and the one of the glyphs that they lack, which is opened only when one of
// them is needed. They must outlive what uses them.
struct FontFiles {
    std::array<std::string_view, ui::kFontCount> bytes;
    std::string_view substitutes;
};

class Canvas {
  public:
    // Neither owns nor outlives the renderer.
    Canvas(SDL_Renderer* renderer, const FontFiles& fonts);
    ~Canvas();

    // Draws the part of `picture` that lies in `damage`; does not present it.
    void draw(const ui::DrawList& picture, std::span<const ui::Rect> damage);
    // Rasterises what `picture` needs and draws nothing.
    void prepare(const ui::DrawList& picture);
    // Drops every texture, as when the device was lost or everything has another size.
    void forget();

    std::size_t textures() const;  // how many are kept

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
