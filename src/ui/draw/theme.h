// A theme: all colours of the game, read from a data file (assets/themes, described in docs/themes.md).
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rules/score.h"
#include "ui/draw/color.h"

namespace twofold::ui {

inline constexpr int kTileColors = rules::kMaxExponent + 1;  // by exponent; 0 is unused

struct TileColors {
    Color fill;
    Color ink;

    friend bool operator==(const TileColors&, const TileColors&) = default;
};

struct Theme {
    std::string id;                                         // file name without extension: "dark"
    std::string name;                                       // shown name in English
    std::map<std::string, std::string, std::less<>> names;  // names in other languages, by tag
    Color window;
    Color text;
    Color quiet_text;
    Color board;
    Color cell;
    Color control;         // background of a button
    Color control_active;  // the same under the pointer or pressed
    Color control_ink;
    Color accent;  // the default button and the focus ring
    Color accent_ink;
    std::array<TileColors, kTileColors> tiles;

    // The name in that language, or else in English.
    std::string_view name_in(std::string_view language) const;
    const TileColors& tile(rules::Exponent exponent) const { return tiles[exponent]; }
};

struct ThemeReading {
    std::optional<Theme> theme;
    std::string error;           // empty if there is none
    std::size_t error_line = 0;  // counted from 1; if a field is missing, its section's line or 1
};

// Refuses themes that cannot be drawn, but not colours that are hard to tell apart. Tiles beyond the theme's
// list of colours repeat the last colour with its hue rotated by `hue_step` per tile. A tile's ink is
// whichever of the theme's two inks has more contrast.
ThemeReading read_theme(std::string_view id, std::string_view text);

}  // namespace twofold::ui
