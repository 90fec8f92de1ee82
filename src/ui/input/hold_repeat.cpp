#include "ui/input/hold_repeat.h"

namespace twofold::ui {

void HoldRepeat::press(Key key, Millis now) {
    held_ = key;
    next_ = now + kRepeatDelay;
}

void HoldRepeat::release(Key key) {
    if (held_ == key) clear();
}

std::optional<Key> HoldRepeat::due(Millis now) {
    if (held_ == Key::kNone || now < next_) return std::nullopt;
    next_ += kRepeatInterval;
    if (next_ <= now) next_ = now + kRepeatInterval;
    return held_;
}

}  // namespace twofold::ui
