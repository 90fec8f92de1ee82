// The player's own themes, from the folder `themes` in the data folder, together with the built-in ones
// (docs/themes.md). Leaves out the format of a theme, which is in ui/draw/theme.h.
#pragma once

#include <string>
#include <vector>

#include "ui/draw/theme.h"

namespace twofold::app {

struct ThemesReading {
    std::vector<ui::Theme> themes;  // built-in ones, or the player's of the same id; then the others by name
    std::string refused;            // a line for each invalid file, with the reason
};

// `data` is the player's data folder; empty: only built-in themes. An invalid file does not affect the
// others.
ThemesReading load_all_themes(const std::string& data);

// The ids of all themes, the built-in ones first. Opens no file, so some may turn out invalid.
std::vector<std::string> all_theme_ids(const std::string& data);

}  // namespace twofold::app
