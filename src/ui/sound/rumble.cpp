#include "ui/sound/rumble.h"

#include <algorithm>

namespace twofold::ui {

namespace {

constexpr float kFaintest = 0.2f;
constexpr float kStep = 0.1f;  // from one exponent to the next

}  // namespace

float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings) {
    if (settings.motion == Motion::kReduced) return 0;
    rules::Exponent largest = 0;
    for (const rules::Merge& merge : outcome.slide.merges)
        largest = std::max(largest, merge.exponent);
    if (largest < kFirstFelt) return 0;
    return std::min(1.0f, kFaintest + kStep * static_cast<float>(largest - kFirstFelt));
}

}  // namespace twofold::ui
