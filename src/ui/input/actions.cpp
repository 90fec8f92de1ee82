#include "ui/input/actions.h"

#include <algorithm>

namespace twofold::ui {

namespace {

using rules::Direction;

constexpr BoundCommand move(Direction direction) {
    return {.kind = CommandKind::kMove, .direction = direction};
}
constexpr BoundCommand plain(CommandKind kind) {
    return {.kind = kind};
}
constexpr BoundCommand open(ScreenId screen) {
    return {.kind = CommandKind::kOpen, .screen = screen};
}

constexpr std::array<ActionInfo, kActionCount> kActions = {{
    {Action::kMoveLeft,
     "move_left",
     TextId::kMoveLeft,
     move(Direction::kLeft),
     {Key::kLeft, Key::kA, Key::kH, Key::kKeypad4}},
    {Action::kMoveRight,
     "move_right",
     TextId::kMoveRight,
     move(Direction::kRight),
     {Key::kRight, Key::kD, Key::kL, Key::kKeypad6}},
    {Action::kMoveUp,
     "move_up",
     TextId::kMoveUp,
     move(Direction::kUp),
     {Key::kUp, Key::kW, Key::kK, Key::kKeypad8}},
    {Action::kMoveDown,
     "move_down",
     TextId::kMoveDown,
     move(Direction::kDown),
     {Key::kDown, Key::kS, Key::kJ, Key::kKeypad2}},
    {Action::kUndo, "undo", TextId::kUndo, plain(CommandKind::kUndo), {Key::kU, Key::kBackspace}},
    {Action::kRedo, "redo", TextId::kRedo, plain(CommandKind::kRedo), {Key::kY}},
    {Action::kNewGame, "new_game", TextId::kNewGame, plain(CommandKind::kNewGame), {Key::kN}},
    {Action::kRestart, "restart", TextId::kRestart, plain(CommandKind::kRestart), {Key::kR}},
    {Action::kHistory, "history", TextId::kHistory, open(ScreenId::kHistory), {}},
    {Action::kDaily, "daily", TextId::kDaily, plain(CommandKind::kStartDaily), {}},
    {Action::kRecords, "records", TextId::kRecords, open(ScreenId::kRecords), {}},
    {Action::kMenu, "menu", TextId::kMenu, open(ScreenId::kMenu), {Key::kP}},
    {Action::kHelp, "help", TextId::kHelp, open(ScreenId::kHelp), {Key::kF1}},
    {Action::kNextTheme, "next_theme", TextId::kNextTheme, plain(CommandKind::kNextTheme), {Key::kT}},
    {Action::kToggleFullscreen,
     "full_screen",
     TextId::kFullscreen,
     plain(CommandKind::kToggleFullscreen),
     {Key::kF11}},
    {Action::kReadAloud, "read_aloud", TextId::kReadBoard, plain(CommandKind::kReadAloud), {Key::kB}},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kActionCount; ++i) {
        if (kActions[i].action != static_cast<Action>(i)) return false;
    }
    return true;
}
static_assert(in_order());

constexpr std::array kFixed = {
    FixedBinding{Key::kZ, kCtrl, plain(CommandKind::kUndo), "Ctrl+Z"},
    FixedBinding{Key::kY, kCtrl, plain(CommandKind::kRedo), "Ctrl+Y"},
    FixedBinding{Key::kZ, kCtrl | kShift, plain(CommandKind::kRedo)},
    FixedBinding{Key::kReturn, kAlt, plain(CommandKind::kToggleFullscreen), "Alt+Enter"},
    FixedBinding{Key::kQ, kCtrl, plain(CommandKind::kQuit), "Ctrl+Q"},
    FixedBinding{Key::kEscape, kNoModifier, open(ScreenId::kMenu), "Esc"},
    FixedBinding{Key::kPadLeft, kNoModifier, move(Direction::kLeft)},
    FixedBinding{Key::kPadRight, kNoModifier, move(Direction::kRight)},
    FixedBinding{Key::kPadUp, kNoModifier, move(Direction::kUp)},
    FixedBinding{Key::kPadDown, kNoModifier, move(Direction::kDown)},
    FixedBinding{Key::kPadUndo, kNoModifier, plain(CommandKind::kUndo)},
    FixedBinding{Key::kPadRedo, kNoModifier, plain(CommandKind::kRedo)},
    FixedBinding{Key::kPadMenu, kNoModifier, open(ScreenId::kMenu)},
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
