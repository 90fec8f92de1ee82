// The gamepads of the machine, any number of them, plugged in and out at any time. Their buttons and left
// sticks become presses of the pad's keys. Only for the .cpp files of this folder and their tests.
//
// SDL's own way would look at an open pad every ms for as long as it is plugged in; here whoever waits for
// events calls update() from time to time, and is told how often that is needed.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include <SDL.h>

#include "ui/input/hold_repeat.h"
#include "ui/input/input_event.h"
#include "ui/input/pad.h"
#include "ui/input/stick.h"

namespace twofold::platform {

class Gamepads {
  public:
    Gamepads() = default;
    Gamepads(const Gamepads&) = delete;
    Gamepads& operator=(const Gamepads&) = delete;
    ~Gamepads();

    // From here on pads are looked for. A machine without them is fine, and one where that fails is too.
    void start();
    bool started() const { return state_ != State::kNotStarted; }

    // The longest time between two calls of update(), ms; nullopt if none is needed.
    std::optional<int> max_wait(bool focused) const;
    // Looks what the pads did; it comes as SDL's events, which are for handle().
    void update();
    // What an event of a pad means is added to `events`. False for an event that is of none. Here and below
    // `now` is in ms.
    bool handle(const SDL_Event& event, ui::Millis now, std::vector<ui::InputEvent>& events);
    // After the last of the events that came together, and after every update().
    void finish(ui::Millis now, std::vector<ui::InputEvent>& events);

    void release_all();  // the window lost the player
    void resume();       // and has the player again: what was done meanwhile was not meant for it

    // On the pad in use; 0 to 1.
    void rumble(float strength, ui::Millis time);
    // The kind of the pad in use, which is the one used last; nullopt if there is no pad.
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
        std::array<bool, 2> moved{};  // since the stick was last read
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
};

}  // namespace twofold::platform
