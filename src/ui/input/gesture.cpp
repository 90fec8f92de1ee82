#include "ui/input/gesture.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

rules::Direction direction_of(PointF offset) {
    if (std::abs(offset.y) > std::abs(offset.x))
        return offset.y < 0 ? rules::Direction::kUp : rules::Direction::kDown;
    return offset.x < 0 ? rules::Direction::kLeft : rules::Direction::kRight;
}

std::optional<rules::Direction> pan_direction(PointF offset, float threshold) {
    if (std::max(std::abs(offset.x), std::abs(offset.y)) <= threshold) return std::nullopt;
    return direction_of(offset);
}

Gesture GestureRecognizer::handle(const PointerEvent& event) {
    switch (event.kind) {
        case PointerEvent::Kind::kDown:
            return press(event);
        case PointerEvent::Kind::kUp:
            return release(event);
        case PointerEvent::Kind::kCancel: {
            lift(event.id);
            const bool was_active = active_;
            active_ = false;
            return {was_active ? Gesture::Kind::kDropped : Gesture::Kind::kNone, from_, at_};
        }
        case PointerEvent::Kind::kMove:
            break;
    }
    if (!follows(event.id)) return {};
    at_ = event.at;
    const auto direction = pan_direction(offset(), threshold_);
    panned_ |= direction.has_value();
    if (mode_ == SwipeMode::kEager && direction) {
        active_ = false;
        return {Gesture::Kind::kSwipe, from_, at_, *direction};
    }
    return {};
}

Gesture GestureRecognizer::press(const PointerEvent& event) {
    lift(event.id);  // if its release never came
    const bool alone = down_count_ == 0;
    if (down_count_ < kMaxPointers) down_[down_count_++] = event.id;
    const bool was_active = active_;
    active_ = alone;
    if (!alone) return {was_active ? Gesture::Kind::kDropped : Gesture::Kind::kNone, from_, at_};
    panned_ = false;
    from_ = at_ = event.at;
    return {Gesture::Kind::kPress, from_, at_};
}

Gesture GestureRecognizer::release(const PointerEvent& event) {
    const bool counts = follows(event.id);
    lift(event.id);
    if (!counts) return {};
    active_ = false;
    at_ = event.at;
    const auto direction = pan_direction(offset(), threshold_);
    panned_ |= direction.has_value();
    if (direction) return {Gesture::Kind::kSwipe, from_, at_, *direction};
    return {panned_ ? Gesture::Kind::kDropped : Gesture::Kind::kTap, from_, at_};
}

void GestureRecognizer::clear() {
    active_ = false;
    down_count_ = 0;
}

std::optional<PointF> GestureRecognizer::pull() const {
    return active_ ? std::optional(offset()) : std::nullopt;
}

bool GestureRecognizer::is_down(std::int64_t id) const {
    return std::find(down_, down_ + down_count_, id) != down_ + down_count_;
}

void GestureRecognizer::lift(std::int64_t id) {
    down_count_ = static_cast<int>(std::remove(down_, down_ + down_count_, id) - down_);
}

}  // namespace twofold::ui
