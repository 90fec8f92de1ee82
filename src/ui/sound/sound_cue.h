// What is heard of what happened: a few sounds, each with its moment. Decides which and when; synth.h has how
// they sound.
#pragma once

#include <cstdint>

#include "rules/game_state.h"
#include "ui/board/timeline.h"

namespace twofold::ui {

enum class Sound : std::uint8_t {
    kSlide,  // tiles are on their way
    kMerge,  // the note of `exponent`
    kWin,    // likewise, and it rings on
    kOver,
    kNudge,  // a move that does nothing
};

struct SoundCue {
    Sound sound = Sound::kSlide;
    rules::Exponent exponent = 0;  // of kMerge and kWin, 0 to rules::kMaxExponent
    float loudness = 1;            // 0 to 1, beside others of its kind
    Millis delay = 0;              // from the command on

    friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

inline constexpr std::size_t kMaxMergeSounds = 3;
inline constexpr Millis kMergeSoundStep = 40;  // from one merge of a move to the next
inline constexpr Millis kWinSoundStep = 110;
inline constexpr Millis kOverSoundPause = 300;  // after the slide, for the last merge to fade

using SoundCues = base::FixedList<SoundCue, 8>;

// Merges sound when their tiles meet, the largest first, and then the others, softer; merges of the same tile
// are one sound. A win takes the place of what else there is to hear of the end of its slide.
SoundCues move_sounds(const rules::MoveOutcome& move, const MotionSettings& settings);

// Of a move taken back.
SoundCues undo_sounds();

}  // namespace twofold::ui
