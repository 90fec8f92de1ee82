// Every theme that the program holds: all its texts can be read, and all its tiles be told apart.
#include <algorithm>

#include <doctest/doctest.h>

#include "ui/draw/theme.h"

#include "support/ui_assets.h"
#include "support/ui_ciede2000.h"
#include "support/ui_color_blindness.h"

namespace twofold::ui {
namespace {

constexpr double kMinContrast = 4.5;
constexpr double kMinHighContrast = 7;   // of all text in the theme for that
constexpr double kMinShapeContrast = 3;  // there, of cells and tiles
constexpr double kMinDifference = 10;    // CIEDE2000, between neighbours
constexpr double kMinFromGround = 6;     // between a tile and what is behind it
constexpr int kLargest = kTileColors - 1;
constexpr int kLastListed = 17;  // 131072

template <typename Check>
void for_each_theme(Check check) {
    REQUIRE_FALSE(support::themes().empty());
    for (const Theme& theme : support::themes()) {
        INFO(theme.id);
        check(theme);
    }
}

const Theme& theme_of(std::string_view id) {
    const auto& themes = support::themes();
    const auto found =
        std::find_if(themes.begin(), themes.end(), [&](const Theme& theme) { return theme.id == id; });
    REQUIRE(found != themes.end());
    return *found;
}

double least_contrast(const Theme& theme) {
    return theme.id == "high-contrast" ? kMinHighContrast : kMinContrast;
}

// Between neighbours from `first` to `last`, as `sight` sees them.
void check_neighbours_differ(const Theme& theme, int first, int last, support::Sight sight) {
    for (int exponent = first; exponent < last; ++exponent) {
        CAPTURE(exponent);
        const Color tile = theme.tile(static_cast<rules::Exponent>(exponent)).fill;
        const Color next = theme.tile(static_cast<rules::Exponent>(exponent + 1)).fill;
        CHECK(support::ciede2000(support::as_seen(tile, sight), support::as_seen(next, sight)) >=
              kMinDifference);
    }
}

// Calls check(theme, exponent) for every tile that can be made.
template <typename Check>
void for_each_tile(Check check) {
    for_each_theme([&](const Theme& theme) {
        for (int exponent = 1; exponent <= kLargest; ++exponent) {
            CAPTURE(exponent);
            check(theme, static_cast<rules::Exponent>(exponent));
        }
    });
}

TEST_CASE("the number on every tile has a contrast of at least 4.5 to 1, or 7 in high contrast") {
    for_each_tile([](const Theme& theme, rules::Exponent exponent) {
        CHECK(contrast(theme.tile(exponent).ink, theme.tile(exponent).fill) >= least_contrast(theme));
    });
}

TEST_CASE("every text and icon has a contrast of at least 4.5 to 1 with its ground, or 7 in high contrast") {
    for_each_theme([](const Theme& theme) {
        const double least = least_contrast(theme);
        CHECK(contrast(theme.text, theme.window) >= least);
        CHECK(contrast(theme.quiet_text, theme.window) >= least);
        CHECK(contrast(theme.control_ink, theme.control) >= least);
        CHECK(contrast(theme.control_ink, theme.control_active) >= least);
        CHECK(contrast(theme.accent_ink, theme.accent) >= least);
        CHECK(contrast(theme.accent_ink, over(faded(theme.accent_ink, 0.14f), theme.accent)) >= least);
    });
}

TEST_CASE("the ring of focus and the buttons of an overlay stand out from the window") {
    for_each_theme([](const Theme& theme) {
        CHECK(contrast(theme.accent, theme.window) >= 1.3);
        CHECK(support::ciede2000(theme.accent, theme.window) >= 20);
        CHECK(support::ciede2000(theme.accent, theme.control) >= 20);
        CHECK(support::ciede2000(theme.control, theme.window) >= 3);
        CHECK_FALSE(theme.control == theme.control_active);
    });
}

TEST_CASE("neighbouring tiles from 2 to 131072 differ by at least 10 in CIEDE2000") {
    for_each_theme(
        [](const Theme& theme) { check_neighbours_differ(theme, 1, kLastListed, support::Sight::kUsual); });
}

TEST_CASE("beyond 131072 neighbouring tiles still differ by at least 10 in CIEDE2000") {
    for_each_theme([](const Theme& theme) {
        check_neighbours_differ(theme, kLastListed, kLargest, support::Sight::kUsual);
    });
}

TEST_CASE("in the colour-blind-safe theme all neighbours differ as much without red or without green cones") {
    for (const support::Sight sight : {support::Sight::kProtanopia, support::Sight::kDeuteranopia}) {
        INFO("sight ", static_cast<int>(sight));
        check_neighbours_differ(theme_of("colorblind"), 1, kLargest, sight);
    }
}

TEST_CASE("in the colour-blind-safe theme no tile looks like an empty cell to any sight") {
    const Theme& theme = theme_of("colorblind");
    for (const support::Sight sight : {support::Sight::kProtanopia, support::Sight::kDeuteranopia}) {
        INFO("sight ", static_cast<int>(sight));
        for (int exponent = 1; exponent <= kLargest; ++exponent) {
            CAPTURE(exponent);
            const Color tile = theme.tile(static_cast<rules::Exponent>(exponent)).fill;
            CHECK(support::ciede2000(support::as_seen(tile, sight), support::as_seen(theme.cell, sight)) >=
                  kMinFromGround);
        }
    }
}

TEST_CASE(
    "in the high-contrast theme tiles stand out from cells, and cells and the board from their ground") {
    const Theme& theme = theme_of("high-contrast");
    CHECK(contrast(theme.board, theme.window) >= kMinShapeContrast);
    CHECK(contrast(theme.cell, theme.board) >= kMinShapeContrast);
    for (int exponent = 1; exponent <= kLargest; ++exponent) {
        CAPTURE(exponent);
        CHECK(contrast(theme.tile(static_cast<rules::Exponent>(exponent)).fill, theme.cell) >=
              kMinShapeContrast);
    }
}

TEST_CASE("no tile looks like an empty cell or the board") {
    for_each_tile([](const Theme& theme, rules::Exponent exponent) {
        CHECK(support::ciede2000(theme.tile(exponent).fill, theme.cell) >= kMinFromGround);
        CHECK(support::ciede2000(theme.tile(exponent).fill, theme.board) >= kMinFromGround);
    });
}

TEST_CASE("no two of the tiles from 2 to 131072 have the same colour") {
    for_each_theme([](const Theme& theme) {
        for (rules::Exponent first = 1; first <= kLastListed; ++first) {
            for (rules::Exponent second = 1; second < first; ++second) {
                INFO(int{first}, " and ", int{second});
                CHECK(support::ciede2000(theme.tile(first).fill, theme.tile(second).fill) >= 3);
            }
        }
    });
}

TEST_CASE("all colours of a theme are opaque") {
    for_each_theme([](const Theme& theme) {
        for (const Color color :
             {theme.window, theme.text, theme.quiet_text, theme.board, theme.cell, theme.control,
              theme.control_active, theme.control_ink, theme.accent, theme.accent_ink}) {
            CHECK(color.a == 255);
        }
        for (const TileColors& tile : theme.tiles) {
            CHECK(tile.fill.a == 255);
            CHECK(tile.ink.a == 255);
        }
    });
}

}  // namespace
}  // namespace twofold::ui
