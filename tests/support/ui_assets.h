// What is embedded in the program, read once for all tests of the ui.
#pragma once

#include <span>
#include <vector>

#include "ui/font.h"
#include "ui/strings.h"
#include "ui/theme.h"

namespace twofold::support {

std::span<const ui::Font, ui::kFontCount> fonts();
const ui::Font& font(ui::FontId id);
const std::vector<ui::Theme>& themes();
const ui::Strings& english();

}  // namespace twofold::support
