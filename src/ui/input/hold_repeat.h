// Repeats a held direction of a gamepad, as the system does for held keyboard keys.
#pragma once

#include <optional>

#include "ui/draw/easing.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

inline constexpr Millis kRepeatDelay = 400;    // from the press to the first repeat
inline constexpr Millis kRepeatInterval = 80;  // between repeats

// All times are from one clock, in ms.
class HoldRepeat {
  public:
    void press(Key key, Millis now);
    void release(Key key);  // does nothing if the key is not held
    void clear() { held_ = Key::kNone; }
    // The key that repeats now; nullopt if no repeat is due. Late repeats are skipped.
    std::optional<Key> due(Millis now);

  private:
    Key held_ = Key::kNone;  // the one pressed last
    Millis next_ = 0;
};

}  // namespace twofold::ui
