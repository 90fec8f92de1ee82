// How a page is gone through with keys: focus, and what of it is seen.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/controls/page.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr int kScrollUnits = 24;         // by an arrow that finds nothing near to focus; layout units
constexpr int kSpaceUnits = 4;           // between a focused row and the edge of what is seen
constexpr float kFurthestFocus = 0.75f;  // of the height seen: what an arrow focuses is no further away

int focus_step(Key key) {
    switch (key) {
        case Key::kUp:
        case Key::kW:
        case Key::kK:
            return -1;
        case Key::kDown:
        case Key::kS:
        case Key::kJ:
            return 1;
        default:
            return 0;
    }
}

int value_step(Key key) {
    if (key == Key::kLeft || key == Key::kA || key == Key::kH) return -1;
    if (key == Key::kRight || key == Key::kD || key == Key::kL) return 1;
    return 0;
}

bool presses(Key key) {
    return key == Key::kReturn || key == Key::kKeypadEnter || key == Key::kSpace;
}

}  // namespace

bool PageView::uses(const KeyPress& press) {
    if ((press.modifiers & ~kShift) != 0) return false;
    const Key key = on_keyboard(press).key;
    constexpr std::array kOthers = {Key::kEscape, Key::kBackspace, Key::kTab,     Key::kHome,
                                    Key::kEnd,    Key::kPageUp,    Key::kPageDown};
    return focus_step(key) != 0 || value_step(key) != 0 || presses(key) ||
           std::find(kOthers.begin(), kOthers.end(), key) != kOthers.end();
}

std::optional<PageEvent> PageView::handle_key(const KeyPress& press, Millis now) {
    if ((press.modifiers & ~kShift) != 0) return std::nullopt;
    if (press.key == Key::kEscape || press.key == Key::kBackspace) {
        if (press.repeat) return std::nullopt;
        return PageEvent{PageEvent::Kind::kBack, 0};
    }
    page_by_key(press.key, now);
    if (press.key == Key::kTab) move_by_tab((press.modifiers & kShift) != 0 ? -1 : 1, now);
    if (const int step = focus_step(press.key); step != 0) move_focus(step, now);
    return handle_focused(press, now);
}

// What a key means for the focused row. One that is out of sight is shown first and does nothing yet.
std::optional<PageEvent> PageView::handle_focused(const KeyPress& press, Millis now) {
    const int value = value_step(press.key);
    const bool pressed = presses(press.key) && !press.repeat;
    if (!focus_ || (value == 0 && !pressed)) return std::nullopt;
    if (!focus_visible_) return handle_unseen(pressed, now);
    const Row::Kind kind = page_.rows[focus_->row].kind;
    if (value != 0 && kind != Row::Kind::kChoice && kind != Row::Kind::kButtons) return std::nullopt;
    if (!mostly_seen(focus_->row)) {
        show_focus(now);
        return std::nullopt;
    }
    if (kind == Row::Kind::kButtons && value != 0) {
        focus_button(value);
        return std::nullopt;
    }
    const int id = id_at(*focus_);
    if (kind != Row::Kind::kChoice || (pressed && page_.rows[focus_->row].opens))
        return PageEvent{PageEvent::Kind::kPressed, id};
    return PageEvent{value < 0 ? PageEvent::Kind::kPrevious : PageEvent::Kind::kNext, id};
}

// While the focus is not seen Enter presses what stands out; any other key only shows the focus.
std::optional<PageEvent> PageView::handle_unseen(bool pressed, Millis now) {
    const std::optional<Focus> primary = primary_focus();
    if (pressed && primary) {
        focus_ = primary;
        if (mostly_seen(primary->row)) return PageEvent{PageEvent::Kind::kPressed, id_at(*primary)};
    }
    focus_visible_ = true;
    show_focus(now);
    return std::nullopt;
}

std::optional<PageView::Focus> PageView::primary_focus() const {
    for (std::size_t row = 0; row < page_.rows.size(); ++row) {
        const std::vector<RowButton>& buttons = page_.rows[row].buttons;
        if (page_.rows[row].primary && page_.rows[row].focusable()) return Focus{row, 0};
        for (std::size_t button = 0; button < buttons.size(); ++button) {
            if (buttons[button].primary && buttons[button].enabled) return Focus{row, button};
        }
    }
    return std::nullopt;
}

// What stands out is what Enter presses, until a key moves the focus.
void PageView::hide_focus() {
    focus_visible_ = false;
    if (const auto primary = primary_focus()) focus_ = primary;
}

// Focuses what is next. Where that is far away, or there is nothing, the page scrolls by a little, so that
// whatever lies between can be read.
void PageView::move_focus(int step, Millis now) {
    focus_visible_ = true;
    const auto row = next_row(step);
    const auto seen = static_cast<float>(body_.h);
    if (!row || std::abs(shown_at(*row) - scroll_target()) > seen * kFurthestFocus) {
        const auto way = std::min(static_cast<float>(kScrollUnits * layout_.unit), seen / 2);
        return hurry_to(scroll_target() + static_cast<float>(step) * way, now);
    }
    focus_row(*row);
    show_focus(now);
}

// As arrows do, but through all buttons of a row.
void PageView::move_by_tab(int step, Millis now) {
    focus_visible_ = true;
    if (focus_ && mostly_seen(focus_->row) && focus_button(step)) return;
    column_ = step > 0 ? 0 : 1;
    move_focus(step, now);
}

// Home, End and the page keys. The focus goes to the first row that can then be seen, at the end of the page
// to the last one.
void PageView::page_by_key(Key key, Millis now) {
    const auto screen = static_cast<float>(body_.h) * 0.9f;
    if (key == Key::kHome) {
        hurry_to(0, now);
    } else if (key == Key::kEnd) {
        hurry_to(max_scroll(), now);
    } else if (key == Key::kPageUp) {
        hurry_to(scroll_target() - screen, now);
    } else if (key == Key::kPageDown) {
        hurry_to(scroll_target() + screen, now);
    } else {
        return;
    }
    focus_visible_ = true;
    const bool to_last = (key == Key::kEnd || key == Key::kPageDown) && scroll_target() >= max_scroll();
    const int step = to_last ? -1 : 1;
    const auto count = static_cast<std::ptrdiff_t>(page_.rows.size());
    for (std::ptrdiff_t at = to_last ? count - 1 : 0; at >= 0 && at < count; at += step) {
        const auto row = static_cast<std::size_t>(at);
        if (page_.rows[row].focusable() && mostly_seen(row)) return focus_row(row);
    }
}

// The next row that can be focused; from the edge of what is seen where the focused one is out of sight.
std::optional<std::size_t> PageView::next_row(int step) const {
    const auto count = static_cast<std::ptrdiff_t>(page_.rows.size());
    const bool from_focus = focus_ && mostly_seen(focus_->row);
    auto at = step > 0 ? std::ptrdiff_t{-1} : count;
    if (from_focus) at = static_cast<std::ptrdiff_t>(focus_->row);
    for (at += step; at >= 0 && at < count; at += step) {
        const auto row = static_cast<std::size_t>(at);
        const auto middle = static_cast<float>(placed_[row].y) + static_cast<float>(placed_[row].h) / 2;
        const float inwards =
            step > 0 ? middle - scroll_target() : scroll_target() + static_cast<float>(body_.h) - middle;
        if (page_.rows[row].focusable() && (from_focus || inwards > 0)) return row;
    }
    return std::nullopt;
}

// Whether its middle is in view once the page is at rest.
bool PageView::mostly_seen(std::size_t row) const {
    const float middle = static_cast<float>(placed_[row].y) + static_cast<float>(placed_[row].h) / 2;
    return middle > scroll_target() && middle < scroll_target() + static_cast<float>(body_.h);
}

// Focuses a row that can be focused; of its buttons the one nearest to the column that is kept.
void PageView::focus_row(std::size_t row) {
    focus_ = {row, 0};
    float nearest = 2;
    const std::vector<RowButton>& buttons = page_.rows[row].buttons;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const float away = std::abs(middle_of(row, i) - column_);
        if (!buttons[i].enabled || away >= nearest) continue;
        nearest = away;
        focus_->button = i;
    }
}

// Goes to the next button of the focused row; false where there is none.
bool PageView::focus_button(int step) {
    const std::vector<RowButton>& buttons = page_.rows[focus_->row].buttons;
    auto at = static_cast<std::ptrdiff_t>(focus_->button) + step;
    while (at >= 0 && at < std::ssize(buttons) && !buttons[static_cast<std::size_t>(at)].enabled)
        at += step;
    if (at < 0 || at >= std::ssize(buttons)) return false;
    focus_->button = static_cast<std::size_t>(at);
    keep_column();
    return true;
}

void PageView::keep_column() {
    column_ = middle_of(focus_->row, focus_->button);
}

float PageView::middle_of(std::size_t row, std::size_t button) const {
    return (static_cast<float>(button) + 0.5f) / static_cast<float>(page_.rows[row].buttons.size());
}

// Where the page is scrolled to as little as brings the row wholly into view.
float PageView::shown_at(std::size_t index) const {
    const Placed& row = placed_[index];
    const int space = kSpaceUnits * layout_.unit;
    const auto top = static_cast<float>(row.y - space);
    const auto bottom = static_cast<float>(row.y + row.h + space - body_.h);
    return clamped(std::max(std::min(scroll_target(), top), bottom));
}

void PageView::focus(int id, Millis now) {
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (page_.rows[i].id != id || !page_.rows[i].focusable()) continue;
        focus_row(i);
        show_focus(now);
    }
}

void PageView::show_focus(Millis now) {
    const float offset = shown_at(focus_->row);
    if (offset != scroll_target()) hurry_to(offset, now);
}

}  // namespace twofold::ui
