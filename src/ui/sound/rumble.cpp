#include "ui/sound/rumble.h"

#include <algorithm>
#include <bit>

namespace twofold::ui {

namespace {

constexpr float kFaintest = 0.2f;
constexpr float kStep = 0.1f;  // each time the tile doubles

}  // namespace

float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings) {
    if (settings.motion == Motion::kReduced) return 0;
    rules::Score largest = 0;
    for (const rules::Merge& merge : outcome.slide.merges)
        largest = std::max(largest, rules::face_value(merge.exponent));
    if (largest < kFirstFelt) return 0;
    const auto doublings = static_cast<float>(std::bit_width(largest) - std::bit_width(kFirstFelt));
    return std::min(1.0f, kFaintest + kStep * doublings);
}

}  // namespace twofold::ui
