// SDL's events as the game's. Only for the .cpp files of this folder and their tests.
#pragma once

#include <optional>

#include <SDL.h>

#include "ui/draw/easing.h"
#include "ui/input/input_event.h"

namespace twofold::platform {

// Nullopt for an event that the game does not know, and for a pointer event that was made from another kind
// of pointer. `window_width` and `window_height` are in window units.
std::optional<ui::InputEvent> to_input_event(const SDL_Event& event, int window_width, int window_height);

enum class Waited { kEvent, kTimeUp, kFailed };

// Waits for SDL's next event, for ever if `max_time` is nullopt. SDL gives an error back as it gives back
// that the time is up, at once.
Waited wait_for_event(SDL_Event& event, std::optional<ui::Millis> max_time);

}  // namespace twofold::platform
