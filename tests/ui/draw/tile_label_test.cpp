// The numbers on tiles, for every exponent and every size that a cell can have.
#include "ui/draw/tile_label.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/board_text.h"
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

bool ends_with_letter(std::string_view text) {
    return text.back() > '9';
}

// The largest size at which a label of so many characters is no wider than a tile less its padding.
float widest_px(std::string_view label, const Layout& layout) {
    const auto room = static_cast<float>(layout.cell - 2 * layout.step);
    const float digit = numbers().advance(U'0', Digits::kTabular, 1);
    if (!ends_with_letter(label)) return room / (static_cast<float>(label.size()) * digit);
    const float letter = numbers().advance(U'M', Digits::kTabular, 1);
    return room / (static_cast<float>(label.size() - 1) * digit + letter);
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

TEST_CASE("a tile shows its number up to six digits, and above that the short form that people know") {
    const Layout layout = make_layout({}, {});
    const auto text_of = [&](int exponent) { return label_of(exponent, layout).text; };
    for (int exponent = 1; exponent < 20; ++exponent)
        CHECK(text_of(exponent) == std::to_string(1 << exponent));
    CHECK(text_of(20) == "1M");
    CHECK(text_of(21) == "2M");
    CHECK(text_of(29) == "512M");
    CHECK(text_of(30) == "1G");
    CHECK(text_of(40) == "1T");
    CHECK(text_of(50) == "1P");
    CHECK(text_of(65) == "32E");
    CHECK(text_of(70) == "2^70");
}

TEST_CASE("in small cells too a label is the number or its short form") {
    for_each_label([](const TileLabel& label, int exponent, const Layout&) {
        const auto tile = static_cast<rules::Exponent>(exponent);
        INFO(label.text);
        REQUIRE((label.text == session::tile_text(tile) || label.text == session::tile_short(tile)));
        REQUIRE(label.text.size() <= 6);
    });
}

TEST_CASE("type is at least 12 units wherever any form of the number allows it") {
    for_each_label([](const TileLabel& label, int exponent, const Layout& layout) {
        const float least = 12 * layout.density;
        if (label.text_px >= least) return;
        INFO(label.text, " at ", label.text_px, " px");
        const auto face = session::tile_text(static_cast<rules::Exponent>(exponent));
        const auto short_form = session::tile_short(static_cast<rules::Exponent>(exponent));
        const std::string shortest =
            std::min(face, short_form, [](const auto& a, const auto& b) { return a.size() < b.size(); });
        REQUIRE(label.text == shortest);
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
            if (ends_with_letter(label.text)) continue;
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
        const float width = widest_px(label.text, layout);
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
