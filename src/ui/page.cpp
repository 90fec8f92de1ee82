#include "ui/page.h"

#include <algorithm>
#include <cmath>

#include "ui/key_map.h"
#include "ui/notice.h"

namespace twofold::ui {

namespace {

constexpr int kRowUnits = 12;  // height of an action or a choice, in layout units
constexpr int kHeadingUnits = 11;
constexpr int kBarUnits = 8;
constexpr int kGapUnits = 2;
constexpr int kMostWidthUnits = 130;
constexpr int kArrowTouchUnits = 11;  // width of what can be touched of a choice's left arrow
constexpr float kWheelUnits = 72;

int focus_step(const KeyPress& press) {
    switch (press.key) {
        case Key::kUp:
        case Key::kW:
        case Key::kK:
            return -1;
        case Key::kDown:
        case Key::kS:
        case Key::kJ:
            return 1;
        case Key::kTab:
            return (press.modifiers & kShift) != 0 ? -1 : 1;
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

void PageView::set_page(Page page) {
    const std::optional<int> focused = focused_id();
    page_ = std::move(page);
    focus_.reset();
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (!page_.rows[i].focusable()) continue;
        if (!focus_) focus_ = i;
        if (focused == page_.rows[i].id) focus_ = i;
    }
    arrange();
}

void PageView::set_layout(const Layout& layout) {
    layout_ = layout;
    arrange();
}

std::optional<int> PageView::focused_id() const {
    if (!focus_) return std::nullopt;
    return page_.rows[*focus_].id;
}

// Places everything for the layout; the scroll position is kept within its bounds.
void PageView::arrange() {
    const int unit = layout_.unit;
    const int control = std::max(11 * unit, layout_.units(kLeastTouchTarget));
    const int width = std::min(layout_.content.w, kMostWidthUnits * unit);
    const int x = layout_.content.x + (layout_.content.w - width) / 2;
    back_ = {x, layout_.content.y, control, control};
    header_ = {0, 0, layout_.window.w, back_.bottom() + layout_.margin};
    body_ = {x, header_.bottom(), width, layout_.content.bottom() - header_.bottom()};
    placed_.assign(page_.rows.size(), {});
    int y = 0;
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const Row& row = page_.rows[i];
        Placed& placed = placed_[i];
        placed.y = y;
        switch (row.kind) {
            case Row::Kind::kAction:
            case Row::Kind::kChoice:
                placed.h = std::max(kRowUnits * unit, layout_.units(kLeastTouchTarget));
                break;
            case Row::Kind::kHeading:
                placed.h = (i == 0 ? kHeadingUnits - 4 : kHeadingUnits) * unit;
                break;
            case Row::Kind::kBar:
                placed.h = kBarUnits * unit;
                break;
            case Row::Kind::kText:
                placed.lines =
                    wrapped(font_, row.label, static_cast<float>(layout_.body_px), static_cast<float>(width));
                placed.h = static_cast<int>(placed.lines.size()) * layout_.body_px * 3 / 2;
                break;
        }
        y += placed.h + kGapUnits * unit;
    }
    content_height_ = y - kGapUnits * unit;
    scroll_ = clamped(scroll_ + glide_);
    glide_ = 0;
}

float PageView::most_scroll() const {
    return static_cast<float>(std::max(0, content_height_ - body_.h));
}

float PageView::clamped(float offset) const {
    return std::clamp(offset, 0.0f, most_scroll());
}

int PageView::scroll(Millis now) const {
    const double left = std::exp(-std::max(0.0, now - glide_start_) / kGlideTime);
    return static_cast<int>(std::lround(scroll_ + glide_ * static_cast<float>(1 - left)));
}

// Glides there from where the page is.
void PageView::scroll_to(float offset, Millis now) {
    scroll_ = static_cast<float>(scroll(now));
    glide_ = clamped(offset) - scroll_;
    glide_start_ = now;
}

bool PageView::moving(Millis now) const {
    return glide_ != 0 && scroll(now) != static_cast<int>(std::lround(scroll_ + glide_));
}

Rect PageView::row_rect(std::size_t row, Millis now) const {
    return {body_.x, body_.y + placed_[row].y - scroll(now), body_.w, placed_[row].h};
}

std::optional<std::size_t> PageView::row_at(PointF at, Millis now) const {
    if (!body_.contains(PointF{static_cast<float>(body_.x), at.y}) &&
        at.y >= static_cast<float>(header_.bottom())) {
        return std::nullopt;
    }
    if (at.y < static_cast<float>(header_.bottom())) return std::nullopt;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        if (row_rect(i, now).contains(at)) return i;
    }
    return std::nullopt;
}

std::optional<PageEvent> PageView::handle(const InputEvent& event, Millis now) {
    if (const auto* key = std::get_if<KeyPress>(&event)) return handle_key(on_keyboard(*key), now);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return handle_pointer(*pointer, now);
    if (const auto* hover = std::get_if<HoverEvent>(&event)) {
        hover_.reset();
        if (hover->inside) hover_ = PointF{hover->at.x * layout_.density, hover->at.y * layout_.density};
    }
    if (const auto* wheel = std::get_if<WheelEvent>(&event)) {
        scroll_to(scroll_ + glide_ - wheel->notches * kWheelUnits * layout_.density, now);
    }
    return std::nullopt;
}

void PageView::release_all() {
    held_.reset();
    hover_.reset();
}

std::optional<PageEvent> PageView::handle_key(const KeyPress& press, Millis now) {
    if ((press.modifiers & ~kShift) != 0) return std::nullopt;
    if (press.key == Key::kEscape || press.key == Key::kBackspace) {
        if (press.repeat) return std::nullopt;
        return PageEvent{PageEvent::Kind::kBack, 0};
    }
    const int step = focus_step(press);
    if (step != 0) {
        move_focus(step, now);
        return std::nullopt;
    }
    if (press.key == Key::kHome) scroll_to(0, now);
    if (press.key == Key::kEnd) scroll_to(most_scroll(), now);
    const auto screen = static_cast<float>(body_.h) * 0.9f;
    if (press.key == Key::kPageUp) scroll_to(scroll_ + glide_ - screen, now);
    if (press.key == Key::kPageDown) scroll_to(scroll_ + glide_ + screen, now);
    if (!focus_) return std::nullopt;
    const Row& row = page_.rows[*focus_];
    const int value = value_step(press.key);
    if (value != 0 && row.kind == Row::Kind::kChoice) {
        focus_visible_ = true;
        return PageEvent{value < 0 ? PageEvent::Kind::kPrevious : PageEvent::Kind::kNext, row.id};
    }
    if (!presses(press.key) || press.repeat) return std::nullopt;
    focus_visible_ = true;
    return PageEvent{row.kind == Row::Kind::kChoice ? PageEvent::Kind::kNext : PageEvent::Kind::kPressed,
                     row.id};
}

// Where nothing can be focused, or the end is reached, the keys scroll.
void PageView::move_focus(int step, Millis now) {
    focus_visible_ = true;
    if (!focus_)
        return scroll_to(scroll_ + glide_ + static_cast<float>(step * kRowUnits * layout_.unit), now);
    auto next = static_cast<std::ptrdiff_t>(*focus_);
    const auto count = static_cast<std::ptrdiff_t>(page_.rows.size());
    do {
        next += step;
    } while (next >= 0 && next < count && !page_.rows[static_cast<std::size_t>(next)].focusable());
    if (next < 0 || next >= count) return scroll_to(step < 0 ? 0 : most_scroll(), now);
    focus_ = static_cast<std::size_t>(next);
    show_focus(now);
}

// Scrolls as little as brings the focused row wholly into view.
void PageView::show_focus(Millis now) {
    const Placed& row = placed_[*focus_];
    const float target = scroll_ + glide_;
    const auto top = static_cast<float>(row.y - 2 * kGapUnits * layout_.unit);
    const auto bottom = static_cast<float>(row.y + row.h + 2 * kGapUnits * layout_.unit - body_.h);
    if (target > top) scroll_to(top, now);
    if (target < bottom) scroll_to(bottom, now);
}

std::optional<PageEvent> PageView::handle_pointer(const PointerEvent& event, Millis now) {
    const PointF at{event.at.x * layout_.density, event.at.y * layout_.density};
    switch (event.kind) {
        case PointerEvent::Kind::kDown:
            if (held_) {  // a second finger calls off the first
                held_.reset();
                return std::nullopt;
            }
            focus_visible_ = false;
            held_ = Held{event.id, at, at, now, 0, static_cast<float>(scroll(now)), false};
            scroll_to(held_->scroll_from, now);  // a finger stops the glide
            return std::nullopt;
        case PointerEvent::Kind::kMove:
            if (held_ && held_->id == event.id) drag(at, now);
            return std::nullopt;
        case PointerEvent::Kind::kCancel:
            held_.reset();
            return std::nullopt;
        case PointerEvent::Kind::kUp:
            break;
    }
    if (!held_ || held_->id != event.id) return std::nullopt;
    drag(at, now);
    const Held held = *held_;
    held_.reset();
    if (!held.dragging) return tap(held.from, now);
    const bool flung = now - held.when < 60;
    if (flung) scroll_to(scroll_ - held.velocity * static_cast<float>(kGlideTime), now);
    return std::nullopt;
}

void PageView::drag(PointF to, Millis now) {
    Held& held = *held_;
    const float travel = to.y - held.from.y;
    const float least = kDragThreshold * layout_.density;
    held.dragging |= std::abs(travel) > least || std::abs(to.x - held.from.x) > least;
    if (held.dragging) {
        scroll_ = clamped(held.scroll_from - travel);
        glide_ = 0;
    }
    if (now > held.when && to.y != held.at.y) {
        const float speed = (to.y - held.at.y) / static_cast<float>(now - held.when);
        held.velocity = held.velocity == 0 ? speed : (held.velocity + speed) / 2;
        held.when = now;
    }
    held.at = to;
}

std::optional<PageEvent> PageView::tap(PointF at, Millis now) {
    if (back_.contains(at)) return PageEvent{PageEvent::Kind::kBack, 0};
    const auto row = row_at(at, now);
    if (!row || !page_.rows[*row].focusable()) return std::nullopt;
    focus_ = row;
    const Rect rect = row_rect(*row, now);
    if (page_.rows[*row].kind == Row::Kind::kAction)
        return PageEvent{PageEvent::Kind::kPressed, page_.rows[*row].id};
    // The left arrow of a choice is where its value begins; everything else goes on.
    const int value_x = value_start(rect);
    const bool back = at.x >= static_cast<float>(value_x) &&
                      at.x < static_cast<float>(value_x + kArrowTouchUnits * layout_.unit);
    return PageEvent{back ? PageEvent::Kind::kPrevious : PageEvent::Kind::kNext, page_.rows[*row].id};
}

// Where the value of a choice begins: in the middle, or before it where the row is narrow.
int PageView::value_start(const Rect& row) const {
    const bool narrow = row.w < 100 * layout_.unit;
    return row.x + row.w * (narrow ? 42 : 50) / 100;
}

}  // namespace twofold::ui
