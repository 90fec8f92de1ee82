// Owning pointers to SDL objects. Only for the .cpp files of this folder.
#pragma once

#include <memory>
#include <string>

#include <SDL.h>
#include <SDL_ttf.h>

#include "platform/raster.h"

namespace twofold::platform {

struct SdlDeleter {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

using WindowHandle = std::unique_ptr<SDL_Window, SdlDeleter>;
using RendererHandle = std::unique_ptr<SDL_Renderer, SdlDeleter>;
using TextureHandle = std::unique_ptr<SDL_Texture, SdlDeleter>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, SdlDeleter>;
using FontHandle = std::unique_ptr<TTF_Font, SdlDeleter>;

// A surface on the bitmap's pixels, which must outlive it; null if there is no memory for it.
SurfaceHandle surface_of(Bitmap& bitmap);

// Writes one line to standard error: what failed and SDL's reason. For faults that play can go on with.
void log_sdl_error(const char* what);

// Logs a failed SDL call, but only once. `status` is SDL's: negative on failure.
void expect_sdl(int status, const char* what);

}  // namespace twofold::platform
