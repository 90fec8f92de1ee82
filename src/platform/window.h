// The window, its input, that of gamepads, and what it shows. The one place that waits for
// the machine.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "platform/canvas.h"
#include "ui/draw/easing.h"
#include "ui/draw/layout.h"
#include "ui/input/input_event.h"

namespace twofold::platform {

struct WindowOptions {
    int width = 540;  // units
    int height = 600;
    bool fullscreen = false;
    std::string renderer;     // SDL's name for it ("software", "opengl"); empty: chosen automatically
    std::string virtual_pad;  // named pipe of a VirtualPad; empty: none
};

// The renderers SDL has here, for WindowOptions::renderer. Some may not work.
std::vector<std::string> renderer_names();

class Window {
  public:
    // Null if there is no display; `error` says why, for people.
    static std::unique_ptr<Window> open(const WindowOptions& options, const FontFiles& fonts,
                                        std::string& error);
    ~Window();

    ui::WindowMetrics metrics() const;
    bool visible() const;           // false while minimised or hidden, when nothing need be drawn
    ui::Millis frame_time() const;  // 1000 / refresh rate of the display
    bool presents_with_vsync() const;
    std::string renderer_name() const;

    // Adds all that has happened to `events`, at once. Gamepads are looked for once there is a picture.
    void poll(std::vector<ui::InputEvent>& events);
    // The same after a wait until something happens, for `max_time` ms at most; nullopt: forever.
    void wait(std::optional<ui::Millis> max_time, std::vector<ui::InputEvent>& events);

    // Ends a wait(), or the next one if there is none. From any thread, as long as the window is there.
    void wake() const;

    void show(const ui::DrawList& picture, std::span<const ui::Rect> damage);
    void prepare(const ui::DrawList& upcoming);
    void toggle_fullscreen();
    // Switches to another renderer, named as in WindowOptions. If it does not work, switches to an
    // automatically chosen one and returns false.
    bool use_renderer(const std::string& name);

    // As Gamepads::in_use() and Gamepads::rumble().
    std::optional<ui::PadKind> pad_in_use() const;
    void rumble(float strength, ui::Millis time);

    static std::string clipboard();  // empty if it holds no text
    static bool set_clipboard(const std::string& text);

  private:
    struct Place;
    struct State;
    explicit Window(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace twofold::platform
