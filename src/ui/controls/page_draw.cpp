// How a page is drawn.
#include <algorithm>
#include <cmath>

#include "ui/controls/page.h"
#include "ui/controls/theme_card.h"
#include "ui/draw/faces.h"

namespace twofold::ui {

void PageView::draw(const Theme& theme, Millis now, DrawList& out) const {
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        const Rect rect = row_rect(i, now);
        if (rect.bottom() >= header_.bottom() && rect.y < layout_.window.h) draw_row(i, theme, now, out);
    }
    // What has scrolled out of the body goes behind the header, but for the ring around the row below it.
    const Rect cover{header_.x, header_.y, header_.w, header_.h - ring_reach(layout_.unit)};
    out.round_rect(to_float(cover), 0, theme.window);
    draw_header(theme, out);
}

void PageView::draw_header(const Theme& theme, DrawList& out) const {
    const bool active = hover_ && back_.contains(*hover_);
    out.round_rect(to_float(back_), static_cast<float>(2 * layout_.unit),
                   active ? theme.control_active : theme.control);
    out.icon(Icon::kBack, icon_box(back_), theme.control_ink);
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

void PageView::draw_line(std::string_view text, float x, float px, const Rect& box, Color ink, DrawList& out,
                         Digits digits) const {
    const float baseline = static_cast<float>(box.y) + (static_cast<float>(box.h) + font_.cap_height(px)) / 2;
    out.text(text, {std::round(x), std::round(baseline)}, FontId::kText, px, ink, digits);
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
    switch (row.kind) {
        case Row::Kind::kHeading:
            return draw_heading(row, rect, theme, out);
        case Row::Kind::kText:
            return draw_paragraph(index, rect, theme, out);
        case Row::Kind::kBar:
            return draw_bar(row, rect, theme, out);
        case Row::Kind::kValue:
            return draw_figure(index, rect, theme, out);
        case Row::Kind::kNumber:
            return draw_number(row, rect, theme, out);
        case Row::Kind::kTheme:
            return draw_card(index, rect, theme, out);
        case Row::Kind::kButtons:
            return draw_buttons(index, theme, now, out);
        case Row::Kind::kAction:
        case Row::Kind::kChoice:
            break;
    }
    const Face face{row.enabled, row.primary, focus_ && focus_->row == index};
    const Color ink = draw_ground(face, rect, theme, out);
    if (row.kind == Row::Kind::kAction) return draw_action(index, rect, ink, theme, out);
    draw_choice(index, rect, ink, out);
}

void PageView::draw_heading(const Row& row, const Rect& rect, const Theme& theme, DrawList& out) const {
    const PointF at{static_cast<float>(rect.x), static_cast<float>(rect.bottom() - layout_.unit)};
    out.text(row.label, at, FontId::kText, static_cast<float>(layout_.caption_px), theme.quiet_text);
}

void PageView::draw_paragraph(std::size_t index, const Rect& rect, const Theme& theme, DrawList& out) const {
    const auto px = static_cast<float>(layout_.body_px);
    float baseline = static_cast<float>(rect.y) + px * 1.1f;
    for (const std::string& line : placed_[index].lines) {
        out.text(line, {static_cast<float>(rect.x), std::round(baseline)}, FontId::kText, px, theme.text);
        baseline += px * 1.5f;
    }
}

void PageView::draw_bar(const Row& row, const Rect& rect, const Theme& theme, DrawList& out) const {
    const int unit = layout_.unit;
    const int label_width = bar_label_ + 2 * unit;
    const int room = rect.w - label_width - layout_.text_units(16);
    const int share = static_cast<int>(std::lround(static_cast<float>(room) * row.fraction));
    const int length = row.fraction > 0 ? std::max(share, unit) : 0;  // the least is seen as well
    draw_label(row.label, static_cast<float>(rect.x), static_cast<float>(bar_label_), rect, theme.text, out);
    if (length > 0) {
        const Rect bar{rect.x + label_width, rect.y + unit, length, rect.h - 2 * unit};
        out.round_rect(to_float(bar), static_cast<float>(unit) / 2, theme.accent);
    }
    draw_label(row.detail, static_cast<float>(rect.x + label_width + length + 2 * unit),
               static_cast<float>(layout_.text_units(14)), rect, theme.quiet_text, out);
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
void PageView::draw_figure(std::size_t index, const Rect& rect, const Theme& theme, DrawList& out) const {
    const Row& row = page_.rows[index];
    const auto px = static_cast<float>(layout_.body_px);
    const float room = static_cast<float>(rect.w - kPaddingUnits * layout_.unit);
    const float label = font_.width(row.label, Digits::kProportional, px);
    const float detail = font_.width(row.detail, Digits::kTabular, px);
    const float needed = placed_[index].tall ? std::max(label, detail) : label + detail;
    const float fitted = needed <= room ? px : std::floor(px * room / needed);
    const float width = font_.width(row.detail, Digits::kTabular, fitted);
    draw_line(row.label, static_cast<float>(rect.x), fitted, label_box(index, rect), theme.quiet_text, out);
    draw_line(row.detail, static_cast<float>(rect.right()) - width, fitted, detail_box(index, rect),
              theme.text, out, Digits::kTabular);
    draw_caps(index, rect, theme.control, theme.control_ink, out);
    if (gap_below(index) != 0 || index + 1 == page_.rows.size()) return;
    const int hair = std::max(1, layout_.units(1));
    out.round_rect(to_float(Rect{rect.x, rect.bottom() - hair, rect.w, hair}), 0,
                   faded(theme.quiet_text, 0.25f));
}

void PageView::draw_number(const Row& row, const Rect& rect, const Theme& theme, DrawList& out) const {
    const auto room = static_cast<float>(rect.w);
    const int caption = 6 * layout_.unit;
    draw_centred(row.detail, FontId::kNumbers, Digits::kTabular, static_cast<float>(layout_.title_px), room,
                 {rect.x, rect.y, rect.w, rect.h - caption}, row.enabled ? theme.text : theme.quiet_text,
                 out);
    draw_centred(row.label, FontId::kText, Digits::kProportional, static_cast<float>(layout_.caption_px),
                 room, {rect.x, rect.bottom() - caption, rect.w, caption},
                 row.primary ? theme.text : theme.quiet_text, out);
}

// In its own colours; what can be pressed shows as its rim.
void PageView::draw_card(std::size_t index, const Rect& rect, const Theme& theme, DrawList& out) const {
    const Row& row = page_.rows[index];
    draw_ground({row.enabled, row.primary, focus_ && focus_->row == index}, rect, theme, out);
    const int rim = std::max(1, layout_.unit / 2);
    draw_theme_card(*row.theme, row.label, row.chosen, rect.inset(rim),
                    static_cast<float>(2 * layout_.unit - rim), layout_, out);
}

void PageView::draw_buttons(std::size_t index, const Theme& theme, Millis now, DrawList& out) const {
    const std::vector<RowButton>& buttons = page_.rows[index].buttons;
    const auto px = static_cast<float>(layout_.body_px);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const RowButton& button = buttons[i];
        const Rect rect = button_rect(index, i, now);
        const Color ink =
            draw_ground({button.enabled, button.primary, focus_ == Focus{index, i}}, rect, theme, out);
        draw_centred(button.label, FontId::kText, Digits::kProportional, px,
                     static_cast<float>(rect.w - 2 * layout_.unit), rect, ink, out);
    }
}

// What can be pressed, without what is written on it; the color to write with.
Color PageView::draw_ground(const Face& face, const Rect& rect, const Theme& theme, DrawList& out) const {
    const int unit = layout_.unit;
    const bool focused = focus_visible_ && face.has_focus;
    const bool held = held_ && !held_->dragging && rect.contains(held_->from);
    const bool active = face.enabled && (held || (hover_ && rect.contains(*hover_)));
    const float strength = face.enabled ? 1.0f : 0.4f;
    if (focused) draw_ring(rect, 2 * unit, unit, theme, 1, out);
    Color ground = active ? theme.control_active : theme.control;
    const bool stands_out = focus_visible_ ? focused : face.primary;
    if (stands_out) ground = active ? over(faded(theme.accent_ink, 0.14f), theme.accent) : theme.accent;
    out.round_rect(to_float(rect), static_cast<float>(2 * unit), faded(ground, strength));
    return faded(stands_out ? theme.accent_ink : theme.control_ink, strength);
}

// Where there is no room for label and detail they are smaller by the same.
void PageView::draw_action(std::size_t index, const Rect& rect, Color ink, const Theme& theme,
                           DrawList& out) const {
    const Row& row = page_.rows[index];
    const auto padding = static_cast<float>(kPaddingUnits * layout_.unit);
    const auto px = static_cast<float>(layout_.body_px);
    const bool in_line = !row.detail.empty() && !placed_[index].tall;
    const float room = static_cast<float>(rect.w) - (in_line ? 3 : 2) * padding;
    const float label = font_.width(row.label, Digits::kProportional, px);
    const float detail = font_.width(row.detail, Digits::kProportional, px);
    const float needed = in_line ? label + detail : std::max(label, detail);
    const float fitted = needed <= room ? px : std::floor(px * room / needed);
    const float width = font_.width(row.detail, Digits::kProportional, fitted);
    draw_line(row.label, static_cast<float>(rect.x) + padding, fitted, label_box(index, rect), ink, out);
    draw_line(row.detail, static_cast<float>(rect.right()) - padding - width, fitted, detail_box(index, rect),
              ink, out);
    draw_caps(index, rect, theme.window, theme.text, out);
}

// The value is centred between its arrows, in the right half or in the lower one.
void PageView::draw_choice(std::size_t index, const Rect& rect, Color ink, DrawList& out) const {
    const Row& row = page_.rows[index];
    const int unit = layout_.unit;
    const bool tall = placed_[index].tall;
    const int start = value_start(index, rect);
    const int arrow = kArrowUnits * unit;
    const int side = 6 * unit;
    const int label_x = rect.x + kPaddingUnits * unit;
    const int label_end = tall ? rect.right() - kPaddingUnits * unit : start;
    draw_label(row.label, static_cast<float>(label_x), static_cast<float>(label_end - label_x),
               label_box(index, rect), ink, out);
    const Rect box = detail_box(index, rect);
    const int arrow_y = box.y + (box.h - side) / 2;
    out.icon(Icon::kPrevious, {start + (arrow - side) / 2, arrow_y, side, side}, ink);
    out.icon(Icon::kNext, {rect.right() - (arrow + side) / 2, arrow_y, side, side}, ink);
    draw_value(row, static_cast<float>(start + arrow), static_cast<float>(rect.right() - arrow), box, ink,
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
