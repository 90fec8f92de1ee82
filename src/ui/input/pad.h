// The labels of gamepad buttons.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/input/input_event.h"
#include "ui/words/strings.h"

namespace twofold::ui {

enum class PadKind : std::uint8_t { kXbox, kPlayStation, kNintendo };

// The label of a button on pads of that kind; empty if the key is not a button there.
std::string_view pad_label(Key key, PadKind kind, const Strings& strings);

}  // namespace twofold::ui
