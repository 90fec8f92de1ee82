// The overlay on the board when the game is won or over: a title, a sentence and buttons, on a veil through
// which the board stays visible.
#pragma once

#include <array>
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
    static constexpr std::size_t kMax = 4;

    BoundCommand command;
    TextId label = TextId::kUndo;
};

// The first is the default. Empty if there is no overlay.
base::FixedList<OverlayChoice, OverlayChoice::kMax> choices_of(const session::Game& game);

struct Overlay {
    static constexpr std::size_t kMaxButtons = OverlayChoice::kMax;

    Rect card;  // behind everything
    std::string title;
    float title_px = 0;  // font size
    PointF title_at;     // start of the baseline, px
    std::string hint;
    float hint_px = 0;
    PointF hint_at;
    base::FixedList<Button, kMaxButtons> buttons;
};

// Arranges the buttons below the text: in a row if they fit, else in rows of two, else in a column.
Overlay make_overlay(OverlayKind kind, const session::Game& game, const Layout& layout,
                     const Strings& strings, std::span<const Font, kFontCount> fonts);

}  // namespace twofold::ui
