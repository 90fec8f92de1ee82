#include "ui/input/pad.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

float deflection(PointF at) {
    return std::max(std::abs(at.x), std::abs(at.y));
}

rules::Direction direction_of(PointF at) {
    if (std::abs(at.y) > std::abs(at.x)) return at.y < 0 ? rules::Direction::kUp : rules::Direction::kDown;
    return at.x < 0 ? rules::Direction::kLeft : rules::Direction::kRight;
}

// From beyond the threshold on one side to beyond it on the other.
bool jumped(PointF from, PointF to) {
    return std::min(deflection(from), deflection(to)) > kPushBegins &&
           direction_of(to) == rules::opposite(direction_of(from));
}

}  // namespace

std::optional<rules::Direction> StickReader::move_to(PointF position) {
    if (deflection(position) < kPushEnds || (pushed_ && jumped(at_, position))) {
        armed_ = true;
        pushed_.reset();
    }
    at_ = position;
    if (!armed_ || deflection(position) <= kPushBegins) return std::nullopt;
    armed_ = false;
    pushed_ = direction_of(position);
    return pushed_;
}

void StickReader::clear() {
    pushed_.reset();
    armed_ = deflection(at_) < kPushEnds;
}

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
