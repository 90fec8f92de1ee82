// A page with keys alone: rows of buttons, and what cannot be focused but is to be read.
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "support/ui_page.h"

namespace twofold::ui {
namespace {

using Kind = PageEvent::Kind;
using support::PageHand;

constexpr int kSettled = 5000;  // ms after which nothing glides

Row action(int id) {
    return {.kind = Row::Kind::kAction, .id = id, .label = "Action"};
}
Row value(std::string label) {
    return {.kind = Row::Kind::kValue, .label = std::move(label), .detail = "1,234"};
}
// Ids from `first` on.
Row buttons(int first, int count) {
    Row row{.kind = Row::Kind::kButtons};
    for (int i = 0; i < count; ++i)
        row.buttons.push_back({.id = first + i, .label = std::to_string(first + i)});
    return row;
}

// An action (100), three rows of three buttons (1 to 9), a row of two (10, 11), an action (101).
Page keypad() {
    Page page{.title = "Keypad"};
    page.rows = {action(100), buttons(1, 3), buttons(4, 3), buttons(7, 3), buttons(10, 2), action(101)};
    return page;
}

// Between its first row and its last one many screens of figures.
Page long_page(bool first, bool last) {
    Page page{.title = "Figures"};
    if (first) page.rows.push_back(action(1));
    for (int i = 0; i < 100; ++i)
        page.rows.push_back(value("Figure " + std::to_string(i)));
    if (last) page.rows.push_back(action(2));
    return page;
}

std::optional<int> pressed(PageHand& hand, Key key = Key::kReturn) {
    const auto event = hand.key(key);
    if (!event || event->kind != Kind::kPressed) return std::nullopt;
    return event->id;
}

TEST_CASE("left and right go along a row of buttons and stop at its ends, and Enter presses one") {
    PageHand hand(keypad());
    hand.key(Key::kDown);
    CHECK(pressed(hand) == 1);
    hand.key(Key::kLeft);
    CHECK(pressed(hand) == 1);
    hand.key(Key::kRight);
    CHECK(pressed(hand, Key::kSpace) == 2);
    hand.key(Key::kPadRight);
    CHECK(pressed(hand, Key::kPadConfirm) == 3);
    hand.key(Key::kRight);
    CHECK(pressed(hand) == 3);
}

TEST_CASE("up and down keep the column, also through a row without one") {
    PageHand hand(keypad());
    hand.key(Key::kDown);
    hand.key(Key::kRight);
    hand.key(Key::kRight);
    for (const int id : {6, 9, 11, 101}) {
        hand.key(Key::kDown);
        CHECK(hand.view.focused_id() == id);
    }
    for (const int id : {11, 9, 6, 3, 100}) {
        hand.key(Key::kUp);
        CHECK(hand.view.focused_id() == id);
    }
    hand.key(Key::kDown);
    CHECK(hand.view.focused_id() == 3);
}

TEST_CASE("Tab goes through everything once, and with Shift back") {
    PageHand hand(keypad());
    for (const int id : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 101}) {
        hand.key(Key::kTab);
        CHECK(hand.view.focused_id() == id);
    }
    for (const int id : {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 100}) {
        hand.key(Key::kTab, kShift);
        CHECK(hand.view.focused_id() == id);
    }
}

TEST_CASE("a disabled button is passed over and pressed by nothing") {
    Page page = keypad();
    page.rows[1].buttons[1].enabled = false;
    PageHand hand(page);
    hand.key(Key::kDown);
    hand.key(Key::kRight);
    CHECK(hand.view.focused_id() == 3);
    CHECK_FALSE(hand.tap(hand.middle_of(hand.view.button_rect(1, 1, hand.now))));
    for (RowButton& button : page.rows[1].buttons)
        button.enabled = false;
    hand.view.set_page(page);
    hand.key(Key::kHome);
    hand.key(Key::kDown);
    CHECK(hand.view.focused_id() == 6);
}

TEST_CASE("a tap presses the button that it is on, and between two of them nothing") {
    PageHand hand(keypad());
    for (std::size_t i = 0; i < 3; ++i) {
        const auto event = hand.tap(hand.middle_of(hand.view.button_rect(2, i, hand.now)));
        REQUIRE(event.has_value());
        CHECK(event->kind == Kind::kPressed);
        CHECK(event->id == 4 + static_cast<int>(i));
        CHECK(hand.view.focused_id() == event->id);
    }
    const Rect left = hand.view.button_rect(2, 0, hand.now);
    CHECK_FALSE(hand.tap({static_cast<float>(left.right() + 2), static_cast<float>(left.y + 5)}));
    hand.key(Key::kUp);
    CHECK(hand.view.focused_id() == 3);  // above the one that was tapped last
}

TEST_CASE("buttons lie side by side in their row, each as large as a finger needs") {
    for (const float density : {1.0f, 1.5f, 3.0f}) {
        Page page{.title = "Buttons"};
        for (int count = 1; count <= 5; ++count)
            page.rows.push_back(buttons(10 * count, count));
        const PageHand hand(page, {.width = 320, .height = 480, .density = density});
        for (std::size_t row = 0; row < page.rows.size(); ++row) {
            const Rect whole = hand.view.row_rect(row, hand.now);
            int x = whole.x;
            for (std::size_t i = 0; i <= row; ++i) {
                const Rect rect = hand.view.button_rect(row, i, hand.now);
                CHECK(rect.x >= x);
                CHECK(static_cast<float>(rect.w) >= 44 * density);
                CHECK(static_cast<float>(rect.h) >= 44 * density);
                CHECK(rect.y == whole.y);
                x = rect.right() + 1;
            }
            CHECK(x == whole.right() + 1);
        }
    }
}

TEST_CASE("new rows keep the focus on its button") {
    PageHand hand(keypad());
    hand.key(Key::kDown);
    hand.key(Key::kDown);
    hand.key(Key::kRight);
    Page page = keypad();
    page.rows.insert(page.rows.begin() + 1, value("More"));
    hand.view.set_page(page);
    CHECK(hand.view.focused_id() == 5);
}

// Presses the key until it changes nothing, and sees to it that no row is passed over unseen.
void read_all(PageHand& hand, Key key) {
    const int height = 480 - hand.view.back_rect().bottom();
    std::set<std::size_t> seen;
    int last = -1;
    std::optional<int> last_focus = -1;
    for (int presses = 0; presses < 200; ++presses) {
        const int scroll = hand.view.scroll(hand.now + kSettled);
        if (scroll == last && hand.view.focused_id() == last_focus) break;
        if (last >= 0) CHECK(std::abs(scroll - last) <= height);
        last = scroll;
        last_focus = hand.view.focused_id();
        for (std::size_t row = 0; row < hand.view.page().rows.size(); ++row) {
            const Rect rect = hand.view.row_rect(row, hand.now + kSettled);
            if (rect.y >= hand.view.back_rect().bottom() && rect.bottom() <= 480) seen.insert(row);
        }
        hand.key(key);
        hand.now += kSettled;
    }
    CHECK(seen.size() == hand.view.page().rows.size());
}

TEST_CASE("arrows alone show every row there and back, whatever of them can be focused") {
    for (const bool first : {false, true}) {
        for (const bool last : {false, true}) {
            CAPTURE(first);
            CAPTURE(last);
            PageHand hand(long_page(first, last));
            read_all(hand, Key::kDown);
            CHECK(hand.bottom() <= 480);
            if (last) CHECK(pressed(hand) == 2);
            read_all(hand, Key::kUp);
            CHECK(hand.view.scroll(hand.now) == 0);
            if (first) CHECK(pressed(hand) == 1);
        }
    }
}

TEST_CASE("the focus is where the page keys go, so that what they show can be pressed") {
    PageHand hand(long_page(true, true));
    hand.key(Key::kEnd);
    CHECK(hand.view.focused_id() == 2);
    CHECK(pressed(hand) == 2);
    hand.key(Key::kHome);
    CHECK(pressed(hand) == 1);
    for (int i = 0; i < 20; ++i)
        hand.key(Key::kPageDown);
    CHECK(pressed(hand) == 2);
    for (int i = 0; i < 20; ++i)
        hand.key(Key::kPadPrevious);
    CHECK(pressed(hand, Key::kPadConfirm) == 1);
}

TEST_CASE("what is focused out of sight is shown by Enter before another Enter presses it") {
    PageHand hand(long_page(true, true));
    hand.view.handle(WheelEvent{-10}, hand.now);
    hand.now += kSettled;
    REQUIRE(hand.view.scroll(hand.now) > 480);
    CHECK_FALSE(pressed(hand).has_value());
    hand.now += kSettled;
    CHECK(hand.view.scroll(hand.now) == 0);
    CHECK(pressed(hand) == 1);
}

TEST_CASE("an arrow goes on from what is seen where the focus was left behind") {
    Page page{.title = "Actions"};
    for (int i = 0; i < 50; ++i)
        page.rows.push_back(action(i));
    PageHand hand(page);
    hand.view.handle(WheelEvent{-10}, hand.now);
    hand.now += kSettled;
    const int scroll = hand.view.scroll(hand.now);
    hand.key(Key::kDown);
    hand.now += kSettled;
    CHECK(hand.view.focused_id().value_or(0) > 8);
    CHECK(std::abs(hand.view.scroll(hand.now) - scroll) < 100);
}

TEST_CASE("values that follow each other are lines of one table, lower than what can be pressed") {
    PageHand hand(long_page(true, true));
    const Rect above = hand.view.row_rect(1, hand.now);
    const Rect below = hand.view.row_rect(2, hand.now);
    CHECK(below.y == above.bottom());
    CHECK(above.h < 44);
    CHECK(hand.view.row_rect(0, hand.now).bottom() < above.y);
    CHECK_FALSE(hand.tap(hand.middle(1)));
}

TEST_CASE("the numbers of a table end at the right edge, each digit under the other") {
    Page page{.title = "Table"};
    page.rows = {value("One"), value("Other")};
    page.rows[0].detail = "1,111,111";
    page.rows[1].detail = "888";
    const PageHand hand(page);
    DrawList list(support::fonts());
    hand.view.draw(support::themes()[0], hand.now, list);
    const Font& font = support::fonts()[static_cast<std::size_t>(FontId::kText)];
    int numbers = 0;
    for (const DrawCommand& command : list.commands()) {
        if (command.kind != DrawCommand::Kind::kText || command.digits != Digits::kTabular) continue;
        ++numbers;
        const float width = font.width(list.text_of(command), Digits::kTabular, command.text_px);
        const auto right = static_cast<float>(hand.view.row_rect(0, hand.now).right());
        CHECK(command.text_at.x + width == doctest::Approx(right).epsilon(0.01));
    }
    CHECK(numbers == 2);
}

}  // namespace
}  // namespace twofold::ui
