#include "ui/draw/measures.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

constexpr int kStepsInCell = 18;
constexpr int kGapSteps = 2;
constexpr int kRadiusSteps = 2;
constexpr int kControlUnits = 11;       // 44 window units
constexpr int kUsualCaption = 64;       // characters in a line about a move
constexpr float kUsualAdvance = 0.55f;  // of a character, relative to the font size

Grid grid_for_cell(int cell, rules::Size size) {
    Grid grid{.cell = cell, .step = std::max(1, (cell + kStepsInCell / 2) / kStepsInCell)};
    grid.gap = grid.step * kGapSteps;
    grid.width = size.cols * cell + (size.cols + 1) * grid.gap;
    grid.height = size.rows * cell + (size.rows + 1) * grid.gap;
    return grid;
}

}  // namespace

Grid smallest_grid(rules::Size size) {
    return grid_for_cell(1, size);
}

Grid largest_grid(int width, int height, rules::Size size) {
    for (int cell = std::min(width / size.cols, height / size.rows); cell > 0; --cell) {
        const Grid grid = grid_for_cell(cell, size);
        if (grid.width <= width && grid.height <= height) return grid;
    }
    return {};
}

int Measures::text(float units) const {
    return static_cast<int>(std::lround(units * static_cast<float>(unit) * text_scale));
}

float Measures::caption_width(int characters) const {
    return static_cast<float>(characters * caption_px) * kUsualAdvance;
}

int Measures::caption_lines(int width) const {
    if (caption_line == 0) return 0;
    const float needed = caption_width(kUsualCaption);
    const auto lines = static_cast<int>(std::ceil(needed / static_cast<float>(std::max(1, width))));
    return std::max(lines, 1);
}

float growth_of(const WindowMetrics& window) {
    return std::clamp(static_cast<float>(std::min(window.width, window.height)) / 600, 1.0f, 4.0f);
}

Measures measure(const WindowMetrics& window, float growth) {
    const auto px = [&](float units) { return static_cast<int>(std::lround(units * window.density)); };
    Measures measures;
    measures.unit = std::max(1, px(4 * growth));
    measures.margin = 3 * measures.unit;
    measures.control = std::max(kControlUnits * measures.unit, px(kMinTouchTarget));
    measures.control_gap = measures.unit;
    measures.text_scale = window.reading.large_text ? kLargeTextScale : 1;
    measures.caption_px = static_cast<int>(static_cast<float>(measures.unit) * measures.text_scale * 13 / 4);
    if (window.reading.captions) measures.caption_line = measures.caption_px * 3 / 2;
    const auto& safe = window.safe;
    measures.room = Rect{px(static_cast<float>(safe.left)), px(static_cast<float>(safe.top)),
                         px(static_cast<float>(window.width - safe.left - safe.right)),
                         px(static_cast<float>(window.height - safe.top - safe.bottom))}
                        .inset(measures.margin);
    return measures;
}

Layout begin_layout(const WindowMetrics& window, const Measures& measures, rules::Size size) {
    Layout layout;
    layout.density = window.density;
    const auto surface = [&](int px, int units) {
        return px > 0 ? px : layout.units(static_cast<float>(units));
    };
    layout.window = {0, 0, surface(window.width_px, window.width), surface(window.height_px, window.height)};
    layout.size = size;
    layout.unit = measures.unit;
    layout.margin = measures.margin;
    layout.content = measures.room;
    layout.text_scale = measures.text_scale;
    layout.caption_px = measures.caption_px;
    const float text_unit = static_cast<float>(measures.unit) * measures.text_scale;
    layout.body_px = static_cast<int>(text_unit * 4);
    layout.heading_px = static_cast<int>(text_unit * 7);
    layout.title_px = static_cast<int>(text_unit * 9);
    return layout;
}

void place_board(Layout& layout, const Grid& grid, int x, int y) {
    layout.cell = grid.cell;
    layout.step = grid.step;
    layout.gap = grid.gap;
    layout.tile_radius = grid.step * kRadiusSteps;
    layout.board_radius = layout.tile_radius + grid.gap;
    layout.board = {x, y, grid.width, grid.height};
}

}  // namespace twofold::ui
