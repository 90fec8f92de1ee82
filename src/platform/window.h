// The window, its input, that of gamepads, and what it shows. The one place that waits for the machine.
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
#include "ui/input/pad.h"

namespace twofold::platform {

struct WindowOptions {
    int width = 540;  // units
    int height = 600;
    bool fullscreen = false;
    std::string renderer;     // SDL's name of one ("software", "opengl"); empty: what suits the machine
    std::string virtual_pad;  // a pipe that plays a gamepad; empty: none
};

// Those that this machine's SDL knows, by WindowOptions' names. Not all of them need work.
std::vector<std::string> renderer_names();

class Window {
  public:
    // Nothing where there is no display; `error` says why, for people.
    static std::unique_ptr<Window> open(const WindowOptions& options, const FontFiles& fonts,
                                        std::string& error);
    ~Window();

    ui::WindowMetrics metrics() const;
    bool visible() const;           // false while minimised or hidden: nothing need be drawn
    ui::Millis frame_time() const;  // of the display, 1000 / its refresh rate
    bool presents_with_vsync() const;
    std::string renderer_name() const;

    // Waits until something happens, or for `max_time` ms (for ever where there is none; not at all for 0),
    // and adds all that has happened to `events`. Gamepads are looked for once there is a picture.
    void wait(std::optional<ui::Millis> max_time, std::vector<ui::InputEvent>& events);

    void show(const ui::DrawList& picture, std::span<const ui::Rect> damage);
    void prepare(const ui::DrawList& upcoming);
    void toggle_fullscreen();
    // Draws with another renderer from now on, named as in WindowOptions. False where it cannot be had: then
    // with one that suits the machine.
    bool use_renderer(const std::string& name);

    // The kind of the gamepad in use, and what it makes felt: from 0 to 1, for a time.
    std::optional<ui::PadKind> pad_in_use() const;
    void rumble(float strength, ui::Millis time);

    static std::string clipboard();  // empty where there is no text in it
    static bool set_clipboard(const std::string& text);

  private:
    struct Place;
    struct State;
    explicit Window(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace twofold::platform
