#include "platform/window.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "platform/clock.h"
#include "platform/events.h"
#include "platform/gamepads.h"
#include "platform/presenter.h"
#include "platform/raster.h"
#include "platform/sdl_handles.h"

namespace twofold::platform {

namespace {

constexpr int kMinWidth = 240;
constexpr int kMinHeight = 240;
constexpr Uint32 kFailedWait = 10;  // ms between polls if SDL cannot wait for events

void set_hints() {
    // One gesture is one event: touch makes no mouse events, the mouse makes no touch events.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    // Otherwise even the software renderer's window surface would load OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    // Ctrl+C in the terminal ends the program as usual; the journal is already safe.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_APP_NAME, "Twofold");
}

// Xlib's XErrorEvent, whose layout is part of its binary interface: SDL loads Xlib at run time, and no header
// of it is needed to build.
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

using XHandler = int (*)(void* display, XError* error);

XHandler x_handler_before = nullptr;

int handle_x_error(void* display, XError* error) {
    if (error->error_code == kBadWindow && error->request_code == kSendEvent) return 0;
    return x_handler_before(display, error);
}

// To be called once SDL's video is there. SDL's X11 driver wakes its own wait by a message to the window,
// sent over a second connection: the window may be destroyed before the message arrives, which Xlib's default
// is to end the program for. From here on it is ignored; every other error is handled as before.
void survive_late_wake_ups() {
    if (x_handler_before != nullptr || std::string_view(SDL_GetCurrentVideoDriver()) != "x11") return;
    // Not unloaded: the handler stays.
    void* const library = SDL_LoadObject("libX11.so.6");
    if (library == nullptr) return;
    void* const set_handler = SDL_LoadFunction(library, "XSetErrorHandler");
    if (set_handler != nullptr)
        x_handler_before = reinterpret_cast<XHandler (*)(XHandler)>(set_handler)(handle_x_error);
}

// Four tiles on a board, as in assets/twofold.svg.
void set_icon(SDL_Window* window) {
    constexpr int kSize = 64;
    constexpr int kTile = 24;
    Bitmap icon = tile_ground(kSize - 2, 13, {0xc3, 0xb6, 0xa5});
    constexpr ui::Color kTiles[] = {
        {0xfb, 0xfa, 0xf6}, {0xff, 0xb6, 0x6a}, {0xd2, 0x2d, 0x33}, {0x36, 0x21, 0x98}};
    for (int i = 0; i < 4; ++i) {
        lay_over(icon, tile_ground(kTile - 2, 5, kTiles[i]), 6 + i % 2 * 28, 6 + i / 2 * 28, kTiles[i]);
    }
    if (const SurfaceHandle surface = surface_of(icon)) SDL_SetWindowIcon(window, surface.get());
}

}  // namespace

// The position of a window that does not fill the screen.
struct Window::Place {
    int x = 0;  // of the content, without the frame
    int y = 0;
    int frame_left = 0;  // widths of the frame
    int frame_top = 0;
    bool maximized = false;  // then the window manager decides the rest

    static Place of(SDL_Window* window);
    void put_back(SDL_Window* window) const;
};

Window::Place Window::Place::of(SDL_Window* window) {
    Place place;
    SDL_GetWindowPosition(window, &place.x, &place.y);
    SDL_GetWindowBordersSize(window, &place.frame_top, &place.frame_left, nullptr, nullptr);
    place.maximized = (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0;
    return place;
}

// SDL does not know the frame of a new window yet, and the frame would shift the window when it appears.
void Window::Place::put_back(SDL_Window* window) const {
    if (maximized) {
        SDL_MaximizeWindow(window);
        return;
    }
    const Place now = of(window);
    SDL_SetWindowPosition(window, x - frame_left + now.frame_left, y - frame_top + now.frame_top);
}

struct Window::State {
    WindowHandle window;
    std::optional<Presenter> presenter;
    Gamepads pads;
    std::string virtual_pad_path;
    Uint32 wake_event = SDL_USEREVENT;
    bool shown = false;                         // there has been a picture
    bool blank = true;                          // and none since the renderer was made
    std::optional<Place> left_for_full_screen;  // nothing where there has been none in this run

    bool full_screen() const {
        return (SDL_GetWindowFlags(window.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    }
    bool focused() const { return (SDL_GetWindowFlags(window.get()) & SDL_WINDOW_INPUT_FOCUS) != 0; }
    // Adds what has happened to `events`. False if nothing has.
    bool look(std::vector<ui::InputEvent>& events);
    // False for what need not be known outside: what a gamepad does and the game does not know.
    bool translate(const SDL_Event& event, std::vector<ui::InputEvent>& events);
};

std::vector<std::string> renderer_names() {
    std::vector<std::string> names;
    for (int i = 0; i < SDL_GetNumRenderDrivers(); ++i) {
        SDL_RendererInfo info{};
        if (SDL_GetRenderDriverInfo(i, &info) == 0) names.emplace_back(info.name);
    }
    return names;
}

std::unique_ptr<Window> Window::open(const WindowOptions& options, const FontFiles& fonts,
                                     std::string& error) {
    set_hints();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        error = std::string("no display: ") + SDL_GetError();
        return nullptr;
    }
    const std::string_view driver = SDL_GetCurrentVideoDriver();
    if (driver == "offscreen" && SDL_getenv("SDL_VIDEODRIVER") == nullptr) {
        // SDL falls back to this driver if it finds no display; the game would run unseen.
        error = "no display: neither X11 nor Wayland can be reached";
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return nullptr;
    }
    survive_late_wake_ups();
    SDL_StopTextInput();
    SDL_EventState(SDL_DROPTEXT, SDL_DISABLE);
    auto state = std::make_unique<State>();
    if (const Uint32 registered = SDL_RegisterEvents(1); registered != static_cast<Uint32>(-1))
        state->wake_event = registered;
    state->virtual_pad_path = options.virtual_pad;
    const Uint32 mode = options.fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0;
    state->window.reset(SDL_CreateWindow("Twofold", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                         options.width, options.height,
                                         SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | mode));
    if (!state->window) {
        error = std::string("no window: ") + SDL_GetError();
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return nullptr;
    }
    set_icon(state->window.get());
    SDL_SetWindowMinimumSize(state->window.get(), kMinWidth, kMinHeight);
    state->presenter.emplace(state->window.get(), fonts);
    if (!state->presenter->use_renderer(options.renderer)) {
        error = std::string("nothing to draw with: ") + SDL_GetError();
        state.reset();
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return nullptr;
    }
    return std::unique_ptr<Window>(new Window(std::move(state)));
}

Window::Window(std::unique_ptr<State> state) : state_(std::move(state)) {}

Window::~Window() {
    state_.reset();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

ui::WindowMetrics Window::metrics() const {
    ui::WindowMetrics metrics;
    SDL_Window* window = state_->window.get();
    SDL_GetWindowSize(window, &metrics.width, &metrics.height);
    SDL_GetWindowSizeInPixels(window, &metrics.width_px, &metrics.height_px);
    if (metrics.width > 0)
        metrics.density = static_cast<float>(metrics.width_px) / static_cast<float>(metrics.width);
    metrics.fullscreen = state_->full_screen();
    return metrics;
}

bool Window::visible() const {
    return (SDL_GetWindowFlags(state_->window.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

ui::Millis Window::frame_time() const {
    SDL_DisplayMode mode{};
    const int display = SDL_GetWindowDisplayIndex(state_->window.get());
    if (display < 0 || SDL_GetCurrentDisplayMode(display, &mode) != 0 || mode.refresh_rate < 24)
        return 1000.0 / 60;
    return 1000.0 / mode.refresh_rate;
}

bool Window::presents_with_vsync() const {
    return state_->presenter->vsync();
}

std::string Window::renderer_name() const {
    return state_->presenter->renderer_name();
}

bool Window::State::translate(const SDL_Event& event, std::vector<ui::InputEvent>& events) {
    if (pads.handle(event, monotonic_now(), events)) return false;
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) presenter->forget();
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) pads.resume();
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window.get(), &width, &height);
    const auto input = to_input_event(event, width, height);
    if (!input) return true;
    if (std::holds_alternative<ui::FocusLost>(*input)) pads.release_all();
    events.push_back(*input);
    return true;
}

bool Window::State::look(std::vector<ui::InputEvent>& events) {
    const std::optional<ui::PadKind> pad_before = pads.in_use();
    bool happened = false;
    pads.update();
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0)
        happened |= translate(event, events);
    pads.finish(monotonic_now(), events);
    presenter->follow_size();
    return happened || !events.empty() || pads.in_use() != pad_before;
}

void Window::poll(std::vector<ui::InputEvent>& events) {
    state_->look(events);
}

void Window::wait(std::optional<ui::Millis> max_time, std::vector<ui::InputEvent>& events) {
    State& state = *state_;
    const ui::Millis start = monotonic_now();
    bool happened = false;
    bool time_is_up = false;
    while (!happened && !time_is_up) {
        std::optional<ui::Millis> slice = state.pads.max_wait(state.focused());
        if (max_time) {
            const ui::Millis left = std::max(0.0, start + *max_time - monotonic_now());
            slice = std::min(left, slice.value_or(left));
        }
        SDL_Event event;
        const Waited waited = wait_for_event(event, slice);
        if (waited == Waited::kFailed) SDL_Delay(kFailedWait);
        if (waited == Waited::kEvent) happened = state.translate(event, events);
        happened |= state.look(events);
        time_is_up = max_time && monotonic_now() >= start + *max_time;
    }
}

void Window::wake() const {
    SDL_Event event{};
    event.type = state_->wake_event;
    SDL_PushEvent(&event);
}

std::optional<ui::PadKind> Window::pad_in_use() const {
    return state_->pads.in_use();
}

void Window::rumble(float strength, ui::Millis time) {
    state_->pads.rumble(strength, time);
}

void Window::show(const ui::DrawList& picture, std::span<const ui::Rect> damage) {
    state_->presenter->show(picture, damage);
    // Takes a few ms, which the first picture need not wait for.
    state_->pads.start(state_->virtual_pad_path);
}

void Window::prepare(const ui::DrawList& upcoming) {
    state_->presenter->prepare(upcoming);
}

std::string Window::clipboard() {
    char* text = SDL_GetClipboardText();
    std::string copy = text == nullptr ? "" : text;
    SDL_free(text);
    return copy;
}

bool Window::set_clipboard(const std::string& text) {
    const int failed = SDL_SetClipboardText(text.c_str());
    expect_sdl(failed, "the clipboard");
    return failed == 0;
}

void Window::toggle_fullscreen() {
    SDL_Window* window = state_->window.get();
    const bool now = state_->full_screen();
    if (!now) state_->left_for_full_screen = Place::of(window);
    expect_sdl(SDL_SetWindowFullscreen(window, now ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP), "full screen");
    if (now && state_->left_for_full_screen) state_->left_for_full_screen->put_back(window);
}

bool Window::use_renderer(const std::string& name) {
    const bool windowed = !state_->full_screen();
    const Place place = Place::of(state_->window.get());
    if (!state_->presenter->use_renderer(name) && !state_->presenter->use_renderer("")) {
        log_sdl_error("nothing to draw with");
        return false;
    }
    // SDL may have created a new window, with its frame where the old one's content was.
    if (windowed) place.put_back(state_->window.get());
    return name.empty() || name == renderer_name();
}

}  // namespace twofold::platform
