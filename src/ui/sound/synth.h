// Makes sound of cues: bars of wood struck with a soft mallet, computed sample by sample. No recordings and
// no audio device, and nothing is allocated.
#pragma once

#include <array>
#include <span>

#include "ui/sound/sound_cue.h"

namespace twofold::ui {

// In Hz, rising with the exponent. Up to 2^21 the notes of the A major pentatonic scale from A3 (220 Hz, a 2)
// on, any of which go well together; 2048 is A5. Larger tiles, which only large boards have, share one octave
// more.
double note_frequency(rules::Exponent exponent);

class Synth {
  public:
    static constexpr std::size_t kMaxVoices = 16;

    // Samples a second; what is too high for less than 22050 is left out.
    explicit Synth(int rate);

    // Its delay begins with the next sample. Not heard where all voices are taken already.
    void play(const SoundCue& cue);
    // What all is multiplied with, 0 to 1; takes a few ms to get there.
    void set_gain(double gain);
    // Nothing sounds, and nothing is due.
    bool silent() const;
    // The next samples, one channel, each within -1 to 1; exactly 0 while silent. In blocks of any size they
    // are the same.
    void render(std::span<float> out);

  private:
    static constexpr std::size_t kPartials = 3;

    // A sine that dies away: a pointer, turned and shortened at each sample.
    struct Partial {
        double x = 0;
        double y = 0;  // what is heard
        double turn_x = 0;
        double turn_y = 0;
    };
    struct Voice {
        int wait = 0;  // samples until it begins
        int age = 0;   // samples since
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
