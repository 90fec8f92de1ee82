#include "ui/controls/page_draw.h"

#include <algorithm>
#include <cmath>

#include "ui/controls/theme_card.h"

namespace twofold::ui {

namespace {

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

// In the middle of the box's height, flush left; smaller if it would be wider than the box.
void draw_label(std::string_view text, const Rect& box, TextStyle style, const Brush& brush) {
    style.px = fitting_px(brush.font(style.font), text, style.digits, style.px, static_cast<float>(box.w));
    brush.line(text, static_cast<float>(box.x), box, style);
}

// Where label and detail stand: one below the other if the row is tall.
Rect label_box(const ShownRow& row) {
    const Rect& rect = row.rect;
    if (!row.placed.tall) return rect;
    return {rect.x, rect.y + rect.h / 8, rect.w, rect.h * 3 / 8};
}

Rect detail_box(const ShownRow& row) {
    const Rect& rect = row.rect;
    if (!row.placed.tall) return rect;
    return {rect.x, rect.y + rect.h / 2, rect.w, rect.h * 3 / 8};
}

// As many small squares as the board has cells, centred in the box.
void draw_grid(const Rect& box, rules::Size size, Color ink, const Brush& brush) {
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

struct CapColors {
    Color ground;
    Color ink;
};

// Keys as one sees them on a keyboard.
void draw_caps(const ShownRow& row, const CapColors& colors, const Brush& brush) {
    const int edge = std::max(1, brush.layout.unit / 2);  // the lower side, which one sees from above
    for (std::size_t i = 0; i < row.placed.caps.size(); ++i) {
        const Rect& placed = row.placed.caps[i];
        const Rect cap{row.rect.x + placed.x, row.rect.y + placed.y, placed.w, placed.h};
        const Rect top{cap.x, cap.y, cap.w, cap.h - edge};
        brush.fill(cap, brush.units(1), over(faded(colors.ink, 0.3f), colors.ground));
        brush.fill(top, brush.units(1), colors.ground);
        brush.centred(row.row.caps[i], top, static_cast<float>(top.w) - brush.units(2),
                      brush.caption(colors.ink));
    }
}

void draw_heading(const ShownRow& row, const Brush& brush) {
    const PointF at{static_cast<float>(row.rect.x),
                    static_cast<float>(row.rect.bottom() - brush.layout.unit)};
    brush.text(row.row.label, at, brush.caption(brush.theme.quiet_text));
}

void draw_paragraph(const ShownRow& row, const Brush& brush) {
    const TextStyle style = brush.body(brush.theme.text);
    float baseline = static_cast<float>(row.rect.y) + style.px * 1.1f;
    for (const std::string& line : row.placed.lines) {
        brush.text(line, {static_cast<float>(row.rect.x), std::round(baseline)}, style);
        baseline += style.px * 1.5f;
    }
}

void draw_bar(const ShownRow& row, int label_width, const Brush& brush) {
    const int unit = brush.layout.unit;
    const Rect& rect = row.rect;
    const int start = label_width + 2 * unit;
    const int room = rect.w - start - brush.layout.text_units(16);
    const int share = static_cast<int>(std::lround(static_cast<float>(room) * row.row.fraction));
    const int length = row.row.fraction > 0 ? std::max(share, unit) : 0;  // the least is seen as well
    draw_label(row.row.label, {rect.x, rect.y, label_width, rect.h}, brush.body(brush.theme.text), brush);
    const Rect bar{rect.x + start, rect.y + unit, length, rect.h - 2 * unit};
    if (length > 0) brush.fill(bar, brush.units(0.5f), brush.theme.accent);
    draw_label(row.row.detail, {bar.right() + 2 * unit, rect.y, brush.layout.text_units(14), rect.h},
               brush.body(brush.theme.quiet_text), brush);
}

// A line of a table.
void draw_figure(const ShownRow& row, const Brush& brush) {
    const Theme& theme = brush.theme;
    const Rect& rect = row.rect;
    TextStyle style = brush.body(theme.quiet_text);
    const float label = brush.font().width(row.row.label, Digits::kProportional, style.px);
    const float detail = brush.font().width(row.row.detail, Digits::kTabular, style.px);
    style = shrunk(style, row.placed.tall ? std::max(label, detail) : label + detail,
                   static_cast<float>(rect.w) - brush.units(kRowPaddingUnits));
    brush.line(row.row.label, static_cast<float>(rect.x), label_box(row), style);
    style.ink = theme.text;
    style.digits = Digits::kTabular;
    draw_ending_at(row.row.detail, static_cast<float>(rect.right()), detail_box(row), style, brush);
    draw_caps(row, {theme.control, theme.control_ink}, brush);
    if (!row.placed.ruled) return;
    const int hair = std::max(1, brush.layout.units(1));
    brush.fill({rect.x, rect.bottom() - hair, rect.w, hair}, 0, faded(theme.quiet_text, 0.25f));
}

void draw_number(const ShownRow& row, const Brush& brush) {
    const Theme& theme = brush.theme;
    const Rect& rect = row.rect;
    const auto room = static_cast<float>(rect.w);
    const int caption = 6 * brush.layout.unit;
    brush.centred(row.row.detail, {rect.x, rect.y, rect.w, rect.h - caption}, room,
                  {FontId::kNumbers, static_cast<float>(brush.layout.title_px),
                   row.row.enabled ? theme.text : theme.quiet_text, Digits::kTabular});
    brush.centred(row.row.label, {rect.x, rect.bottom() - caption, rect.w, caption}, room,
                  brush.caption(row.row.primary ? theme.text : theme.quiet_text));
}

// If there is no room for label and detail they are smaller by the same.
void draw_action(const ShownRow& row, Color ink, const Brush& brush) {
    const float padding = brush.units(kRowPaddingUnits);
    TextStyle style = brush.body(ink);
    const bool in_line = !row.row.detail.empty() && !row.placed.tall;
    const float room = static_cast<float>(row.rect.w) - (in_line ? 3 : 2) * padding;
    const float label = brush.font().width(row.row.label, style.digits, style.px);
    const float detail = brush.font().width(row.row.detail, style.digits, style.px);
    style = shrunk(style, in_line ? label + detail : std::max(label, detail), room);
    brush.line(row.row.label, static_cast<float>(row.rect.x) + padding, label_box(row), style);
    draw_ending_at(row.row.detail, static_cast<float>(row.rect.right()) - padding, detail_box(row), style,
                   brush);
    draw_caps(row, {brush.theme.window, brush.theme.text}, brush);
}

void draw_value(const Row& row, const Rect& box, Color ink, const Brush& brush) {
    TextStyle style = brush.body(ink);
    const int picture = row.picture ? box.h * 2 / 3 : 0;
    const float before = row.picture ? static_cast<float>(picture) + brush.units(2) : 0;
    const float room = static_cast<float>(box.w) - before;
    const float width = std::min(room, brush.font().width(row.detail, style.digits, style.px));
    const float start = (static_cast<float>(box.x + box.right()) - before - width) / 2;
    if (row.picture) {
        draw_grid({static_cast<int>(std::lround(start)), box.y + (box.h - picture) / 2, picture, picture},
                  *row.picture, ink, brush);
    }
    style.px = fitting_px(brush.font(), row.detail, style.digits, style.px, room);
    brush.line(row.detail, start + before, box, style);
}

// The value is centred between its arrows, in the right half or in the lower one.
void draw_choice(const ShownRow& row, Color ink, const Brush& brush) {
    const int unit = brush.layout.unit;
    const int padding = kRowPaddingUnits * unit;
    const Rect& rect = row.rect;
    const int start = rect.x + row.placed.value;
    const int arrow = kArrowUnits * unit;
    const int side = 6 * unit;
    Rect label = label_box(row);
    label.x += padding;
    label.w = (row.placed.tall ? rect.right() - padding : start) - label.x;
    draw_label(row.row.label, label, brush.body(ink), brush);
    const Rect box = detail_box(row);
    const int arrow_y = box.y + (box.h - side) / 2;
    brush.icon(Icon::kPrevious, {start + (arrow - side) / 2, arrow_y, side, side}, ink);
    brush.icon(Icon::kNext, {rect.right() - (arrow + side) / 2, arrow_y, side, side}, ink);
    draw_value(row.row, {start + arrow, box.y, rect.right() - start - 2 * arrow, box.h}, ink, brush);
}

// In its own colours; the ground of what can be pressed is its rim.
void draw_card(const ShownRow& row, const Brush& brush) {
    const int rim = std::max(1, brush.layout.unit / 2);
    draw_theme_card(row.row.label, row.row.chosen, row.rect.inset(rim),
                    control_radius(brush.layout) - static_cast<float>(rim),
                    {*row.row.theme, brush.layout, brush.out});
}

}  // namespace

void draw_header(std::string_view title, const PagePlan& plan, const Look& back, const Brush& brush) {
    const Rect& button = plan.back.rect;
    const int start = button.right() + brush.layout.margin;
    draw_button(button, Icon::kBack, back, brush);
    draw_label(title, {start, button.y, plan.body.right() - start, button.h},
               {FontId::kNumbers, static_cast<float>(brush.layout.heading_px), brush.theme.text}, brush);
}

void draw_row(const ShownRow& row, int bar_label, const Brush& brush) {
    switch (row.row.kind) {
        case Row::Kind::kHeading:
            return draw_heading(row, brush);
        case Row::Kind::kText:
            return draw_paragraph(row, brush);
        case Row::Kind::kBar:
            return draw_bar(row, bar_label, brush);
        case Row::Kind::kValue:
            return draw_figure(row, brush);
        case Row::Kind::kNumber:
            return draw_number(row, brush);
        default:
            return;
    }
}

void draw_control(const ShownRow& row, const PageControl& control, const Look& look, const Brush& brush) {
    if (row.row.kind == Row::Kind::kButtons)
        return draw_button(control.rect, row.row.buttons[control.button].label, look, brush);
    const Color ink = draw_ground(control.rect, look, brush);
    if (row.row.kind == Row::Kind::kAction) return draw_action(row, ink, brush);
    if (row.row.kind == Row::Kind::kChoice) return draw_choice(row, ink, brush);
    draw_card(row, brush);
}

}  // namespace twofold::ui
