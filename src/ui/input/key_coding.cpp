#include "ui/input/key_coding.h"

#include <algorithm>
#include <utility>

#include "ui/input/actions.h"
#include "ui/input/key_names.h"

namespace twofold::ui {

namespace {

bool is_known(std::string_view action) {
    const auto all = all_actions();
    return std::any_of(all.begin(), all.end(), [&](const ActionInfo& info) { return info.name == action; });
}

// Binds the named keys to the action. A key that cannot be bound is a fault.
void give_keys(Action action, const std::vector<std::string>& names, KeyMapReading& reading) {
    const std::string place = "keys." + std::string(info_of(action).name) + ": ";
    bool too_many = false;
    for (const std::string& name : names) {
        const Key key = key_named(name);
        if (key == Key::kNone) {
            reading.faults += place + "there is no key \"" + name + "\" that can be bound\n";
        } else if (reading.keys.action_of(key)) {
            reading.faults += place + "the key \"" + name + "\" is listed twice\n";
        } else if (reading.keys.full(action)) {
            if (!std::exchange(too_many, true))
                reading.faults += place + "no more than " + std::to_string(KeyMap::kMaxKeys) + " keys\n";
        } else {
            reading.keys.add(action, key);
        }
    }
}

std::vector<std::string> names_of(std::span<const Key> keys) {
    std::vector<std::string> names;
    for (const Key key : keys)
        names.emplace_back(name_of(key));
    return names;
}

}  // namespace

KeyMapReading read_keys(const session::KeyTable& table) {
    KeyMapReading reading{.keys = KeyMap::none()};
    for (const auto& [action, names] : table) {
        if (!is_known(action)) reading.faults += "keys." + action + ": there is no such action\n";
    }
    std::array<bool, kActionCount> usual{};
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const auto action = static_cast<Action>(i);
        const auto found = table.find(std::string(info_of(action).name));
        if (found != table.end()) give_keys(action, found->second, reading);
        // A list of only invalid names is ignored; an empty list means no keys.
        usual[i] = found == table.end() || (!found->second.empty() && reading.keys.keys(action).empty());
    }
    for (std::size_t i = 0; i < kActionCount; ++i) {
        if (!usual[i]) continue;
        for (const Key key : default_keys().keys(static_cast<Action>(i))) {
            if (!reading.keys.action_of(key)) reading.keys.add(static_cast<Action>(i), key);
        }
    }
    return reading;
}

session::KeyTable key_table(const KeyMap& keys, const session::KeyTable& before) {
    session::KeyTable table;
    for (const auto& [action, names] : before) {
        if (!is_known(action)) table.emplace(action, names);
    }
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const std::span<const Key> own = keys.keys(static_cast<Action>(i));
        const std::span<const Key> usual = default_keys().keys(static_cast<Action>(i));
        if (!std::equal(own.begin(), own.end(), usual.begin(), usual.end()))
            table.emplace(info_of(static_cast<Action>(i)).name, names_of(own));
    }
    return table;
}

}  // namespace twofold::ui
