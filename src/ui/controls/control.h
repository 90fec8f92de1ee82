// Whatever can be pressed on the board, on a page or in a replay: how it is found, pressed and focused, with
// a pointer and with keys alike. The owner lists its controls; ControlState keeps what the player is doing
// with them.
#pragma once

#include <cmath>
#include <optional>
#include <span>

#include "ui/controls/control_look.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

struct Control {
    int id = 0;  // what its owner knows it by; unique among those that can be pressed
    Rect rect;   // px
    bool enabled = true;
    bool primary = false;   // the one that is meant: it stands out while no focus is seen
    bool focusable = true;  // reached by keys, if it is enabled
    bool by_arrows = true;  // by arrows too, not by Tab alone
    bool hidden = false;    // neither drawn nor under any pointer

    bool takes_focus() const { return enabled && focusable; }
};

// The functions below take a list of controls, or of what its owner derives from Control, in the order in
// which Tab goes through them, and return null if there is no such control.

// The control at a point in px, disabled or not, but not a hidden one.
template <typename C>
const C* control_at(std::span<const C> controls, PointF at) {
    for (const C& control : controls) {
        if (!control.hidden && control.rect.contains(at)) return &control;
    }
    return nullptr;
}

// The control of that id that takes the focus.
template <typename C>
const C* focusable_of(std::span<const C> controls, std::optional<int> id) {
    for (const C& control : controls) {
        if (control.takes_focus() && control.id == id) return &control;
    }
    return nullptr;
}

// What the focus is moved with.
enum class FocusKeys : std::uint8_t { kTab, kArrows };

// The next control that takes the focus, `step` being 1 or -1, and around at the ends. From null: the
// first, or the last if `step` is -1.
template <typename C>
const C* next_around(std::span<const C> controls, const C* from, int step,
                     FocusKeys keys = FocusKeys::kTab) {
    const auto count = std::ssize(controls);
    std::ptrdiff_t at = from != nullptr ? from - controls.data() : step > 0 ? -1 : count;
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        const C& control = controls[static_cast<std::size_t>(at)];
        if (control.takes_focus() && (keys == FocusKeys::kTab || control.by_arrows)) return &control;
    }
    return nullptr;
}

// The next one beside `from`, in the same line.
template <typename C>
const C* next_beside(std::span<const C> controls, const C& from, int step) {
    for (auto at = &from - controls.data() + step; at >= 0 && at < std::ssize(controls); at += step) {
        const C& control = controls[static_cast<std::size_t>(at)];
        if (control.rect.y != from.rect.y) return nullptr;
        if (control.takes_focus()) return &control;
    }
    return nullptr;
}

// In the nearest line below `from` (step 1) or above it (step -1), the control nearest to `from.x`. px.
template <typename C>
const C* nearest_in_next_line(std::span<const C> controls, PointF from, int step) {
    const C* nearest = nullptr;
    PointF least;
    for (const C& control : controls) {
        const PointF middle = control.rect.middle();
        const PointF away{std::abs(middle.x - from.x), (middle.y - from.y) * static_cast<float>(step)};
        if (!control.takes_focus() || !control.by_arrows || away.y <= 0) continue;
        if (nearest != nullptr && (away.y > least.y || (away.y == least.y && away.x >= least.x))) continue;
        nearest = &control;
        least = away;
    }
    return nearest;
}

// -1 or 1 if the key goes to the previous or the next control, else 0.
int focus_step(const KeyPress& press);
// Whether the key presses the focused control.
bool presses_control(Key key);

class ControlState {
  public:
    void hover(const HoverEvent& event, const Layout& layout);
    // A pointer went down on that control, or on none. Hides the focus.
    void press(const Control* under);
    // The pointer came up on that control, or on none. Returns its id if it is enabled and was pressed there.
    std::optional<int> release(const Control* under);
    void let_go() { held_.reset(); }
    // Forgets press and hover: the window has lost the focus.
    void clear();
    // A control is being pressed, enabled or not.
    bool holds() const { return held_.has_value(); }

    std::optional<int> focused() const { return focused_; }
    void focus(std::optional<int> id) { focused_ = id; }
    // Leaves the focus where it is if that control is still there, and else gives it to the first.
    template <typename C>
    void keep_focus(std::span<const C> controls) {
        if (focusable_of(controls, focused_) != nullptr) return;
        const C* first = next_around<C>(controls, nullptr, 1);
        focused_ = first == nullptr ? std::nullopt : std::optional(first->id);
    }
    bool focus_seen() const { return focus_seen_; }
    void set_focus_seen(bool seen) { focus_seen_ = seen; }

    // Tab and arrows move the focus, up and down to the nearest control of the next line if there is one.
    // Enter and Space press the focused one: its id.
    template <typename C>
    std::optional<int> handle(const KeyPress& press, std::span<const C> controls) {
        keep_focus(controls);
        if (press.repeat || !focused_ || !press.plain()) return std::nullopt;
        focus_seen_ = true;
        if (presses_control(press.key)) return focused_;
        const int step = focus_step(press);
        if (step == 0) return std::nullopt;
        const C* from = focusable_of(controls, focused_);
        const C* next = nullptr;
        if (press.key == Key::kUp || press.key == Key::kDown)
            next = nearest_in_next_line(controls, from->rect.middle(), step);
        const FocusKeys keys = press.key == Key::kTab ? FocusKeys::kTab : FocusKeys::kArrows;
        if (next == nullptr) next = next_around(controls, from, step, keys);
        if (next != nullptr) focused_ = next->id;
        return std::nullopt;
    }

    Look look_of(const Control& control) const;

  private:
    struct Held {
        int id = 0;
        bool enabled = true;
    };

    std::optional<Held> held_;
    std::optional<PointF> hover_;  // px; nullopt if no mouse is over the window
    std::optional<int> focused_;
    bool focus_seen_ = false;  // the last that was used was a key
};

}  // namespace twofold::ui
