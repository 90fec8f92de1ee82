// The icons: something to see in each, nothing outside its square.
#include "ui/draw/icons.h"

#include <array>

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

constexpr std::array kAllIcons = {Icon::kUndo,       Icon::kRedo,     Icon::kNewGame,    Icon::kMenu,
                                  Icon::kBack,       Icon::kPrevious, Icon::kNext,       Icon::kPreviousMark,
                                  Icon::kNextMark,   Icon::kPlay,     Icon::kPause,      Icon::kDaily,
                                  Icon::kHistory,    Icon::kRecords,  Icon::kStatistics, Icon::kSettings,
                                  Icon::kFullscreen, Icon::kWindowed, Icon::kHelp,       Icon::kAbout,
                                  Icon::kQuit,       Icon::kShare};

// How much of the pixels of an icon of this size is covered, 0 to 1; coverage by pixel goes to `each`.
template <typename Each>
float covered_share(Icon icon, int size, Each each) {
    float sum = 0;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const float coverage = icon_coverage(icon, static_cast<float>(size), static_cast<float>(x) + 0.5f,
                                                 static_cast<float>(y) + 0.5f);
            each(x, y, coverage);
            sum += coverage;
        }
    }
    return sum / static_cast<float>(size * size);
}

TEST_CASE("every icon has ink, as much at every size, and none at the edge of its square") {
    for (const Icon icon : kAllIcons) {
        CAPTURE(static_cast<int>(icon));
        const auto no_ink_at_edge = [](int size) {
            return [size](int x, int y, float coverage) {
                REQUIRE(coverage >= 0);
                REQUIRE(coverage <= 1);
                if (x == 0 || y == 0 || x == size - 1 || y == size - 1) REQUIRE(coverage == 0);
            };
        };
        const float small = covered_share(icon, 24, no_ink_at_edge(24));
        const float large = covered_share(icon, 144, no_ink_at_edge(144));
        CHECK(small > 0.05f);
        CHECK(small < 0.4f);
        CHECK(std::abs(small - large) < 0.02f);
    }
}

TEST_CASE("undo and redo mirror each other, the others mirror themselves") {
    const auto same = [](Icon icon, Icon image, auto place) {
        covered_share(icon, 48, [&](int x, int y, float coverage) {
            const auto [image_x, image_y] = place(x, y);
            const float other = icon_coverage(image, 48, static_cast<float>(image_x) + 0.5f,
                                              static_cast<float>(image_y) + 0.5f);
            INFO(x, " ", y);
            REQUIRE(std::abs(coverage - other) < 0.001f);
        });
    };
    const auto left_right = [](int x, int y) { return std::pair(47 - x, y); };
    const auto up_down = [](int x, int y) { return std::pair(x, 47 - y); };
    same(Icon::kUndo, Icon::kRedo, left_right);
    for (const Icon icon : {Icon::kNewGame, Icon::kMenu, Icon::kPause, Icon::kFullscreen, Icon::kWindowed}) {
        same(icon, icon, left_right);
        same(icon, icon, up_down);
    }
}

TEST_CASE("no two icons look the same") {
    for (const Icon first : kAllIcons) {
        for (const Icon second : kAllIcons) {
            if (first == second) continue;
            float difference = 0;
            covered_share(first, 24, [&](int x, int y, float coverage) {
                difference += std::abs(coverage - icon_coverage(second, 24, static_cast<float>(x) + 0.5f,
                                                                static_cast<float>(y) + 0.5f));
            });
            INFO(static_cast<int>(first), " and ", static_cast<int>(second));
            CHECK(difference > 10);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
