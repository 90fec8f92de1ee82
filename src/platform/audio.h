// The audio device. It is open only while sounds play and for a few seconds after; before the first sound,
// and while the volume is 0, it is never opened. If the machine has none, the game is silent, reports that
// once, and tries again at a later sound. Opening a device may take long, so a thread of its own opens and
// closes it, and no call here waits for that. The thread starts with the first sound and sleeps otherwise.
// Cues are handed over under a lock that is only held while a few of them are copied.
#pragma once

#include <memory>
#include <span>

#include "ui/sound/sound_cue.h"

namespace twofold::platform {

enum class AudioState {
    kClosed,   // nothing to play
    kOpening,  // or about to; waiting sounds play then, unless they are too late
    kOpen,
    kMissing,  // no device when last tried
};

class Audio {
  public:
    static constexpr ui::Millis kRetryAfter = 5000;

    // `volume` as in set_volume(). After a failure to open a device, sounds are dropped for `retry_after` ms;
    // the next one tries again.
    explicit Audio(double volume, ui::Millis retry_after = kRetryAfter);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    // Plays the cues. Their delays start now, as precisely as the device allows.
    void play(std::span<const ui::SoundCue> cues);
    // 0 to 1 of perceived loudness; 0 closes the device.
    void set_volume(double volume);

    AudioState state() const;

  private:
    struct Shared;
    std::shared_ptr<Shared> shared_;  // shared with the thread
};

}  // namespace twofold::platform
