// What a draw list holds: commands in order, their printed form, and which pixels each can touch.
#include "ui/draw/draw_list.h"

#include <cmath>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

constexpr Rect kWindow{0, 0, 200, 100};
constexpr Color kGround{1, 2, 3};
constexpr Color kRed{255, 0, 0};
constexpr Color kBlue{0, 0, 255};

DrawList empty_list() {
    DrawList list(support::fonts());
    list.clear(kWindow, kGround);
    return list;
}

const TileLabel kLabel{.text = "64", .text_px = 20, .text_at = {8, 30}};

TEST_CASE("a list prints one line a command, in drawing order") {
    DrawList list = empty_list();
    list.round_rect({1, 2, 30.5f, 40}, 6, kRed);
    list.round_rect({1, 2, 3, 4}, 0, {255, 0, 0, 128});
    list.tile({10, 10, 40, 40}, 50, 5, kBlue, kRed, kLabel, 0.5f);
    list.text("Best 8", {5, 90.25f}, FontId::kText, 13, kBlue);
    list.text("1,024", {5, 60}, FontId::kNumbers, 28, kBlue, Digits::kTabular);
    list.icon(Icon::kRedo, {100, 10, 24, 24}, kRed);
    CHECK(list.to_text() ==
          "window 200x100 #010203ff\n"
          "round_rect 1.00 2.00 30.50 40.00 r6.00 #ff0000ff\n"
          "round_rect 1.00 2.00 3.00 4.00 #ff000080\n"
          "tile 10.00 10.00 40.00 40.00 r5.00 #0000ff80 #ff0000ff numbers 20px at 8.00 30.00 \"64\"\n"
          "text #0000ffff text 13px at 5.00 90.25 \"Best 8\"\n"
          "text #0000ffff numbers tabular 28px at 5.00 60.00 \"1,024\"\n"
          "icon redo 100.00 10.00 24.00 24.00 #ff0000ff\n");
}

TEST_CASE("a list that was cleared is as good as new") {
    DrawList list = empty_list();
    list.text("Best 8", {5, 90}, FontId::kText, 13, kBlue);
    list.clear({0, 0, 7, 8}, kBlue);
    CHECK(list.to_text() == "window 7x8 #0000ffff\n");
    CHECK(list.window() == Rect{0, 0, 7, 8});
    CHECK(list.background() == kBlue);
    list.text("2", {0, 5}, FontId::kText, 13, kBlue);
    CHECK(list.text_of(list.commands()[0]) == "2");
}

TEST_CASE("what cannot be seen is not in the list") {
    DrawList list = empty_list();
    list.round_rect({1, 2, 30, 40}, 6, {255, 0, 0, 0});
    list.round_rect({1, 2, 0, 40}, 6, kRed);
    list.round_rect({1, 2, 30, -1}, 6, kRed);
    list.tile({10, 10, 40, 40}, 40, 5, kBlue, kRed, kLabel, 0);
    list.text("", {5, 90}, FontId::kText, 13, kBlue);
    list.text("2", {5, 90}, FontId::kText, 13, {255, 0, 0, 0});
    list.icon(Icon::kUndo, {100, 10, 24, 24}, {255, 0, 0, 0});
    CHECK(list.commands().empty());
}

TEST_CASE("each command keeps its own text") {
    DrawList list = empty_list();
    list.text("one", {5, 20}, FontId::kText, 13, kBlue);
    list.tile({10, 10, 40, 40}, 40, 5, kBlue, kRed, kLabel);
    list.text("two", {5, 40}, FontId::kText, 13, kBlue);
    CHECK(list.text_of(list.commands()[0]) == "one");
    CHECK(list.text_of(list.commands()[1]) == "64");
    CHECK(list.text_of(list.commands()[2]) == "two");
}

TEST_CASE("shapes are within their bounds, to the next whole px") {
    DrawList list = empty_list();
    list.round_rect({1.5f, 2, 30, 40.25f}, 6, kRed);
    list.icon(Icon::kUndo, {100, 10, 24, 24}, kRed);
    list.tile({10.25f, 10, 40, 40}, 50, 5, kBlue, kRed, kLabel);
    CHECK(list.commands()[0].bounds == Rect{1, 2, 31, 41});
    CHECK(list.commands()[1].bounds == Rect{100, 10, 24, 24});
    CHECK(list.commands()[2].bounds.contains(Rect{10, 10, 41, 40}));
}

// Every glyph that a font has, as UTF-8 of at most three bytes.
std::vector<std::string> all_glyphs(const Font& font) {
    std::vector<std::string> glyphs;
    for (char32_t c = 0x20; c < 0x3000; ++c) {
        if (font.glyph(c).code_point != c) continue;
        std::string utf8;
        if (c < 0x80) {
            utf8 = {static_cast<char>(c)};
        } else if (c < 0x800) {
            utf8 = {static_cast<char>(0xc0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3f))};
        } else {
            utf8 = {static_cast<char>(0xe0 | (c >> 12)), static_cast<char>(0x80 | ((c >> 6) & 0x3f)),
                    static_cast<char>(0x80 | (c & 0x3f))};
        }
        glyphs.push_back(utf8);
    }
    return glyphs;
}

TEST_CASE("the ink of every glyph is within the bounds of a text, at every size") {
    for (const FontId id : {FontId::kNumbers, FontId::kText}) {
        const Font& font = support::font(id);
        const std::vector<std::string> glyphs = all_glyphs(font);
        REQUIRE(glyphs.size() > 300);
        for (const float px : {4.0f, 13.0f, 28.0f, 108.0f}) {
            for (const std::string& glyph : glyphs) {
                INFO(glyph, " at ", px, " px");
                DrawList list = empty_list();
                list.text(glyph, {50.5f, 60}, id, px, kRed);
                const Rect bounds = list.commands()[0].bounds;
                const InkBox ink = font.ink(glyph, px);
                // To the sides a px more, for what a rasteriser makes of edges.
                REQUIRE(50.5f + ink.left - 1 >= static_cast<float>(bounds.x));
                REQUIRE(50.5f + ink.right + 1 <= static_cast<float>(bounds.right()));
                REQUIRE(60 - std::ceil(ink.top) >= static_cast<float>(bounds.y));
                REQUIRE(60 - std::floor(ink.bottom) <= static_cast<float>(bounds.bottom()));
            }
        }
    }
}

// A list with one command each, all different from each other in just one thing.
std::vector<DrawList> all_different() {
    std::vector<DrawList> lists;
    const auto add = [&](auto draw) {
        lists.push_back(empty_list());
        draw(lists.back());
    };
    const RectF rect{10, 10, 40, 40};
    add([&](DrawList& l) { l.round_rect(rect, 5, kRed); });
    add([&](DrawList& l) { l.round_rect(rect, 6, kRed); });
    add([&](DrawList& l) { l.round_rect(rect, 5, kBlue); });
    add([&](DrawList& l) { l.round_rect(rect, 5, {255, 0, 0, 254}); });
    for (const RectF other :
         {RectF{11, 10, 40, 40}, RectF{10, 11, 40, 40}, RectF{10, 10, 41, 40}, RectF{10, 10, 40, 41}})
        add([&](DrawList& l) { l.round_rect(other, 5, kRed); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kBlue, kLabel); });
    add([&](DrawList& l) { l.tile(rect, 41, 5, kRed, kBlue, kLabel); });
    add([&](DrawList& l) { l.tile(rect, 40, 6, kRed, kBlue, kLabel); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kBlue, kBlue, kLabel); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kRed, kLabel); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kBlue, kLabel, 0.5f); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kBlue, {"65", 20, {8, 30}}); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kBlue, {"64", 21, {8, 30}}); });
    add([&](DrawList& l) { l.tile(rect, 40, 5, kRed, kBlue, {"64", 20, {9, 30}}); });
    add([&](DrawList& l) { l.text("11", {5, 60}, FontId::kText, 13, kRed); });
    add([&](DrawList& l) { l.text("11", {5, 60}, FontId::kNumbers, 13, kRed); });
    add([&](DrawList& l) { l.text("11", {5, 60}, FontId::kText, 13, kRed, Digits::kTabular); });
    add([&](DrawList& l) { l.text("11", {5, 61}, FontId::kText, 13, kRed); });
    add([&](DrawList& l) { l.text("111", {5, 60}, FontId::kText, 13, kRed); });
    for (const Icon icon : {Icon::kUndo, Icon::kRedo, Icon::kNewGame, Icon::kMenu, Icon::kPlay})
        add([&](DrawList& l) { l.icon(icon, {10, 10, 40, 40}, kRed); });
    return lists;
}

TEST_CASE("a command's fingerprint changes with everything that decides its pixels, and with nothing else") {
    std::set<std::uint64_t> prints;
    const std::vector<DrawList> once = all_different();
    const std::vector<DrawList> again = all_different();
    for (std::size_t i = 0; i < once.size(); ++i) {
        INFO(once[i].to_text());
        prints.insert(once[i].commands()[0].fingerprint);
        CHECK(again[i].commands()[0].fingerprint == once[i].commands()[0].fingerprint);
    }
    CHECK(prints.size() == once.size());
    DrawList later = empty_list();
    later.text("before", {5, 20}, FontId::kText, 13, kBlue);
    later.text("11", {5, 60}, FontId::kText, 13, kRed);
    CHECK(prints.count(later.commands()[1].fingerprint) == 1);
}

}  // namespace
}  // namespace twofold::ui
