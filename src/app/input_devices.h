// Which input devices the player uses, judged by the last input, and whether the window has the focus.
#pragma once

#include <optional>

#include "ui/input/input_event.h"

namespace twofold::app {

struct InputDevices {
    std::optional<ui::PadKind> pad;  // the gamepad in use
    bool by_pad = false;             // the last input was a gamepad's
    bool by_key = false;             // the last input was a key or a gamepad's button
    bool by_touch = false;           // the last pointer was a finger
    bool has_focus = true;           // the window has the focus

    void note(const ui::InputEvent& event) {
        if (std::holds_alternative<ui::FocusGained>(event)) has_focus = true;
        if (std::holds_alternative<ui::FocusLost>(event)) has_focus = false;
        if (const auto* press = std::get_if<ui::KeyPress>(&event)) {
            by_pad = ui::is_on_pad(press->key);
            by_key = true;
        }
        if (const auto* pointer = std::get_if<ui::PointerEvent>(&event)) {
            by_pad = false;
            by_key = false;
            by_touch = pointer->id != ui::PointerEvent::kMouse;
        }
    }
};

}  // namespace twofold::app
