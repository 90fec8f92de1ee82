#include "ui/controls/buttons.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr float kDisabledOpacity = 0.32f;

const Button* nth_focusable(std::span<const Button> buttons, std::size_t n) {
    for (const Button& button : buttons) {
        if (button.focusable && n-- == 0) return &button;
    }
    return nullptr;
}

std::size_t focusable_count(std::span<const Button> buttons) {
    return static_cast<std::size_t>(
        std::count_if(buttons.begin(), buttons.end(), [](const Button& b) { return b.focusable; }));
}

// -1, 0 or 1: the way a key takes the focus.
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

// Which of the focusable ones is nearest above or below the `from`th; nothing where there is none that way.
std::optional<std::size_t> next_row(std::span<const Button> buttons, std::size_t from, Key key) {
    if (key != Key::kUp && key != Key::kDown) return std::nullopt;
    const Rect start = nth_focusable(buttons, from)->rect;
    std::optional<std::size_t> nearest;
    std::pair<int, int> least;  // distance down, then across
    std::size_t index = 0;
    for (const Button& button : buttons) {
        if (!button.focusable) continue;
        const int down = key == Key::kDown ? button.rect.y - start.y : start.y - button.rect.y;
        const std::pair distance{down, std::abs(button.rect.x - start.x)};
        if (down > 0 && (!nearest || distance < least)) {
            nearest = index;
            least = distance;
        }
        ++index;
    }
    return nearest;
}

bool presses_button(Key key) {
    return key == Key::kReturn || key == Key::kKeypadEnter || key == Key::kSpace;
}

}  // namespace

const Button* button_at(std::span<const Button> buttons, PointF at) {
    for (const Button& button : buttons) {
        if (button.rect.contains(at)) return &button;
    }
    return nullptr;
}

std::optional<BoundCommand> ButtonFocus::handle(const Gesture& gesture, std::span<const Button> buttons) {
    switch (gesture.kind) {
        case Gesture::Kind::kNone:
            return std::nullopt;
        case Gesture::Kind::kPress: {
            focus_visible_ = false;
            const Button* under = button_at(buttons, gesture.from);
            pressed_.reset();
            if (under != nullptr) pressed_ = under->command;
            pressed_at_ = gesture.from;
            return std::nullopt;
        }
        case Gesture::Kind::kTap: {
            const Button* under = button_at(buttons, gesture.to);
            const bool same = under != nullptr && pressed_ == under->command;
            pressed_.reset();
            if (!same || !under->enabled) return std::nullopt;
            return under->command;
        }
        case Gesture::Kind::kSwipe:
        case Gesture::Kind::kDropped:
            pressed_.reset();
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<BoundCommand> ButtonFocus::handle(const KeyPress& used, std::span<const Button> buttons) {
    const KeyPress press = on_keyboard(used);
    const std::size_t count = focusable_count(buttons);
    if (press.repeat || count == 0 || (press.modifiers & ~kShift) != 0) return std::nullopt;
    focused_ = std::min(focused_, count - 1);
    focus_visible_ = true;
    if (presses_button(press.key)) return nth_focusable(buttons, focused_)->command;
    if (const auto row = next_row(buttons, focused_, press.key)) {
        focused_ = *row;
        return std::nullopt;
    }
    const int step = focus_step(press);
    focused_ = (focused_ + count + static_cast<std::size_t>(step + static_cast<int>(count))) % count;
    return std::nullopt;
}

const Button* ButtonFocus::focused(std::span<const Button> buttons) const {
    const std::size_t count = focusable_count(buttons);
    return count == 0 ? nullptr : nth_focusable(buttons, std::min(focused_, count - 1));
}

void ButtonFocus::hover(PointF at, bool inside) {
    hover_.reset();
    if (inside) hover_ = at;
}

void ButtonFocus::clear() {
    pressed_.reset();
    hover_.reset();
}

void ButtonFocus::draw(std::span<const Button> buttons, const Brush& brush) const {
    const Button* focused = focus_visible_ ? nth_focusable(buttons, focused_) : nullptr;
    for (const Button& button : buttons)
        draw_one(button, &button == focused, brush);
}

void ButtonFocus::draw_one(const Button& button, bool focused, const Brush& brush) const {
    // One button stands out: the focused one while the focus is seen, else the one that is meant.
    const bool primary =
        focus_visible_ && button.focusable ? focused : button.style == Button::Style::kPrimary;
    const bool pressed = pressed_ && button.rect.contains(pressed_at_);
    const bool active = button.enabled && (pressed || (hover_ && button.rect.contains(*hover_)));
    const float strength = button.enabled ? 1 : kDisabledOpacity;
    const Theme& theme = brush.theme;
    if (focused) draw_ring(button.rect, brush);
    Color ground = active ? theme.control_active : theme.control;
    Color ink = theme.control_ink;
    if (primary) {
        ground = active ? over(faded(theme.accent_ink, 0.14f), theme.accent) : theme.accent;
        ink = theme.accent_ink;
    }
    brush.fill(button.rect, control_radius(brush.layout), faded(ground, strength));
    ink = faded(ink, strength);
    if (button.style == Button::Style::kIcon) return brush.icon(button.icon, icon_box(button.rect), ink);
    const float room = static_cast<float>(button.rect.w) - brush.units(2);
    brush.centred(button.label, button.rect, room, brush.body(ink));
}

}  // namespace twofold::ui
