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
    std::vector<Rect> parts = {layout.board, layout.score, layout.best};
    parts.insert(parts.end(), layout.controls.begin(), layout.controls.end());
    if (!layout.clock.empty()) parts.push_back(layout.clock);
    if (!layout.caption.empty()) parts.push_back(layout.caption);
    if (!layout.goal.empty()) parts.push_back(layout.goal);
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

TEST_CASE("controls are at least 44 units wide and high, all alike") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        for (const Rect& control : layout.controls) {
            REQUIRE(static_cast<float>(control.w) >= std::floor(44 * window.density));
            REQUIRE(static_cast<float>(control.h) >= std::floor(44 * window.density));
            REQUIRE(control.w == layout.controls[0].w);
            REQUIRE(control.h == layout.controls[0].h);
        }
    });
}

TEST_CASE("a control with a name has room for it, and in an ordinary wide or tall window all have names") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics&) {
        const Rect& control = layout.controls[0];
        const int icon = 6 * layout.unit;
        if (layout.names == ControlNames::kBelowIcons) {
            REQUIRE(control.h >= icon + layout.caption_px);
            REQUIRE(control.w >= 5 * layout.caption_px);
        }
        if (layout.names == ControlNames::kBesideIcons) REQUIRE(control.w >= icon + 4 * layout.body_px);
    });
    CHECK(make_layout(support::window_of({360, 780}), {}).names == ControlNames::kBelowIcons);
    CHECK(make_layout(support::window_of({1280, 720}), {}).names == ControlNames::kBesideIcons);
    CHECK(make_layout(support::window_of({540, 600}), {}).names == ControlNames::kNone);
}

TEST_CASE("a clock that is asked for has room for its text beside the board's, and takes little of it") {
    support::for_each_window(support::all_windows(), [](const WindowMetrics& window, rules::Size size) {
        REQUIRE(make_layout(window, size).clock.empty());
        const Layout layout = make_layout(window, size, ClockLine::kShown);
        const int lines = layout.arrangement == Arrangement::kColumn ? 2 : 1;
        REQUIRE(layout.clock.h >= lines * layout.body_px);
        REQUIRE(layout.clock.w >= std::min(20 * layout.unit, layout.board.w));
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

// A line above the board at least as high as a control, or a column beside it at least as wide as two.
TEST_CASE("no other arrangement of score and controls has room for a larger board") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const Rect larger = board_of_cell(layout.cell + 1, layout.size);
        const Rect& room = layout.content;
        const int control = std::max(11 * layout.unit, layout.units(44));
        const int clock = layout.clock.empty() ? 0 : 6 * layout.unit;
        const int controls = 4 * control + 3 * layout.unit;
        INFO("cell ", layout.cell);
        if (room.w - controls >= 25 * layout.unit)
            REQUIRE_FALSE(fits(larger, room.w, room.h - control - clock - layout.margin));
        const int least_column = 15 * layout.unit + 2 * clock + 2 * control;
        if (room.h >= least_column)
            REQUIRE_FALSE(fits(larger, room.w - 2 * control - layout.unit - layout.margin, room.h));
        REQUIRE(fits(layout.board, room.w, room.h));
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

TEST_CASE("each arrangement has score and controls where it says") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const Rect& score = layout.score;
        const Rect& board = layout.board;
        for (const Rect& control : layout.controls) {
            switch (layout.arrangement) {
                case Arrangement::kStack:
                    REQUIRE(score.bottom() <= board.y);
                    REQUIRE(control.y >= board.bottom());
                    break;
                case Arrangement::kColumn:
                    REQUIRE(score.right() <= board.x);
                    REQUIRE(control.right() <= board.x);
                    REQUIRE(control.y >= score.bottom());
                    break;
                case Arrangement::kLine:
                    REQUIRE(control.bottom() <= board.y);
                    REQUIRE(control.x >= score.right());
                    break;
                case Arrangement::kSide:
                    REQUIRE(score.bottom() <= board.y);
                    REQUIRE(control.x >= board.right());
                    break;
            }
        }
    });
    const auto arrangement_in = [](support::WindowSize size) {
        return make_layout(support::window_of(size), {}).arrangement;
    };
    CHECK(arrangement_in({360, 780}) == Arrangement::kStack);
    CHECK(arrangement_in({320, 480}) == Arrangement::kStack);
    CHECK(arrangement_in({540, 600}) == Arrangement::kLine);
    CHECK(arrangement_in({854, 480}) == Arrangement::kColumn);
    CHECK(arrangement_in({1000, 1000}) == Arrangement::kLine);
    CHECK(arrangement_in({400, 400}) == Arrangement::kLine);
    CHECK(arrangement_in({320, 240}) == Arrangement::kColumn);
    CHECK(arrangement_in({240, 240}) == Arrangement::kSide);
}

TEST_CASE("a telephone's window is filled from top to bottom, the controls at its foot") {
    for (const support::WindowSize size :
         {WindowSize{360, 640}, WindowSize{360, 780}, WindowSize{480, 854}}) {
        INFO(size.width, "x", size.height);
        const Layout layout = make_layout(support::window_of(size), {});
        CHECK(layout.labelled);
        CHECK_FALSE(layout.goal.empty());
        CHECK(layout.board.w >= layout.content.w - 4);
        CHECK(layout.score.y <= size.height / 8);
        CHECK(layout.controls[0].bottom() >= size.height * 7 / 8);
        CHECK(layout.goal.y > layout.board.bottom());
        CHECK(layout.goal.bottom() < layout.controls[0].y);
        // No gap is much larger than the others.
        const int gaps[] = {layout.board.y - layout.score.bottom(), layout.goal.y - layout.board.bottom(),
                            layout.controls[0].y - layout.goal.bottom()};
        CHECK(*std::max_element(std::begin(gaps), std::end(gaps)) <=
              *std::min_element(std::begin(gaps), std::end(gaps)) + 1);
    }
}

TEST_CASE("in a small window captions never take more than a third of the board's side") {
    for (const support::WindowSize size : {WindowSize{240, 240}, WindowSize{320, 240}, WindowSize{240, 280},
                                           WindowSize{400, 300}, WindowSize{480, 240}}) {
        INFO(size.width, "x", size.height);
        WindowMetrics window = support::window_of(size);
        for (const bool large : {false, true}) {
            window.reading = {.large_text = large, .captions = false};
            const Layout silent = make_layout(window, {});
            window.reading.captions = true;
            CHECK(make_layout(window, {}).cell * 3 >= silent.cell * 2);
        }
    }
}

TEST_CASE("beside a board, a column says all there is, and in small windows words give way") {
    const Layout wide = make_layout(support::window_of({1280, 720}), {});
    CHECK(wide.labelled);
    CHECK_FALSE(wide.goal.empty());
    CHECK(wide.score_px > wide.best_px);
    CHECK(wide.score.y - wide.board.y <= 1);
    CHECK(wide.controls[3].bottom() == wide.board.bottom());
    const Layout small = make_layout(support::window_of({240, 240}), {});
    CHECK_FALSE(small.labelled);
    CHECK(small.goal.empty());
    CHECK(small.board.w >= 150);
}

TEST_CASE("the board is in the middle of the room that is left for it") {
    for_each_layout([](const Layout& layout, const WindowMetrics&) {
        const Rect& room = layout.content;
        Rect all = layout.board;
        for (const Rect& part : parts_of(layout))
            all = united(all, part);
        const bool column = layout.arrangement == Arrangement::kColumn;
        const int left = all.x - room.x;
        const int right = room.right() - all.right();
        const int above = all.y - room.y;
        const int below = room.bottom() - all.bottom();
        REQUIRE(std::abs(left - right) <= 1);
        // A landscape column that is higher than its board is in the middle itself.
        // Beside a board, controls below each other may be higher than the rest.
        if (layout.arrangement == Arrangement::kSide) return;
        if (!column || layout.board.h == all.h) REQUIRE(std::abs(above - below) <= 1);
    });
}

TEST_CASE("the type scale is in order: caption, body, heading, title") {
    for_each_layout_and_aid([](const Layout& layout, const WindowMetrics& window) {
        REQUIRE(static_cast<float>(layout.caption_px) >= std::floor(12 * window.density));
        REQUIRE(layout.caption_px < layout.body_px);
        REQUIRE(layout.body_px < layout.heading_px);
        REQUIRE(layout.heading_px < layout.title_px);
        REQUIRE(layout.best_px < layout.score_px);
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
                                                           {usual.heading_px, large.heading_px},
                                                           {usual.title_px, large.title_px}}};
        for (const auto& [before, after] : sizes) {
            REQUIRE(static_cast<double>(after) >= 1.35 * before - 1);
            REQUIRE(static_cast<double>(after) <= 1.35 * before + 2);
        }
        REQUIRE(large.unit == usual.unit);
        // But for the little that a board gives up for an arrangement with room for words.
        REQUIRE(large.cell * 40 <= usual.cell * 41);
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
        CHECK(twice.arrangement == once.arrangement);
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
