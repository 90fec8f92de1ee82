// Rows that are grids: tiles with icons, and the sizes of a board; and how rows share the height of a page.
#include <algorithm>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/ui_page.h"

namespace twofold::ui {
namespace {

using Kind = PageEvent::Kind;
using support::PageHand;

constexpr rules::Size kChosen{4, 4};

int id_of(int rows, int cols) {
    return 10 * rows + cols;
}

Row sizes() {
    Row row{.kind = Row::Kind::kSizes, .label = "Board", .detail = "4 × 4", .size = kChosen};
    for (int rows = rules::kMinSide; rows <= rules::kMaxSide; ++rows) {
        for (int cols = rules::kMinSide; cols <= rules::kMaxSide; ++cols)
            row.buttons.push_back({.id = id_of(rows, cols), .label = std::to_string(id_of(rows, cols))});
    }
    return row;
}

Row action(int id) {
    return {.kind = Row::Kind::kAction, .id = id, .label = "Action"};
}

Page size_page() {
    return {.title = "Sizes", .rows = {action(1), sizes(), action(2)}};
}

// A game in progress (100), and ten tiles (0 to 9).
Page menu_page() {
    Row game{.kind = Row::Kind::kContinue,
             .id = 100,
             .label = "Continue",
             .detail = "4 × 4, 12 points",
             .primary = true,
             .number = "12",
             .note = "4 × 4",
             .board = rules::Board(kChosen)};
    Row tiles{.kind = Row::Kind::kTiles};
    for (int i = 0; i < 10; ++i)
        tiles.buttons.push_back(
            {.id = i, .label = i == 4 ? "Statistics" : "Full screen", .icon = Icon::kHelp});
    return {.title = "Menu", .rows = {game, tiles}};
}

TEST_CASE("arrows go through tiles in two dimensions, and Enter presses one") {
    PageHand hand(menu_page(), {.width = 540, .height = 600});
    hand.view.reveal_focus();
    for (const auto& [key, id] : {std::pair(Key::kDown, 0),
                                  {Key::kRight, 1},
                                  {Key::kRight, 2},
                                  {Key::kDown, 7},
                                  {Key::kLeft, 6},
                                  {Key::kUp, 1},
                                  {Key::kUp, 100},
                                  {Key::kPadDown, 1},
                                  {Key::kPadDown, 6}}) {
        hand.key(key);
        CHECK(hand.view.focused_id() == id);
    }
    const auto event = hand.key(Key::kReturn);
    REQUIRE(event.has_value());
    CHECK(event->kind == Kind::kPressed);
    CHECK(event->id == 6);
}

TEST_CASE("the menu is in sight as a whole, with names that can be read") {
    for (const WindowMetrics window : {WindowMetrics{.width = 540, .height = 600},
                                       {.width = 360, .height = 640},
                                       {.width = 360, .height = 780, .density = 3},
                                       {.width = 1280, .height = 720},
                                       {.width = 640, .height = 360},
                                       {.width = 320, .height = 240}}) {
        CAPTURE(window.width);
        PageHand hand(menu_page(), window);
        CHECK(static_cast<float>(hand.bottom()) <= static_cast<float>(window.height) * window.density);
        DrawList list(support::fonts());
        list.clear(make_page_layout(window).window, support::themes()[0].window);
        hand.view.draw(support::themes()[0], hand.now, list);
        for (const DrawCommand& command : list.commands()) {
            if (command.text_length > 0) CHECK(command.text_px >= 11 * window.density);
        }
        for (std::size_t i = 0; i < 10; ++i) {
            const Rect tile = hand.view.button_rect(1, i, hand.now);
            CHECK(static_cast<float>(std::min(tile.w, tile.h)) >= 44 * window.density);
        }
    }
}

TEST_CASE("a tap anywhere in a switch presses it, as do Enter, left and right") {
    const Page page{.title = "Switches", .rows = {{.kind = Row::Kind::kSwitch, .id = 3, .label = "Switch"}}};
    PageHand hand(page);
    const auto pressed = [](const std::optional<PageEvent>& event) {
        return event && event->kind == Kind::kPressed && event->id == 3;
    };
    const Rect row = hand.view.row_rect(0, hand.now);
    for (const int x : {row.x + 3, row.x + row.w / 2, row.right() - 3})
        CHECK(pressed(hand.tap({static_cast<float>(x), static_cast<float>(row.y + row.h / 2)})));
    hand.view.reveal_focus();
    for (const Key key : {Key::kLeft, Key::kRight, Key::kReturn, Key::kPadConfirm})
        CHECK(pressed(hand.key(key)));
}

TEST_CASE("the focus comes to the chosen size, each arrow goes one row or column on, and Enter picks") {
    PageHand hand(size_page(), {.width = 540, .height = 600});
    CHECK(hand.view.focused_id() == id_of(4, 4));
    hand.view.reveal_focus();
    for (const auto& [key, id] : {std::pair(Key::kUp, id_of(3, 4)),
                                  {Key::kDown, id_of(4, 4)},
                                  {Key::kRight, id_of(4, 5)},
                                  {Key::kDown, id_of(5, 5)},
                                  {Key::kUp, id_of(4, 5)},
                                  {Key::kLeft, id_of(4, 4)},
                                  {Key::kDown, id_of(5, 4)}}) {
        CHECK_FALSE(hand.key(key).has_value());
        CHECK(hand.view.focused_id() == id);
    }
    const auto event = hand.key(Key::kReturn);
    REQUIRE(event.has_value());
    CHECK(event->id == id_of(5, 4));
    hand.key(Key::kTab);
    CHECK(hand.view.focused_id() == 2);
    hand.key(Key::kTab, kShift);
    CHECK(hand.view.focused_id() == id_of(4, 4));
    hand.key(Key::kTab, kShift);
    CHECK(hand.view.focused_id() == 1);
    hand.key(Key::kDown);
    CHECK(hand.view.focused_id() == id_of(4, 4));
}

TEST_CASE("Tab picks the size that it leaves, and nothing where that was chosen already") {
    PageHand hand(size_page(), {.width = 540, .height = 600});
    hand.view.reveal_focus();
    CHECK_FALSE(hand.key(Key::kTab));
    hand.key(Key::kTab, kShift);
    hand.key(Key::kRight);
    const auto picked = hand.key(Key::kTab);
    REQUIRE(picked);
    CHECK(picked->kind == Kind::kPressed);
    CHECK(picked->id == id_of(4, 5));
    CHECK(hand.view.focused_id() == 2);
}

TEST_CASE("each of the 49 sizes is picked by one tap in its cell, and the cells leave no gap") {
    for (const WindowMetrics window :
         {WindowMetrics{.width = 540, .height = 600}, {.width = 240, .height = 480}}) {
        PageHand hand(size_page(), window);
        for (std::size_t button = 0; button < 49; ++button) {
            const Rect cell = hand.view.button_rect(1, button, hand.now);
            const auto event = hand.tap(PageHand::middle_of(cell));
            REQUIRE(event.has_value());
            CHECK(event->id == hand.view.page().rows[1].buttons[button].id);
            if (button % 7 > 0) CHECK(hand.view.button_rect(1, button - 1, hand.now).right() == cell.x);
            if (button >= 7) CHECK(hand.view.button_rect(1, button - 7, hand.now).bottom() == cell.y);
        }
    }
}

TEST_CASE("after a window too low for any row the focused one is in sight again") {
    Page page{.title = "Long"};
    for (int i = 0; i < 30; ++i)
        page.rows.push_back(action(i));
    PageHand hand(page, {.width = 540, .height = 600});
    for (int i = 0; i < 20; ++i)
        hand.key(Key::kDown);
    hand.view.set_layout(make_page_layout({.width = 300, .height = 110}));
    hand.view.set_layout(make_page_layout({.width = 540, .height = 600}));
    const Rect row = hand.view.row_rect(20, hand.now);
    CHECK(row.y >= hand.view.back_rect().bottom());
    CHECK(row.bottom() <= 600);
}

TEST_CASE("type on a page grows little with the window") {
    const int usual = make_page_layout({.width = 540, .height = 600}).body_px;
    CHECK(make_page_layout({.width = 1920, .height = 1080}).body_px <= usual * 5 / 4 + 1);
    CHECK(make_page_layout({.width = 3840, .height = 2160}).body_px <= usual * 3 / 2);
}

}  // namespace
}  // namespace twofold::ui
