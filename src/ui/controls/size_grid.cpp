#include "ui/controls/size_grid.h"

#include <algorithm>
#include <cmath>

#include "ui/controls/control_look.h"

namespace twofold::ui {

namespace {

// Of a cell, in window units.
constexpr int kLeastCell = 22;
constexpr int kFingerCell = 28;
constexpr int kLargestCell = 44;
// In layout units.
constexpr int kRimUnits = 1;
constexpr int kBesideUnits = 24;  // width that the words need beside the grid
constexpr int kAboveUnits = 9;    // their height above it
constexpr int kSpaceUnits = 4;
constexpr int kNumberUnits = 10;
constexpr int kLabelUnits = 6;

constexpr int kAcross = rules::kMaxSide;
constexpr int kSizes = rules::kMaxSide - rules::kMinSide + 1;  // rows, and columns

rules::Size size_of(std::size_t button) {
    const int index = static_cast<int>(button);
    return {static_cast<std::uint8_t>(index / kSizes + rules::kMinSide),
            static_cast<std::uint8_t>(index % kSizes + rules::kMinSide)};
}

void draw_words(const Row& row, std::string_view size, const Rect& box, bool beside, const Brush& brush) {
    const Theme& theme = brush.theme;
    const Layout& layout = brush.layout;
    TextStyle style{FontId::kNumbers, static_cast<float>(layout.heading_px), theme.text, Digits::kTabular};
    const auto room = static_cast<float>(box.w);
    if (beside) {
        const Rect label{box.x, box.y, box.w, layout.text_units(kLabelUnits)};
        const Rect number{box.x, label.bottom(), box.w, layout.text_units(kNumberUnits)};
        brush.line(row.label, static_cast<float>(box.x), label, brush.caption(theme.quiet_text));
        style.px = fitting_px(brush.font(style.font), size, style.digits, style.px, room);
        return brush.line(size, static_cast<float>(box.x), number, style);
    }
    style.px = static_cast<float>(layout.body_px);
    brush.line(row.label, static_cast<float>(box.x), box, brush.body(theme.quiet_text));
    const float width = brush.font(style.font).width(size, style.digits, style.px);
    brush.line(size, static_cast<float>(box.right()) - width, box, style);
}

}  // namespace

std::size_t button_of(rules::Size size) {
    return static_cast<std::size_t>((size.rows - rules::kMinSide) * kSizes + size.cols - rules::kMinSide);
}

Rect SizeGrid::button(std::size_t index) const {
    const rules::Size size = size_of(index);
    const auto start = [&](int count) { return count == rules::kMinSide ? 0 : (count - 1) * cell; };
    const int x = start(size.cols);
    const int y = start(size.rows);
    return {grid.x + x, grid.y + y, size.cols * cell - x, size.rows * cell - y};
}

SizeGrid arrange_sizes(int width, std::optional<int> room, const Layout& layout) {
    SizeGrid placed;
    const int rim = kRimUnits * layout.unit;
    const int words = layout.text_units(kBesideUnits) + kSpaceUnits * layout.unit;
    const bool beside = width - words - 2 * rim >= kAcross * layout.units(kFingerCell);
    const int above = beside ? 0 : layout.text_units(kAboveUnits);
    const int across = (beside ? width - words : width) - 2 * rim;
    const int down = room ? *room - above - 2 * rim : kAcross * layout.units(kFingerCell);
    const int most = std::min(layout.units(kLargestCell), across / kAcross);
    placed.cell = std::min(most, std::max(layout.units(kLeastCell), down / kAcross));
    const int side = kAcross * placed.cell;
    placed.grid = {rim, above + rim, side, side};
    placed.height = above + side + 2 * rim;
    const int start = side + 2 * rim + kSpaceUnits * layout.unit;
    placed.words = beside ? Rect{start, rim, width - start, side} : Rect{0, 0, width, above};
    return placed;
}

void draw_sizes(const Row& row, const Rect& rect, const SizeGrid& placed, std::optional<std::size_t> pointed,
                bool focused, const Brush& brush) {
    const Theme& theme = brush.theme;
    const auto here = [&](const Rect& part) {
        return Rect{rect.x + part.x, rect.y + part.y, part.w, part.h};
    };
    const rules::Size chosen = *row.size;
    const rules::Size shown = pointed ? size_of(*pointed) : chosen;
    const bool beside = placed.words.y >= placed.grid.y;
    draw_words(row, pointed ? row.buttons[*pointed].label : row.detail, here(placed.words), beside, brush);
    const Rect ground = here(placed.grid).inset(-kRimUnits * brush.layout.unit);
    draw_ground(ground, {.focused = focused}, brush);
    const auto radius = static_cast<float>(std::max(1, placed.cell / 10));
    const auto cell_at = [&](int at_row, int at_col) {
        const Rect whole{placed.grid.x + at_col * placed.cell, placed.grid.y + at_row * placed.cell,
                         placed.cell, placed.cell};
        return here(whole).inset(std::max(1, placed.cell / 18));
    };
    for (int at_row = 0; at_row < kAcross; ++at_row) {
        for (int at_col = 0; at_col < kAcross; ++at_col) {
            const bool within = at_row < shown.rows && at_col < shown.cols;
            brush.fill(cell_at(at_row, at_col), radius, within ? theme.accent : theme.control_active);
        }
    }
    if (shown == chosen) return;
    // What is chosen until the other size is: a dot in its last cell.
    const Rect corner = cell_at(chosen.rows - 1, chosen.cols - 1);
    const Rect dot = corner.inset(corner.w / 3);
    const bool within = chosen.rows <= shown.rows && chosen.cols <= shown.cols;
    brush.fill(dot, static_cast<float>(dot.w) / 2, within ? theme.accent_ink : theme.control_ink);
}

}  // namespace twofold::ui
