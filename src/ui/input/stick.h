// Turns the positions of a gamepad's stick into pushes in four directions, without noise. One push is one
// press. Leaves out which stick it is and how often it is read.
#pragma once

#include <optional>

#include "rules/direction.h"
#include "ui/draw/geometry.h"

namespace twofold::ui {

// A push begins when the larger of |x| and |y| exceeds the first and ends when it falls below the second, as
// fractions of the full deflection.
inline constexpr float kPushBegins = 0.6f;
inline constexpr float kPushEnds = 0.35f;

class StickReader {
  public:
    // Takes the stick's position, -1 to 1 on each axis with y downwards, and returns the direction of a push
    // that begins here, else nullopt. An exact diagonal is horizontal. Moving along the rim is one push;
    // jumping from one side to the other passes through the centre and is a new push.
    std::optional<rules::Direction> move_to(PointF position);

    // The push in progress; nullopt if none.
    std::optional<rules::Direction> pushed() const { return pushed_; }

    // Call when the window loses the focus: a deflected stick must return to the centre before it pushes
    // again.
    void clear();

  private:
    PointF at_;
    std::optional<rules::Direction> pushed_;
    bool armed_ = true;
};

}  // namespace twofold::ui
