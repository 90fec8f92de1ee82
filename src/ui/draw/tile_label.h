// The number on a tile.
#pragma once

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"

namespace twofold::ui {

// Of seven digits; from here on tiles say the short form ("1M").
inline constexpr rules::Exponent kFirstShortTile = 20;

// Its digits, as large as the cell allows, or the short form ("1M") if there are more than six or they would
// be smaller than kMinTileText. Centred by its ink.
TileLabel tile_label(rules::Exponent exponent, const Layout& layout, const Font& font);

}  // namespace twofold::ui
