// Synthesises cues as wooden bars struck with a soft mallet, sample by sample. Uses no recordings and
// allocates nothing. Leaves out the audio device.
#pragma once

#include <array>
#include <span>

#include "ui/sound/sound_cue.h"

namespace twofold::ui {

// In Hz, rising with the exponent. Up to 2^21, the notes of the A major pentatonic scale from A3 (220 Hz, for
// a 2), which harmonise in any combination; 2048 is A5. Larger tiles, which need large boards, share one more
// octave.
double note_frequency(rules::Exponent exponent);

class Synth {
  public:
    static constexpr std::size_t kMaxVoices = 16;

    // `rate` in samples per second. Below 22050, partials that are too high are left out.
    explicit Synth(int rate);

    // Its delay starts with the next sample. Dropped if all voices are in use.
    void play(const SoundCue& cue);
    // The overall volume, 0 to 1; changes over a few ms.
    void set_gain(double gain);
    // Whether nothing sounds and nothing is due.
    bool silent() const;
    // The next samples: mono, each from -1 to 1, exactly 0 while silent. The block size does not affect them.
    void render(std::span<float> out);

  private:
    static constexpr std::size_t kPartials = 3;

    // A decaying sine: a vector that is rotated and shortened at each sample.
    struct Partial {
        double x = 0;
        double y = 0;  // the sample's value
        double turn_x = 0;
        double turn_y = 0;
    };
    struct Voice {
        int wait = 0;  // samples until it starts
        int age = 0;   // samples since it started
        int attack = 0;
        int length = 0;  // 0: the voice is free
        std::array<Partial, kPartials> partials;
    };

    int samples(Millis time) const;
    void add(Voice& voice, std::span<float> out) const;

    int rate_;
    double gain_ = 1;
    double gain_wanted_ = 1;
    std::array<Voice, kMaxVoices> voices_;
};

}  // namespace twofold::ui
