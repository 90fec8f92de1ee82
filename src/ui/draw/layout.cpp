#include "ui/draw/layout.h"

#include <algorithm>
#include <cmath>

#include "ui/draw/arrangements.h"

namespace twofold::ui {

namespace {

constexpr float kClockLine = 6;       // units, scaled with the text
constexpr float kPageGrowth = 0.35f;  // of the growth around a board
constexpr float kMaxPageGrowth = 1.5f;
constexpr int kSmallWindow = 320;  // window units; in smaller ones captions may be left out

}  // namespace

int Layout::text_units(int count) const {
    return static_cast<int>(std::lround(static_cast<float>(count * unit) * text_scale));
}

int Layout::units(float window_units) const {
    return static_cast<int>(std::lround(window_units * density));
}

RectF Layout::cell_at(float row, float col) const {
    const float pitch = static_cast<float>(cell + gap);
    return {static_cast<float>(board.x + gap) + col * pitch, static_cast<float>(board.y + gap) + row * pitch,
            static_cast<float>(cell), static_cast<float>(cell)};
}

namespace {

struct Choice {
    const ArrangementPlan* plan = &arrangement_plans().back();
    Grid grid;  // with a cell of 0 if none of the plans fits
};

Choice best_plan(const Measures& measures, rules::Size size) {
    Choice best;
    for (const ArrangementPlan& plan : arrangement_plans()) {
        const Grid fitting = plan.grid(measures, size);
        // The side has little room for words: a board that is hardly larger is not worth that.
        const bool larger = plan.arrangement == Arrangement::kSide ? 40 * fitting.cell > 41 * best.grid.cell
                                                                   : fitting.cell > best.grid.cell;
        if (larger) best = {&plan, fitting};
    }
    return best;
}

}  // namespace

Layout make_page_layout(const WindowMetrics& window) {
    const float growth = std::min(1 + (growth_of(window) - 1) * kPageGrowth, kMaxPageGrowth);
    return begin_layout(window, measure(window, growth), {});
}

Layout make_layout(const WindowMetrics& window, rules::Size size, ClockLine clock) {
    Measures measures = measure(window, growth_of(window));
    if (clock == ClockLine::kShown) measures.clock_line = measures.text(kClockLine);
    Choice best = best_plan(measures, size);
    if (measures.caption_line > 0 && std::min(window.width, window.height) < kSmallWindow) {
        // The board comes first.
        Measures silent = measures;
        silent.caption_line = 0;
        const Choice without = best_plan(silent, size);
        if (best.grid.cell * 3 < without.grid.cell * 2) {
            measures = silent;
            best = without;
        }
    }
    if (best.grid.cell == 0) best.grid = smallest_grid(size);
    Layout layout = begin_layout(window, measures, size);
    layout.arrangement = best.plan->arrangement;
    best.plan->place(layout, measures, best.grid);
    return layout;
}

}  // namespace twofold::ui
