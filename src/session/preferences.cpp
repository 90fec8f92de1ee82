#include "session/preferences.h"

#include <sstream>

#include "session/toml_file.h"

namespace twofold::session {

namespace {

// A value as text; nothing where it has not the form that the setting has. Numbers can stand for words.
std::optional<std::string> text_of(const toml::node& node, const Setting& setting) {
    const bool number = setting.form == Setting::Form::kNumber ||
                        (setting.form == Setting::Form::kText && !setting.words.empty());
    const bool fits = node.is_string()    ? setting.form == Setting::Form::kText
                      : node.is_boolean() ? setting.form == Setting::Form::kFlag
                                          : node.is_number() && number;
    if (!fits) return std::nullopt;
    if (const auto text = node.value_exact<std::string>()) return text;
    std::ostringstream out;
    if (const auto flag = node.value_exact<bool>()) {
        out << std::boolalpha << *flag;
    } else if (const auto whole = node.value_exact<std::int64_t>()) {
        out << *whole;
    } else {
        out << node.value_or(0.0);
    }
    return out.str();
}

void put(const Setting& setting, const std::string& text, toml::table& table) {
    switch (setting.form) {
        case Setting::Form::kText:
            table.insert_or_assign(setting.key, text);
            break;
        case Setting::Form::kFlag:
            table.insert_or_assign(setting.key, text == "true");
            break;
        case Setting::Form::kNumber:
            table.insert_or_assign(setting.key, std::stoll(text));
            break;
    }
}

}  // namespace

std::string Preferences::to_text() const {
    toml::table table = read_toml(found_text_).table.value_or(toml::table{});
    for (const Setting& setting : all_settings()) {
        const std::string text = setting.text(settings);
        if (text != setting.text(found_)) put(setting, text, table);
    }
    std::ostringstream out;
    out << "# Twofold's settings\n" << table << "\n";
    return out.str();
}

PreferencesReading Preferences::from_text(std::string_view text) {
    const TomlReading toml = read_toml(text);
    PreferencesReading reading;
    if (!toml.table) {
        reading.faults = std::to_string(toml.error_line) + ": " + toml.error + "\n";
        return reading;
    }
    Preferences& preferences = reading.preferences.emplace();
    preferences.found_text_ = text;
    for (const Setting& setting : all_settings()) {
        const toml::node* const node = toml.table->get(setting.key);
        if (node == nullptr) continue;
        const auto value = text_of(*node, setting);
        if (value && setting.set(preferences.settings, *value)) continue;
        reading.faults += std::to_string(node->source().begin.line) + ": " + std::string(setting.key) +
                          " must be " + setting.takes + "\n";
    }
    preferences.found_ = preferences.settings;
    return reading;
}

}  // namespace twofold::session
