// A gamepad controlled by lines of text, for tests of the whole program: `plug`, `unplug`, `press BUTTON`,
// `hold BUTTON`, `release BUTTON` and `stick X Y`, with SDL's button names and X and Y from -1 to 1.
#pragma once

#include <deque>
#include <string>

#include <SDL.h>

namespace twofold::platform {

class VirtualPad {
  public:
    // `path` is a named pipe; lines may be written to it at any time.
    explicit VirtualPad(const std::string& path);
    ~VirtualPad();
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    // Performs the next line. One at a time, so that each is noticed when the pads are polled.
    void step();

  private:
    void read_lines();
    void perform(const std::string& line);
    void plug();
    void unplug();

    int pipe_ = -1;
    std::string text_;  // read, but not a whole line yet
    std::deque<std::string> lines_;
    SDL_Joystick* joystick_ = nullptr;  // null while unplugged
};

}  // namespace twofold::platform
