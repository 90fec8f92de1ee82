#include "platform/x11_errors.h"

#include <string_view>

#include "platform/sdl_handles.h"

namespace twofold::platform {

namespace {

// Xlib's XErrorEvent. Its layout is part of Xlib's ABI; declared here because SDL loads Xlib at run time and
// the build needs none of its headers.
struct XError {
    int type;
    void* display;
    unsigned long resource;
    unsigned long serial;
    unsigned char error_code;
    unsigned char request_code;
    unsigned char minor_code;
};

constexpr unsigned char kBadWindow = 3;
constexpr unsigned char kSendEvent = 25;

using Handler = int (*)(void* display, XError* error);

Handler handler_before = nullptr;

int handle(void* display, XError* error) {
    if (error->error_code == kBadWindow && error->request_code == kSendEvent) return 0;
    return handler_before(display, error);
}

}  // namespace

void survive_late_wake_ups() {
    if (handler_before != nullptr || std::string_view(SDL_GetCurrentVideoDriver()) != "x11") return;
    // Never unloaded, because the handler stays.
    void* const library = SDL_LoadObject("libX11.so.6");
    if (library == nullptr) return;
    void* const set_handler = SDL_LoadFunction(library, "XSetErrorHandler");
    if (set_handler != nullptr) handler_before = reinterpret_cast<Handler (*)(Handler)>(set_handler)(handle);
}

}  // namespace twofold::platform
