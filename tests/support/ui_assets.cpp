#include "support/ui_assets.h"

#include <array>

#include "app/resources.h"

namespace twofold::support {

std::span<const ui::Font, ui::kFontCount> fonts() {
    static const std::array<ui::Font, ui::kFontCount> kFonts = app::load_fonts();
    return kFonts;
}

const ui::Font& font(ui::FontId id) {
    return fonts()[static_cast<std::size_t>(id)];
}

const std::vector<ui::Theme>& themes() {
    static const std::vector<ui::Theme> kThemes = app::load_themes();
    return kThemes;
}

const ui::Strings& english() {
    static const ui::Strings kStrings = app::load_strings("en");
    return kStrings;
}

}  // namespace twofold::support
