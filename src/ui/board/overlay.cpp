#include "ui/board/overlay.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"

namespace twofold::ui {

namespace {

// The board and everything around it except score and controls.
Rect room_of_overlay(const Layout& layout) {
    const bool portrait = layout.orientation == Orientation::kPortrait;
    const int left = portrait ? layout.content.x : layout.score.right() + layout.unit;
    const int above = std::max(layout.score.bottom(), layout.control(BoardControl::kMenu).bottom());
    const int top = portrait ? above + layout.unit : layout.content.y;
    return {left, top, layout.content.right() - left, layout.content.bottom() - top};
}

// The start of something of this length that is centred on the board, as far as the room allows. If it is
// longer than the room, it ends where the room does.
int centered_start(int board_start, int board_length, int length, int room_start, int room_end) {
    const int ideal = board_start + (board_length - length) / 2;
    return std::min(std::max(room_start, ideal), room_end - length);
}

// Measures of an overlay's buttons, in px.
struct ButtonMeasures {
    int height = 0;
    int gap = 0;      // between two buttons
    int padding = 0;  // beside a label
};

// The width of the widest button, including padding.
int widest_button(const Overlay& overlay, const ButtonMeasures& measures, float label_px, const Font& font) {
    int widest = measures.height;
    for (const Button& button : overlay.buttons) {
        const float label = font.width(button.label, Digits::kProportional, label_px);
        widest = std::max(widest, static_cast<int>(std::ceil(label)) + 2 * measures.padding);
    }
    return widest;
}

// Arranges the buttons in rows from (0, 0), each `width` wide; a button alone in its row is as wide as the
// row. Returns the total size.
Rect arrange_rows(Overlay& overlay, const ButtonMeasures& measures, int in_row, int width) {
    const int count = static_cast<int>(overlay.buttons.size());
    const int row_width = in_row * width + (in_row - 1) * measures.gap;
    for (int i = 0; i < count; ++i) {
        const bool alone = i % in_row == 0 && i + 1 == count;
        overlay.buttons[static_cast<std::size_t>(i)].rect = {i % in_row * (width + measures.gap),
                                                             i / in_row * (measures.height + measures.gap),
                                                             alone ? row_width : width, measures.height};
    }
    return {0, 0, row_width, overlay.buttons[static_cast<std::size_t>(count - 1)].rect.bottom()};
}

// Arranges the buttons side by side from (0, 0), each as wide as its label needs. Returns the total size.
Rect arrange_side_by_side(Overlay& overlay, const ButtonMeasures& measures, float label_px,
                          const Font& font) {
    int x = 0;
    for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
        Button& button = overlay.buttons[i];
        const float label = font.width(button.label, Digits::kProportional, label_px);
        const int width =
            std::max(measures.height, static_cast<int>(std::ceil(label)) + 2 * measures.padding);
        button.rect = {x, 0, width, measures.height};
        x += width + measures.gap;
    }
    return {0, 0, x - measures.gap, measures.height};
}

// Side by side if that is no wider than `room`, else in rows of two if the labels fit, else in a column. If a
// column would leave no room for the text, in narrow rows of two with smaller labels.
Rect arrange_buttons(Overlay& overlay, const Layout& layout, const Rect& room, const Font& font) {
    const ButtonMeasures measures{.height = std::max(layout.units(kMinTouchTarget), 11 * layout.unit),
                                  .gap = 2 * layout.unit,
                                  .padding = 4 * layout.unit};
    const auto label_px = static_cast<float>(layout.body_px);
    const Rect row = arrange_side_by_side(overlay, measures, label_px, font);
    const int count = static_cast<int>(overlay.buttons.size());
    if (row.w <= room.w || count < 2) return row;
    const int widest = widest_button(overlay, measures, label_px, font);
    const int half = (room.w - measures.gap) / 2;
    const bool labels_fit = widest - 2 * (measures.padding - layout.unit) <= half;
    const int column_height = count * (measures.height + measures.gap) - measures.gap;
    const bool too_high = column_height > room.h / 2 && half >= 2 * measures.height;
    if (count > 2 && (labels_fit || too_high))
        return arrange_rows(overlay, measures, 2, std::min(widest, half));
    return arrange_rows(overlay, measures, 1, widest);
}

}  // namespace

OverlayKind overlay_of(const session::Game& game) {
    if (game.win_unanswered()) return game.over() ? OverlayKind::kWonAndOver : OverlayKind::kWon;
    return game.over() ? OverlayKind::kOver : OverlayKind::kNone;
}

base::FixedList<OverlayChoice, OverlayChoice::kMax> choices_of(const session::Game& game) {
    base::FixedList<OverlayChoice, OverlayChoice::kMax> choices;
    const OverlayKind kind = overlay_of(game);
    if (kind == OverlayKind::kNone) return choices;
    if (kind == OverlayKind::kWon) choices.push_back({commands::KeepGoing{}, TextId::kKeepGoing});
    choices.push_back({commands::NewGame{}, TextId::kNewGame});
    // Without any move, as on a given board that is already over, there is nothing to undo or watch.
    if (game.undo_count() == 0) return choices;
    if (game.may_undo()) choices.push_back({commands::Undo{}, TextId::kUndo});
    choices.push_back({commands::WatchGame{}, TextId::kWatchReplay});
    return choices;
}

Overlay make_overlay(OverlayKind kind, const session::Game& game, const Layout& layout,
                     const Strings& strings, std::span<const Font, kFontCount> fonts) {
    Overlay overlay;
    const Font& title_font = fonts[static_cast<std::size_t>(FontId::kNumbers)];
    const Font& text_font = fonts[static_cast<std::size_t>(FontId::kText)];
    if (kind == OverlayKind::kOver) {
        overlay.title = strings.text(TextId::kOverTitle);
        overlay.hint = strings.text(TextId::kOverHint);
    } else {
        const rules::Exponent made = std::max(game.rules().target, game.state().board.largest());
        overlay.title = strings.filled(TextId::kWinTitle, {{"tile", session::tile_text(made)}});
        overlay.hint = strings.text(kind == OverlayKind::kWon ? TextId::kWinHint : TextId::kWinAndOverHint);
    }
    for (const OverlayChoice& choice : choices_of(game)) {
        Button button{.command = choice.command, .label = std::string(strings.text(choice.label))};
        button.id = kControlCount + static_cast<int>(overlay.buttons.size());
        button.primary = overlay.buttons.empty();
        overlay.buttons.push_back(button);
    }
    // From top to bottom: title, hint, buttons, all centred on the board.
    const Rect room = room_of_overlay(layout);
    const auto width_of = [](const Font& font, std::string_view text, float px) {
        return static_cast<int>(std::ceil(font.width(text, Digits::kProportional, px)));
    };
    overlay.title_px = fitting_px(title_font, overlay.title, Digits::kProportional,
                                  static_cast<float>(layout.title_px), static_cast<float>(room.w));
    overlay.hint_px = fitting_px(text_font, overlay.hint, Digits::kProportional,
                                 static_cast<float>(layout.body_px), static_cast<float>(room.w));
    const Rect buttons = arrange_buttons(overlay, layout, room, text_font);
    const int title_width = width_of(title_font, overlay.title, overlay.title_px);
    const int hint_width = width_of(text_font, overlay.hint, overlay.hint_px);
    const auto title_cap = static_cast<int>(title_font.cap_height(overlay.title_px));
    const auto hint_cap = static_cast<int>(text_font.cap_height(overlay.hint_px));
    const int to_hint = 4 * layout.unit;
    const int to_buttons = 6 * layout.unit;
    const int width = std::max({title_width, hint_width, buttons.w});
    const int height = title_cap + to_hint + hint_cap + to_buttons + buttons.h;
    const int left = centered_start(layout.board.x, layout.board.w, width, room.x, room.right());
    const int top = centered_start(layout.board.y, layout.board.h, height, room.y, room.bottom());
    const auto line_at = [&](int line_width, int baseline) {
        return PointF{static_cast<float>(left + (width - line_width) / 2), static_cast<float>(baseline)};
    };
    overlay.title_at = line_at(title_width, top + title_cap);
    overlay.hint_at = line_at(hint_width, top + title_cap + to_hint + hint_cap);
    for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
        overlay.buttons[i].rect.x += left + (width - buttons.w) / 2;
        overlay.buttons[i].rect.y += top + height - buttons.h;
    }
    const int padding = 4 * layout.unit;
    overlay.card = intersected(Rect{left, top, width, height}.inset(-padding), room.inset(-layout.unit));
    return overlay;
}

}  // namespace twofold::ui
