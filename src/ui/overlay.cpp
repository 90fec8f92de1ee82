#include "ui/overlay.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"

namespace twofold::ui {

namespace {

struct ButtonSpec {
    CommandKind command;
    TextId label;
};

// The first one is the one that is meant.
std::span<const ButtonSpec> specs_of(OverlayKind kind) {
    static constexpr std::array kWon = {ButtonSpec{CommandKind::kKeepGoing, TextId::kKeepGoing},
                                        ButtonSpec{CommandKind::kNewGame, TextId::kNewGame},
                                        ButtonSpec{CommandKind::kUndo, TextId::kUndo}};
    static constexpr std::array kOver = {ButtonSpec{CommandKind::kNewGame, TextId::kNewGame},
                                         ButtonSpec{CommandKind::kUndo, TextId::kUndo}};
    if (kind == OverlayKind::kWon) return kWon;
    return kOver;
}

// The width that is centred on the board: text and buttons may be wider than a narrow board, but not leave the window.
int room_around(const Layout& layout) {
    const int center = layout.board.x + layout.board.w / 2;
    return 2 * std::min(center - layout.content.x, layout.content.right() - center);
}

// Gives each button its place, from (x, y) on. All of a column are as wide as the widest.
void place_buttons(Overlay& overlay, const Layout& layout, int top, const Font& font) {
    const int height = std::max(layout.units(kLeastTouchTarget), 11 * layout.unit);
    const int gap = 2 * layout.unit;
    const int padding = 4 * layout.unit;
    const auto px = static_cast<float>(layout.body_px);
    std::array<int, Overlay::kMostButtons> widths{};
    int sum = -gap;
    int widest = 0;
    for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
        const float width = font.width(overlay.buttons[i].label, Digits::kProportional, px);
        widths[i] = std::max(height, static_cast<int>(std::ceil(width)) + 2 * padding);
        sum += widths[i] + gap;
        widest = std::max(widest, widths[i]);
    }
    const int center = layout.board.x + layout.board.w / 2;
    if (sum <= room_around(layout)) {
        int x = center - sum / 2;
        for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
            overlay.buttons[i].rect = {x, top, widths[i], height};
            x += widths[i] + gap;
        }
        return;
    }
    for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
        overlay.buttons[i].rect = {center - widest / 2, top + static_cast<int>(i) * (height + gap), widest, height};
    }
}

}  // namespace

OverlayKind overlay_of(const session::Game& game) {
    if (game.win_unanswered()) return game.over() ? OverlayKind::kWonAndOver : OverlayKind::kWon;
    return game.over() ? OverlayKind::kOver : OverlayKind::kNone;
}

Overlay make_overlay(OverlayKind kind, const session::Game& game, const Layout& layout, const Strings& strings,
                     std::span<const Font, kFontCount> fonts) {
    Overlay overlay;
    const Font& title_font = fonts[static_cast<std::size_t>(FontId::kNumbers)];
    const Font& text_font = fonts[static_cast<std::size_t>(FontId::kText)];
    if (kind == OverlayKind::kOver) {
        overlay.title = strings.text(TextId::kOverTitle);
        overlay.hint = strings.text(TextId::kOverHint);
    } else {
        const rules::Exponent made = std::max(game.rules().target, game.state().board.largest());
        strings.fill(TextId::kWinTitle, {{"tile", session::tile_text(made)}}, overlay.title);
        overlay.hint = strings.text(kind == OverlayKind::kWon ? TextId::kWinHint : TextId::kWinAndOverHint);
    }
    for (const ButtonSpec& spec : specs_of(kind)) {
        // With nothing to take back (a dead board was given) there is no undo.
        if (spec.command == CommandKind::kUndo && game.undo_count() == 0) continue;
        overlay.buttons.push_back({.command = spec.command,
                                   .style = overlay.buttons.empty() ? Button::Style::kPrimary : Button::Style::kPlain,
                                   .label = strings.text(spec.label),
                                   .focusable = true});
    }
    // From top to bottom: title, hint, buttons; the whole is centred on the board.
    place_buttons(overlay, layout, 0, text_font);
    const int room = std::max(layout.board.w, room_around(layout)) - 2 * layout.margin;
    const int buttons_height = overlay.buttons[overlay.buttons.size() - 1].rect.bottom();
    overlay.title_px = fitting_px(title_font, overlay.title, Digits::kProportional, static_cast<float>(layout.title_px),
                                  static_cast<float>(room));
    overlay.hint_px = fitting_px(text_font, overlay.hint, Digits::kProportional, static_cast<float>(layout.body_px),
                                 static_cast<float>(room));
    const auto title_cap = static_cast<int>(title_font.cap_height(overlay.title_px));
    const auto hint_cap = static_cast<int>(text_font.cap_height(overlay.hint_px));
    const int to_hint = 4 * layout.unit;
    const int to_buttons = 6 * layout.unit;
    const int height = title_cap + to_hint + hint_cap + to_buttons + buttons_height;
    const int ideal_top = layout.board.y + (layout.board.h - height) / 2;
    const int top = std::clamp(ideal_top, layout.content.y, std::max(layout.content.y, layout.content.bottom() - height));
    const int center = layout.board.x + layout.board.w / 2;
    const auto centered = [&](const Font& font, std::string_view text, float px, int baseline) {
        const float width = font.width(text, Digits::kProportional, px);
        return PointF{std::round(static_cast<float>(center) - width / 2), static_cast<float>(baseline)};
    };
    overlay.title_at = centered(title_font, overlay.title, overlay.title_px, top + title_cap);
    overlay.hint_at = centered(text_font, overlay.hint, overlay.hint_px, top + title_cap + to_hint + hint_cap);
    place_buttons(overlay, layout, top + height - buttons_height, text_font);
    return overlay;
}

}  // namespace twofold::ui
