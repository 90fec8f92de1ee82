// The player's own themes: files in the folder `themes` of their data folder, beside the built-in themes
// (docs/themes.md). Knows where they are and in which order they come; ui/theme.h knows what is in one.
#pragma once

#include <string>
#include <vector>

#include "ui/draw/theme.h"

namespace twofold::app {

struct ThemesReading {
    std::vector<ui::Theme>
        themes;           // the built-in ones, each replaced by one of its id; then the others by name
    std::string refused;  // a line for each file that is no theme, with the reason
};

// `data` is the player's data folder; an empty one has no themes. What is refused never keeps another out.
ThemesReading load_all_themes(const std::string& data);

// The ids that may be asked for, in no order that matters but for the built-in ones first. Opens no file.
std::vector<std::string> all_theme_ids(const std::string& data);

}  // namespace twofold::app
