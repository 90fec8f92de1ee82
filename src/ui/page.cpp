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
constexpr int kArrowUnits = 8;        // width of the arrow at either end of a choice
constexpr int kArrowTouchUnits = 11;  // and of what can be touched of it
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

void PageView::draw(const Theme& theme, Millis now, DrawList& out) const {
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const Rect rect = row_rect(i, now);
        if (rect.bottom() >= header_.bottom() && rect.y < layout_.window.h) draw_row(i, theme, now, out);
    }
    // What has scrolled out of the body goes behind the header.
    out.round_rect(to_float(header_), 0, theme.window);
    draw_header(theme, out);
}

void PageView::draw_header(const Theme& theme, DrawList& out) const {
    const bool active = hover_ && back_.contains(*hover_);
    out.round_rect(to_float(back_), static_cast<float>(2 * layout_.unit),
                   active ? theme.control_active : theme.control);
    const int side = back_.w * 6 / 11;
    out.icon(Icon::kBack, {back_.x + (back_.w - side) / 2, back_.y + (back_.h - side) / 2, side, side},
             theme.control_ink);
    const Font& font = out.font(FontId::kNumbers);
    const float room = static_cast<float>(body_.x + body_.w - back_.right() - layout_.margin);
    const float px =
        fitting_px(font, page_.title, Digits::kProportional, static_cast<float>(layout_.score_px), room);
    const float baseline =
        static_cast<float>(back_.y) + (static_cast<float>(back_.h) + font.cap_height(px)) / 2;
    out.text(page_.title, {static_cast<float>(back_.right() + layout_.margin), std::round(baseline)},
             FontId::kNumbers, px, theme.text);
}

void PageView::draw_label(std::string_view text, float x, float room, const Rect& box, Color ink,
                          DrawList& out) const {
    const auto px = static_cast<float>(layout_.body_px);
    draw_line(text, x, fitting_px(font_, text, Digits::kProportional, px, room), box, ink, out);
}

void PageView::draw_line(std::string_view text, float x, float px, const Rect& box, Color ink,
                         DrawList& out) const {
    const float baseline = static_cast<float>(box.y) + (static_cast<float>(box.h) + font_.cap_height(px)) / 2;
    out.text(text, {std::round(x), std::round(baseline)}, FontId::kText, px, ink);
}

void PageView::draw_value(const Row& row, float left, float right, const Rect& box, Color ink,
                          DrawList& out) const {
    const auto px = static_cast<float>(layout_.body_px);
    const int picture = row.picture ? box.h * 2 / 3 : 0;
    const float before = row.picture ? static_cast<float>(picture + 2 * layout_.unit) : 0;
    const float room = right - left - before;
    const float width = std::min(room, font_.width(row.detail, Digits::kProportional, px));
    const float start = (left + right - before - width) / 2;
    if (row.picture) {
        draw_grid({static_cast<int>(std::lround(start)), box.y + (box.h - picture) / 2, picture, picture},
                  *row.picture, ink, out);
    }
    draw_label(row.detail, start + before, room, box, ink, out);
}

void PageView::draw_row(std::size_t index, const Theme& theme, Millis now, DrawList& out) const {
    const Row& row = page_.rows[index];
    const Rect rect = row_rect(index, now);
    const int unit = layout_.unit;
    const auto px = static_cast<float>(layout_.body_px);
    const auto left = static_cast<float>(rect.x);
    const auto right = static_cast<float>(rect.right());
    if (row.kind == Row::Kind::kHeading) {
        const float baseline = static_cast<float>(rect.bottom() - unit);
        out.text(row.label, {left, baseline}, FontId::kText, static_cast<float>(layout_.caption_px),
                 theme.quiet_text);
        return;
    }
    if (row.kind == Row::Kind::kText) {
        float baseline = static_cast<float>(rect.y) + px * 1.1f;
        for (const std::string& line : placed_[index].lines) {
            out.text(line, {left, std::round(baseline)}, FontId::kText, px, theme.text);
            baseline += px * 1.5f;
        }
        return;
    }
    if (row.kind == Row::Kind::kBar) {
        const int label_width = 18 * unit;
        const int room = rect.w - label_width - 16 * unit;
        const int length = static_cast<int>(std::lround(static_cast<float>(room) * row.fraction));
        draw_label(row.label, left, static_cast<float>(label_width), rect, theme.text, out);
        if (length > 0) {
            out.round_rect(to_float(Rect{rect.x + label_width, rect.y + unit, std::max(length, unit),
                                         rect.h - 2 * unit}),
                           static_cast<float>(unit) / 2, theme.accent);
        }
        draw_label(row.detail, static_cast<float>(rect.x + label_width + length + 2 * unit),
                   static_cast<float>(14 * unit), rect, theme.quiet_text, out);
        return;
    }
    const bool focused = focus_visible_ && focus_ == index;
    const bool held = held_ && !held_->dragging && rect.contains(held_->from);
    const bool active = row.enabled && (held || (hover_ && rect.contains(*hover_)));
    const float strength = row.enabled ? 1.0f : 0.4f;
    const auto radius = static_cast<float>(2 * unit);
    if (focused) {
        const int ring = std::max(1, unit / 2);
        out.round_rect(to_float(rect.inset(-2 * ring)), radius + static_cast<float>(2 * ring), theme.accent);
        out.round_rect(to_float(rect.inset(-ring)), radius + static_cast<float>(ring), theme.window);
    }
    Color ground = active ? theme.control_active : theme.control;
    const bool stands_out = focus_visible_ ? focused : row.primary;
    if (stands_out) ground = active ? over(faded(theme.accent_ink, 0.14f), theme.accent) : theme.accent;
    const Color ink = faded(stands_out ? theme.accent_ink : theme.control_ink, strength);
    out.round_rect(to_float(rect), radius, faded(ground, strength));
    const auto padding = static_cast<float>(4 * unit);
    if (row.kind == Row::Kind::kAction) {
        // Where there is no room for both they are smaller by the same.
        const float room = right - left - (row.detail.empty() ? 2 : 3) * padding;
        const float needed = font_.width(row.label, Digits::kProportional, px) +
                             font_.width(row.detail, Digits::kProportional, px);
        const float fitted = needed <= room ? px : std::floor(px * room / needed);
        const float detail = font_.width(row.detail, Digits::kProportional, fitted);
        draw_line(row.label, left + padding, fitted, rect, ink, out);
        draw_line(row.detail, right - padding - detail, fitted, rect, ink, out);
        return;
    }
    // The value is centred between its arrows, in the right half.
    const int half = value_start(rect);
    const int arrow = kArrowUnits * unit;
    const int side = 6 * unit;
    const int arrow_y = rect.y + (rect.h - side) / 2;
    draw_label(row.label, left + padding, static_cast<float>(half) - left - padding, rect, ink, out);
    out.icon(Icon::kPrevious, {half + (arrow - side) / 2, arrow_y, side, side}, ink);
    out.icon(Icon::kNext, {rect.right() - (arrow + side) / 2, arrow_y, side, side}, ink);
    draw_value(row, static_cast<float>(half + arrow), static_cast<float>(rect.right() - arrow), rect, ink,
               out);
}

// As many small squares as the board has cells, centred in the box.
void PageView::draw_grid(const Rect& box, rules::Size size, Color ink, DrawList& out) const {
    const int longer = std::max(size.rows, size.cols);
    const int gap = std::max(1, box.w / (longer * 5));
    const int cell = std::max(1, (box.w - (longer - 1) * gap) / longer);
    const int x = box.x + (box.w - size.cols * (cell + gap) + gap) / 2;
    const int y = box.y + (box.h - size.rows * (cell + gap) + gap) / 2;
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            out.round_rect(to_float(Rect{x + col * (cell + gap), y + row * (cell + gap), cell, cell}), 0,
                           faded(ink, 0.7f));
        }
    }
}

}  // namespace twofold::ui
