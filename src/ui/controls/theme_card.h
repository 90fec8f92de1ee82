// A theme to be chosen by its look: a small board of its tiles on its ground, with its name.
#pragma once

#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

// Height of a card of that width, px.
int theme_card_height(int width, const Layout& layout);

// Draws the card in the colours of the brush's theme; its corners have that radius. The chosen theme has a
// dot.
void draw_theme_card(std::string_view name, bool chosen, const Rect& card, float radius, const Brush& brush);

}  // namespace twofold::ui
