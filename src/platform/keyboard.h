// The key labels of the system's keyboard layout.
#pragma once

#include "ui/input/key_labels.h"

namespace twofold::platform {

// The label of a key that types that character: the capital for letters whose keys show it.
char32_t printed_form(char32_t typed);

// Labels of the current layout; empty before a window exists.
ui::KeyLabels key_labels();

}  // namespace twofold::platform
