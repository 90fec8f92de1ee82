#include "ui/controls/page_view.h"

#include <algorithm>

#include "ui/controls/page_draw.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr float kWheelUnits = 72;     // window units for each notch
constexpr int kArrowTouchUnits = 11;  // width of what can be touched of a choice's arrow, layout units

}  // namespace

void PageView::set_page(Page page) {
    const bool opening = !state_.focused();
    page_ = std::move(page);
    arrange();
    state_.keep_focus(controls());
    for (const PageControl& control : controls()) {
        if (opening && control.takes_focus() && chosen(control)) state_.focus(control.id);
    }
    show_chosen();
}

void PageView::set_layout(const Layout& layout) {
    const PageControl* before = focused();
    // In a window with no room for it, it counts as seen.
    const bool hidden = !layout_.window.empty() && plan_.body.h < layout_.units(kMinTouchTarget);
    const bool seen = before != nullptr && (mostly_seen(*before) || hidden);
    layout_ = layout;
    arrange();
    if (seen) scroller_.jump_to(scroll_to_show(*focused()));
    show_chosen();
}

// Scrolls to the row that has the focus at first, once its place is known.
void PageView::show_chosen() {
    if (opened_ || focused() == nullptr || plan_.body.h <= 0) return;
    opened_ = true;
    if (chosen(*focused())) scroller_.jump_to(scroll_to_show(*focused()));
}

bool PageView::chosen(const PageControl& control) const {
    const Row& row = row_of(control);
    return row.chosen || (row.size && control.button == button_of(*row.size));
}

void PageView::arrange() {
    plan_ = plan_page(page_, layout_, font_);
    scroller_.set_max(static_cast<float>(std::max(0, plan_.height - plan_.body.h)));
}

const PageControl* PageView::primary() const {
    const auto found =
        std::find_if(plan_.controls.begin(), plan_.controls.end(),
                     [](const PageControl& control) { return control.primary && control.takes_focus(); });
    return found == plan_.controls.end() ? nullptr : &*found;
}

const PageControl* PageView::meant() const {
    const PageControl* stands_out = state_.focus_seen() ? nullptr : primary();
    return stands_out != nullptr ? stands_out : focused();
}

const Row* PageView::meant_row() const {
    const PageControl* control = meant();
    return control == nullptr ? nullptr : &row_of(*control);
}

const RowButton* PageView::meant_button() const {
    const PageControl* control = meant();
    if (control == nullptr || !row_of(*control).has_buttons()) return nullptr;
    return &row_of(*control).buttons[control->button];
}

Rect PageView::shown(Rect rect, Millis now) const {
    rect.y += plan_.body.y - scroll(now);
    return rect;
}

Rect PageView::row_rect(std::size_t row, Millis now) const {
    const PlacedRow& placed = plan_.rows[row];
    return shown({plan_.body.x, placed.y, plan_.body.w, placed.h}, now);
}

Rect PageView::button_rect(std::size_t row, std::size_t button, Millis now) const {
    const auto found = std::find_if(
        plan_.controls.begin(), plan_.controls.end(),
        [&](const PageControl& control) { return control.row == row && control.button == button; });
    return shown(found->rect, now);
}

const PageControl* PageView::control_under(PointF at, Millis now) const {
    if (plan_.back.rect.contains(at)) return &plan_.back;
    const auto top = static_cast<float>(plan_.body.y);
    if (at.y < top || at.y >= static_cast<float>(plan_.body.bottom())) return nullptr;
    return control_at(controls(), {at.x, at.y - top + static_cast<float>(scroll(now))});
}

std::optional<PageEvent> PageView::handle(const InputEvent& event, Millis now) {
    if (const auto* key = std::get_if<KeyPress>(&event)) return handle_key(on_keyboard(*key), now);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return handle_pointer(*pointer, now);
    if (const auto* hover = std::get_if<HoverEvent>(&event)) state_.hover(*hover, layout_);
    if (const auto* wheel = std::get_if<WheelEvent>(&event)) {
        const float way = -wheel->notches * kWheelUnits * layout_.density;
        scroller_.glide_to(scroller_.target() + way, now);
    }
    return std::nullopt;
}

void PageView::release_all() {
    gestures_.clear();
    state_.clear();
}

std::optional<PageEvent> PageView::handle_pointer(const PointerEvent& event, Millis now) {
    const PointF at = layout_.to_px(event.at);
    const bool follows = gestures_.follows(event.id);
    const Gesture gesture = gestures_.handle(event);
    if (gesture.kind == Gesture::Kind::kPress) {
        state_.press(control_under(at, now));
        scroller_.grab(at.y, now);
    } else if (gesture.kind == Gesture::Kind::kTap) {
        return tap(layout_.to_px(gesture.from), now);
    } else if (event.kind == PointerEvent::Kind::kDown || event.kind == PointerEvent::Kind::kCancel) {
        state_.let_go();
    } else if (follows) {
        if (gestures_.panned()) {
            state_.let_go();
            scroller_.drag_to(at.y);
        }
        scroller_.track(at.y, now);
        if (event.kind == PointerEvent::Kind::kUp) scroller_.fling(now);
    }
    return std::nullopt;
}

std::optional<PageEvent> PageView::tap(PointF at, Millis now) {
    const PageControl* under = control_under(at, now);
    if (!state_.release(under)) return std::nullopt;
    if (under == &plan_.back) return PageEvent{PageEvent::Kind::kBack, 0};
    focus_on(*under);
    const Row& row = row_of(*under);
    if (row.kind != Row::Kind::kChoice) return PageEvent{PageEvent::Kind::kPressed, under->id};
    // The left arrow of a choice is where its value begins; everything else goes on, or opens it.
    const auto value = static_cast<float>(under->rect.x + plan_.rows[under->row].value);
    const auto arrow = static_cast<float>(kArrowTouchUnits * layout_.unit);
    const bool back = at.x >= value && at.x < value + arrow;
    const bool on = !row.opens || at.x >= static_cast<float>(under->rect.right()) - arrow;
    const auto kind = back ? PageEvent::Kind::kPrevious
                      : on ? PageEvent::Kind::kNext
                           : PageEvent::Kind::kPressed;
    return PageEvent{kind, under->id};
}

// The button of the row that has the focus or, while no key is in use, that a pointer is on.
std::optional<std::size_t> PageView::pointed_button(std::size_t row, Millis now) const {
    for (PageControl control : plan_.controls) {
        if (control.row != row) continue;
        control.rect = shown(control.rect, now);
        const Look look = state_.look_of(control);
        if (state_.focus_seen() ? look.focused : look.active) return control.button;
    }
    return std::nullopt;
}

void PageView::draw(const Theme& theme, Millis now, DrawList& out) const {
    const Brush brush{theme, layout_, out};
    auto control = plan_.controls.begin();
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const ShownRow row{page_.rows[i], plan_.rows[i], row_rect(i, now)};
        const bool seen = row.rect.bottom() >= plan_.header.bottom() && row.rect.y < layout_.window.h;
        if (seen && !row.row.pressable()) draw_row(row, plan_.bar_label, brush);
        if (seen && row.row.kind == Row::Kind::kSizes) {
            const bool has_focus = state_.focus_seen() && focused() != nullptr && focused()->row == i;
            draw_sizes(row.row, row.rect, row.placed.sizes, pointed_button(i, now), has_focus, brush);
        }
        for (; control != plan_.controls.end() && control->row == i; ++control) {
            if (!seen || row.row.kind == Row::Kind::kSizes) continue;
            PageControl here = *control;
            here.rect = shown(control->rect, now);
            draw_control(row, here, state_.look_of(here), brush);
        }
    }
    const int ring = ring_reach(layout_);
    const Rect rows{plan_.body.x - ring, plan_.header.bottom() - ring, plan_.body.w + 2 * ring,
                    layout_.window.h - plan_.header.bottom() + ring};
    draw_edges(rows, scroll(now), static_cast<int>(scroller_.max()) - scroll(now), brush);
    // What has scrolled out of the body goes behind the header, but for the ring around the row below it.
    Rect behind = plan_.header;
    behind.h -= ring;
    brush.fill(behind, 0, theme.window);
    draw_header(page_.title, plan_, state_.look_of(plan_.back), brush);
}

}  // namespace twofold::ui
