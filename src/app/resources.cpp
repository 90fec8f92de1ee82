#include "app/resources.h"

#include <algorithm>

#include "assets/assets.h"
#include "base/check.h"
#include "platform/system_settings.h"
#include "ui/words/strings.h"

namespace twofold::app {

namespace {

// Listed before the others; the first is the default.
constexpr std::array<std::string_view, 2> kFirstThemes = {"classic", "dark"};
constexpr std::string_view kDefaultLanguage = "en";

// Calls each(id, bytes) for every embedded file of a folder. The id is the file name without extension.
template <typename Each>
void for_each_file(std::string_view folder, Each each) {
    for (const assets::File& file : assets::all_files()) {
        if (file.name.substr(0, folder.size()) != folder) continue;
        const std::string_view name = file.name.substr(folder.size());
        each(name.substr(0, name.rfind('.')), file.bytes);
    }
}

}  // namespace

platform::FontFiles font_files() {
    return {.bytes = {assets::file("fonts/numbers.otf"), assets::file("fonts/text.otf")},
            .substitutes = assets::file("fonts/han.otf")};
}

std::array<ui::Font, ui::kFontCount> load_fonts() {
    const std::string_view substitutes = assets::file("fonts/han.metrics");
    return {ui::Font(assets::file("fonts/numbers.metrics"), substitutes),
            ui::Font(assets::file("fonts/text.metrics"), substitutes)};
}

std::vector<std::string> theme_ids() {
    std::vector<std::string> ids(kFirstThemes.begin(), kFirstThemes.end());
    for_each_file("themes/", [&](std::string_view id, std::string_view) {
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.emplace_back(id);
    });
    return ids;
}

std::vector<ui::Theme> load_themes() {
    std::vector<ui::Theme> themes;
    for (const std::string& id : theme_ids()) {
        ui::ThemeReading reading = ui::read_theme(id, assets::file("themes/" + id + ".toml"));
        TWOFOLD_CHECK(reading.theme.has_value());
        themes.push_back(std::move(*reading.theme));
    }
    return themes;
}

ui::Strings load_strings(std::string_view code) {
    std::string_view chosen = assets::file("languages/" + std::string(code) + ".toml");
    if (chosen.empty()) {
        code = kDefaultLanguage;
        chosen = assets::file("languages/" + std::string(code) + ".toml");
    }
    ui::StringsReading reading = ui::read_strings(code, chosen);
    TWOFOLD_CHECK(reading.strings.has_value());
    return std::move(*reading.strings);
}

ui::Strings chosen_strings(const std::string& language) {
    return load_strings(language.empty() ? system_language() : language);
}

std::vector<std::string> language_codes() {
    std::vector<std::string> codes;
    for_each_file("languages/", [&](std::string_view id, std::string_view) { codes.emplace_back(id); });
    return codes;
}

std::vector<ui::LanguageName> language_names() {
    std::vector<ui::LanguageName> names;
    for (const std::string& code : language_codes())
        names.push_back({code, load_strings(code).name()});
    return names;
}

std::string system_language() {
    return std::string(
        ui::matching_language(platform::preferred_languages(), language_codes(), kDefaultLanguage));
}

}  // namespace twofold::app
