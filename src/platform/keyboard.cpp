#include "platform/keyboard.h"

#include <SDL.h>

namespace twofold::platform {

ui::KeyLabels key_labels() {
    ui::KeyLabels labels;
    for (int scancode = 0; scancode < SDL_NUM_SCANCODES; ++scancode) {
        const auto key = static_cast<ui::Key>(scancode);
        if (!ui::depends_on_layout(key)) continue;
        // A character, or where the layout has none there something that stands for the key's place.
        const SDL_Keycode code = SDL_GetKeyFromScancode(static_cast<SDL_Scancode>(scancode));
        if (code <= SDLK_SPACE || code == SDLK_DELETE || (code & SDLK_SCANCODE_MASK) != 0) continue;
        labels.set(key, SDL_GetKeyName(code));
    }
    return labels;
}

}  // namespace twofold::platform
