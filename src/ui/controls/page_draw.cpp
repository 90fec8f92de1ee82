#include "ui/controls/page_draw.h"

#include <algorithm>
#include <cmath>

#include "ui/controls/continue_card.h"
#include "ui/controls/game_card.h"
#include "ui/controls/theme_card.h"
#include "ui/draw/easing.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kSwitchUnits = 11;
constexpr int kSwitchHeightUnits = 6;
constexpr int kUpperFadeUnits = 4;
constexpr int kLowerFadeUnits = 7;
constexpr int kMaxFadeStrips = 28;

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

// The track shows what the whole would be, and sets off a bar in a colour like the window's.
void draw_bar(const ShownRow& row, int label_width, const Brush& brush) {
    const Theme& theme = brush.theme;
    const int unit = brush.layout.unit;
    const Rect& rect = row.rect;
    const int start = label_width + 2 * unit;
    const int room = rect.w - start - brush.layout.text_units(16);
    const int share = static_cast<int>(std::lround(static_cast<float>(room) * row.row.fraction));
    const Rect track{rect.x + start, rect.y + unit, room, rect.h - 2 * unit};
    const Rect bar{track.x, track.y, std::max(share, unit), track.h};  // the least is seen as well
    const float radius = brush.units(1);
    if (row.row.tile == 0) {
        brush.fitted(row.row.label, {rect.x, rect.y, label_width, rect.h}, brush.body(theme.text));
        if (row.row.fraction > 0) brush.fill(bar, radius, theme.accent);
    } else {
        const TileColors& colors = theme.tile(row.row.tile);
        const Rect tile{rect.x, track.y, label_width, track.h};
        brush.fill(tile, radius, colors.fill);
        brush.centred(row.row.label, tile, static_cast<float>(tile.w) - brush.units(1),
                      {FontId::kNumbers, static_cast<float>(brush.layout.caption_px), colors.ink});
        brush.fill(track, radius, theme.control);
        if (row.row.fraction > 0) brush.fill(bar, radius, colors.fill);
    }
    const int end = row.row.tile == 0 ? bar.right() : track.right();
    brush.fitted(row.row.detail, {end + 2 * unit, rect.y, brush.layout.text_units(14), rect.h},
                 brush.body(theme.quiet_text));
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
    brush.fitted(row.row.label, label, brush.body(ink));
    const Rect box = detail_box(row);
    const int arrow_y = box.y + (box.h - side) / 2;
    brush.icon(Icon::kPrevious, {start + (arrow - side) / 2, arrow_y, side, side}, ink);
    brush.icon(Icon::kNext, {rect.right() - (arrow + side) / 2, arrow_y, side, side}, ink);
    const Rect value{start + arrow, box.y, rect.right() - start - 2 * arrow, box.h};
    brush.centred(row.row.detail, value, static_cast<float>(value.w), brush.body(ink));
}

// A knob at one end of a track or at the other.
void draw_switch(const ShownRow& row, const Look& look, Color ink, const Brush& brush) {
    const Theme& theme = brush.theme;
    const int unit = brush.layout.unit;
    const int padding = kRowPaddingUnits * unit;
    const Rect& rect = row.rect;
    const int w = kSwitchUnits * unit;
    const int h = kSwitchHeightUnits * unit;
    const Rect track{rect.right() - padding - w, rect.y + (rect.h - h) / 2, w, h};
    brush.fitted(row.row.label, {rect.x + padding, rect.y, track.x - padding - rect.x - padding, rect.h},
                 brush.body(ink));
    const auto pill = [&](const Rect& part, Color color) {
        brush.fill(part, static_cast<float>(part.h) / 2, color);
    };
    const int rim = std::max(1, unit / 2);
    // On the accent its colours are the other way round.
    const Color ground = look.stands_out ? theme.accent : theme.control;
    const Color on = look.stands_out ? theme.accent_ink : theme.accent;
    pill(track, row.row.on ? on : ink);
    if (!row.row.on) pill(track.inset(rim), ground);
    const int side = h - 4 * rim;
    const int x = row.row.on ? track.right() - 2 * rim - side : track.x + 2 * rim;
    pill({x, track.y + 2 * rim, side, side}, row.row.on ? ground : ink);
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
    brush.fitted(title, {start, button.y, plan.body.right() - start, button.h},
                 {FontId::kNumbers, static_cast<float>(brush.layout.heading_px), brush.theme.text});
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
    using Kind = Row::Kind;
    switch (row.row.kind) {
        case Kind::kButtons:
            return draw_button(control.rect, row.row.buttons[control.button].label, look, brush);
        case Kind::kTiles:
            return draw_icon_tile(control.rect, control.button, row.row.buttons[control.button],
                                  row.placed.tiles, look, brush);
        case Kind::kContinue:
            return draw_continue(row.row, row.rect, look, brush);
        case Kind::kGame:
            return draw_game(row.row, row.placed.lines, row.rect, look, brush);
        default:
            break;
    }
    const Color ink = draw_ground(control.rect, look, brush);
    if (row.row.kind == Kind::kAction) return draw_action(row, ink, brush);
    if (row.row.kind == Kind::kChoice) return draw_choice(row, ink, brush);
    if (row.row.kind == Kind::kSwitch) return draw_switch(row, look, ink, brush);
    draw_card(row, brush);
}

void draw_edges(const Rect& body, int above, int below, const Brush& brush) {
    const int unit = brush.layout.unit;
    // `edge` has the window's colour, `inner` has none of it; the fade grows with what it hides.
    const auto fade = [&](int edge, int inner, int hidden) {
        const int height = std::abs(inner - edge);
        const int count = std::min(height, kMaxFadeStrips);
        const float strength = std::min(1.0f, static_cast<float>(hidden) / static_cast<float>(height));
        const auto y_of = [&](int strip) { return edge + (inner - edge) * strip / count; };
        for (int i = 0; i < count && hidden > 0; ++i) {
            const double left = 1 - (i + 0.5) / count;
            const int top = std::min(y_of(i), y_of(i + 1));
            const Rect strip{body.x, top, body.w, std::abs(y_of(i + 1) - y_of(i))};
            brush.fill(strip, 0, faded(brush.theme.window, static_cast<float>(ease_in_out(left)) * strength));
        }
    };
    fade(body.y, body.y + kUpperFadeUnits * unit, above);
    fade(body.bottom(), body.bottom() - kLowerFadeUnits * unit, below);
}

}  // namespace twofold::ui
