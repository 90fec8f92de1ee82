// What is printed on the buttons of a gamepad.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/input/input_event.h"
#include "ui/words/strings.h"

namespace twofold::ui {

enum class PadKind : std::uint8_t { kXbox, kPlayStation, kNintendo };

// The name of a pad's button on pads of that kind, for people; empty for a key that has none there.
std::string_view pad_label(Key key, PadKind kind, const Strings& strings);

}  // namespace twofold::ui
