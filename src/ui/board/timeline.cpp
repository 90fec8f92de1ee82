#include "ui/board/timeline.h"

#include <algorithm>
#include <array>

namespace twofold::ui {

namespace {

// The look of a tile made by a merge or a spawn, at a time since its arrival.
struct Arrival {
    float scale = 1;
    float opacity = 1;
};

// A new tile is quieter than any merge: its spring overshoots by less than 2 %.
constexpr Spring kSpawnSpring{.from = kSpawnFrom, .damping = 0.78};
// The exponents from and to which the peak of a merge rises.
constexpr rules::Exponent kLowestPeak = 2;
constexpr rules::Exponent kHighestPeak = 11;

const Spring& merge_spring(rules::Exponent exponent) {
    static const auto kSprings = [] {
        std::array<Spring, kHighestPeak + 1> springs;
        for (std::size_t i = 0; i < springs.size(); ++i)
            springs[i] = spring_that_peaks(kMergeFrom, 0.5, merge_peak(static_cast<rules::Exponent>(i)));
        return springs;
    }();
    return kSprings[std::min(exponent, kHighestPeak)];
}

Arrival arriving(const Spring& spring, Millis since, Motion motion) {
    if (motion == Motion::kReduced) return {1, static_cast<float>(ease_in_out(since / kFadeTime))};
    return {static_cast<float>(position(spring, since, kSpringTime)), 1};
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

double merge_peak(rules::Exponent exponent) {
    const int step = std::clamp(exponent, kLowestPeak, kHighestPeak) - kLowestPeak;
    return 1.10 + 0.10 * step / (kHighestPeak - kLowestPeak);
}

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
                             const MotionSettings& settings, const Displacements& pulled) {
    move_ = move;
    pulled_ = pulled;
    begin(Play::kForwards, after, settings);
}

void Timeline::play_backwards(const rules::MoveOutcome& move, const rules::Board& after,
                              const MotionSettings& settings) {
    move_ = move;
    pulled_ = {};
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
                    sprite_at(end_.cell_at(i), end_[i], arriving(kSpawnSpring, time, settings_.motion)));
            }
    }
}

Millis Timeline::standing_from() const {
    if (play_ == Play::kBackwards) return duration_;
    return play_ == Play::kForwards ? kSlideTime / settings_.speed : 0;
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
            const Displacement& pulled = pulled_[static_cast<std::size_t>(end_.index_of(motion.from))];
            const auto between = [&](int from, int to, float pull) {
                const double start = from + static_cast<double>(pull);
                return static_cast<float>(start + along * (to - start));
            };
            out.push_back({.row = between(motion.from.row, motion.to.row, pulled.rows),
                           .col = between(motion.from.col, motion.to.col, pulled.cols),
                           .exponent = motion.exponent,
                           .edged = travels && motion.merged && (along > 0 || pulled.edged)});
        }
    }
}

// After the slide or, played backwards, before it: all tiles are in place while merges and the spawn appear.
void Timeline::sample_arrival(Millis since, Sprites& out) const {
    const Motion motion = settings_.motion;
    const auto look = [&](const Spring& spring) {
        if (play_ == Play::kBackwards) return leaving(spring.from, kUnspringTime - since, motion);
        return arriving(spring, since, motion);
    };
    for (const rules::Motion& moved : move_.slide.motions) {
        // If motion is reduced, the merged tile fades in over the two it is made of.
        if (!moved.merged || motion == Motion::kReduced) out.push_back(sprite_at(moved.to, moved.exponent));
    }
    for (const rules::Merge& merge : move_.slide.merges) {
        out.push_back(sprite_at(merge.at, merge.exponent, look(merge_spring(merge.exponent))));
    }
    out.push_back(sprite_at(move_.spawn.at, move_.spawn.exponent, look(kSpawnSpring)));
}

}  // namespace twofold::ui
