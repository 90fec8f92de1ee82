// What the system's keyboard layout has printed on each key.
#pragma once

#include "ui/input/key_labels.h"

namespace twofold::platform {

// What is printed on a key that types that character: the capital, of letters that are printed so.
char32_t printed_form(char32_t typed);

// As the layout is now; nothing before there is a window.
ui::KeyLabels key_labels();

}  // namespace twofold::platform
