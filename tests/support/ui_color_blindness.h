// What a colour looks like to somebody who has no red or no green cones. Source: Machado, Oliveira,
// Fernandes, "A physiologically-based model for simulation of color vision deficiency", IEEE Transactions on
// Visualization and Computer Graphics 15 (2009), the matrices for severity 1.0.
#pragma once

#include "ui/draw/color.h"

namespace twofold::support {

enum class Sight { kUsual, kProtanopia, kDeuteranopia };

// An opaque colour as that sight shows it to usual sight; cut to sRGB.
ui::Color as_seen(ui::Color color, Sight sight);

}  // namespace twofold::support
