// Buttons and how they are hit, pressed and focused, with pointer and keys alike. The caller lists the
// buttons that are there now; this keeps only what the player is doing with them.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "ui/draw/brush.h"
#include "ui/input/command.h"
#include "ui/input/gesture.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

struct Button {
    enum class Style : std::uint8_t {
        kIcon,     // a quiet square with an icon
        kPrimary,  // the one that is meant
        kPlain,
    };
    BoundCommand command;
    Style style = Style::kIcon;
    Rect rect;
    Icon icon = Icon::kUndo;
    std::string label;
    bool enabled = true;
    bool focusable = false;  // reached by arrows and Tab
};

class ButtonFocus {
  public:
    // What a pointer event means for the buttons. A tap is one that begins and ends on the same button.
    std::optional<BoundCommand> handle(const Gesture& gesture, std::span<const Button> buttons);
    // Arrows and Tab go through the focusable buttons, Enter and Space press the focused one. Where some
    // stand below each other, up and down go to the nearest that way if there is one.
    std::optional<BoundCommand> handle(const KeyPress& press, std::span<const Button> buttons);
    void hover(PointF at, bool inside);
    // The last input was a key, whatever it did: the focus is seen from now on.
    void key_used() { focus_visible_ = true; }

    // A pointer went down on a button and has not come up: what it does is no swipe.
    bool holds() const { return pressed_.has_value(); }
    // Lets go of the pressed button and of the hover, as when the window loses the player.
    void clear();
    // The one that Enter would press; null where none can be focused.
    const Button* focused(std::span<const Button> buttons) const;
    // Focus goes back to the first button, shown only when the last input was a key.
    void reset_focus() { focused_ = 0; }

    void draw(std::span<const Button> buttons, const Brush& brush) const;

  private:
    void draw_one(const Button& button, bool focused, const Brush& brush) const;

    std::optional<BoundCommand> pressed_;
    PointF pressed_at_;            // px
    std::optional<PointF> hover_;  // px; nothing when no mouse is over the window
    std::size_t focused_ = 0;      // among the focusable ones
    bool focus_visible_ = true;    // until a pointer is used
};

// The button at a point in px; disabled ones count. Nothing where there is none.
const Button* button_at(std::span<const Button> buttons, PointF at);

}  // namespace twofold::ui
