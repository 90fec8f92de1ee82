// Any number of gamepads, which may be plugged in and out at any time. Turns their buttons and left sticks
// into key presses. Only for the .cpp files of this folder and their tests. SDL would poll an open pad every
// ms as long as it is plugged in. Instead, the event loop calls update() as often as max_wait() says.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <SDL.h>

#include "platform/virtual_pad.h"
#include "ui/input/input_event.h"
#include "ui/input/pad.h"

namespace twofold::platform {

class Gamepads {
  public:
    Gamepads() = default;
    Gamepads(const Gamepads&) = delete;
    Gamepads& operator=(const Gamepads&) = delete;
    ~Gamepads();

    // From here on pads are looked for. A machine without them is fine, and one where that fails is too.
    // `virtual_pad` is the pipe of a VirtualPad; empty: none.
    void start(const std::string& virtual_pad = {});
    bool started() const { return state_ != State::kNotStarted; }

    // The longest time between two calls of update(), ms; nullopt if none is needed.
    std::optional<int> max_wait(bool focused) const;
    // Polls the pads, which queues SDL events for handle().
    void update();
    // Adds what a pad's event means to `events`; false if the event is not a pad's. Here and below, `now` is
    // in ms.
    bool handle(const SDL_Event& event, ui::Millis now, std::vector<ui::InputEvent>& events);
    // Call after the last event of a batch, and after every update().
    void finish(ui::Millis now, std::vector<ui::InputEvent>& events);

    void release_all();  // when the window loses the focus
    void resume();       // when it has the focus again: ignores input from in between

    // Rumbles the pad in use. `strength` is 0 to 1, `time` in ms.
    void rumble(float strength, ui::Millis time);
    // The kind of the pad used last; nullopt if there is no pad.
    std::optional<ui::PadKind> in_use() const;

  private:
    enum class State { kNotStarted, kRunning, kFailed };

    struct Closer {
        void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
    };
    struct Pad {
        std::unique_ptr<SDL_GameController, Closer> controller;
        SDL_JoystickID id = -1;
        ui::StickReader stick;
        std::array<float, 2> axes{};  // of the left stick
        std::array<bool, 2> moved{};  // since read_stick()
    };

    void add(int device);
    void remove(SDL_JoystickID id);
    Pad* find(SDL_JoystickID id);
    const Pad* pad_in_use() const;
    void move_stick(const SDL_ControllerAxisEvent& axis, ui::Millis now, std::vector<ui::InputEvent>& events);
    void read_stick(Pad& pad, ui::Millis now, std::vector<ui::InputEvent>& events);
    void press(const Pad& pad, ui::Key key, ui::Millis now, std::vector<ui::InputEvent>& events);

    State state_ = State::kNotStarted;
    std::vector<Pad> pads_;
    SDL_JoystickID in_use_ = -1;
    ui::HoldRepeat hold_;
    std::optional<VirtualPad> virtual_pad_;
};

}  // namespace twofold::platform
