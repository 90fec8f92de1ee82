// How a page is gone through with keys: focus, and what of it is seen.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/controls/page_view.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr int kScrollUnits = 24;         // by an arrow that finds nothing near to focus; layout units
constexpr int kSpaceUnits = 4;           // between a focused row and the edge of what is seen
constexpr float kFurthestFocus = 0.75f;  // of the height seen: what an arrow focuses is no further away

// Letters move as on the board.
int line_step(Key key) {
    if (key == Key::kUp || key == Key::kW || key == Key::kK) return -1;
    if (key == Key::kDown || key == Key::kS || key == Key::kJ) return 1;
    return 0;
}

int value_step(Key key) {
    if (key == Key::kLeft || key == Key::kA || key == Key::kH) return -1;
    if (key == Key::kRight || key == Key::kD || key == Key::kL) return 1;
    return 0;
}

}  // namespace

bool PageView::uses(const KeyPress& press) {
    if (!press.plain()) return false;
    const Key key = on_keyboard(press).key;
    constexpr std::array kOthers = {Key::kEscape, Key::kBackspace, Key::kTab,     Key::kHome,
                                    Key::kEnd,    Key::kPageUp,    Key::kPageDown};
    return line_step(key) != 0 || value_step(key) != 0 || presses_control(key) ||
           std::find(kOthers.begin(), kOthers.end(), key) != kOthers.end();
}

std::optional<PageEvent> PageView::handle_key(const KeyPress& press, Millis now) {
    if (!press.plain()) return std::nullopt;
    if (press.key == Key::kEscape || press.key == Key::kBackspace) {
        if (press.repeat) return std::nullopt;
        return PageEvent{PageEvent::Kind::kBack, 0};
    }
    page_by_key(press.key, now);
    if (press.key == Key::kTab) {
        if (const auto picked = move_by_tab(focus_step(press), now)) return picked;
    }
    if (const int step = line_step(press.key); step != 0) move_focus(step, now);
    return handle_focused(press, now);
}

// What a key means for the focused row. One that is out of sight is shown first and does nothing yet.
std::optional<PageEvent> PageView::handle_focused(const KeyPress& press, Millis now) {
    const int value = value_step(press.key);
    const bool pressed = presses_control(press.key) && !press.repeat;
    const PageControl* focus = focused();
    if (focus == nullptr || (value == 0 && !pressed)) return std::nullopt;
    if (!state_.focus_seen()) return handle_unseen(pressed, now);
    const Row& row = row_of(*focus);
    const bool has_value = row.kind == Row::Kind::kChoice || row.kind == Row::Kind::kSwitch;
    if (value != 0 && !has_value && !row.has_buttons()) return std::nullopt;
    if (!mostly_seen(*focus)) {
        bring_into_view(*focus, now);
        return std::nullopt;
    }
    if (row.has_buttons() && value != 0) {
        focus_beside(value);
        return std::nullopt;
    }
    if (row.kind != Row::Kind::kChoice || (pressed && row.opens))
        return PageEvent{PageEvent::Kind::kPressed, focus->id};
    return PageEvent{value < 0 ? PageEvent::Kind::kPrevious : PageEvent::Kind::kNext, focus->id};
}

// While the focus is not seen Enter presses what stands out; any other key only shows the focus.
std::optional<PageEvent> PageView::handle_unseen(bool pressed, Millis now) {
    const PageControl* stands_out = pressed ? primary() : nullptr;
    if (stands_out != nullptr) {
        state_.focus(stands_out->id);
        if (mostly_seen(*stands_out)) return PageEvent{PageEvent::Kind::kPressed, stands_out->id};
    }
    state_.set_focus_seen(true);
    bring_into_view(*focused(), now);
    return std::nullopt;
}

void PageView::hide_focus() {
    state_.set_focus_seen(false);
    if (const PageControl* stands_out = primary()) state_.focus(stands_out->id);
}

// Focuses what is next. If that is far away, or there is nothing, the page scrolls by a little, so that
// whatever lies between can be read.
void PageView::move_focus(int step, Millis now) {
    state_.set_focus_seen(true);
    const PageControl* next = next_line(step, focused() != nullptr && mostly_seen(*focused()));
    const float target = scroller_.target();
    if (next == nullptr || std::abs(scroll_to_show(*next) - target) > height_seen() * kFurthestFocus) {
        const auto way = std::min(static_cast<float>(kScrollUnits * layout_.unit), height_seen() / 2);
        return hurry_to(target + static_cast<float>(step) * way, now);
    }
    move_to(*next, now);
}

// Sizes are come to by the chosen one.
void PageView::move_to(const PageControl& next, Millis now) {
    const PageControl* target = &next;
    if (row_of(next).size && (focused() == nullptr || focused()->row != next.row)) {
        const auto found = std::find_if(
            plan_.controls.begin(), plan_.controls.end(),
            [&](const PageControl& control) { return control.row == next.row && chosen(control); });
        if (found != plan_.controls.end()) target = &*found;
        focus_on(*target);
    }
    state_.focus(target->id);
    bring_into_view(*target, now);
}

// As arrows do, but through all buttons of a row, and past all sizes at once. The size that it leaves is
// picked.
std::optional<PageEvent> PageView::move_by_tab(int step, Millis now) {
    const PageControl* from = focused();
    const bool was_seen = state_.focus_seen();
    state_.set_focus_seen(true);
    if (from != nullptr && row_of(*from).size) {
        const PageControl* next = from;
        while (next->row == from->row)
            next = next_around(controls(), next, step);
        const int left = from->id;
        const bool picked = was_seen && !chosen(*from);
        if ((next->row > from->row) == (step > 0)) move_to(*next, now);
        return picked ? std::optional(PageEvent{PageEvent::Kind::kPressed, left}) : std::nullopt;
    }
    if (from != nullptr && mostly_seen(*from) && focus_beside(step)) return std::nullopt;
    column_ = step > 0 ? 0 : 1;
    move_focus(step, now);
    return std::nullopt;
}

// Home, End and the page keys. The focus goes to the first row that can then be seen, at the end of the page
// to the last one.
void PageView::page_by_key(Key key, Millis now) {
    const float screen = height_seen() * 0.9f;
    if (key == Key::kHome) {
        hurry_to(0, now);
    } else if (key == Key::kEnd) {
        hurry_to(scroller_.max(), now);
    } else if (key == Key::kPageUp) {
        hurry_to(scroller_.target() - screen, now);
    } else if (key == Key::kPageDown) {
        hurry_to(scroller_.target() + screen, now);
    } else {
        return;
    }
    state_.set_focus_seen(true);
    const bool down = key == Key::kEnd || key == Key::kPageDown;
    const PageControl* found = next_line(down && scroller_.target() >= scroller_.max() ? -1 : 1, false);
    if (found != nullptr && mostly_seen(*found)) move_to(*found, now);
}

// The next line of controls, from the focused one or from the edge of what is seen; of that line the control
// nearest to the column that is kept.
const PageControl* PageView::next_line(int step, bool from_focus) const {
    const float edge = scroller_.target() + (step > 0 ? 0 : height_seen());
    const float y = from_focus ? focused()->rect.middle().y : edge;
    const bool in_grid = from_focus && row_of(*focused()).size;
    const float kept = static_cast<float>(plan_.body.x) + column_ * static_cast<float>(plan_.body.w);
    const float x = in_grid ? focused()->rect.middle().x : kept;
    return nearest_in_next_line(controls(), {x, y}, step);
}

void PageView::focus_on(const PageControl& control) {
    state_.focus(control.id);
    if (!row_of(control).has_buttons()) return;
    column_ = (control.rect.middle().x - static_cast<float>(plan_.body.x)) / static_cast<float>(plan_.body.w);
}

// Goes to the next button of the focused row; false if there is none.
bool PageView::focus_beside(int step) {
    const PageControl* next = next_beside(controls(), *focused(), step);
    if (next != nullptr) focus_on(*next);
    return next != nullptr;
}

// Whether its middle is in view once the page is at rest.
bool PageView::mostly_seen(const Control& control) const {
    const float middle = control.rect.middle().y;
    return middle > scroller_.target() && middle < scroller_.target() + height_seen();
}

// The nearest scroll offset at which the whole control is in view.
float PageView::scroll_to_show(const Control& control) const {
    const int space = kSpaceUnits * layout_.unit;
    const auto top = static_cast<float>(control.rect.y - space);
    const auto bottom = static_cast<float>(control.rect.bottom() + space - plan_.body.h);
    return scroller_.clamped(std::max(std::min(scroller_.target(), top), bottom));
}

void PageView::focus(int id, Millis now) {
    state_.focus(id);
    if (focused() != nullptr) bring_into_view(*focused(), now);
}

void PageView::bring_into_view(const PageControl& control, Millis now) {
    const float offset = scroll_to_show(control);
    if (offset != scroller_.target()) hurry_to(offset, now);
}

}  // namespace twofold::ui
