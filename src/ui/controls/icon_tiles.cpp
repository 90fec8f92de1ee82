#include "ui/controls/icon_tiles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kGapUnits = 2;
constexpr int kNarrowGapUnits = 1;
constexpr int kIconUnits = 7;
constexpr int kSmallIconUnits = 4;
constexpr int kIconGapUnits = 2;  // between the icon and the name beside it
constexpr int kTallUnits = 20;    // height of a tile with its name below the icon
constexpr int kFlatUnits = 12;    // beside it
constexpr int kPaddingUnits = 3;
constexpr float kNameLine = 1.15f;  // height of a line of a name, relative to its size
constexpr std::size_t kMaxNameLines = 2;

enum class Shape : std::uint8_t { kTall, kFlat, kLow };

struct Option {
    Shape shape;
    int columns;
};
// The most readable first. The last is for any name.
constexpr std::array kOptions = {Option{Shape::kTall, 5}, Option{Shape::kFlat, 2}, Option{Shape::kLow, 5},
                                 Option{Shape::kFlat, 1}};

// Whether the name takes no more than that many lines, with each of its words whole.
bool name_fits(std::string_view name, float px, float room, std::size_t lines, const Font& font) {
    if (wrapped(font, name, px, room).size() > lines) return false;
    for (std::string_view rest = name; !rest.empty();) {
        const std::string_view word = base::split_first(rest, ' ');
        if (font.width(word, Digits::kProportional, px) > room) return false;
    }
    return true;
}

float name_room(const TileGrid& grid, int width, const Layout& layout) {
    const int tile = (width + grid.gap) / grid.columns - grid.gap;
    const IconWithName& inside = grid.inside;
    if (!inside.beside) return static_cast<float>(tile - layout.unit / 2);
    return static_cast<float>(tile - 2 * inside.padding - inside.gap - inside.side);
}

TileGrid arranged(const Option& option, std::size_t count, const Layout& layout) {
    const bool low = option.shape == Shape::kLow;
    const int touch = layout.units(kMinTouchTarget);
    TileGrid grid{.columns = option.columns, .gap = layout.unit * (low ? kNarrowGapUnits : kGapUnits)};
    IconWithName& inside = grid.inside;
    inside.side = layout.unit * (low ? kSmallIconUnits : kIconUnits);
    inside.beside = option.shape == Shape::kFlat;
    switch (option.shape) {
        case Shape::kTall:
            grid.tile_height = std::max(touch, layout.text_units(kTallUnits));
            inside.name_px = static_cast<float>(layout.caption_px);
            inside.gap = layout.unit + layout.unit / 2;
            break;
        case Shape::kFlat:
            grid.tile_height = std::max(touch, layout.text_units(kFlatUnits));
            inside.name_px = static_cast<float>(layout.body_px);
            inside.gap = kIconGapUnits * layout.unit;
            inside.padding = kPaddingUnits * layout.unit;
            break;
        case Shape::kLow:
            grid.tile_height = static_cast<int>(std::lround(static_cast<float>(touch) * layout.text_scale));
            inside.name_px = std::ceil(static_cast<float>(kMinText) * layout.density * layout.text_scale);
            break;
    }
    inside.line = static_cast<int>(std::lround(inside.name_px * kNameLine));
    const int lines = (static_cast<int>(count) + grid.columns - 1) / grid.columns;
    grid.height = lines * (grid.tile_height + grid.gap) - grid.gap;
    return grid;
}

TileGrid best_grid(std::span<const RowButton> buttons, int width, int room, const Layout& layout,
                   const Font& font) {
    TileGrid lowest;
    for (const Option& option : kOptions) {
        const TileGrid grid = arranged(option, buttons.size(), layout);
        // A name beside its icon may be smaller than body text.
        const bool beside = grid.inside.beside;
        const float px = beside ? static_cast<float>(layout.caption_px) : grid.inside.name_px;
        const float name = name_room(grid, width, layout);
        const bool fits = std::all_of(buttons.begin(), buttons.end(), [&](const RowButton& button) {
            return name_fits(button.label, px, name, beside ? 1 : kMaxNameLines, font);
        });
        const bool last = &option == &kOptions.back();
        if (!fits && !(last && lowest.height == 0)) continue;
        if (grid.height <= room) return grid;
        if (lowest.height == 0 || grid.height < lowest.height) lowest = grid;
    }
    return lowest;
}

std::vector<std::string> name_lines(const std::string& name, const TileGrid& grid, float room,
                                    const Font& font) {
    if (grid.inside.beside) return {name};
    std::vector<std::string> lines = wrapped(font, name, grid.inside.name_px, room);
    if (lines.size() > kMaxNameLines) lines.resize(kMaxNameLines);
    return lines;
}

}  // namespace

Rect TileGrid::tile(std::size_t index, const Rect& row) const {
    const int at = static_cast<int>(index);
    const auto left = [&](int column) { return row.x + column * (row.w + gap) / columns; };
    const int column = at % columns;
    return {left(column), row.y + at / columns * (tile_height + gap), left(column + 1) - gap - left(column),
            tile_height};
}

TileGrid arrange_tiles(std::span<const RowButton> buttons, int width, int room, const Layout& layout,
                       const Font& font) {
    TileGrid grid = best_grid(buttons, width, room, layout, font);
    const float name = name_room(grid, width, layout);
    for (const RowButton& button : buttons)
        grid.names.push_back(name_lines(button.label, grid, name, font));
    return grid;
}

void draw_icon_tile(const Rect& rect, std::size_t index, const RowButton& button, const TileGrid& grid,
                    const Look& look, const Brush& brush) {
    const Color ink = draw_ground(rect, look, brush);
    draw_icon_with_name(rect, button.icon.value_or(Icon::kMenu), grid.names[index], grid.inside, ink, brush);
}

}  // namespace twofold::ui
