// Layouts of replays: nothing overlaps or is cut off in any window, and what is there can be touched.
#include "ui/draw/watch_layout.h"

#include <vector>

#include <doctest/doctest.h>

#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

std::vector<Rect> controls_of(const WatchLayout& layout) {
    std::vector<Rect> all = {layout.back, layout.slider, layout.play_on};
    for (const Rect& rect : layout.transport) {
        if (!rect.empty()) all.push_back(rect);
    }
    return all;
}

template <typename Check>
void for_each_watch_layout(Check check) {
    std::vector<support::WindowSize> windows = support::all_windows();
    for (const support::WindowSize size : {support::WindowSize{480, 240}, {240, 280}, {300, 600}, {320, 240}})
        windows.push_back(size);
    support::for_each_window(windows, [&](WindowMetrics window, rules::Size size) {
        for (const bool large : {false, true}) {
            window.reading.large_text = large;
            const WatchLayout layout = make_watch_layout(window, size);
            // No telephone leaves less than the smallest window.
            if (layout.board.content.h >= layout.board.units(240) - 2 * layout.board.margin) check(layout);
        }
    });
}

TEST_CASE("in no window do the parts of a replay overlap or leave the content's area") {
    for_each_watch_layout([](const WatchLayout& layout) {
        std::vector<Rect> parts = controls_of(layout);
        for (const Rect& part : {layout.board.board, layout.board.score, layout.board.best})
            parts.push_back(part);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            INFO(parts[i], " in ", layout.board.content);
            REQUIRE_FALSE(parts[i].empty());
            REQUIRE(layout.board.content.contains(parts[i]));
            for (std::size_t j = 0; j < i; ++j) {
                INFO("and ", parts[j]);
                REQUIRE_FALSE(parts[i].overlaps(parts[j]));
            }
        }
    });
}

TEST_CASE("the controls of a replay are at least 44 units wide and high") {
    for_each_watch_layout([](const WatchLayout& layout) {
        for (const Rect& control : controls_of(layout)) {
            REQUIRE(control.w >= layout.board.units(44));
            REQUIRE(control.h >= layout.board.units(44));
        }
    });
}

TEST_CASE("back, play and the single steps are in every window, and the rest in every ordinary one") {
    for_each_watch_layout([](const WatchLayout& layout) {
        for (const Transport button : {Transport::kPlay, Transport::kStepBack, Transport::kStepForward})
            REQUIRE_FALSE(layout.transport[static_cast<std::size_t>(button)].empty());
        REQUIRE_FALSE(layout.back.empty());
        REQUIRE_FALSE(layout.play_on.empty());
        // Score and move do not touch where they are side by side.
        if (layout.board.best.x > layout.board.score.x)
            REQUIRE(layout.board.best.x - layout.board.score.right() >= layout.board.unit);
    });
    for (const support::WindowSize size : support::kOrdinaryWindows) {
        INFO(size.width, "x", size.height);
        const WatchLayout layout = make_watch_layout(support::window_of(size), {});
        for (const Rect& rect : layout.transport)
            CHECK_FALSE(rect.empty());
    }
}

}  // namespace
}  // namespace twofold::ui
