// The embedded data, read: fonts, themes, languages.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "platform/canvas.h"
#include "ui/draw/theme.h"
#include "ui/words/language.h"
#include "ui/words/strings.h"

namespace twofold::app {

platform::FontFiles font_files();
std::array<ui::Font, ui::kFontCount> load_fonts();

// Classic, which is used when none is chosen, dark, and then the others by name.
std::vector<std::string> theme_ids();
std::vector<ui::Theme> load_themes();

// The language of that code; English if there is none of it.
ui::Strings load_strings(std::string_view code);
// The language that a setting asks for: its code; empty: the system's.
ui::Strings chosen_strings(const std::string& language);
std::vector<std::string> language_codes();
std::vector<ui::LanguageName> language_names();
// Of these the one that suits the machine's player best.
std::string system_language();

}  // namespace twofold::app
