#include "platform/gamepads.h"

#include <algorithm>

#include "platform/sdl_handles.h"

namespace twofold::platform {

namespace {

constexpr int kPlayInterval = 8;       // ms between polls of connected pads
constexpr int kSearchInterval = 3000;  // ms between searches for new pads, as in SDL

ui::Key key_of(Uint8 button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return ui::Key::kPadUp;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return ui::Key::kPadDown;
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return ui::Key::kPadLeft;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return ui::Key::kPadRight;
        case SDL_CONTROLLER_BUTTON_A:
            return ui::Key::kPadConfirm;
        case SDL_CONTROLLER_BUTTON_B:
            return ui::Key::kPadBack;
        case SDL_CONTROLLER_BUTTON_X:
            return ui::Key::kPadUndo;
        case SDL_CONTROLLER_BUTTON_Y:
            return ui::Key::kPadRedo;
        case SDL_CONTROLLER_BUTTON_START:
            return ui::Key::kPadMenu;
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
            return ui::Key::kPadPrevious;
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            return ui::Key::kPadNext;
        default:
            return ui::Key::kNone;
    }
}

ui::Key key_of(rules::Direction direction) {
    constexpr std::array kKeys = {ui::Key::kPadLeft, ui::Key::kPadRight, ui::Key::kPadUp, ui::Key::kPadDown};
    return kKeys[static_cast<std::size_t>(direction)];
}

bool repeats(ui::Key key) {
    return key >= ui::Key::kPadUp && key <= ui::Key::kPadRight;
}

float part_of_way(Sint16 axis) {
    return static_cast<float>(axis) / SDL_JOYSTICK_AXIS_MAX;
}

ui::PadKind kind_of(SDL_GameController* controller) {
    switch (SDL_GameControllerGetType(controller)) {
        case SDL_CONTROLLER_TYPE_PS3:
        case SDL_CONTROLLER_TYPE_PS4:
        case SDL_CONTROLLER_TYPE_PS5:
            return ui::PadKind::kPlayStation;
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
            return ui::PadKind::kNintendo;
        default:
            return ui::PadKind::kXbox;  // most others resemble it
    }
}

}  // namespace

Gamepads::~Gamepads() {
    virtual_pad_.reset();
    pads_.clear();
    if (state_ == State::kRunning) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepads::start(const std::string& virtual_pad) {
    if (started()) return;
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "0");
    // Identify buttons by position, not by label.
    SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0");
    state_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 ? State::kRunning : State::kFailed;
    if (state_ == State::kFailed) return log_sdl_error("gamepads");
    if (!virtual_pad.empty()) virtual_pad_.emplace(virtual_pad);
}

std::optional<int> Gamepads::max_wait(bool focused) const {
    if (state_ != State::kRunning) return std::nullopt;
    if (virtual_pad_) return 1;
    return pads_.empty() || !focused ? kSearchInterval : kPlayInterval;
}

void Gamepads::update() {
    if (virtual_pad_) virtual_pad_->step();
    if (state_ == State::kRunning) SDL_GameControllerUpdate();
}

bool Gamepads::handle(const SDL_Event& event, ui::Millis now, std::vector<ui::InputEvent>& events) {
    switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED:
            add(event.cdevice.which);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            remove(event.cdevice.which);
            break;
        case SDL_CONTROLLERBUTTONDOWN: {
            const Pad* pad = find(event.cbutton.which);
            const ui::Key key = key_of(event.cbutton.button);
            if (pad != nullptr && key != ui::Key::kNone) press(*pad, key, now, events);
            break;
        }
        case SDL_CONTROLLERBUTTONUP:
            hold_.release(key_of(event.cbutton.button));
            break;
        case SDL_CONTROLLERAXISMOTION:
            move_stick(event.caxis, now, events);
            break;
        default:
            break;
    }
    return event.type >= SDL_JOYAXISMOTION && event.type < SDL_FINGERDOWN;
}

void Gamepads::finish(ui::Millis now, std::vector<ui::InputEvent>& events) {
    for (Pad& pad : pads_)
        read_stick(pad, now, events);
    if (const auto key = hold_.due(now)) events.emplace_back(ui::KeyPress{.key = *key, .repeat = true});
}

// SDL reports the two axes of one stick position one after the other; the position is known only after both.
void Gamepads::move_stick(const SDL_ControllerAxisEvent& axis, ui::Millis now,
                          std::vector<ui::InputEvent>& events) {
    Pad* pad = find(axis.which);
    if (pad == nullptr || (axis.axis != SDL_CONTROLLER_AXIS_LEFTX && axis.axis != SDL_CONTROLLER_AXIS_LEFTY))
        return;
    const std::size_t which = axis.axis == SDL_CONTROLLER_AXIS_LEFTX ? 0 : 1;
    if (pad->moved[which]) read_stick(*pad, now, events);
    pad->axes[which] = part_of_way(axis.value);
    pad->moved[which] = true;
}

void Gamepads::read_stick(Pad& pad, ui::Millis now, std::vector<ui::InputEvent>& events) {
    if (!pad.moved[0] && !pad.moved[1]) return;
    pad.moved = {};
    const auto before = pad.stick.pushed();
    const auto push = pad.stick.move_to({pad.axes[0], pad.axes[1]});
    if (before && before != pad.stick.pushed()) hold_.release(key_of(*before));
    if (push) press(pad, key_of(*push), now, events);
}

void Gamepads::press(const Pad& pad, ui::Key key, ui::Millis now, std::vector<ui::InputEvent>& events) {
    in_use_ = pad.id;
    events.emplace_back(ui::KeyPress{.key = key});
    if (repeats(key)) hold_.press(key, now);
}

void Gamepads::add(int device) {
    Pad pad;
    pad.controller.reset(SDL_GameControllerOpen(device));
    if (!pad.controller) return log_sdl_error("a gamepad");
    pad.id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.controller.get()));
    if (find(pad.id) == nullptr) pads_.push_back(std::move(pad));
}

void Gamepads::remove(SDL_JoystickID id) {
    std::erase_if(pads_, [id](const Pad& pad) { return pad.id == id; });
    hold_.clear();
}

void Gamepads::release_all() {
    hold_.clear();
    for (Pad& pad : pads_)
        pad.stick.clear();
    rumble(0, 0);
}

void Gamepads::resume() {
    if (state_ != State::kRunning) return;
    SDL_GameControllerUpdate();
    SDL_FlushEvents(SDL_CONTROLLERAXISMOTION, SDL_CONTROLLERBUTTONUP);
    for (Pad& pad : pads_) {
        SDL_GameController* controller = pad.controller.get();
        pad.axes = {part_of_way(SDL_GameControllerGetAxis(controller, SDL_CONTROLLER_AXIS_LEFTX)),
                    part_of_way(SDL_GameControllerGetAxis(controller, SDL_CONTROLLER_AXIS_LEFTY))};
        pad.moved = {};
        pad.stick.move_to({pad.axes[0], pad.axes[1]});
        pad.stick.clear();
    }
}

void Gamepads::rumble(float strength, ui::Millis time) {
    const Pad* pad = pad_in_use();
    if (pad == nullptr) return;
    // Fails on a pad without motors, which is fine.
    const auto force = static_cast<Uint16>(std::clamp(strength, 0.0f, 1.0f) * 0xffff);
    SDL_GameControllerRumble(pad->controller.get(), force, force, static_cast<Uint32>(time));
}

std::optional<ui::PadKind> Gamepads::in_use() const {
    const Pad* pad = pad_in_use();
    if (pad == nullptr) return std::nullopt;
    return kind_of(pad->controller.get());
}

Gamepads::Pad* Gamepads::find(SDL_JoystickID id) {
    const auto pad = std::find_if(pads_.begin(), pads_.end(), [id](const Pad& p) { return p.id == id; });
    return pad == pads_.end() ? nullptr : &*pad;
}

// If none has been used yet or the one used is gone, the one plugged in last.
const Gamepads::Pad* Gamepads::pad_in_use() const {
    if (pads_.empty()) return nullptr;
    const auto pad =
        std::find_if(pads_.begin(), pads_.end(), [this](const Pad& p) { return p.id == in_use_; });
    return pad == pads_.end() ? &pads_.back() : &*pad;
}

}  // namespace twofold::platform
