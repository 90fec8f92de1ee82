#include "ui/input/stick.h"

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

// Whether the stick went from beyond the threshold on one side to beyond it on the opposite side.
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

}  // namespace twofold::ui
