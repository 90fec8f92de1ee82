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
    void rest(const rules::Board& board);
    void play_forwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void play_backwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void deal(const rules::Board& board, const MotionSettings& settings, Millis now);

    // A finger pulls the tiles, or no longer does.
    void pull(const PullReach& reach) { pull_.follow(timeline_.end(), reach); }
    void let_go(Millis now) { pull_.let_go(now); }

    bool moving(Millis now) const;
    // `offset`, in px, shifts the whole board, as for a nudge.
    void draw(PointF offset, Millis now, const Brush& brush) const;
    // Draws a tile of that value anywhere, for lists of what to prepare.
    void draw_sample(rules::Exponent exponent, const Brush& brush) const;

  private:
    void draw_ground(PointF offset, const Brush& brush) const;
    float pullable(Millis now) const;
    void draw_tile(const Sprite& sprite, PointF offset, const Brush& brush) const;
    void draw_edge(const RectF& tile, const Brush& brush) const;

    std::span<const Font, kFontCount> fonts_;
    Layout layout_;
    std::array<TileLabel, kTileColors> labels_;
    Timeline timeline_;
    Pull pull_;
    Millis start_ = 0;
    mutable Sprites sprites_;  // reused, so that a frame does not allocate
};

}  // namespace twofold::ui
