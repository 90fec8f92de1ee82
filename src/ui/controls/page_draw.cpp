// How a page is drawn.
#include <algorithm>
#include <cmath>

#include "ui/controls/page.h"
#include "ui/controls/theme_card.h"

namespace twofold::ui {

namespace {

constexpr float kDisabledOpacity = 0.4f;

// The style with its size as far reduced as `needed` px of width are more than there is room for.
TextStyle shrunk(TextStyle style, float needed, float room) {
    if (needed > room) style.px = std::floor(style.px * room / needed);
    return style;
}

// Its end at `right`.
void draw_ending_at(std::string_view text, float right, const Rect& box, const TextStyle& style,
                    const Brush& brush) {
    brush.line(text, right - brush.font().width(text, style.digits, style.px), box, style);
}

}  // namespace

void PageView::draw(const Theme& theme, Millis now, DrawList& out) const {
    const Brush brush{theme, layout_, out};
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const Rect rect = row_rect(i, now);
        if (rect.bottom() >= header_.bottom() && rect.y < layout_.window.h) draw_row(i, now, brush);
    }
    // What has scrolled out of the body goes behind the header, but for the ring around the row below it.
    brush.fill({header_.x, header_.y, header_.w, header_.h - ring_reach(layout_)}, 0, theme.window);
    draw_header(brush);
}

void PageView::draw_header(const Brush& brush) const {
    const Theme& theme = brush.theme;
    const bool active = hover_ && back_.contains(*hover_);
    brush.fill(back_, control_radius(layout_), active ? theme.control_active : theme.control);
    brush.icon(Icon::kBack, icon_box(back_), theme.control_ink);
    const auto room = static_cast<float>(body_.right() - back_.right() - layout_.margin);
    TextStyle style{FontId::kNumbers, static_cast<float>(layout_.score_px), theme.text};
    style.px = fitting_px(brush.font(style.font), page_.title, style.digits, style.px, room);
    brush.line(page_.title, static_cast<float>(back_.right() + layout_.margin), back_, style);
}

void PageView::draw_label(std::string_view text, const Rect& box, Color ink, const Brush& brush) const {
    TextStyle style = brush.body(ink);
    style.px = fitting_px(font_, text, style.digits, style.px, static_cast<float>(box.w));
    brush.line(text, static_cast<float>(box.x), box, style);
}

void PageView::draw_value(const Row& row, const Rect& box, Color ink, const Brush& brush) const {
    TextStyle style = brush.body(ink);
    const int picture = row.picture ? box.h * 2 / 3 : 0;
    const float before = row.picture ? static_cast<float>(picture + 2 * layout_.unit) : 0;
    const float room = static_cast<float>(box.w) - before;
    const float width = std::min(room, font_.width(row.detail, style.digits, style.px));
    const float start = (static_cast<float>(box.x + box.right()) - before - width) / 2;
    if (row.picture) {
        draw_grid({static_cast<int>(std::lround(start)), box.y + (box.h - picture) / 2, picture, picture},
                  *row.picture, ink, brush);
    }
    style.px = fitting_px(font_, row.detail, style.digits, style.px, room);
    brush.line(row.detail, start + before, box, style);
}

void PageView::draw_row(std::size_t index, Millis now, const Brush& brush) const {
    const Row& row = page_.rows[index];
    const Rect rect = row_rect(index, now);
    switch (row.kind) {
        case Row::Kind::kHeading:
            return draw_heading(row, rect, brush);
        case Row::Kind::kText:
            return draw_paragraph(index, rect, brush);
        case Row::Kind::kBar:
            return draw_bar(row, rect, brush);
        case Row::Kind::kValue:
            return draw_figure(index, rect, brush);
        case Row::Kind::kNumber:
            return draw_number(row, rect, brush);
        case Row::Kind::kTheme:
            return draw_card(index, rect, brush);
        case Row::Kind::kButtons:
            return draw_buttons(index, now, brush);
        case Row::Kind::kAction:
        case Row::Kind::kChoice:
            break;
    }
    const Color ink = draw_ground({row.enabled, row.primary, focus_ && focus_->row == index}, rect, brush);
    if (row.kind == Row::Kind::kAction) return draw_action(index, rect, ink, brush);
    draw_choice(index, rect, ink, brush);
}

void PageView::draw_heading(const Row& row, const Rect& rect, const Brush& brush) const {
    const PointF at{static_cast<float>(rect.x), static_cast<float>(rect.bottom() - layout_.unit)};
    brush.text(row.label, at, brush.caption(brush.theme.quiet_text));
}

void PageView::draw_paragraph(std::size_t index, const Rect& rect, const Brush& brush) const {
    const TextStyle style = brush.body(brush.theme.text);
    float baseline = static_cast<float>(rect.y) + style.px * 1.1f;
    for (const std::string& line : placed_[index].lines) {
        brush.text(line, {static_cast<float>(rect.x), std::round(baseline)}, style);
        baseline += style.px * 1.5f;
    }
}

void PageView::draw_bar(const Row& row, const Rect& rect, const Brush& brush) const {
    const int unit = layout_.unit;
    const int label_width = bar_label_ + 2 * unit;
    const int room = rect.w - label_width - layout_.text_units(16);
    const int share = static_cast<int>(std::lround(static_cast<float>(room) * row.fraction));
    const int length = row.fraction > 0 ? std::max(share, unit) : 0;  // the least is seen as well
    draw_label(row.label, {rect.x, rect.y, bar_label_, rect.h}, brush.theme.text, brush);
    const Rect bar{rect.x + label_width, rect.y + unit, length, rect.h - 2 * unit};
    if (length > 0) brush.fill(bar, brush.units(0.5f), brush.theme.accent);
    draw_label(row.detail, {bar.right() + 2 * unit, rect.y, layout_.text_units(14), rect.h},
               brush.theme.quiet_text, brush);
}

Rect PageView::label_box(std::size_t row, const Rect& rect) const {
    if (!placed_[row].tall) return rect;
    return {rect.x, rect.y + rect.h / 8, rect.w, rect.h * 3 / 8};
}

Rect PageView::detail_box(std::size_t row, const Rect& rect) const {
    if (!placed_[row].tall) return rect;
    return {rect.x, rect.y + rect.h / 2, rect.w, rect.h * 3 / 8};
}

// A line of a table: below it, where another follows, a hair.
void PageView::draw_figure(std::size_t index, const Rect& rect, const Brush& brush) const {
    const Row& row = page_.rows[index];
    const Theme& theme = brush.theme;
    TextStyle style = brush.body(theme.quiet_text);
    const float label = font_.width(row.label, Digits::kProportional, style.px);
    const float detail = font_.width(row.detail, Digits::kTabular, style.px);
    style = shrunk(style, placed_[index].tall ? std::max(label, detail) : label + detail,
                   static_cast<float>(rect.w - kPaddingUnits * layout_.unit));
    brush.line(row.label, static_cast<float>(rect.x), label_box(index, rect), style);
    style.ink = theme.text;
    style.digits = Digits::kTabular;
    draw_ending_at(row.detail, static_cast<float>(rect.right()), detail_box(index, rect), style, brush);
    draw_caps(index, rect, {theme.control, theme.control_ink}, brush);
    if (gap_below(index) != 0 || index + 1 == page_.rows.size()) return;
    const int hair = std::max(1, layout_.units(1));
    brush.fill({rect.x, rect.bottom() - hair, rect.w, hair}, 0, faded(theme.quiet_text, 0.25f));
}

void PageView::draw_number(const Row& row, const Rect& rect, const Brush& brush) const {
    const Theme& theme = brush.theme;
    const auto room = static_cast<float>(rect.w);
    const int caption = 6 * layout_.unit;
    brush.centred(row.detail, {rect.x, rect.y, rect.w, rect.h - caption}, room,
                  {FontId::kNumbers, static_cast<float>(layout_.title_px),
                   row.enabled ? theme.text : theme.quiet_text, Digits::kTabular});
    brush.centred(row.label, {rect.x, rect.bottom() - caption, rect.w, caption}, room,
                  brush.caption(row.primary ? theme.text : theme.quiet_text));
}

// In its own colours; what can be pressed shows as its rim.
void PageView::draw_card(std::size_t index, const Rect& rect, const Brush& brush) const {
    const Row& row = page_.rows[index];
    draw_ground({row.enabled, row.primary, focus_ && focus_->row == index}, rect, brush);
    const int rim = std::max(1, layout_.unit / 2);
    draw_theme_card(row.label, row.chosen, rect.inset(rim), control_radius(layout_) - static_cast<float>(rim),
                    {*row.theme, layout_, brush.out});
}

void PageView::draw_buttons(std::size_t index, Millis now, const Brush& brush) const {
    const std::vector<RowButton>& buttons = page_.rows[index].buttons;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const RowButton& button = buttons[i];
        const Rect rect = button_rect(index, i, now);
        const Color ink =
            draw_ground({button.enabled, button.primary, focus_ == Focus{index, i}}, rect, brush);
        brush.centred(button.label, rect, static_cast<float>(rect.w) - brush.units(2), brush.body(ink));
    }
}

// What can be pressed, without what is written on it; the color to write with.
Color PageView::draw_ground(const Face& face, const Rect& rect, const Brush& brush) const {
    const Theme& theme = brush.theme;
    const bool focused = focus_visible_ && face.has_focus;
    const bool held = held_ && !held_->dragging && rect.contains(held_->from);
    const bool active = face.enabled && (held || (hover_ && rect.contains(*hover_)));
    const float strength = face.enabled ? 1.0f : kDisabledOpacity;
    if (focused) draw_ring(rect, brush);
    Color ground = active ? theme.control_active : theme.control;
    const bool stands_out = focus_visible_ ? focused : face.primary;
    if (stands_out) ground = active ? over(faded(theme.accent_ink, 0.14f), theme.accent) : theme.accent;
    brush.fill(rect, control_radius(layout_), faded(ground, strength));
    return faded(stands_out ? theme.accent_ink : theme.control_ink, strength);
}

// Where there is no room for label and detail they are smaller by the same.
void PageView::draw_action(std::size_t index, const Rect& rect, Color ink, const Brush& brush) const {
    const Row& row = page_.rows[index];
    const float padding = brush.units(kPaddingUnits);
    TextStyle style = brush.body(ink);
    const bool in_line = !row.detail.empty() && !placed_[index].tall;
    const float room = static_cast<float>(rect.w) - (in_line ? 3 : 2) * padding;
    const float label = font_.width(row.label, style.digits, style.px);
    const float detail = font_.width(row.detail, style.digits, style.px);
    style = shrunk(style, in_line ? label + detail : std::max(label, detail), room);
    brush.line(row.label, static_cast<float>(rect.x) + padding, label_box(index, rect), style);
    draw_ending_at(row.detail, static_cast<float>(rect.right()) - padding, detail_box(index, rect), style,
                   brush);
    draw_caps(index, rect, {brush.theme.window, brush.theme.text}, brush);
}

// The value is centred between its arrows, in the right half or in the lower one.
void PageView::draw_choice(std::size_t index, const Rect& rect, Color ink, const Brush& brush) const {
    const Row& row = page_.rows[index];
    const int unit = layout_.unit;
    const int padding = kPaddingUnits * unit;
    const int start = value_start(index, rect);
    const int arrow = kArrowUnits * unit;
    const int side = 6 * unit;
    Rect label = label_box(index, rect);
    label.x += padding;
    label.w = (placed_[index].tall ? rect.right() - padding : start) - label.x;
    draw_label(row.label, label, ink, brush);
    const Rect box = detail_box(index, rect);
    const int arrow_y = box.y + (box.h - side) / 2;
    brush.icon(Icon::kPrevious, {start + (arrow - side) / 2, arrow_y, side, side}, ink);
    brush.icon(Icon::kNext, {rect.right() - (arrow + side) / 2, arrow_y, side, side}, ink);
    draw_value(row, {start + arrow, box.y, rect.right() - start - 2 * arrow, box.h}, ink, brush);
}

// As many small squares as the board has cells, centred in the box.
void PageView::draw_grid(const Rect& box, rules::Size size, Color ink, const Brush& brush) const {
    const int longer = std::max(size.rows, size.cols);
    const int gap = std::max(1, box.w / (longer * 5));
    const int cell = std::max(1, (box.w - (longer - 1) * gap) / longer);
    const int x = box.x + (box.w - size.cols * (cell + gap) + gap) / 2;
    const int y = box.y + (box.h - size.rows * (cell + gap) + gap) / 2;
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col)
            brush.fill({x + col * (cell + gap), y + row * (cell + gap), cell, cell}, 0, faded(ink, 0.7f));
    }
}

}  // namespace twofold::ui
