// Buttons of the board and of what lies over it: controls that stand for a command.
#pragma once

#include <optional>
#include <string>

#include "ui/controls/control.h"
#include "ui/input/command.h"

namespace twofold::ui {

struct Button : Control {
    BoundCommand command;
    std::optional<Icon> icon;  // with or without a label
    std::string label;
    bool label_seen = true;  // else it is only spoken
    std::string badge;       // small, in the corner of a button whose label is not seen
};

inline void draw_button(const Button& button, const Look& look, const Brush& brush) {
    if (!button.icon) return draw_button(button.rect, button.label, look, brush);
    if (button.label.empty() || !button.label_seen) {
        draw_button(button.rect, *button.icon, look, brush);
        return draw_badge(button.rect, button.badge, look, brush);
    }
    draw_button(button.rect, *button.icon, button.label, look, brush);
}

}  // namespace twofold::ui
