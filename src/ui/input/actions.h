// What keys do, in two tables: the actions that the player can give keys to, and the bindings that never
// change.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ui/input/action.h"
#include "ui/input/command.h"
#include "ui/words/strings.h"

namespace twofold::ui {

struct ActionInfo {
    Action action;
    std::string_view name;  // in the settings
    TextId label;
    BoundCommand command;
    std::array<Key, 4> keys;  // those it comes with; kNone fills the rest
};

// By Action.
std::span<const ActionInfo, kActionCount> all_actions();
const ActionInfo& info_of(Action action);

struct FixedBinding {
    Key key;
    std::uint8_t modifiers;  // that must be held; Shift is free if there are none
    BoundCommand command;
    std::string_view label = {};  // in the help, the same in every language; empty if the help leaves it out
};

// No change of the player's keys takes these away or gives them to anything else.
std::span<const FixedBinding> fixed_bindings();

// The label of the fixed binding of that command; empty if there is none.
std::string_view fixed_label(const BoundCommand& command);

}  // namespace twofold::ui
