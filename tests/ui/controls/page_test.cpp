#include <doctest/doctest.h>

#include "ui/controls/page_view.h"

#include "support/ui_page.h"

namespace twofold::ui {
namespace {

using Kind = PageEvent::Kind;
using PointerKind = PointerEvent::Kind;

constexpr int kActions = 20;

// A heading, a choice (100), a disabled action (101), then actions 0 to 19: more than fit into a small
// window.
Page some_page() {
    Page page{.title = "Some page"};
    page.rows.push_back({.kind = Row::Kind::kHeading, .label = "Heading"});
    page.rows.push_back({.kind = Row::Kind::kChoice, .id = 100, .label = "Choice", .detail = "Value"});
    page.rows.push_back({.kind = Row::Kind::kAction, .id = 101, .label = "Not now", .enabled = false});
    for (int i = 0; i < kActions; ++i) {
        page.rows.push_back({.kind = Row::Kind::kAction, .id = i, .label = "Action"});
    }
    return page;
}

class View : public support::PageHand {
  public:
    explicit View(const WindowMetrics& window = {.width = 320, .height = 480})
        : PageHand(some_page(), window) {}
};

bool is(const std::optional<PageEvent>& event, Kind kind, int id = 0) {
    return event && event->kind == kind && event->id == id;
}

TEST_CASE("arrows go through the rows that can be focused, and Enter and Space press them") {
    View page;
    CHECK(page.view.focused_id() == 100);
    page.key(Key::kDown);
    CHECK(page.view.focused_id() == 0);  // past the disabled one
    CHECK(is(page.key(Key::kReturn), Kind::kPressed, 0));
    page.key(Key::kTab);
    CHECK(is(page.key(Key::kSpace), Kind::kPressed, 1));
    page.key(Key::kTab, kShift);
    page.key(Key::kUp);
    CHECK(page.view.focused_id() == 100);
    page.key(Key::kUp);
    CHECK(page.view.focused_id() == 100);  // the first
    CHECK_FALSE(page.key(Key::kReturn, kNoModifier, true));
}

TEST_CASE("left and right change a choice and nothing else") {
    View page;
    page.view.reveal_focus();
    CHECK(is(page.key(Key::kRight), Kind::kNext, 100));
    CHECK(is(page.key(Key::kLeft), Kind::kPrevious, 100));
    CHECK(is(page.key(Key::kReturn), Kind::kNext, 100));
    page.key(Key::kDown);
    CHECK_FALSE(page.key(Key::kRight));
}

TEST_CASE("a focus that is not seen is shown before a key changes or presses anything") {
    for (const Key key : {Key::kRight, Key::kLeft, Key::kReturn, Key::kSpace}) {
        CAPTURE(static_cast<int>(key));
        View page;
        CHECK_FALSE(page.key(key));
        CHECK(page.view.focused_id() == 100);
        CHECK(is(page.key(Key::kReturn), Kind::kNext, 100));
    }
}

TEST_CASE("while the focus is not seen Enter presses what stands out, once it is in view") {
    View page;
    Page meant = some_page();
    meant.rows[5].primary = true;
    page.view.set_page(meant);
    CHECK(is(page.key(Key::kReturn), Kind::kPressed, 2));
    Page far = some_page();
    far.rows.back().primary = true;
    View other;
    other.view.set_page(far);
    CHECK_FALSE(other.key(Key::kReturn));
    CHECK(other.view.focused_id() == kActions - 1);
    other.now += 5000;
    CHECK(is(other.key(Key::kReturn), Kind::kPressed, kActions - 1));
}

TEST_CASE("what a key focuses is in sight at once, however long the list is") {
    Page page = some_page();
    for (int i = kActions; i < 1000; ++i)
        page.rows.push_back({.kind = Row::Kind::kAction, .id = i + 1000, .label = "Action"});
    View view;
    view.view.set_page(page);
    view.now = 1000;
    view.key(Key::kEnd);
    const Rect last = view.view.row_rect(page.rows.size() - 1, view.now + 300);
    CHECK(last.bottom() <= 480);
    CHECK_FALSE(view.view.moving(view.now + 1000));
}

TEST_CASE("Escape and Backspace go back, once for each press") {
    View page;
    CHECK(is(page.key(Key::kEscape), Kind::kBack));
    CHECK(is(page.key(Key::kBackspace), Kind::kBack));
    CHECK_FALSE(page.key(Key::kEscape, kNoModifier, true));
    CHECK_FALSE(page.key(Key::kEscape, kCtrl));
}

TEST_CASE(
    "a page is gone through, changed, pressed and left with a pad alone, and undo means nothing on it") {
    View page;
    page.view.reveal_focus();
    CHECK(is(page.key(Key::kPadRight), Kind::kNext, 100));
    CHECK(is(page.key(Key::kPadLeft), Kind::kPrevious, 100));
    page.key(Key::kPadDown);
    page.key(Key::kPadDown, kNoModifier, true);  // held
    CHECK(is(page.key(Key::kPadConfirm), Kind::kPressed, 1));
    page.key(Key::kPadUp);
    CHECK(page.view.focused_id() == 0);
    CHECK_FALSE(page.key(Key::kPadUndo));
    CHECK_FALSE(page.key(Key::kPadRedo));
    page.key(Key::kPadNext);
    CHECK(page.view.scroll(page.now + 5000) > 0);
    page.key(Key::kPadPrevious);
    CHECK(page.view.scroll(page.now + 5000) == 0);
    CHECK(is(page.key(Key::kPadBack), Kind::kBack));
    CHECK(is(page.key(Key::kPadMenu), Kind::kBack));
}

TEST_CASE("the focused row is always wholly in view") {
    for (const WindowMetrics window : {WindowMetrics{.width = 320, .height = 480},
                                       {.width = 854, .height = 320},
                                       {.width = 480, .height = 854, .density = 2}}) {
        View page(window);
        const Rect whole = make_layout(window, {4, 4}).window;
        for (const Key key : {Key::kDown, Key::kUp}) {
            for (int i = 0; i < kActions + 2; ++i) {
                page.key(key);
                page.now += 5000;
                for (std::size_t row = 0; row < page.view.page().rows.size(); ++row) {
                    if (page.view.page().rows[row].id != page.view.focused_id()) continue;
                    if (!page.view.page().rows[row].focusable()) continue;
                    const Rect rect = page.view.row_rect(row, page.now);
                    INFO(window.width, " row ", row);
                    CHECK(whole.contains(rect));
                    CHECK(rect.y >= page.view.back_rect().bottom());
                }
            }
        }
    }
}

TEST_CASE("a tap presses a row, the halves of a choice go back and on, and the arrow at the top goes back") {
    View page;
    CHECK(is(page.tap(page.middle(3)), Kind::kPressed, 0));
    CHECK_FALSE(page.tap(page.middle(2)));  // disabled
    CHECK_FALSE(page.tap(page.middle(0)));  // a heading
    const Rect choice = page.view.row_rect(1, page.now);
    const auto y = static_cast<float>(choice.y + choice.h / 2);
    CHECK(is(page.tap({static_cast<float>(choice.right() - 5), y}), Kind::kNext, 100));
    CHECK(is(page.tap({static_cast<float>(choice.x + choice.w * 45 / 100), y}), Kind::kPrevious, 100));
    const Rect back = page.view.back_rect();
    CHECK(is(page.tap({static_cast<float>(back.x + 5), static_cast<float>(back.y + 5)}), Kind::kBack));
}

TEST_CASE("a drag scrolls and presses nothing, a fling goes on and comes to rest within the page") {
    View page;
    const PointF from = page.middle(5);
    page.pointer(PointerKind::kDown, from);
    page.pointer(PointerKind::kMove, {from.x, from.y - 40}, 16);
    CHECK(page.view.scroll(page.now) == 40);
    page.pointer(PointerKind::kMove, {from.x, from.y - 80}, 16);
    CHECK_FALSE(page.pointer(PointerKind::kUp, {from.x, from.y - 80}, 10));
    CHECK(page.view.moving(page.now));
    const int released = page.view.scroll(page.now);
    page.now += 5000;
    CHECK_FALSE(page.view.moving(page.now));
    CHECK(page.view.scroll(page.now) > released);
    CHECK(page.bottom() <= 480);
}

TEST_CASE("a finger that rests before it lifts flings nothing") {
    View page;
    const PointF from = page.middle(5);
    page.pointer(PointerKind::kDown, from);
    page.pointer(PointerKind::kMove, {from.x, from.y - 60}, 16);
    page.pointer(PointerKind::kUp, {from.x, from.y - 60}, 400);
    CHECK_FALSE(page.view.moving(page.now));
    CHECK(page.view.scroll(page.now) == 60);
}

TEST_CASE("the wheel and the page keys scroll, and never beyond the ends") {
    View page;
    page.view.handle(WheelEvent{5}, page.now);
    page.now += 5000;
    CHECK(page.view.scroll(page.now) == 0);
    page.view.handle(WheelEvent{-1}, page.now);
    page.now += 5000;
    const int notch = page.view.scroll(page.now);
    CHECK(notch > 0);
    page.key(Key::kEnd);
    page.now += 5000;
    const int end = page.view.scroll(page.now);
    page.key(Key::kPageDown);
    page.now += 5000;
    CHECK(page.view.scroll(page.now) == end);
    page.key(Key::kHome);
    page.now += 5000;
    CHECK(page.view.scroll(page.now) == 0);
}

TEST_CASE("a second finger and the loss of the player call a press off") {
    View page;
    page.pointer(PointerKind::kDown, page.middle(3));
    page.pointer(PointerKind::kDown, page.middle(4), 10, 1);
    CHECK_FALSE(page.pointer(PointerKind::kUp, page.middle(3)));
    CHECK_FALSE(page.pointer(PointerKind::kUp, page.middle(4), 10, 1));
    page.pointer(PointerKind::kDown, page.middle(3));
    page.view.release_all();
    CHECK_FALSE(page.pointer(PointerKind::kUp, page.middle(3)));
    CHECK(is(page.tap(page.middle(3)), Kind::kPressed, 0));
}

TEST_CASE("rows lie one below the other, as wide as each other, at least as high as a finger needs") {
    for (const float density : {1.0f, 1.5f, 3.0f}) {
        View page({.width = 320, .height = 480, .density = density});
        int y = page.view.back_rect().bottom();
        for (std::size_t row = 0; row < page.view.page().rows.size(); ++row) {
            const Rect rect = page.view.row_rect(row, page.now);
            CHECK(rect.y >= y);
            CHECK(rect.w == page.view.row_rect(0, page.now).w);
            if (page.view.page().rows[row].focusable()) {
                CHECK(static_cast<float>(rect.h) >= 44 * density);
            }
            y = rect.bottom();
        }
    }
}

TEST_CASE("new rows keep the focus where its row still is") {
    View page;
    page.key(Key::kDown);
    page.key(Key::kDown);
    Page shorter = some_page();
    shorter.rows.erase(shorter.rows.begin() + 3);  // action 0
    page.view.set_page(shorter);
    CHECK(page.view.focused_id() == 1);
    shorter.rows.erase(shorter.rows.begin() + 3);
    page.view.set_page(shorter);
    CHECK(page.view.focused_id() == 100);
}

TEST_CASE("in a window of another size the focused row is still seen, and the keys go on from it") {
    View on;
    for (int i = 0; i < 12; ++i)
        on.key(Key::kDown);
    const auto focused = on.view.focused_id();
    for (const WindowMetrics& window : {WindowMetrics{.width = 1600, .height = 1200},
                                        WindowMetrics{.width = 854, .height = 480, .density = 2},
                                        WindowMetrics{.width = 320, .height = 480}}) {
        on.view.set_layout(make_layout(window, {4, 4}));
        on.now += 1000;
        CHECK(on.view.focused_id() == focused);
        const Rect row = on.view.row_rect(static_cast<std::size_t>(*focused) + 3, on.now);
        CHECK(row.y >= on.view.back_rect().bottom());
        CHECK(row.bottom() <= make_layout(window, {4, 4}).window.h);
    }
    on.key(Key::kDown);
    CHECK(on.view.focused_id() == *focused + 1);
}

}  // namespace
}  // namespace twofold::ui
