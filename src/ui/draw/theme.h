// A theme: every colour the game shows, read from a data file (assets/themes, described in docs/themes.md).
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
    std::string id;                                         // the file's name without its ending: "dark"
    std::string name;                                       // for people, in English
    std::map<std::string, std::string, std::less<>> names;  // in other languages, by their tags
    Color window;
    Color text;
    Color quiet_text;
    Color board;
    Color cell;
    Color control;         // the ground of a button
    Color control_active;  // under the pointer or pressed
    Color control_ink;
    Color accent;  // the button that is meant, and the ring of focus
    Color accent_ink;
    std::array<TileColors, kTileColors> tiles;

    // `name` if there is none in that language.
    std::string_view name_in(std::string_view language) const;
    const TileColors& tile(rules::Exponent exponent) const { return tiles[exponent]; }
};

struct ThemeReading {
    std::optional<Theme> theme;
    std::string error;           // what is wrong, for people; empty where nothing is
    std::size_t error_line = 0;  // counted from 1; of its section where something is missing, or else 1
};

// What cannot be drawn is refused; colours that are hard to tell apart are not.
// Beyond the last colour of its list a theme goes on by turning the last one's hue by its `hue_step` a tile.
// The ink of a tile is that of the theme's two inks with more contrast.
ThemeReading read_theme(std::string_view id, std::string_view text);

}  // namespace twofold::ui
