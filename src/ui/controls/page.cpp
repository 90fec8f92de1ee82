#include "ui/controls/page.h"

#include <algorithm>
#include <cmath>

#include "ui/controls/theme_card.h"
#include "ui/draw/wrapping.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr int kRowUnits = 12;  // height of an action or a choice, in layout units
constexpr int kHeadingUnits = 11;
constexpr int kBarUnits = 8;
constexpr int kValueUnits = 7;
constexpr int kTallRowUnits = 18;  // of those with the detail below the label
constexpr int kTallValueUnits = 13;
constexpr int kNumberUnits = 18;
constexpr int kGapUnits = 2;
constexpr int kMaxWidthUnits = 130;
constexpr int kArrowTouchUnits = 11;  // width of what can be touched of a choice's left arrow
constexpr float kWheelUnits = 72;
constexpr float kMinShrink = 0.85f;  // of a choice whose text is made smaller to fit it

}  // namespace

bool Row::focusable() const {
    if (kind == Kind::kButtons) {
        return std::any_of(buttons.begin(), buttons.end(), [](const RowButton& one) { return one.enabled; });
    }
    return (kind == Kind::kAction || kind == Kind::kChoice || kind == Kind::kTheme) && enabled;
}

int PageView::id_at(const Focus& focus) const {
    const Row& row = page_.rows[focus.row];
    return row.kind == Row::Kind::kButtons ? row.buttons[focus.button].id : row.id;
}

void PageView::set_page(Page page) {
    const std::optional<int> focused = focused_id();
    page_ = std::move(page);
    focus_.reset();
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const Row& row = page_.rows[i];
        if (!row.focusable()) continue;
        if (!focus_ || (!focused && row.chosen)) focus_row(i);
        if (row.kind != Row::Kind::kButtons && focused == row.id) focus_ = {i, 0};
        for (std::size_t button = 0; button < row.buttons.size(); ++button) {
            if (row.buttons[button].enabled && focused == row.buttons[button].id) focus_ = {i, button};
        }
    }
    arrange();
}

void PageView::set_layout(const Layout& layout) {
    const bool seen = focus_ && focus_->row < placed_.size() && mostly_seen(focus_->row);
    layout_ = layout;
    arrange();
    if (seen) scroll_ = shown_at(focus_->row);
}

std::optional<int> PageView::focused_id() const {
    if (!focus_) return std::nullopt;
    return id_at(*focus_);
}

std::optional<PageView::Focus> PageView::meant_focus() const {
    const std::optional<Focus> primary = focus_visible_ ? std::nullopt : primary_focus();
    return primary ? primary : focus_;
}

const Row* PageView::meant_row() const {
    const std::optional<Focus> meant = meant_focus();
    return meant ? &page_.rows[meant->row] : nullptr;
}

const RowButton* PageView::meant_button() const {
    const std::optional<Focus> meant = meant_focus();
    if (!meant || page_.rows[meant->row].buttons.empty()) return nullptr;
    return &page_.rows[meant->row].buttons[meant->button];
}

// Places everything for the layout; the scroll position is kept within its bounds.
void PageView::arrange() {
    const int unit = layout_.unit;
    const int control = std::max(11 * unit, layout_.units(kMinTouchTarget));
    const int width = std::min(layout_.content.w, layout_.text_units(kMaxWidthUnits));
    const int x = layout_.content.x + (layout_.content.w - width) / 2;
    back_ = {x, layout_.content.y, control, control};
    header_ = {0, 0, layout_.window.w, back_.bottom() + layout_.margin};
    body_ = {x, header_.bottom(), width, layout_.content.bottom() - header_.bottom()};
    placed_.assign(page_.rows.size(), {});
    bar_label_ = std::min(widest_bar_label(), width * 2 / 5);
    int y = 0;
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (page_.rows[i].kind == Row::Kind::kText) {
            placed_[i].lines = wrapped(font_, page_.rows[i].label, static_cast<float>(layout_.body_px),
                                       static_cast<float>(width));
        }
        placed_[i].tall = needs_two_lines(page_.rows[i]);
        arrange_caps(i);
        placed_[i].y = y;
        placed_[i].h = height_of(i);
        y += placed_[i].h + gap_below(i);
    }
    content_height_ = y;
    scroll_ = clamped(scroll_ + glide_);
    glide_ = 0;
    if (!focus_unseen_ || !focus_ || body_.h <= 0) return;
    focus_unseen_ = false;
    if (page_.rows[focus_->row].chosen) scroll_ = shown_at(focus_->row);
}

int PageView::widest_bar_label() const {
    float widest = 0;
    for (const Row& row : page_.rows) {
        if (row.kind != Row::Kind::kBar) continue;
        widest = std::max(widest,
                          font_.width(row.label, Digits::kProportional, static_cast<float>(layout_.body_px)));
    }
    return static_cast<int>(std::ceil(widest));
}

// Of a paragraph, once it is broken into lines, and of a row with caps, once they have their places.
int PageView::height_of(std::size_t row) const {
    const bool tall = placed_[row].tall;
    const int caps = placed_[row].caps.empty() ? 0 : placed_[row].caps.back().bottom() + layout_.unit;
    switch (page_.rows[row].kind) {
        case Row::Kind::kAction:
        case Row::Kind::kChoice:
        case Row::Kind::kButtons:
            return std::max(
                {layout_.text_units(tall ? kTallRowUnits : kRowUnits), layout_.units(kMinTouchTarget), caps});
        case Row::Kind::kHeading:
            return layout_.text_units(row == 0 ? kHeadingUnits - 4 : kHeadingUnits);
        case Row::Kind::kBar:
            return layout_.text_units(kBarUnits);
        case Row::Kind::kValue:
            return std::max(layout_.text_units(tall ? kTallValueUnits : kValueUnits), caps);
        case Row::Kind::kNumber:
            return layout_.text_units(kNumberUnits);
        case Row::Kind::kTheme:
            return theme_card_height(body_.w, layout_);
        case Row::Kind::kText:
            return static_cast<int>(placed_[row].lines.size()) * layout_.body_px * 3 / 2;
    }
    return 0;
}

// Label and detail get a line each rather than be made smaller; only a choice is, a little, in usual text.
bool PageView::needs_two_lines(const Row& row) const {
    if (row.detail.empty()) return false;
    const bool shrinks = row.kind == Row::Kind::kChoice && layout_.text_scale <= 1;
    const float least = shrinks ? kMinShrink : 1;
    const auto px = static_cast<float>(layout_.body_px) * least;
    const float label = font_.width(row.label, Digits::kProportional, px);
    const float detail = font_.width(row.detail, Digits::kTabular, px);
    const auto units = [&](int count) { return static_cast<float>(count * layout_.unit); };
    const auto width = static_cast<float>(body_.w);
    if (row.kind == Row::Kind::kAction) return label + detail > width - 3 * units(kPaddingUnits);
    if (row.kind == Row::Kind::kValue) return label + detail > width - units(kPaddingUnits);
    if (row.kind != Row::Kind::kChoice) return false;
    const auto value = static_cast<float>(value_in_line(body_) - body_.x);
    const float picture = row.picture ? units(kRowUnits) : 0;
    return label > value - units(kPaddingUnits) || detail + picture > width - value - 2 * units(kArrowUnits);
}

// Values that follow each other touch; below the last row there is nothing.
int PageView::gap_below(std::size_t row) const {
    if (row + 1 == page_.rows.size()) return 0;
    const auto is_value = [&](std::size_t i) { return page_.rows[i].kind == Row::Kind::kValue; };
    return is_value(row) && is_value(row + 1) ? 0 : kGapUnits * layout_.unit;
}

float PageView::max_scroll() const {
    return static_cast<float>(std::max(0, content_height_ - body_.h));
}

float PageView::clamped(float offset) const {
    return std::clamp(offset, 0.0f, max_scroll());
}

int PageView::scroll(Millis now) const {
    const double left = std::exp(-std::max(0.0, now - glide_start_) / glide_time_);
    return static_cast<int>(std::lround(scroll_ + glide_ * static_cast<float>(1 - left)));
}

// Glides there from where the page is.
void PageView::scroll_to(float offset, Millis now, Millis glide_time) {
    scroll_ = static_cast<float>(scroll(now));
    glide_ = clamped(offset) - scroll_;
    glide_start_ = now;
    glide_time_ = glide_time;
}

// For keys, which are to be answered at once: the last of a long way is shown, and soon over.
void PageView::hurry_to(float offset, Millis now) {
    scroll_to(offset, now, kKeyGlideTime);
    const auto seen = static_cast<float>(body_.h);
    const float skipped = glide_ - std::clamp(glide_, -seen, seen);
    scroll_ += skipped;
    glide_ -= skipped;
}

bool PageView::moving(Millis now) const {
    return glide_ != 0 && scroll(now) != static_cast<int>(std::lround(scroll_ + glide_));
}

Rect PageView::row_rect(std::size_t row, Millis now) const {
    return {body_.x, body_.y + placed_[row].y - scroll(now), body_.w, placed_[row].h};
}

Rect PageView::button_rect(std::size_t row, std::size_t button, Millis now) const {
    const Rect whole = row_rect(row, now);
    const int gap = kGapUnits * layout_.unit;
    const auto start = [&](std::size_t i) {
        return whole.x +
               static_cast<int>(i) * (whole.w + gap) / static_cast<int>(page_.rows[row].buttons.size());
    };
    return {start(button), whole.y, start(button + 1) - gap - start(button), whole.h};
}

std::optional<std::size_t> PageView::row_at(PointF at, Millis now) const {
    if (!body_.contains(PointF{static_cast<float>(body_.x), at.y})) return std::nullopt;
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
        scroll_to(scroll_target() - wheel->notches * kWheelUnits * layout_.density, now);
    }
    return std::nullopt;
}

void PageView::release_all() {
    held_.reset();
    hover_.reset();
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
    const Rect rect = row_rect(*row, now);
    if (page_.rows[*row].kind == Row::Kind::kButtons) return tap_button(*row, at, now);
    focus_row(*row);
    if (page_.rows[*row].kind != Row::Kind::kChoice)
        return PageEvent{PageEvent::Kind::kPressed, page_.rows[*row].id};
    // The left arrow of a choice is where its value begins; everything else goes on, or opens it.
    const auto value_x = static_cast<float>(value_start(*row, rect));
    const auto arrow = static_cast<float>(kArrowTouchUnits * layout_.unit);
    const bool back = at.x >= value_x && at.x < value_x + arrow;
    const bool on = !page_.rows[*row].opens || at.x >= static_cast<float>(rect.right()) - arrow;
    const auto kind = back ? PageEvent::Kind::kPrevious
                      : on ? PageEvent::Kind::kNext
                           : PageEvent::Kind::kPressed;
    return PageEvent{kind, page_.rows[*row].id};
}

std::optional<PageEvent> PageView::tap_button(std::size_t row, PointF at, Millis now) {
    const std::vector<RowButton>& buttons = page_.rows[row].buttons;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (!buttons[i].enabled || !button_rect(row, i, now).contains(at)) continue;
        focus_ = {row, i};
        keep_column();
        return PageEvent{PageEvent::Kind::kPressed, buttons[i].id};
    }
    return std::nullopt;
}

// Where the value of a choice begins that has one line: in the middle, or before it where the row is narrow.
int PageView::value_in_line(const Rect& rect) const {
    const bool narrow = rect.w < layout_.text_units(100);
    return rect.x + rect.w * (narrow ? 42 : 50) / 100;
}

int PageView::value_start(std::size_t row, const Rect& rect) const {
    return placed_[row].tall ? rect.x : value_in_line(rect);
}

}  // namespace twofold::ui
