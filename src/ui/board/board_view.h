// A board with moving tiles, drawn by a layout; used by the game and by replays.
#pragma once

#include <array>

#include "ui/board/timeline.h"
#include "ui/draw/brush.h"

namespace twofold::ui {

class BoardView {
  public:
    explicit BoardView(std::span<const Font, kFontCount> fonts) : fonts_(fonts) {}

    void set_layout(const Layout& layout);
    const Layout& layout() const { return layout_; }

    // Each animation begins at `now`, in animation time.
    void rest(const rules::Board& board) { timeline_.rest(board); }
    void play_forwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void play_backwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void deal(const rules::Board& board, const MotionSettings& settings, Millis now);

    bool moving(Millis now) const { return now - start_ < timeline_.duration(); }
    // `offset`, in px, shifts the whole board, as for a lean or a nudge.
    void draw(PointF offset, Millis now, const Brush& brush) const;
    // Draws a tile of that value anywhere, for lists of what to prepare.
    void draw_sample(rules::Exponent exponent, const Brush& brush) const;

  private:
    void draw_ground(PointF offset, const Brush& brush) const;

    std::span<const Font, kFontCount> fonts_;
    Layout layout_;
    std::array<TileLabel, kTileColors> labels_;
    Timeline timeline_;
    Millis start_ = 0;
    mutable Sprites sprites_;  // reused, so that a frame does not allocate
};

}  // namespace twofold::ui
