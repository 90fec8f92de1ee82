// A window that nobody sees, by SDL's driver for that.
#include "platform/window.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "platform/clock.h"

namespace twofold::platform {
namespace {

// Far more than a thread needs to start.
constexpr ui::Millis kLong = 30'000;

std::unique_ptr<Window> unseen_window() {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    std::string error;
    auto window = Window::open({.renderer = "software"}, app::font_files(), error);
    unsetenv("SDL_VIDEODRIVER");
    CAPTURE(error);
    REQUIRE(window != nullptr);
    return window;
}

// What comes of its opening is taken first.
void settle(Window& window) {
    std::vector<ui::InputEvent> events;
    do {
        events.clear();
        window.wait(0, events);
    } while (!events.empty());
}

TEST_CASE("a window that waits is woken by another thread, and no input comes of it") {
    const auto window = unseen_window();
    settle(*window);
    std::vector<ui::InputEvent> events;
    const ui::Millis start = monotonic_now();
    std::thread worker([&] { window->wake(); });
    window->wait(kLong, events);
    worker.join();
    CHECK(monotonic_now() - start < kLong);
    CHECK(events.empty());
}

TEST_CASE("a window that was woken before it waits does not wait, once") {
    const auto window = unseen_window();
    settle(*window);
    window->wake();
    std::vector<ui::InputEvent> events;
    const ui::Millis start = monotonic_now();
    window->wait(kLong, events);
    CHECK(monotonic_now() - start < kLong);
    window->wait(20, events);
    CHECK(monotonic_now() - start >= 20);
}

}  // namespace
}  // namespace twofold::platform
