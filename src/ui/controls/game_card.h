// A kept game in a list: its board in small, and what it is.
#pragma once

#include <string>
#include <vector>

#include "ui/controls/control_look.h"
#include "ui/controls/page.h"

namespace twofold::ui {

// The detail of a kGame row as lines of text; the row's height in px with as many.
std::vector<std::string> game_lines(const Row& row, int width, const Layout& layout, const Font& font);
int game_height(std::size_t lines, const Layout& layout);

void draw_game(const Row& row, const std::vector<std::string>& lines, const Rect& rect, const Look& look,
               const Brush& brush);

}  // namespace twofold::ui
