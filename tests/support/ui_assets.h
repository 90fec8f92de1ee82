// What is embedded in the program, read once for all tests of the ui.
#pragma once

#include <span>
#include <vector>

#include "ui/draw/font.h"
#include "ui/draw/theme.h"
#include "ui/words/strings.h"

namespace twofold::support {

std::span<const ui::Font, ui::kFontCount> fonts();
const ui::Font& font(ui::FontId id);
const std::vector<ui::Theme>& themes();
const ui::Strings& english();

}  // namespace twofold::support
