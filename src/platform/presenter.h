// How pictures come into a window: by a renderer of SDL's, or by the software renderer on the window's
// surface, of which only the changed parts are sent to the display. Only for the .cpp files of this folder.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "platform/canvas.h"
#include "platform/sdl_handles.h"

namespace twofold::platform {

class Presenter {
  public:
    // The window and the font files outlive it. Shows nothing before use_renderer().
    Presenter(SDL_Window* window, const FontFiles& fonts) : window_(window), fonts_(fonts) {}

    // Takes the renderer of that name, or one that suits the machine if the name is empty or it cannot be
    // had. False if there is none at all.
    bool use_renderer(const std::string& name);
    std::string renderer_name() const;
    bool vsync() const { return vsync_; }

    void show(const ui::DrawList& picture, std::span<const ui::Rect> damage);
    void prepare(const ui::DrawList& upcoming);
    void forget();       // the device lost its textures
    void follow_size();  // the window may have been resized

  private:
    bool make_surface_renderer();
    bool make_renderer(const std::string& driver);
    void adopt_renderer(SDL_Renderer* made);
    bool show_on_surface(const ui::DrawList& picture, std::span<const ui::Rect> damage);

    struct Size {
        int width = 0;
        int height = 0;
        bool operator==(const Size&) const = default;
    };

    SDL_Window* window_;
    FontFiles fonts_;
    RendererHandle renderer_;
    std::unique_ptr<Canvas> canvas_;  // null while there is no renderer
    std::optional<Size> surface_;     // of the window's surface; nullopt while the renderer presents
    bool vsync_ = false;
    bool blank_ = true;  // no picture since the renderer was made
};

}  // namespace twofold::platform
