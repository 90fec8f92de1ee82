#include "ui/controls/control.h"

namespace twofold::ui {

int focus_step(const KeyPress& press) {
    switch (press.key) {
        case Key::kLeft:
        case Key::kUp:
            return -1;
        case Key::kRight:
        case Key::kDown:
            return 1;
        case Key::kTab:
            return (press.modifiers & kShift) != 0 ? -1 : 1;
        default:
            return 0;
    }
}

bool presses_control(Key key) {
    return key == Key::kReturn || key == Key::kKeypadEnter || key == Key::kSpace;
}

void ControlState::hover(const HoverEvent& event, const Layout& layout) {
    hover_.reset();
    if (event.inside) hover_ = layout.to_px(event.at);
}

void ControlState::press(const Control* under) {
    focus_seen_ = false;
    held_.reset();
    if (under != nullptr) held_ = Held{under->id, under->enabled};
}

std::optional<int> ControlState::release(const Control* under) {
    const auto held = held_;
    held_.reset();
    const bool tapped = held && under != nullptr && under->id == held->id && under->enabled && held->enabled;
    return tapped ? std::optional(held->id) : std::nullopt;
}

void ControlState::clear() {
    held_.reset();
    hover_.reset();
}

Look ControlState::look_of(const Control& control) const {
    const bool focused = focus_seen_ && control.takes_focus() && focused_ == control.id;
    const bool pressed = held_ && held_->enabled && held_->id == control.id;
    const bool hovered = hover_ && control.rect.contains(*hover_);
    return {.focused = focused,
            .active = control.enabled && (pressed || hovered),
            .stands_out = focus_seen_ ? focused : control.primary,
            .enabled = control.enabled};
}

}  // namespace twofold::ui
