#include "platform/keyboard.h"

#include <SDL.h>

namespace twofold::platform {

// SDL does this for Latin letters only.
char32_t printed_form(char32_t typed) {
    const auto among = [&](char32_t first, char32_t last) { return typed >= first && typed <= last; };
    if (among(U'α', U'ω') && typed != U'ς') return typed - (U'α' - U'Α');
    if (among(U'а', U'я')) return typed - (U'а' - U'А');
    if (among(U'ѐ', U'џ')) return typed - (U'ѐ' - U'Ѐ');
    return typed == U'ґ' ? U'Ґ' : typed;
}

ui::KeyLabels key_labels() {
    ui::KeyLabels labels;
    if (SDL_WasInit(SDL_INIT_VIDEO) == 0) return labels;
    for (int scancode = 0; scancode < SDL_NUM_SCANCODES; ++scancode) {
        const auto key = static_cast<ui::Key>(scancode);
        if (!ui::depends_on_layout(key)) continue;
        // A character or, if the layout has none there, a code for the key's position.
        const SDL_Keycode code = SDL_GetKeyFromScancode(static_cast<SDL_Scancode>(scancode));
        if (code <= SDLK_SPACE || code == SDLK_DELETE || (code & SDLK_SCANCODE_MASK) != 0) continue;
        labels.set(key, SDL_GetKeyName(static_cast<SDL_Keycode>(printed_form(static_cast<char32_t>(code)))));
    }
    return labels;
}

}  // namespace twofold::platform
