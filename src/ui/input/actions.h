// What keys do, in two tables: the actions that the player can bind keys to, and the fixed bindings.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ui/input/command.h"
#include "ui/words/strings.h"

namespace twofold::ui {

struct ActionInfo {
    Action action;
    std::string_view name;  // in the settings file
    TextId label;
    BoundCommand command;
    std::array<Key, 4> keys;  // default keys; the rest is kNone
};

// By Action.
std::span<const ActionInfo, kActionCount> all_actions();
const ActionInfo& info_of(Action action);

struct FixedBinding {
    Key key;
    std::uint8_t modifiers;  // that must be held; if none, Shift does not matter
    BoundCommand command;
    std::string_view label = {};  // in the help, in every language; empty: not in the help
};

// The player cannot change these.
std::span<const FixedBinding> fixed_bindings();

// The label of that command's fixed binding; empty if there is none.
std::string_view fixed_label(const BoundCommand& command);

}  // namespace twofold::ui
