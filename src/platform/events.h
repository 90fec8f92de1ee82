// SDL's events as the game's. Only for the .cpp files of this folder and their tests.
#pragma once

#include <optional>

#include <SDL.h>

#include "ui/input/input_event.h"

namespace twofold::platform {

// Nothing for an event that the game does not know, and for a pointer event that was made from another kind
// of pointer. `window_width` and `window_height` are in window units.
std::optional<ui::InputEvent> to_input_event(const SDL_Event& event, int window_width, int window_height);

}  // namespace twofold::platform
