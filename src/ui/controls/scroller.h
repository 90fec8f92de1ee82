// How far a page is scrolled, in px from its top: dragged and flung by a finger, or gliding to where a key
// or the wheel wants it, and never beyond its ends.
#pragma once

#include <optional>

#include "ui/draw/easing.h"

namespace twofold::ui {

class Scroller {
  public:
    // The furthest that the page can be scrolled; at rest from then on, within it.
    void set_max(float max);
    float max() const { return max_; }
    float clamped(float offset) const;

    int at(Millis now) const;
    float target() const { return offset_ + glide_; }  // where it comes to rest
    bool moving(Millis now) const;

    void jump_to(float offset);
    void glide_to(float offset, Millis now);
    // For keys, which need a quick answer: of a long way only the last `seen` px are shown.
    void hurry_to(float offset, float seen, Millis now);

    // A finger at `y`, px downwards: it stops the glide, may drag the page, and throws it where it lifts
    // while moving, as fast as measure() was told.
    void grab(float y, Millis now);
    void drag_to(float y) { jump_to(grip_.offset - (y - grip_.from)); }
    void track(float y, Millis now);
    void fling(Millis now);

  private:
    static constexpr Millis kGlideTime = 325;  // time constant of a glide
    static constexpr Millis kKeyGlideTime = 80;
    static constexpr Millis kRestTime = 60;  // a finger that has not moved for so long flings nothing

    struct Grip {
        float from = 0;  // px, of the finger
        float y = 0;
        Millis when = 0;     // it last moved
        float velocity = 0;  // px a ms, downwards
        float offset = 0;    // of the page when it was grabbed
    };

    void glide_to(float offset, Millis now, Millis time);

    float max_ = 0;
    float offset_ = 0;  // at glide_start_
    float glide_ = 0;   // still to go from there
    Millis glide_start_ = 0;
    Millis glide_time_ = kGlideTime;
    Grip grip_;
};

}  // namespace twofold::ui
