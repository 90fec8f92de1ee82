// What the system's keyboard layout has printed on each key.
#pragma once

#include "ui/key_labels.h"

namespace twofold::platform {

// As the layout is now; nothing before there is a window.
ui::KeyLabels key_labels();

}  // namespace twofold::platform
