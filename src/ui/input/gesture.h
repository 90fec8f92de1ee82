// Recognises taps and swipes, from fingers and mouse alike.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/direction.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// Movement up to and including this is not a swipe. Window units; the larger of |dx| and |dy|.
inline constexpr float kPanThreshold = 50;

// The direction of an offset by its dominant axis; an exact diagonal is horizontal.
rules::Direction direction_of(PointF offset);
// The same, and nullopt up to the threshold.
std::optional<rules::Direction> pan_direction(PointF offset, float threshold = kPanThreshold);

enum class SwipeMode : std::uint8_t {
    kOnRelease,  // decided by the whole offset when the finger lifts; moving back cancels it
    kEager,      // decided when the threshold is passed; once per touch
};

struct Gesture {
    enum class Kind : std::uint8_t {
        kNone,
        kPress,    // a pointer went down; a tap or a swipe may follow
        kTap,      // pressed and released without ever passing the threshold
        kSwipe,    // a move of the board
        kDropped,  // ended or cancelled without effect
    };
    Kind kind = Kind::kNone;
    PointF from;                                           // where the pointer went down
    PointF to;                                             // its position now
    rules::Direction direction = rules::Direction::kLeft;  // of a swipe
};

class GestureRecognizer {
  public:
    // `threshold`: travel, in window units, up to which a press is still a tap.
    explicit GestureRecognizer(SwipeMode mode = SwipeMode::kOnRelease, float threshold = kPanThreshold)
        : mode_(mode), threshold_(threshold) {}

    // Also applies to a gesture in progress.
    void set_mode(SwipeMode mode) { mode_ = mode; }

    Gesture handle(const PointerEvent& event);
    // Forgets all pointers: those still down, whose release may never come, count as lifted.
    void clear();

    // Whether the gesture under way is that of this pointer.
    bool follows(std::int64_t id) const { return active_ && is_down(id); }
    // Whether that gesture, or else the last one, has passed the threshold.
    bool panned() const { return panned_; }
    // How far the gesture in progress has come from where it began; nullopt if there is none.
    std::optional<PointF> pull() const;

  private:
    static constexpr int kMaxPointers = 16;

    Gesture press(const PointerEvent& event);
    Gesture release(const PointerEvent& event);
    PointF offset() const { return {at_.x - from_.x, at_.y - from_.y}; }
    bool is_down(std::int64_t id) const;
    void lift(std::int64_t id);

    SwipeMode mode_;
    float threshold_;
    std::int64_t down_[kMaxPointers] = {};  // ids of the pointers that are down
    int down_count_ = 0;
    bool active_ = false;  // the only pointer down may still make a gesture
    bool panned_ = false;  // it has passed the threshold
    PointF from_;
    PointF at_;
};

}  // namespace twofold::ui
