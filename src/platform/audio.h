// The audio device. It is open only while there is something to hear and a few seconds longer; before the
// first sound and while the volume is 0 the system is not even asked for one. A machine without one is
// silent, which is said once; it is asked for one again at a later sound.
//
// To open a device may take long, so a thread does that and nothing else: no call here waits for it. That
// thread begins with the first sound and sleeps but for opening and closing. What is to be played is handed
// over under a lock that nobody holds for longer than it takes to copy a few cues.
#pragma once

#include <memory>
#include <span>

#include "ui/sound/sound_cue.h"

namespace twofold::platform {

enum class AudioState {
    kClosed,   // of its own accord: nothing to hear
    kOpening,  // or about to; what it is opened for is heard then, unless that is too late
    kOpen,
    kMissing,  // there was none when last asked
};

class Audio {
  public:
    static constexpr ui::Millis kRetryAfter = 5000;

    // `volume` as in set_volume(). Where there was no device, sounds are not heard for `retry_after`; the
    // next one then asks for a device again.
    explicit Audio(double volume, ui::Millis retry_after = kRetryAfter);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    // Their delays begin now, as far as the machine can.
    void play(std::span<const ui::SoundCue> cues);
    // 0 to 1, about as loud as the ear takes it for; 0 closes the device.
    void set_volume(double volume);

    AudioState state() const;

  private:
    struct Shared;
    std::shared_ptr<Shared> shared_;  // with the thread
};

}  // namespace twofold::platform
