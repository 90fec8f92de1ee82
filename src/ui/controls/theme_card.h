// A theme to be chosen by its look: a small board of its tiles on its ground, with its name.
#pragma once

#include <string_view>

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

// px, for a card so wide.
int theme_card_height(int width, const Layout& layout);

// The ground is the theme's own and has the given radius. A dot stands for the chosen one.
void draw_theme_card(const Theme& theme, std::string_view name, bool chosen, const Rect& card, float radius,
                     const Layout& layout, DrawList& out);

}  // namespace twofold::ui
