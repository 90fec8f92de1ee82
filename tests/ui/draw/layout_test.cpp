// Layouts of many windows: nothing overlaps, nothing is cut, one grid, and a board as large as it can be.
#include "ui/draw/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using support::WindowSize;

// Calls check(layout, window) for every window and board there is.
template <typename Check>
void for_each_layout(Check check) {
    support::for_each_window(support::all_windows(), [&](const WindowMetrics& window, rules::Size size) {
        check(make_layout(window, size), window);
        check(make_layout(window, size, ClockLine::kShown), window);
    });
}

// The same with everything that makes text easier to read.
template <typename Check>
void for_each_layout_and_aid(Check check) {
    constexpr ReadingAids kAids[] = {{}, {.large_text = true}, {.captions = true}, {true, true}};
    support::for_each_window(support::all_windows(), [&](const WindowMetrics& plain, rules::Size size) {
        for (const ReadingAids& aids : kAids) {
            INFO("large text ", aids.large_text, ", captions ", aids.captions);
            WindowMetrics window = plain;
            window.reading = aids;
            check(make_layout(window, size), window);
            if (aids.large_text) check(make_layout(window, size, ClockLine::kShown), window);
        }
    });
}

std::vector<Rect> parts_of(const Layout& layout) {
    std::vector<Rect> parts = {layout.board, layout.score};
    parts.insert(parts.end(), layout.controls.begin(), layout.controls.end());
    if (!layout.clock.empty()) parts.push_back(layout.clock);
    if (!layout.caption.empty()) parts.push_back(layout.caption);
    return parts;
}

Rect safe_area(const Layout& layout, const WindowMetrics& window) {
    const int left = layout.units(static_cast<float>(window.safe.left));
    const int top = layout.units(static_cast<float>(window.safe.top));
    return {left, top, layout.window.w - left - layout.units(static_cast<float>(window.safe.right)),
            layout.window.h - top - layout.units(static_cast<float>(window.safe.bottom))};
}

// Sides of a board of this cell, by the rule of its grid.
Rect board_of_cell(int cell, rules::Size size) {
    const int gap = 2 * std::max(1, (cell + 9) / 18);
    return {0, 0, size.cols * cell + (size.cols + 1) * gap, size.rows * cell + (size.rows + 1) * gap};
}

bool fits(const Rect& inner, int width, int height) {
    return inner.w <= width && inner.h <= height;
}

TEST_CASE("nothing overlaps") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics&) {
        const std::vector<Rect> parts = parts_of(layout);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                INFO(parts[i], " and ", parts[j]);
                REQUIRE_FALSE(parts[i].overlaps(parts[j]));
            }
        }
    });
}

TEST_CASE("everything is inside the safe area, at least a margin from its edge") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        const Rect safe = safe_area(layout, window);
        for (const Rect& part : parts_of(layout)) {
            INFO(part, " in ", safe);
            REQUIRE(part.w > 0);
            REQUIRE(part.h > 0);
            // Edges that are not whole px are rounded.
            REQUIRE(safe.inset(layout.margin - 1).contains(part));
        }
        REQUIRE(safe.inset(layout.margin - 1).contains(layout.content));
    });
}

TEST_CASE("the window is its size in units times its density, or what its surface really has") {
    for_each_layout([](const Layout& layout, const WindowMetrics& window) {
        const auto px = [&](int units) { return std::lround(static_cast<float>(units) * window.density); };
        REQUIRE(layout.window ==
                Rect{0, 0, static_cast<int>(px(window.width)), static_cast<int>(px(window.height))});
        REQUIRE(layout.density == window.density);
    });
    WindowMetrics odd = support::window_of({543, 601}, 1.25f);
    odd.width_px = 678;  // 543 units are 678.75 px
    odd.height_px = 751;
    const Layout layout = make_layout(odd, {});
    CHECK(layout.window == Rect{0, 0, 678, 751});
    for (const Rect& part : parts_of(layout))
        CHECK(layout.window.contains(part));
}

TEST_CASE("controls are squares of at least 44 units, all alike") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        for (const Rect& control : layout.controls) {
            REQUIRE(static_cast<float>(control.w) >= std::floor(44 * window.density));
            REQUIRE(control.w == control.h);
            REQUIRE(control.w == layout.controls[0].w);
        }
    });
}

TEST_CASE("a clock that is asked for has room for its text beside the board's, and takes little of it") {
    support::for_each_window(support::all_windows(), [](const WindowMetrics& window, rules::Size size) {
        REQUIRE(make_layout(window, size).clock.empty());
        const Layout layout = make_layout(window, size, ClockLine::kShown);
        const int lines = layout.orientation == Orientation::kPortrait ? 1 : 2;
        REQUIRE(layout.clock.h >= lines * layout.body_px);
        REQUIRE(layout.clock.w >= 20 * layout.unit);
        REQUIRE(layout.clock.x == layout.score.x);
        REQUIRE(layout.board.h >= make_layout(window, size).board.h * 3 / 4);
    });
}

TEST_CASE("gap, radii and board follow from the cell in steps of an eighteenth of it") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        REQUIRE(layout.step == std::max(1, (layout.cell + 9) / 18));
        REQUIRE(layout.gap % layout.step == 0);
        REQUIRE(layout.tile_radius % layout.step == 0);
        REQUIRE(layout.board_radius == layout.tile_radius + layout.gap);
        REQUIRE(layout.board.w == layout.size.cols * layout.cell + (layout.size.cols + 1) * layout.gap);
        REQUIRE(layout.board.h == layout.size.rows * layout.cell + (layout.size.rows + 1) * layout.gap);
    });
}

TEST_CASE("the gap is about a ninth of the cell and the tile's radius about a tenth") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        if (layout.cell < 27) return;  // where a px more or less is much
        const float cell = static_cast<float>(layout.cell);
        REQUIRE(static_cast<float>(layout.gap) >= cell / 12);
        REQUIRE(static_cast<float>(layout.gap) <= cell / 6.5f);
        REQUIRE(static_cast<float>(layout.tile_radius) >= cell / 15);
        REQUIRE(static_cast<float>(layout.tile_radius) <= cell / 6);
    });
}

TEST_CASE("cells are equal, whole px apart, inside the board and a gap from each other") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const auto side = static_cast<float>(layout.cell);
        const auto pitch = static_cast<float>(layout.cell + layout.gap);
        const RectF first = layout.cell_at(0, 0);
        REQUIRE(first.x == static_cast<float>(layout.board.x + layout.gap));
        REQUIRE(first.y == static_cast<float>(layout.board.y + layout.gap));
        for (int row = 0; row < layout.size.rows; ++row) {
            for (int col = 0; col < layout.size.cols; ++col) {
                const auto r = static_cast<float>(row);
                const auto c = static_cast<float>(col);
                REQUIRE(layout.cell_at(r, c) == RectF{first.x + c * pitch, first.y + r * pitch, side, side});
            }
        }
        const RectF last = layout.cell_at(static_cast<float>(layout.size.rows - 1),
                                          static_cast<float>(layout.size.cols - 1));
        REQUIRE(last.x + side == static_cast<float>(layout.board.right() - layout.gap));
        REQUIRE(last.y + side == static_cast<float>(layout.board.bottom() - layout.gap));
    });
}

TEST_CASE("a tile on its way is between its cells") {
    const Layout layout = make_layout({}, {});
    const RectF from = layout.cell_at(1, 0);
    const RectF to = layout.cell_at(1, 3);
    CHECK(layout.cell_at(1, 1.5f) == RectF{(from.x + to.x) / 2, from.y, from.w, from.h});
}

// In the arrangement that was chosen, and in the other one, as far as its measures can be known from here: a
// line above the board as high as a control, with a clock one of six units more; a column beside it two
// controls wide, and wider at most by a fifth.
TEST_CASE("the board is as large as it can be") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const Rect larger = board_of_cell(layout.cell + 1, layout.size);
        const Rect& room = layout.content;
        const int control = layout.controls[0].h;
        const int clock = layout.clock.empty() ? 0 : 6 * layout.unit;
        const int under_line = room.h - control - clock - layout.margin;
        INFO("cell ", layout.cell);
        REQUIRE_FALSE(fits(larger, room.w, under_line));
        if (layout.orientation == Orientation::kLandscape) {
            REQUIRE_FALSE(fits(larger, room.w - layout.score.w - layout.margin, room.h));
            REQUIRE(layout.score.w <= std::max(2 * control + layout.unit, room.w / 5));
            REQUIRE(fits(layout.board, room.w, room.h));
        } else {
            const int widest_column = std::max(2 * control + layout.unit, room.w / 5);
            REQUIRE_FALSE(fits(larger, room.w - widest_column - layout.margin, room.h));
            REQUIRE(fits(layout.board, room.w, under_line));
        }
    });
}

TEST_CASE("in an ordinary window a square board takes most of the short side") {
    for (const WindowSize size : support::kOrdinaryWindows) {
        for (std::uint8_t side = 3; side <= 8; ++side) {
            INFO(size.width, "x", size.height, ", board of ", int{side});
            const Layout layout = make_layout(support::window_of(size), {side, side});
            const double share = static_cast<double>(layout.board.w) / std::min(size.width, size.height);
            const bool square = size.width < 4 * size.height / 3 && size.height < 4 * size.width / 3;
            CHECK(share >= (square ? 0.79 : 0.89));
        }
    }
}

TEST_CASE("score and controls are a line above the board in portrait and a column beside it in landscape") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        if (layout.orientation == Orientation::kPortrait) {
            for (const Rect& control : layout.controls) {
                REQUIRE(control.bottom() <= layout.board.y);
                REQUIRE(control.y == layout.score.y);
                REQUIRE(control.x >= layout.score.right());
            }
        } else {
            for (const Rect& control : layout.controls) {
                REQUIRE(control.right() <= layout.board.x);
                REQUIRE(control.y >= layout.score.bottom());
            }
        }
    });
    CHECK(make_layout(support::window_of({480, 854}), {}).orientation == Orientation::kPortrait);
    CHECK(make_layout(support::window_of({854, 480}), {}).orientation == Orientation::kLandscape);
}

TEST_CASE("the board is in the middle of the room that is left for it") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const Rect& room = layout.content;
        Rect all = layout.board;
        for (const Rect& part : parts_of(layout))
            all = united(all, part);
        const bool portrait = layout.orientation == Orientation::kPortrait;
        const int left = all.x - room.x;
        const int right = room.right() - all.right();
        const int above = all.y - room.y;
        const int below = room.bottom() - all.bottom();
        REQUIRE(std::abs(left - right) <= 1);
        // A landscape column that is higher than its board is in the middle itself.
        if (portrait || layout.board.h == all.h) REQUIRE(std::abs(above - below) <= 1);
    });
}

TEST_CASE("the type scale is in order: caption, body, score, title") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        REQUIRE(static_cast<float>(layout.caption_px) >= std::floor(12 * window.density));
        REQUIRE(layout.caption_px < layout.body_px);
        REQUIRE(layout.body_px < layout.score_px);
        REQUIRE(layout.score_px < layout.title_px);
    });
}

TEST_CASE(
    "captions have the room of a usual line in every ordinary window, and none is kept where they are off") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        if (!window.reading.captions) {
            REQUIRE(layout.caption.empty());
            return;
        }
        if (std::min(window.width, window.height) < 320) return;
        REQUIRE(layout.caption.h >= layout.caption_px * 3 / 2);
        if (!layout.clock.empty()) return;  // it takes lines from the caption where there are few
        // As many characters as "Left: 4+4 = 8, 2+2 = 4, 12 points. New 2 in row 3, column 1."
        const int lines = layout.caption.h / (layout.caption_px * 3 / 2);
        const float width = 0.55f * static_cast<float>(layout.caption_px);
        REQUIRE(static_cast<float>(lines * layout.caption.w) / width >= 60);
    });
}

TEST_CASE("large text is about a third larger than usual, and the board does not take part in it") {
    for_each_layout([](const Layout& usual, const WindowMetrics& window) {
        WindowMetrics reader = window;
        reader.reading.large_text = true;
        const ClockLine clock = usual.clock.empty() ? ClockLine::kNone : ClockLine::kShown;
        const Layout large = make_layout(reader, usual.size, clock);
        const std::array<std::pair<int, int>, 4> sizes = {{{usual.caption_px, large.caption_px},
                                                           {usual.body_px, large.body_px},
                                                           {usual.score_px, large.score_px},
                                                           {usual.title_px, large.title_px}}};
        for (const auto& [before, after] : sizes) {
            REQUIRE(static_cast<double>(after) >= 1.35 * before - 1);
            REQUIRE(static_cast<double>(after) <= 1.35 * before + 2);
        }
        REQUIRE(large.unit == usual.unit);
        REQUIRE(large.cell <= usual.cell);
        REQUIRE(large.text_units(20) >= usual.text_units(20) * 4 / 3);
    });
}

TEST_CASE("the same window and board give the same layout, full screen or not") {
    for_each_layout([](const Layout& layout, const WindowMetrics& window) {
        WindowMetrics again = window;
        const ClockLine clock = layout.clock.empty() ? ClockLine::kNone : ClockLine::kShown;
        REQUIRE(make_layout(again, layout.size, clock) == layout);
        again.fullscreen = !window.fullscreen;
        REQUIRE(make_layout(again, layout.size, clock) == layout);
    });
}

TEST_CASE("a window of twice the density has twice the px, within rounding") {
    for (const WindowSize size : support::all_windows()) {
        INFO(size.width, "x", size.height);
        const Layout once = make_layout(support::window_of(size, 1), {});
        const Layout twice = make_layout(support::window_of(size, 2), {});
        CHECK(twice.window.w == 2 * once.window.w);
        CHECK(twice.orientation == once.orientation);
        CHECK(std::abs(twice.unit - 2 * once.unit) <= 1);
        CHECK(std::abs(twice.cell - 2 * once.cell) <= 4 + once.cell / 50);
    }
}

TEST_CASE("a point is in a rectangle from its first px up to its last") {
    constexpr Rect kRect{10, 20, 30, 40};
    CHECK(kRect.contains(PointF{10, 20}));
    CHECK(kRect.contains(PointF{39.9f, 59.9f}));
    CHECK_FALSE(kRect.contains(PointF{40, 30}));
    CHECK_FALSE(kRect.contains(PointF{20, 60}));
    CHECK_FALSE(kRect.contains(PointF{9.9f, 30}));
    CHECK_FALSE(kRect.overlaps({40, 20, 5, 5}));
    CHECK(kRect.overlaps({39, 59, 5, 5}));
    CHECK(intersected(kRect, {40, 20, 5, 5}).empty());
    CHECK(intersected(kRect, {0, 0, 15, 25}) == Rect{10, 20, 5, 5});
    CHECK(united(kRect, {0, 0, 5, 5}) == Rect{0, 0, 40, 60});
    CHECK(united(kRect, {0, 0, 0, 5}) == kRect);
    CHECK(united({}, kRect) == kRect);
    CHECK(scaled({10, 10, 20, 40}, 0.5f) == RectF{15, 20, 10, 20});
}

}  // namespace
}  // namespace twofold::ui
