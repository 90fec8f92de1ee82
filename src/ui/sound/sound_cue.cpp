#include "ui/sound/sound_cue.h"

#include <algorithm>
#include <array>
#include <bit>

namespace twofold::ui {

namespace {

// A major chord, from the note of 64 to the note of 2048.
constexpr std::array<SoundCue, 4> kWinNotes = {{{Sound::kWin, 6, 0.7f, 0},
                                                {Sound::kWin, 8, 0.75f, kWinSoundStep},
                                                {Sound::kWin, 9, 0.8f, 2 * kWinSoundStep},
                                                {Sound::kWin, 11, 1.0f, 3 * kWinSoundStep}}};

// Of merges, the largest first.
constexpr std::array<float, kMaxMergeSounds> kMergeLoudness = {1.0f, 0.45f, 0.3f};

// The largest exponent below `limit` that a merge made; 0 if there is none.
rules::Exponent largest_merge_below(const rules::Slide& slide, int limit) {
    rules::Exponent largest = 0;
    for (const rules::Merge& merge : slide.merges) {
        if (merge.exponent < limit) largest = std::max(largest, merge.exponent);
    }
    return largest;
}

void add_merges(const rules::Slide& slide, Millis met, SoundCues& cues) {
    int limit = rules::kMaxExponent + 1;
    for (std::size_t i = 0; i < kMaxMergeSounds; ++i) {
        const rules::Exponent exponent = largest_merge_below(slide, limit);
        if (exponent == 0) return;
        cues.push_back(
            {Sound::kMerge, exponent, kMergeLoudness[i], met + kMergeSoundStep * static_cast<double>(i)});
        limit = exponent;
    }
}

}  // namespace

SoundCues move_sounds(const rules::MoveOutcome& move, const MotionSettings& settings) {
    SoundCues cues;
    cues.push_back({.sound = move.effective() ? Sound::kSlide : Sound::kNudge});
    if (!move.effective()) return cues;
    const Millis met = settings.speed > 0 ? kSlideTime / settings.speed : 0;
    if (move.won) {
        for (SoundCue note : kWinNotes) {
            note.delay += met;
            cues.push_back(note);
        }
        return cues;
    }
    add_merges(move.slide, met, cues);
    if (move.over) cues.push_back({.sound = Sound::kOver, .delay = met + kOverSoundPause});
    return cues;
}

SoundCues undo_sounds() {
    SoundCues cues;
    cues.push_back({.sound = Sound::kSlide});
    return cues;
}

float rumble_of(const rules::MoveOutcome& outcome, const MotionSettings& settings) {
    constexpr float kFaintest = 0.2f;
    constexpr float kStep = 0.1f;  // from one tile to the next
    if (settings.motion == Motion::kReduced) return 0;
    rules::Score largest = 0;
    for (const rules::Merge& merge : outcome.slide.merges)
        largest = std::max(largest, rules::face_value(merge.exponent));
    if (largest < kFirstFelt) return 0;
    const auto doublings = static_cast<float>(std::bit_width(largest) - std::bit_width(kFirstFelt));
    return std::min(1.0f, kFaintest + kStep * doublings);
}

}  // namespace twofold::ui
