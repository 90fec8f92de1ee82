#include "session/preferences.h"

#include <sstream>

#include "session/toml_file.h"

namespace twofold::session {

std::string Preferences::to_text() const {
    toml::table table = read_toml(loaded_).table.value_or(toml::table{});
    if (!theme.empty()) table.insert_or_assign("theme", theme);
    std::ostringstream out;
    out << "# Twofold's settings\n" << table << "\n";
    return out.str();
}

std::optional<Preferences> Preferences::from_text(std::string_view text) {
    const TomlReading toml = read_toml(text);
    if (!toml.table) return std::nullopt;
    Preferences preferences;
    preferences.loaded_ = text;
    preferences.theme = (*toml.table)["theme"].value_or(std::string());
    return preferences;
}

}  // namespace twofold::session
