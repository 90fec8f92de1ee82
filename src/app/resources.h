// Reads the embedded data: fonts, themes, languages.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "platform/canvas.h"
#include "ui/draw/theme.h"
#include "ui/words/strings.h"

namespace twofold::app {

platform::FontFiles font_files();
std::array<ui::Font, ui::kFontCount> load_fonts();

// "classic", the default, then "dark", then the others by name.
std::vector<std::string> theme_ids();
std::vector<ui::Theme> load_themes();

// The language with that code; English if there is none.
ui::Strings load_strings(std::string_view code);
// `language` is a code from the settings; empty: the system's language.
ui::Strings chosen_strings(const std::string& language);
std::vector<std::string> language_codes();
std::vector<ui::LanguageName> language_names();
// The code of the available language that suits the system's best.
std::string system_language();

}  // namespace twofold::app
