// The numbers on tiles, for every exponent and every size that a cell can have.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/board_text.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

#include "support/ui_assets.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

constexpr int kLargest = kTileColors - 1;

const Font& numbers() {
    return support::font(FontId::kNumbers);
}

TileLabel label_of(int exponent, const Layout& layout) {
    return tile_label(static_cast<rules::Exponent>(exponent), layout, numbers());
}

// One layout for each cell and density that the windows and boards give, by the size of the cell.
const std::vector<Layout>& distinct_layouts() {
    static const std::vector<Layout> kLayouts = [] {
        std::map<std::pair<int, float>, Layout> by_cell;
        support::for_each_window(support::all_windows(), [&](const WindowMetrics& window, rules::Size size) {
            const Layout layout = make_layout(window, size);
            by_cell.emplace(std::pair(layout.cell, layout.density), layout);
        });
        std::vector<Layout> layouts;
        for (const auto& entry : by_cell)
            layouts.push_back(entry.second);
        return layouts;
    }();
    return kLayouts;
}

// Calls check(label, exponent, layout) for every tile in every cell.
template <typename Check>
void for_each_label(Check check) {
    for (const Layout& layout : distinct_layouts()) {
        INFO("cell ", layout.cell, ", density ", layout.density);
        for (int exponent = 1; exponent <= kLargest; ++exponent) {
            CAPTURE(exponent);
            check(label_of(exponent, layout), exponent, layout);
        }
    }
}

// Relative to the tile's top-left corner, y downwards.
RectF ink_of(const TileLabel& label) {
    const InkBox ink = numbers().ink(label.text, label.text_px);
    return {label.text_at.x + ink.left, label.text_at.y - ink.top, ink.right - ink.left,
            ink.top - ink.bottom};
}

// The largest size at which a text of so many digits is no wider than a tile less its padding.
float widest_px(std::size_t digits, const Layout& layout) {
    const auto room = static_cast<float>(layout.cell - 2 * layout.step);
    return room / (static_cast<float>(digits) * numbers().advance(U'0', Digits::kTabular, 1));
}

TEST_CASE("cells of many sizes occur, from tiny to huge") {
    REQUIRE(distinct_layouts().size() > 300);
    CHECK(distinct_layouts().front().cell < 20);
    CHECK(distinct_layouts().back().cell > 1000);
}

TEST_CASE("an empty cell has no number") {
    CHECK(label_of(0, make_layout({}, {})).text.empty());
}

TEST_CASE("the ink of every number is inside its tile less the padding") {
    for_each_label([](const TileLabel& label, int, const Layout& layout) {
        const RectF ink = ink_of(label);
        const auto padding = static_cast<float>(layout.step);
        const auto end = static_cast<float>(layout.cell - layout.step);
        INFO(label.text, " at ", label.text_px, " px");
        REQUIRE(ink.x >= padding - 0.01f);
        REQUIRE(ink.y >= padding - 0.01f);
        REQUIRE(ink.x + ink.w <= end + 0.01f);
        REQUIRE(ink.y + ink.h <= end + 0.01f);
    });
}

TEST_CASE("every number is centred by its ink") {
    for_each_label([](const TileLabel& label, int, const Layout& layout) {
        const RectF ink = ink_of(label);
        const float middle = static_cast<float>(layout.cell) / 2;
        REQUIRE(std::abs(ink.x + ink.w / 2 - middle) < 1);
        REQUIRE(std::abs(ink.y + ink.h / 2 - middle) < 1);
    });
}

TEST_CASE("a tile shows its number up to six digits, and its power of two above") {
    const Layout layout = make_layout({}, {});
    for (int exponent = 1; exponent <= kLargest; ++exponent) {
        CAPTURE(exponent);
        const std::string expected =
            exponent < 20 ? std::to_string(1 << exponent) : "2^" + std::to_string(exponent);
        CHECK(label_of(exponent, layout).text == expected);
    }
}

TEST_CASE("in small cells too a label is the number or its power of two") {
    for_each_label([](const TileLabel& label, int exponent, const Layout&) {
        const bool number =
            exponent < 64 &&
            label.text == std::to_string(rules::face_value(static_cast<rules::Exponent>(exponent)));
        const bool power = label.text == "2^" + std::to_string(exponent);
        INFO(label.text);
        REQUIRE((number || power));
        if (number) REQUIRE(label.text.size() <= 6);
    });
}

TEST_CASE("type is at least 12 units wherever any form of the number allows it") {
    for_each_label([](const TileLabel& label, int exponent, const Layout& layout) {
        const float least = 12 * layout.density;
        if (label.text_px >= least) return;
        INFO(label.text, " at ", label.text_px, " px");
        const auto face = session::tile_text(static_cast<rules::Exponent>(exponent));
        const std::size_t shortest = std::min(face.size(), 2 + std::to_string(exponent).size());
        REQUIRE(label.text.size() == shortest);
        const float tallest = 0.40f * static_cast<float>(layout.cell) / numbers().cap_height(1);
        REQUIRE(std::floor(std::min(widest_px(shortest, layout), tallest)) < least);
    });
}

TEST_CASE("numbers of as many digits have the same size, and more digits never a larger one") {
    for (const Layout& layout : distinct_layouts()) {
        INFO("cell ", layout.cell, ", density ", layout.density);
        std::map<std::size_t, float> size_of_length;
        for (int exponent = 1; exponent <= kLargest; ++exponent) {
            CAPTURE(exponent);
            const TileLabel label = label_of(exponent, layout);
            const auto known = size_of_length.emplace(label.text.size(), label.text_px).first;
            REQUIRE(known->second == label.text_px);
        }
        float before = size_of_length.begin()->second;
        for (const auto& entry : size_of_length) {
            INFO(entry.first, " digits");
            REQUIRE(entry.second <= before);
            before = entry.second;
        }
    }
}

TEST_CASE("the cap height of one and two digits is about 40 % of the tile, and sizes are whole px") {
    for_each_label([](const TileLabel& label, int exponent, const Layout& layout) {
        REQUIRE(label.text_px == std::floor(label.text_px));
        if (exponent > 6 || layout.cell < 40) return;
        const float share = numbers().cap_height(label.text_px) / static_cast<float>(layout.cell);
        REQUIRE(share > 0.37f);
        REQUIRE(share <= 0.401f);
    });
}

TEST_CASE("digits are as large as the tile lets them be") {
    for_each_label([](const TileLabel& label, int, const Layout& layout) {
        const float cap = numbers().cap_height(label.text_px + 1) / static_cast<float>(layout.cell);
        const float width = widest_px(label.text.size(), layout);
        REQUIRE((label.text_px + 1 > width || cap > 0.40f));
    });
}

TEST_CASE("a number does not shrink when it is laid out again, nor in a larger cell") {
    for (const Layout& layout : distinct_layouts()) {
        Layout larger = layout;
        larger.cell += layout.step * 18;
        larger.step *= 2;
        for (const int exponent : {1, 10, 13, 17, 20, 65}) {
            INFO("cell ", layout.cell, ", density ", layout.density, ", exponent ", exponent);
            const TileLabel label = label_of(exponent, layout);
            REQUIRE(label_of(exponent, layout).text_px == label.text_px);
            REQUIRE(label_of(exponent, layout).text_at == label.text_at);
            if (label_of(exponent, larger).text == label.text) {
                REQUIRE(label_of(exponent, larger).text_px >= label.text_px);
            }
        }
    }
}

}  // namespace
}  // namespace twofold::ui
