// The card that is shown when the game is won or over: what was reached, and what can be done now. It stands
// beside the board or at its foot, so that the board and the tile that did it stay in sight.
#pragma once

#include <optional>
#include <string>

#include "session/game.h"
#include "ui/controls/buttons.h"
#include "ui/draw/layout.h"
#include "ui/words/strings.h"

namespace twofold::ui {

enum class OverlayKind : std::uint8_t { kNone, kWon, kWonAndOver, kOver };

OverlayKind overlay_of(const session::Game& game);

// Something the player can do now, and its label.
struct OverlayChoice {
    static constexpr std::size_t kMax = 6;

    BoundCommand command;
    TextId label = TextId::kUndo;
    std::optional<Icon> icon;
};

// The first is the default; the menu is the last. Empty if there is no overlay.
base::FixedList<OverlayChoice, OverlayChoice::kMax> choices_of(const session::Game& game);

struct Overlay {
    static constexpr std::size_t kMaxButtons = OverlayChoice::kMax;
    static constexpr std::size_t kMaxFigures = 5;

    struct Line {
        std::string text;
        float px = 0;  // font size
        PointF at;     // start of the baseline, px
    };
    struct Figure {
        std::string label;
        std::string value;
        Rect rect;  // the label stands on top, the value below it
    };

    Rect card;  // behind everything
    Line title;
    Line remark;  // empty if there is no room for it
    float label_px = 0;
    float value_px = 0;
    base::FixedList<Figure, kMaxFigures> figures;  // none if there is no room for them
    base::FixedList<Button, kMaxButtons> buttons;
};

// All but the buttons.
void draw_card(const Overlay& overlay, const Brush& brush);

// `best` is the best score, maybe of this game.
Overlay make_overlay(OverlayKind kind, const session::Game& game, rules::Score best, const Layout& layout,
                     const Strings& strings, std::span<const Font, kFontCount> fonts);

}  // namespace twofold::ui
