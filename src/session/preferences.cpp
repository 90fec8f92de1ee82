#include "session/preferences.h"

#include <sstream>

#include "base/toml.h"

namespace twofold::session {

namespace {

// The value as text; nullopt if it does not have the setting's form. Numbers may stand for words.
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

constexpr std::string_view kKeys = "keys";

std::string fault_at(const toml::node& node, const std::string& what) {
    return std::to_string(node.source().begin.line) + ": " + what + "\n";
}

// The key names in a list, without invalid entries. nullopt if it is not a list or all its entries are
// invalid; an empty list means that the action has no key.
std::optional<std::vector<std::string>> names_of_keys(const toml::node& node, const std::string& action,
                                                      std::string& faults) {
    const toml::array* const list = node.as_array();
    if (list == nullptr) {
        faults += fault_at(node, "keys." + action + " must be a list of key names");
        return std::nullopt;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const toml::node& entry = *list->get(i);
        if (const auto name = entry.value_exact<std::string>()) {
            names.push_back(*name);
        } else {
            faults += fault_at(entry, "keys." + action + ": entry " + std::to_string(i + 1) +
                                          " must be the name of a key in quotes");
        }
    }
    if (names.empty() && !list->empty()) return std::nullopt;
    return names;
}

KeyTable read_key_table(const toml::table& settings, std::string& faults) {
    KeyTable keys;
    const toml::node* const node = settings.get(kKeys);
    if (node == nullptr) return keys;
    if (!node->is_table()) {
        faults += fault_at(*node, "keys must be a table");
        return keys;
    }
    for (const auto& [action, names] : *node->as_table()) {
        const std::string name(action.str());
        if (auto known = names_of_keys(names, name, faults)) keys.emplace(name, std::move(*known));
    }
    return keys;
}

// Applies the differences between `before` and `after` to the table.
void put_keys(const KeyTable& before, const KeyTable& after, toml::table& settings) {
    if (before == after) return;
    if (settings[kKeys].as_table() == nullptr) settings.insert_or_assign(kKeys, toml::table{});
    toml::table& table = *settings[kKeys].as_table();
    for (const auto& [action, names] : before) {
        if (!after.contains(action)) table.erase(action);
    }
    for (const auto& [action, names] : after) {
        const auto old = before.find(action);
        if (old != before.end() && old->second == names) continue;
        toml::array list;
        for (const std::string& name : names)
            list.push_back(name);
        table.insert_or_assign(action, std::move(list));
    }
    if (table.empty()) settings.erase(kKeys);
}

}  // namespace

std::string Preferences::to_text() const {
    toml::table table = base::read_toml(found_text_).table.value_or(toml::table{});
    for (const Setting& setting : all_settings()) {
        const std::string text = setting.text(settings);
        if (text != setting.text(found_)) put(setting, text, table);
    }
    put_keys(found_.keys, settings.keys, table);
    std::ostringstream out;
    out << "# Twofold's settings\n" << table << "\n";
    return out.str();
}

PreferencesReading Preferences::from_text(std::string_view text) {
    const base::TomlReading toml = base::read_toml(text);
    if (!toml.table) return {.faults = toml.fault() + "\n"};
    PreferencesReading reading;
    Preferences& preferences = reading.preferences.emplace();
    preferences.found_text_ = text;
    for (const Setting& setting : all_settings()) {
        const toml::node* const node = toml.table->get(setting.key);
        if (node == nullptr) continue;
        const auto value = text_of(*node, setting);
        if (value && setting.set(preferences.settings, *value)) continue;
        reading.faults += fault_at(*node, std::string(setting.key) + " must be " + setting.takes);
    }
    preferences.settings.keys = read_key_table(*toml.table, reading.faults);
    preferences.found_ = preferences.settings;
    return reading;
}

}  // namespace twofold::session
