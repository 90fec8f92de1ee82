#include "platform/presenter.h"

#include <filesystem>
#include <utility>

namespace twofold::platform {

namespace {

// A graphics card shows as a render node on Linux. Elsewhere there always is one.
bool has_gpu() {
#ifdef __linux__
    std::error_code error;
    std::filesystem::directory_iterator entry("/dev/dri", error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        if (entry->path().filename().string().starts_with("renderD")) return true;
    }
    return false;
#else
    return true;
#endif
}

}  // namespace

bool Presenter::use_renderer(const std::string& name) {
    const bool wants_software = name.empty() ? !has_gpu() : name == "software";
    return (wants_software && make_surface_renderer()) || make_renderer(name) || make_surface_renderer();
}

std::string Presenter::renderer_name() const {
    SDL_RendererInfo info{};
    if (SDL_GetRendererInfo(renderer_.get(), &info) != 0) return "unknown";
    return info.name;
}

bool Presenter::make_surface_renderer() {
    SDL_Surface* surface = SDL_GetWindowSurface(window_);
    if (surface == nullptr) return false;
    canvas_.reset();
    renderer_.reset();
    SDL_Renderer* made = SDL_CreateSoftwareRenderer(surface);
    if (made == nullptr) return false;
    surface_ = {surface->w, surface->h};
    adopt_renderer(made);
    return true;
}

bool Presenter::make_renderer(const std::string& driver) {
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, driver.c_str());
    canvas_.reset();
    renderer_.reset();
    SDL_Renderer* made =
        SDL_CreateRenderer(window_, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    if (made == nullptr) made = SDL_CreateRenderer(window_, -1, 0);
    if (made == nullptr) return false;
    surface_.reset();
    adopt_renderer(made);
    return true;
}

void Presenter::adopt_renderer(SDL_Renderer* made) {
    renderer_.reset(made);
    SDL_RendererInfo info{};
    expect_sdl(SDL_GetRendererInfo(made, &info), "the renderer");
    vsync_ = !surface_ && (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0 &&
             (info.flags & SDL_RENDERER_SOFTWARE) == 0;
    canvas_ = std::make_unique<Canvas>(made, fonts_);
    blank_ = true;
}

// A resized window has another surface, and what was made for the old one is of no use.
void Presenter::follow_size() {
    if (!surface_) return;
    Size size;
    SDL_GetWindowSizeInPixels(window_, &size.width, &size.height);
    if (size != *surface_ && !make_surface_renderer()) log_sdl_error("the window's surface");
}

// False if SDL has dropped the surface since it was taken.
bool Presenter::show_on_surface(const ui::DrawList& picture, std::span<const ui::Rect> damage) {
    canvas_->draw(picture, damage);
    SDL_Rect rects[ui::Damage::kMax];
    int count = 0;
    for (const ui::Rect& rect : damage) {
        const ui::Rect seen = intersected(rect, {0, 0, surface_->width, surface_->height});
        if (!seen.empty()) rects[count++] = {seen.x, seen.y, seen.w, seen.h};
    }
    return count == 0 || SDL_UpdateWindowSurfaceRects(window_, rects, count) == 0;
}

void Presenter::show(const ui::DrawList& picture, std::span<const ui::Rect> damage) {
    follow_size();
    if (!canvas_) return;
    const ui::Rect whole = picture.window();
    if (std::exchange(blank_, false)) damage = {&whole, 1};
    if (!surface_) {
        // What the back buffer holds after a present is anyone's guess: draw it all.
        canvas_->draw(picture, {&whole, 1});
        SDL_RenderPresent(renderer_.get());
        return;
    }
    if (show_on_surface(picture, damage)) return;
    // On the way to or from full screen SDL may drop the surface though its size stays.
    blank_ = !make_surface_renderer() || !show_on_surface(picture, {&whole, 1});
    if (blank_) expect_sdl(-1, "showing a picture");
}

void Presenter::prepare(const ui::DrawList& upcoming) {
    if (canvas_) canvas_->prepare(upcoming);
}

void Presenter::forget() {
    if (canvas_) canvas_->forget();
}

}  // namespace twofold::platform
