#include "ui/board/timeline.h"

namespace twofold::ui {

namespace {

// The look of a tile made by a merge or a spawn, at a time since its arrival.
struct Arrival {
    float scale = 1;
    float opacity = 1;
};

Arrival arriving(double from, Millis since, Motion motion) {
    if (motion == Motion::kReduced) return {1, static_cast<float>(ease_in_out(since / kFadeTime))};
    return {static_cast<float>(spring(from, since, kSpringTime)), 1};
}

// An arrival played backwards: `left` runs from kUnspringTime to 0.
Arrival leaving(double from, Millis left, Motion motion) {
    const double presence = ease_in_out(left / kUnspringTime);
    if (motion == Motion::kReduced) return {1, static_cast<float>(presence)};
    return {static_cast<float>(from + (1 - from) * presence), 1};
}

Sprite sprite_at(rules::Cell cell, rules::Exponent exponent, Arrival look = {}) {
    return {static_cast<float>(cell.row), static_cast<float>(cell.col), look.scale, look.opacity, exponent};
}

Millis arrival_time(Motion motion) {
    return motion == Motion::kReduced ? kFadeTime : kSpringTime;
}

}  // namespace

void Timeline::begin(Play play, const rules::Board& end, const MotionSettings& settings) {
    play_ = settings.speed > 0 ? play : Play::kRest;
    end_ = end;
    settings_ = settings;
    Millis at_full_speed = 0;
    switch (play_) {
        case Play::kRest:
            duration_ = 0;
            return;
        case Play::kForwards:
            at_full_speed = kSlideTime + arrival_time(settings.motion);
            break;
        case Play::kBackwards:
            at_full_speed = kUnspringTime + kSlideTime;
            break;
        case Play::kDeal:
            at_full_speed = arrival_time(settings.motion);
            break;
    }
    duration_ = at_full_speed / settings.speed;
}

void Timeline::rest(const rules::Board& board) {
    begin(Play::kRest, board, settings_);
}

void Timeline::play_forwards(const rules::MoveOutcome& move, const rules::Board& after,
                             const MotionSettings& settings) {
    move_ = move;
    begin(Play::kForwards, after, settings);
}

void Timeline::play_backwards(const rules::MoveOutcome& move, const rules::Board& after,
                              const MotionSettings& settings) {
    move_ = move;
    rules::Board before(after.size());
    for (const rules::Motion& motion : move.slide.motions)
        before.set(motion.from, motion.exponent);
    begin(Play::kBackwards, before, settings);
}

void Timeline::deal(const rules::Board& board, const MotionSettings& settings) {
    begin(Play::kDeal, board, settings);
}

void Timeline::sample(Millis elapsed, Sprites& out) const {
    out.clear();
    if (elapsed >= duration_) return sample_rest(out);
    const Millis time = elapsed * settings_.speed;
    switch (play_) {
        case Play::kRest:
            return sample_rest(out);
        case Play::kForwards:
            if (time < kSlideTime) return sample_slide(ease_in_out(time / kSlideTime), out);
            return sample_arrival(time - kSlideTime, out);
        case Play::kBackwards:
            if (time < kUnspringTime) return sample_arrival(time, out);
            return sample_slide(1 - ease_in_out((time - kUnspringTime) / kSlideTime), out);
        case Play::kDeal:
            for (int i = 0; i < end_.cell_count(); ++i) {
                if (end_[i] == 0) continue;
                out.push_back(
                    sprite_at(end_.cell_at(i), end_[i], arriving(kSpawnFrom, time, settings_.motion)));
            }
    }
}

void Timeline::sample_rest(Sprites& out) const {
    for (int i = 0; i < end_.cell_count(); ++i) {
        if (end_[i] != 0) out.push_back(sprite_at(end_.cell_at(i), end_[i]));
    }
}

// All tiles before the move, `along` their way from 0 to 1. Tiles that stay are below those that travel.
void Timeline::sample_slide(double along, Sprites& out) const {
    for (const bool travels : {false, true}) {
        for (const rules::Motion& motion : move_.slide.motions) {
            if ((motion.from == motion.to) == travels) continue;
            const auto between = [&](int from, int to) {
                return static_cast<float>(from + along * (to - from));
            };
            out.push_back({.row = between(motion.from.row, motion.to.row),
                           .col = between(motion.from.col, motion.to.col),
                           .exponent = motion.exponent});
        }
    }
}

// After the slide or, played backwards, before it: all tiles are in place while merges and the spawn appear.
void Timeline::sample_arrival(Millis since, Sprites& out) const {
    const Motion motion = settings_.motion;
    const auto look = [&](double from) {
        if (play_ == Play::kBackwards) return leaving(from, kUnspringTime - since, motion);
        return arriving(from, since, motion);
    };
    for (const rules::Motion& moved : move_.slide.motions) {
        // If motion is reduced, the merged tile fades in over the two it is made of.
        if (!moved.merged || motion == Motion::kReduced) out.push_back(sprite_at(moved.to, moved.exponent));
    }
    for (const rules::Merge& merge : move_.slide.merges) {
        out.push_back(sprite_at(merge.at, merge.exponent, look(kMergeFrom)));
    }
    out.push_back(sprite_at(move_.spawn.at, move_.spawn.exponent, look(kSpawnFrom)));
}

}  // namespace twofold::ui
