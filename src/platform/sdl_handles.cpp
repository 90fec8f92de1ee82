#include "platform/sdl_handles.h"

#include <cstdio>
#include <cstring>

namespace twofold::platform {

SurfaceHandle surface_of(Bitmap& bitmap) {
    return SurfaceHandle(SDL_CreateRGBSurfaceWithFormatFrom(bitmap.pixels.data(), bitmap.width, bitmap.height,
                                                            32, 4 * bitmap.width, SDL_PIXELFORMAT_ARGB8888));
}

void log_sdl_error(const char* what) {
    std::fprintf(stderr, "twofold: %s: %s\n", what, SDL_GetError());
}

void expect_sdl(int status, const char* what) {
    static const char* last_said = nullptr;
    if (status >= 0 || (last_said != nullptr && std::strcmp(last_said, what) == 0)) return;
    last_said = what;
    log_sdl_error(what);
}

}  // namespace twofold::platform
