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
constexpr float kLeastName = 11;    // window units
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
    if (!grid.flat) return static_cast<float>(tile - layout.unit / 2);
    return static_cast<float>(tile - (2 * kPaddingUnits + kIconGapUnits) * layout.unit - grid.icon);
}

TileGrid arranged(const Option& option, std::size_t count, const Layout& layout) {
    TileGrid grid{.columns = option.columns, .flat = option.shape == Shape::kFlat};
    const int touch = layout.units(kMinTouchTarget);
    grid.icon = layout.unit * (option.shape == Shape::kLow ? kSmallIconUnits : kIconUnits);
    grid.gap = layout.unit * (option.shape == Shape::kLow ? kNarrowGapUnits : kGapUnits);
    switch (option.shape) {
        case Shape::kTall:
            grid.tile_height = std::max(touch, layout.text_units(kTallUnits));
            grid.name_px = static_cast<float>(layout.caption_px);
            break;
        case Shape::kFlat:
            grid.tile_height = std::max(touch, layout.text_units(kFlatUnits));
            grid.name_px = static_cast<float>(layout.body_px);
            break;
        case Shape::kLow:
            grid.tile_height = static_cast<int>(std::lround(static_cast<float>(touch) * layout.text_scale));
            grid.name_px = std::ceil(kLeastName * layout.density * layout.text_scale);
            break;
    }
    const int lines = (static_cast<int>(count) + grid.columns - 1) / grid.columns;
    grid.height = lines * (grid.tile_height + grid.gap) - grid.gap;
    return grid;
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
    TileGrid lowest;
    for (const Option& option : kOptions) {
        const TileGrid grid = arranged(option, buttons.size(), layout);
        // A flat tile's name may be smaller than body text.
        const float px = grid.flat ? static_cast<float>(layout.caption_px) : grid.name_px;
        const bool fits = std::all_of(buttons.begin(), buttons.end(), [&](const RowButton& button) {
            return name_fits(button.label, px, name_room(grid, width, layout), grid.flat ? 1 : kMaxNameLines,
                             font);
        });
        const bool last = &option == &kOptions.back();
        if (!fits && !(last && lowest.height == 0)) continue;
        if (grid.height <= room) return grid;
        if (lowest.height == 0 || grid.height < lowest.height) lowest = grid;
    }
    return lowest;
}

void draw_icon_tile(const Rect& rect, const RowButton& button, const TileGrid& grid, const Look& look,
                    const Brush& brush) {
    const Color ink = draw_ground(rect, look, brush);
    const int unit = brush.layout.unit;
    const int side = grid.icon;
    TextStyle style = brush.body(ink);
    style.px = grid.name_px;
    if (grid.flat) {
        const Rect icon{rect.x + kPaddingUnits * unit, rect.y + (rect.h - side) / 2, side, side};
        if (button.icon) brush.icon(*button.icon, icon, ink);
        const int x = icon.right() + kIconGapUnits * unit;
        const int room = rect.right() - kPaddingUnits * unit - x;
        style.px = fitting_px(brush.font(), button.label, style.digits, style.px, static_cast<float>(room));
        return brush.line(button.label, static_cast<float>(x), rect, style);
    }
    const float room = static_cast<float>(rect.w - unit / 2);
    std::vector<std::string> lines = wrapped(brush.font(), button.label, style.px, room);
    if (lines.size() > kMaxNameLines) lines.resize(kMaxNameLines);
    const int line = static_cast<int>(std::lround(style.px * kNameLine));
    const int gap = grid.gap > kNarrowGapUnits * unit ? unit + unit / 2 : 0;
    const int height = side + gap + static_cast<int>(lines.size()) * line;
    const int top = rect.y + (rect.h - height) / 2;
    if (button.icon) brush.icon(*button.icon, {rect.x + (rect.w - side) / 2, top, side, side}, ink);
    Rect at{rect.x, top + side + gap, rect.w, line};
    for (const std::string& text : lines) {
        brush.centred(text, at, room, style);
        at.y += line;
    }
}

}  // namespace twofold::ui
