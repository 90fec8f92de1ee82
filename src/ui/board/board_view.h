// A board with its tiles in motion, drawn by a layout: what the game and the replay have in common.
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

    // Each begins at `now`, the animation clock.
    void rest(const rules::Board& board) { timeline_.rest(board); }
    void play_forwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void play_backwards(const rules::MoveOutcome& move, const MotionSettings& settings, Millis now);
    void deal(const rules::Board& board, const MotionSettings& settings, Millis now);

    bool moving(Millis now) const { return now - start_ < timeline_.duration(); }
    // `offset` in px moves the whole board, as a lean or a nudge does.
    void draw(PointF offset, Millis now, const Brush& brush) const;
    // A tile of that value, somewhere; for DrawLists of what is to be prepared.
    void draw_sample(rules::Exponent exponent, const Brush& brush) const;

  private:
    void draw_ground(PointF offset, const Brush& brush) const;

    std::span<const Font, kFontCount> fonts_;
    Layout layout_;
    std::array<TileLabel, kTileColors> labels_;
    Timeline timeline_;
    Millis start_ = 0;
    mutable Sprites sprites_;  // kept so that a frame does not allocate
};

}  // namespace twofold::ui
