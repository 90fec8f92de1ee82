#include "ui/input/actions.h"

#include <algorithm>

namespace twofold::ui {

namespace {

using namespace commands;
using rules::Direction;

constexpr std::array<ActionInfo, kActionCount> kActions = {{
    {Action::kMoveLeft,
     "move_left",
     TextId::kMoveLeft,
     Move{Direction::kLeft},
     {Key::kLeft, Key::kA, Key::kH, Key::kKeypad4}},
    {Action::kMoveRight,
     "move_right",
     TextId::kMoveRight,
     Move{Direction::kRight},
     {Key::kRight, Key::kD, Key::kL, Key::kKeypad6}},
    {Action::kMoveUp,
     "move_up",
     TextId::kMoveUp,
     Move{Direction::kUp},
     {Key::kUp, Key::kW, Key::kK, Key::kKeypad8}},
    {Action::kMoveDown,
     "move_down",
     TextId::kMoveDown,
     Move{Direction::kDown},
     {Key::kDown, Key::kS, Key::kJ, Key::kKeypad2}},
    {Action::kUndo, "undo", TextId::kUndo, Undo{}, {Key::kU, Key::kBackspace}},
    {Action::kRedo, "redo", TextId::kRedo, Redo{}, {Key::kY}},
    {Action::kNewGame, "new_game", TextId::kNewGame, NewGame{}, {Key::kN}},
    {Action::kRestart, "restart", TextId::kRestart, Restart{}, {Key::kR}},
    {Action::kHistory, "history", TextId::kHistory, Open{ScreenId::kHistory}, {}},
    {Action::kDaily, "daily", TextId::kDaily, StartDaily{}, {}},
    {Action::kRecords, "records", TextId::kRecords, Open{ScreenId::kRecords}, {}},
    {Action::kMenu, "menu", TextId::kMenu, Open{ScreenId::kMenu}, {Key::kP}},
    {Action::kHelp, "help", TextId::kHelp, Open{ScreenId::kHelp}, {Key::kF1}},
    {Action::kNextTheme, "next_theme", TextId::kNextTheme, NextTheme{}, {Key::kT}},
    {Action::kToggleFullscreen, "full_screen", TextId::kFullscreen, ToggleFullscreen{}, {Key::kF11}},
    {Action::kReadAloud, "read_aloud", TextId::kReadBoard, ReadAloud{}, {Key::kB}},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kActionCount; ++i) {
        if (kActions[i].action != static_cast<Action>(i)) return false;
    }
    return true;
}
static_assert(in_order());

constexpr std::array kFixed = {
    FixedBinding{Key::kZ, kCtrl, Undo{}, "Ctrl+Z"},
    FixedBinding{Key::kY, kCtrl, Redo{}, "Ctrl+Y"},
    FixedBinding{Key::kZ, kCtrl | kShift, Redo{}},
    FixedBinding{Key::kReturn, kAlt, ToggleFullscreen{}, "Alt+Enter"},
    FixedBinding{Key::kQ, kCtrl, Quit{}, "Ctrl+Q"},
    FixedBinding{Key::kEscape, kNoModifier, Open{ScreenId::kMenu}, "Esc"},
    FixedBinding{Key::kPadLeft, kNoModifier, Move{Direction::kLeft}},
    FixedBinding{Key::kPadRight, kNoModifier, Move{Direction::kRight}},
    FixedBinding{Key::kPadUp, kNoModifier, Move{Direction::kUp}},
    FixedBinding{Key::kPadDown, kNoModifier, Move{Direction::kDown}},
    FixedBinding{Key::kPadUndo, kNoModifier, Undo{}},
    FixedBinding{Key::kPadRedo, kNoModifier, Redo{}},
    FixedBinding{Key::kPadMenu, kNoModifier, Open{ScreenId::kMenu}},
};

}  // namespace

std::span<const ActionInfo, kActionCount> all_actions() {
    return kActions;
}

const ActionInfo& info_of(Action action) {
    return kActions[static_cast<std::size_t>(action)];
}

std::span<const FixedBinding> fixed_bindings() {
    return kFixed;
}

std::string_view fixed_label(const BoundCommand& command) {
    const auto found = std::find_if(kFixed.begin(), kFixed.end(), [&](const FixedBinding& binding) {
        return binding.command == command && !binding.label.empty();
    });
    return found == kFixed.end() ? std::string_view{} : found->label;
}

}  // namespace twofold::ui
