// What is heard of what happened: a few sounds, each with its moment; and what is felt of it on a gamepad.
// Decides which and when; synth.h has how they sound.
#pragma once

#include <cstdint>

#include "rules/game_state.h"
#include "ui/board/timeline.h"

namespace twofold::ui {

enum class Sound : std::uint8_t {
    kSlide,  // tiles start to move
    kMerge,  // the note of `exponent`
    kWin,    // the note of `exponent`, ringing longer
    kOver,
    kNudge,  // a move that is not effective
};

struct SoundCue {
    Sound sound = Sound::kSlide;
    rules::Exponent exponent = 0;  // of kMerge and kWin, 0 to rules::kMaxExponent
    float loudness = 1;            // 0 to 1, relative to other cues of its kind
    Millis delay = 0;              // since the command

    friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

inline constexpr std::size_t kMaxMergeSounds = 3;
inline constexpr Millis kMergeSoundStep = 40;  // between merge sounds of one move
inline constexpr Millis kWinSoundStep = 110;
inline constexpr Millis kOverSoundPause = 300;  // after the slide, for the last merge to fade

using SoundCues = base::FixedList<SoundCue, 8>;

// Merges sound when their tiles meet: the largest first, then smaller ones, softer. Equal merges make one
// sound. A win replaces all other sounds at the end of its slide.
SoundCues move_sounds(const rules::MoveOutcome& move, const MotionSettings& settings);

// The sounds of an undo.
SoundCues undo_sounds();

inline constexpr rules::Score kFirstFelt = 128;
inline constexpr Millis kRumbleTime = 160;  // motors take most of a slide to get going

// How strongly the largest tile that the move made is felt, 0 (not at all) to 1. 0 if motion is
// reduced.
float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings);

}  // namespace twofold::ui
