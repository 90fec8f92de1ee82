#include "ui/controls/scroller.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

void Scroller::set_max(float max) {
    max_ = max;
    jump_to(target());
}

float Scroller::clamped(float offset) const {
    return std::clamp(offset, 0.0f, max_);
}

int Scroller::at(Millis now) const {
    const double left = std::exp(-std::max(0.0, now - glide_start_) / glide_time_);
    return static_cast<int>(std::lround(offset_ + glide_ * static_cast<float>(1 - left)));
}

bool Scroller::moving(Millis now) const {
    return glide_ != 0 && at(now) != static_cast<int>(std::lround(target()));
}

void Scroller::jump_to(float offset) {
    offset_ = clamped(offset);
    glide_ = 0;
}

void Scroller::glide_to(float offset, Millis now) {
    glide_to(offset, now, kGlideTime);
}

void Scroller::glide_to(float offset, Millis now, Millis time) {
    offset_ = static_cast<float>(at(now));
    glide_ = clamped(offset) - offset_;
    glide_start_ = now;
    glide_time_ = time;
}

void Scroller::hurry_to(float offset, float seen, Millis now) {
    glide_to(offset, now, kKeyGlideTime);
    const float skipped = glide_ - std::clamp(glide_, -seen, seen);
    offset_ += skipped;
    glide_ -= skipped;
}

void Scroller::grab(float y, Millis now) {
    jump_to(static_cast<float>(at(now)));
    grip_ = {y, y, now, 0, offset_};
}

void Scroller::track(float y, Millis now) {
    if (now > grip_.when && y != grip_.y) {
        const float speed = (y - grip_.y) / static_cast<float>(now - grip_.when);
        grip_.velocity = grip_.velocity == 0 ? speed : (grip_.velocity + speed) / 2;
        grip_.when = now;
    }
    grip_.y = y;
}

void Scroller::fling(Millis now) {
    if (now - grip_.when >= kRestTime) return;
    glide_to(offset_ - grip_.velocity * static_cast<float>(kGlideTime), now);
}

}  // namespace twofold::ui
