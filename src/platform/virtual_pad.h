// A gamepad that is played by lines of text, for tests of the whole program: `plug`, `unplug`, `press
// BUTTON`, `hold BUTTON`, `release BUTTON` and `stick X Y`, with SDL's names of buttons and parts of the
// stick's way.
#pragma once

#include <deque>
#include <string>

#include <SDL.h>

namespace twofold::platform {

class VirtualPad {
  public:
    // `path` is a pipe with a name; the lines may be written to it at any time.
    explicit VirtualPad(const std::string& path);
    ~VirtualPad();
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    // Does what the next line says: one at a time, so that each is seen when the pads are looked at.
    void step();

  private:
    void read_lines();
    void perform(const std::string& line);
    void plug();
    void unplug();

    int pipe_ = -1;
    std::string text_;  // read, and not a whole line yet
    std::deque<std::string> lines_;
    SDL_Joystick* joystick_ = nullptr;  // null while it is not plugged in
};

}  // namespace twofold::platform
