// A held direction of a gamepad repeats, as the keyboard's own keys do by themselves.
#pragma once

#include <optional>

#include "ui/draw/easing.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

inline constexpr Millis kRepeatDelay = 400;    // from the press to the first repeat
inline constexpr Millis kRepeatInterval = 80;  // from one to the next

// Times are those of one clock in ms.
class HoldRepeat {
  public:
    void press(Key key, Millis now);
    void release(Key key);  // of a key that is not held: nothing
    void clear() { held_ = Key::kNone; }
    // The key that repeats now; nothing between two repeats. What came too late is left out.
    std::optional<Key> due(Millis now);

  private:
    Key held_ = Key::kNone;  // the one pressed last
    Millis next_ = 0;
};

}  // namespace twofold::ui
