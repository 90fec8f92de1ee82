// Translates SDL events into the game's. Only for the .cpp files of this folder and their tests.
#pragma once

#include <optional>

#include <SDL.h>

#include "ui/draw/easing.h"
#include "ui/input/input_event.h"

namespace twofold::platform {

// nullopt for an event that the game does not use, and for a pointer event that SDL synthesised from another
// device. `window_width` and `window_height` are in window units.
std::optional<ui::InputEvent> to_input_event(const SDL_Event& event, int window_width, int window_height);

enum class Waited { kEvent, kTimeUp, kFailed };

// Waits for SDL's next event, at most `max_time` ms, or without limit if nullopt. Tells an error from a
// timeout, for which SDL returns the same value, but at once.
Waited wait_for_event(SDL_Event& event, std::optional<ui::Millis> max_time);

}  // namespace twofold::platform
