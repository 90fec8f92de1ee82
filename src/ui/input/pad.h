// How a gamepad is played: its stick is pushed in four directions, and a held direction repeats. Leaves out
// which stick it is and how often it is read.
#pragma once

#include <optional>

#include "rules/direction.h"
#include "ui/draw/easing.h"
#include "ui/draw/geometry.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// Parts of the stick's whole way, of the larger of |x| and |y|: a push begins beyond the first and is over
// below the second.
inline constexpr float kPushBegins = 0.6f;
inline constexpr float kPushEnds = 0.35f;

// A stick as pushes: one push is one press, and noise is none.
class StickReader {
  public:
    // Where the stick is now, -1 to 1 each way with y downwards. The direction of a push that begins here;
    // an exact diagonal is horizontal. Going round along the rim is one push. A jump from one side to the
    // other with nothing in between has come through the middle, and is a new one.
    std::optional<rules::Direction> move_to(PointF position);

    // The push under way.
    std::optional<rules::Direction> pushed() const { return pushed_; }

    // The window lost the player: a stick that is not in its middle now pushes only after it has been there.
    void clear();

  private:
    PointF at_;
    std::optional<rules::Direction> pushed_;
    bool armed_ = true;
};

inline constexpr Millis kRepeatDelay = 400;    // from the press to the first repeat
inline constexpr Millis kRepeatInterval = 80;  // from one to the next

// A held direction repeats, as the keyboard's own keys do by themselves. Times are those of one clock in ms.
class HoldRepeat {
  public:
    void press(Key key, Millis now);
    void release(Key key);  // of a key that is not held: nothing
    void clear() { held_ = Key::kNone; }
    // The key that repeats now; nullopt between two repeats. What came too late is left out.
    std::optional<Key> due(Millis now);

  private:
    Key held_ = Key::kNone;  // the one pressed last
    Millis next_ = 0;
};

}  // namespace twofold::ui
