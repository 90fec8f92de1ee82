// Windows and boards for which a layout has to be right: every combination of these.
#pragma once

#include <array>
#include <ostream>
#include <vector>

#include <doctest/doctest.h>

#include "ui/draw/layout.h"

namespace twofold::support {

struct WindowSize {
    int width = 0;  // window units
    int height = 0;
};

// What the game has to look right in.
inline constexpr std::array kOrdinaryWindows = {
    WindowSize{320, 480},   WindowSize{480, 320},   WindowSize{360, 640},   WindowSize{640, 360},
    WindowSize{480, 854},   WindowSize{854, 480},   WindowSize{540, 600},   WindowSize{600, 600},
    WindowSize{768, 1024},  WindowSize{1024, 768},  WindowSize{1280, 800},  WindowSize{800, 1280},
    WindowSize{1000, 1000}, WindowSize{1920, 1080}, WindowSize{1080, 1920}, WindowSize{3840, 2160},
    WindowSize{2160, 3840},
};
// What it has to survive: the smallest window and ones of extreme shape.
inline constexpr std::array kExtremeWindows = {WindowSize{240, 240}, WindowSize{2000, 300},
                                               WindowSize{300, 2000}};
inline constexpr std::array kDensities = {1.0f, 1.25f, 1.5f, 2.0f, 3.0f};

inline std::vector<WindowSize> all_windows() {
    std::vector<WindowSize> windows(kOrdinaryWindows.begin(), kOrdinaryWindows.end());
    windows.insert(windows.end(), kExtremeWindows.begin(), kExtremeWindows.end());
    return windows;
}

inline ui::WindowMetrics window_of(WindowSize size, float density = 1) {
    return {.width = size.width, .height = size.height, .density = density};
}

// None, and what a telephone takes: bars at the short edges, and a notch beside which nothing else fits.
inline std::vector<ui::WindowMetrics::Insets> insets_for(WindowSize size) {
    std::vector<ui::WindowMetrics::Insets> all = {{}};
    if (size.height > size.width) all.push_back({.top = 44, .bottom = 34});
    if (size.width > size.height) all.push_back({.left = 44, .right = 44, .bottom = 21});
    return all;
}

// Calls each(window, size of the board) for every window, density, safe area and board.
template <typename Each>
void for_each_window(const std::vector<WindowSize>& windows, Each each) {
    for (const WindowSize window_size : windows) {
        for (const float density : kDensities) {
            for (const auto& safe : insets_for(window_size)) {
                ui::WindowMetrics window = window_of(window_size, density);
                window.safe = safe;
                for (std::uint8_t rows = rules::kMinSide; rows <= rules::kMaxSide; ++rows) {
                    for (std::uint8_t cols = rules::kMinSide; cols <= rules::kMaxSide; ++cols) {
                        INFO("window ", window.width, "x", window.height, ", density ", density,
                             ", safe area ", safe.left, " ", safe.top, " ", safe.right, " ", safe.bottom,
                             ", board ", int{rows}, "x", int{cols});
                        each(window, rules::Size{rows, cols});
                    }
                }
            }
        }
    }
}

}  // namespace twofold::support

namespace twofold::ui {

inline std::ostream& operator<<(std::ostream& out, const Rect& rect) {
    return out << rect.w << 'x' << rect.h << " at " << rect.x << ' ' << rect.y;
}

}  // namespace twofold::ui
