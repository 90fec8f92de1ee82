// How far apart two colours look: CIEDE2000. Source: Sharma, Wu, Dalal, "The CIEDE2000 color-difference
// formula: implementation notes, supplementary test data, and mathematical observations", Color Research and
// Application 30 (2005).
#pragma once

#include "ui/draw/color.h"

namespace twofold::support {

// CIE 1976 L*a*b*.
struct Lab {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

// Of a channel of sRGB, 0 to 255: the light it stands for, 0 to 1. Source: IEC 61966-2-1.
double linear_light(int channel);

// Of an sRGB colour under D65. Source: IEC 61966-2-1 and CIE 15.
Lab to_lab(ui::Color color);

double ciede2000(const Lab& first, const Lab& second);
inline double ciede2000(ui::Color first, ui::Color second) {
    return ciede2000(to_lab(first), to_lab(second));
}

}  // namespace twofold::support
