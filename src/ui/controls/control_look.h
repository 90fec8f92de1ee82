// The look of everything that can be pressed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/draw/brush.h"

namespace twofold::ui {

// How a control looks now.
struct Look {
    bool focused = false;     // it has the ring
    bool active = false;      // the mouse is over it, or it is being pressed
    bool stands_out = false;  // it has the accent's colours
    bool enabled = true;
};

// How far the ring of the focus reaches out on each side of a control, px.
int ring_reach(const Layout& layout);
float control_radius(const Layout& layout);

// The ring and the ground. Returns the colour of what is written on it.
Color draw_ground(const Rect& control, const Look& look, const Brush& brush);
// How an icon and its name stand in a button, px.
struct IconWithName {
    int side = 0;     // of the icon
    int gap = 0;      // between icon and name
    int padding = 0;  // at the sides, if the name is beside the icon
    int line = 0;     // height of a line of the name, if it is below the icon
    float name_px = 0;
    bool beside = false;
};
// The name is one line if it is beside the icon. What is too wide is made smaller.
void draw_icon_with_name(const Rect& rect, Icon icon, std::span<const std::string> name,
                         const IconWithName& placed, Color ink, const Brush& brush);

// A button with an icon, one with a label, which is made smaller if it is too wide, and one with both: below
// each other if it is high enough, else side by side.
void draw_button(const Rect& rect, Icon icon, const Look& look, const Brush& brush);
void draw_button(const Rect& rect, std::string_view label, const Look& look, const Brush& brush);
void draw_button(const Rect& rect, Icon icon, const std::string& label, const Look& look, const Brush& brush);
// A few characters in the upper right corner of a button with an icon.
void draw_badge(const Rect& rect, std::string_view text, const Look& look, const Brush& brush);

}  // namespace twofold::ui
