// Buttons of the board and of what lies over it: controls that stand for a command.
#pragma once

#include <string>

#include "ui/controls/control.h"
#include "ui/input/command.h"

namespace twofold::ui {

struct Button : Control {
    BoundCommand command;
    Icon icon = Icon::kUndo;  // of a button without a label
    std::string label;
};

inline void draw_button(const Button& button, const Look& look, const Brush& brush) {
    if (button.label.empty()) return draw_button(button.rect, button.icon, look, brush);
    draw_button(button.rect, button.label, look, brush);
}

}  // namespace twofold::ui
