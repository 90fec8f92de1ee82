#include "platform/virtual_pad.h"

#include <cmath>
#include <cstdio>
#include <sstream>

#include <fcntl.h>
#include <unistd.h>

#include "platform/sdl_handles.h"

namespace twofold::platform {

VirtualPad::VirtualPad(const std::string& path) : pipe_(open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)) {
    if (pipe_ < 0) std::perror(path.c_str());
}

VirtualPad::~VirtualPad() {
    unplug();
    if (pipe_ >= 0) close(pipe_);
}

void VirtualPad::step() {
    if (lines_.empty()) read_lines();
    if (lines_.empty()) return;
    const std::string line = std::move(lines_.front());
    lines_.pop_front();
    perform(line);
}

void VirtualPad::read_lines() {
    char bytes[512];
    const ssize_t count = read(pipe_, bytes, sizeof bytes);
    if (count > 0) text_.append(bytes, static_cast<std::size_t>(count));
    for (std::size_t end = text_.find('\n'); end != std::string::npos; end = text_.find('\n')) {
        lines_.push_back(text_.substr(0, end));
        text_.erase(0, end + 1);
    }
}

void VirtualPad::perform(const std::string& line) {
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    if (verb == "plug") return plug();
    if (verb == "unplug") return unplug();
    if (joystick_ == nullptr) return;
    if (verb == "stick") {
        double x = 0;
        double y = 0;
        words >> x >> y;
        const auto axis = [](double part) { return static_cast<Sint16>(std::lround(part * 32767)); };
        SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_LEFTX, axis(x));
        SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_LEFTY, axis(y));
        return;
    }
    std::string name;
    words >> name;
    const int button = SDL_GameControllerGetButtonFromString(name.c_str());
    SDL_JoystickSetVirtualButton(joystick_, button, verb == "release" ? 0 : 1);
    if (verb == "press") lines_.push_front("release " + name);
}

void VirtualPad::plug() {
    const int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                                 SDL_CONTROLLER_BUTTON_DPAD_RIGHT + 1, 0);
    if (device >= 0) joystick_ = SDL_JoystickOpen(device);
    if (joystick_ == nullptr) log_sdl_error("a virtual pad");
}

void VirtualPad::unplug() {
    for (int device = 0; device < SDL_NumJoysticks(); ++device) {
        if (SDL_JoystickIsVirtual(device)) SDL_JoystickDetachVirtual(device);
    }
    if (joystick_ != nullptr) SDL_JoystickClose(joystick_);
    joystick_ = nullptr;
}

}  // namespace twofold::platform
