// The motion of the board: a move's outcome, animated forwards or backwards as a pure function of the time
// since it began. Decides nothing: the move is complete before its animation starts.
#pragma once

#include <cstdint>

#include "rules/game_state.h"
#include "ui/board/pull.h"
#include "ui/draw/easing.h"

namespace twofold::ui {

inline constexpr Millis kSlideTime = 100;
inline constexpr Millis kSpringTime = 500;      // of a merge pop and of a spawn, after the slide
inline constexpr Millis kUnspringTime = 100;    // of the same two played backwards, before the slide
inline constexpr Millis kFadeTime = 100;        // replaces the springs if motion is reduced
inline constexpr Millis kScoreCountTime = 300;  // for the score to reach its new value
inline constexpr Millis kScoreGainTime = 600;   // for the "+N" to rise and fade
inline constexpr Millis kNudgeTime = 120;
inline constexpr float kNudgeUnits = 4;
// Scales from which the springs go to 1.
inline constexpr double kMergeFrom = 0.8;
inline constexpr double kSpawnFrom = 0.2;

// The scale at which the pop of a merge peaks: the larger the tile, the more of an event it is.
double merge_peak(rules::Exponent exponent);

enum class Motion : std::uint8_t { kFull, kReduced };

struct MotionSettings {
    Motion motion = Motion::kFull;
    double speed = 1;  // 0: no animation at all

    friend bool operator==(const MotionSettings&, const MotionSettings&) = default;
};

// One tile of a picture. Rows and columns are fractional while it slides.
struct Sprite {
    float row = 0;
    float col = 0;
    float scale = 1;
    float opacity = 1;
    rules::Exponent exponent = 0;
    bool edged = false;  // slides over a tile of its own colour: a soft edge keeps the two apart

    friend bool operator==(const Sprite&, const Sprite&) = default;
};
// Enough for all tiles before a move and all tiles made by merges.
using Sprites = base::FixedList<Sprite, 2 * rules::kMaxCells>;

class Timeline {
  public:
    // Shows `board` at rest.
    void rest(const rules::Board& board);
    // In both, `after` is the board after the move, including the spawn. Tiles set out from `pulled`.
    void play_forwards(const rules::MoveOutcome& move, const rules::Board& after,
                       const MotionSettings& settings, const Displacements& pulled = {});
    void play_backwards(const rules::MoveOutcome& move, const rules::Board& after,
                        const MotionSettings& settings);
    // All tiles of `board` spring in like spawns.
    void deal(const rules::Board& board, const MotionSettings& settings);

    Millis duration() const { return duration_; }  // 0 at rest
    // Fills `out` with the tiles in drawing order, `elapsed` after the beginning; from duration() on, the
    // board at rest.
    void sample(Millis elapsed, Sprites& out) const;
    const rules::Board& end() const { return end_; }
    // The time since its beginning from which all tiles stand in their cells, if still at another scale.
    Millis standing_from() const;

  private:
    enum class Play : std::uint8_t { kRest, kForwards, kBackwards, kDeal };

    void begin(Play play, const rules::Board& end, const MotionSettings& settings);
    void sample_rest(Sprites& out) const;
    void sample_slide(double along, Sprites& out) const;
    void sample_arrival(Millis since, Sprites& out) const;

    Play play_ = Play::kRest;
    rules::Board end_;  // shown at rest
    rules::MoveOutcome move_;
    Displacements pulled_{};  // of the tiles before the move
    MotionSettings settings_;
    Millis duration_ = 0;
};

}  // namespace twofold::ui
