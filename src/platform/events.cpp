#include "platform/events.h"

#include <cmath>

#include "platform/clock.h"

namespace twofold::platform {

namespace {

std::uint8_t modifiers_of(Uint16 mod) {
    std::uint8_t held = ui::kNoModifier;
    if ((mod & KMOD_SHIFT) != 0) held |= ui::kShift;
    if ((mod & KMOD_CTRL) != 0) held |= ui::kCtrl;
    if ((mod & KMOD_ALT) != 0) held |= ui::kAlt;
    if ((mod & KMOD_GUI) != 0) held |= ui::kSuper;
    return held;
}

// With Ctrl, the letter printed on the key counts, as in other programs; otherwise its position.
ui::Key key_of(const SDL_Keysym& keysym) {
    const bool letter = keysym.sym >= SDLK_a && keysym.sym <= SDLK_z;
    if ((keysym.mod & KMOD_CTRL) == 0 || !letter) return static_cast<ui::Key>(keysym.scancode);
    return static_cast<ui::Key>(static_cast<int>(ui::Key::kA) + keysym.sym - SDLK_a);
}

ui::PointF at(int x, int y) {
    return {static_cast<float>(x), static_cast<float>(y)};
}

std::optional<ui::InputEvent> button_event(const SDL_MouseButtonEvent& button) {
    if (button.which == SDL_TOUCH_MOUSEID || button.button != SDL_BUTTON_LEFT) return std::nullopt;
    const auto kind =
        button.type == SDL_MOUSEBUTTONDOWN ? ui::PointerEvent::Kind::kDown : ui::PointerEvent::Kind::kUp;
    return ui::PointerEvent{kind, ui::PointerEvent::kMouse, at(button.x, button.y)};
}

std::optional<ui::InputEvent> motion_event(const SDL_MouseMotionEvent& motion) {
    if (motion.which == SDL_TOUCH_MOUSEID) return std::nullopt;
    if ((motion.state & SDL_BUTTON_LMASK) == 0) return ui::HoverEvent{at(motion.x, motion.y), true};
    return ui::PointerEvent{ui::PointerEvent::Kind::kMove, ui::PointerEvent::kMouse, at(motion.x, motion.y)};
}

std::optional<ui::InputEvent> finger_event(const SDL_TouchFingerEvent& finger, int width, int height) {
    if (finger.touchId == SDL_MOUSE_TOUCHID) return std::nullopt;
    const auto kind = finger.type == SDL_FINGERDOWN ? ui::PointerEvent::Kind::kDown
                      : finger.type == SDL_FINGERUP ? ui::PointerEvent::Kind::kUp
                                                    : ui::PointerEvent::Kind::kMove;
    return ui::PointerEvent{
        kind, finger.fingerId, {finger.x * static_cast<float>(width), finger.y * static_cast<float>(height)}};
}

std::optional<ui::InputEvent> window_event(const SDL_WindowEvent& window) {
    switch (window.event) {
        case SDL_WINDOWEVENT_FOCUS_LOST:
        case SDL_WINDOWEVENT_MINIMIZED:
        case SDL_WINDOWEVENT_HIDDEN:
            return ui::FocusLost{};
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            return ui::FocusGained{};
        case SDL_WINDOWEVENT_LEAVE:
            return ui::HoverEvent{{}, false};
        case SDL_WINDOWEVENT_EXPOSED:
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            return ui::PictureLost{};
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<ui::InputEvent> to_input_event(const SDL_Event& event, int window_width, int window_height) {
    switch (event.type) {
        case SDL_KEYDOWN:
            return ui::KeyPress{key_of(event.key.keysym), modifiers_of(event.key.keysym.mod),
                                event.key.repeat != 0};
        case SDL_KEYMAPCHANGED:
            return ui::KeyboardChanged{};
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            return button_event(event.button);
        case SDL_MOUSEMOTION:
            return motion_event(event.motion);
        case SDL_MOUSEWHEEL:
            return ui::WheelEvent{event.wheel.preciseY};
        case SDL_FINGERDOWN:
        case SDL_FINGERUP:
        case SDL_FINGERMOTION:
            return finger_event(event.tfinger, window_width, window_height);
        case SDL_WINDOWEVENT:
            return window_event(event.window);
        case SDL_APP_WILLENTERBACKGROUND:
            return ui::FocusLost{};
        case SDL_APP_DIDENTERFOREGROUND:
        case SDL_RENDER_TARGETS_RESET:
        case SDL_RENDER_DEVICE_RESET:
            return ui::PictureLost{};
        case SDL_DROPFILE: {
            ui::FileDropped dropped{event.drop.file};
            SDL_free(event.drop.file);
            return dropped;
        }
        case SDL_QUIT:
            return ui::CloseRequest{};
        default:
            return std::nullopt;
    }
}

Waited wait_for_event(SDL_Event& event, std::optional<ui::Millis> max_time) {
    if (!max_time) return SDL_WaitEvent(&event) != 0 ? Waited::kEvent : Waited::kFailed;
    constexpr ui::Millis kRounding = 2;  // SDL's clock counts whole ms
    const ui::Millis start = monotonic_now();
    if (SDL_WaitEventTimeout(&event, static_cast<int>(std::ceil(*max_time))) != 0) return Waited::kEvent;
    return monotonic_now() - start + kRounding < *max_time ? Waited::kFailed : Waited::kTimeUp;
}

}  // namespace twofold::platform
