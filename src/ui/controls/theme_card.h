// A theme to be chosen by its look: a small board of its tiles on its ground, with its name.
#pragma once

#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

// px, for a card so wide.
int theme_card_height(int width, const Layout& layout);

// In the colours of the brush's theme, whose ground has the given radius. A dot stands for the chosen one.
void draw_theme_card(std::string_view name, bool chosen, const Rect& card, float radius, const Brush& brush);

}  // namespace twofold::ui
