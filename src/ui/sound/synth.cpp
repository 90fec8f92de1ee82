#include "ui/sound/synth.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

namespace {

constexpr double kPi = 3.14159265358979323846;

constexpr std::array kScale = {0, 2, 4, 7, 9};  // semitones of the major pentatonic
constexpr int kScaleSteps = 20;                 // four octaves
constexpr double kFirstNote = 220;              // Hz, of exponent 1
constexpr double kMaxPartial = 9000;            // Hz; higher ones would sound harsh
constexpr double kSlideFrequency = 330;         // E4
constexpr double kNudgeFrequency = 165;         // E3
constexpr double kOverFrequency = 185;          // F sharp 3, the relative minor
constexpr Millis kGainTime = 5;

struct PartialShape {
    double ratio = 1;  // frequency relative to the note's
    double level = 0;
    Millis decay = 1;  // to 1/e
};

struct Timbre {
    double level = 0;  // at 220 Hz; higher notes are softer
    Millis attack = 0;
    Millis length = 0;
    std::array<PartialShape, 3> partials;
};

// By Sound. A marimba bar is cut so that its second mode is two octaves above the first and its third about
// ten times as high; higher modes decay sooner (Fletcher and Rossing, "The Physics of Musical Instruments",
// mallet percussion). A tick is a plain bar, with modes at 1 : 2.76 : 5.40, damped at once.
constexpr std::array<Timbre, 5> kTimbres = {{
    {0.10, 2, 50, {{{1, 1, 9}, {2.76, 0.3, 4}, {5.40, 0.08, 2}}}},
    {0.45, 4, 250, {{{1, 1, 60}, {4, 0.22, 20}, {10, 0.05, 6}}}},
    {0.40, 4, 500, {{{1, 1, 130}, {4, 0.20, 35}, {10, 0.04, 8}}}},
    {0.22, 12, 250, {{{1, 1, 100}, {2, 0.25, 60}, {4, 0.10, 25}}}},
    {0.14, 5, 90, {{{1, 1, 18}, {2.76, 0.15, 7}, {5.40, 0, 1}}}},
}};

double frequency_of(const SoundCue& cue) {
    switch (cue.sound) {
        case Sound::kSlide:
            return kSlideFrequency;
        case Sound::kMerge:
        case Sound::kWin:
            return note_frequency(cue.exponent);
        case Sound::kOver:
            return kOverFrequency;
        case Sound::kNudge:
            return kNudgeFrequency;
    }
    return kFirstNote;
}

// Linear up to the knee, then approaches 1.
float limited(float sample) {
    constexpr float kKnee = 0.6f;
    const float size = std::fabs(sample);
    if (size <= kKnee) return sample;
    return std::copysign(kKnee + (1 - kKnee) * std::tanh((size - kKnee) / (1 - kKnee)), sample);
}

}  // namespace

double note_frequency(rules::Exponent exponent) {
    const int step = static_cast<int>(exponent) - 1;
    if (step > kScaleSteps) {
        const double octaves = static_cast<double>(kScaleSteps) / kScale.size();
        const double rest = static_cast<double>(step - kScaleSteps) / (rules::kMaxExponent - 1 - kScaleSteps);
        return kFirstNote * std::exp2(octaves + rest);
    }
    const int octave = step < 0 ? -1 : step / static_cast<int>(kScale.size());
    const int note = step - octave * static_cast<int>(kScale.size());
    return kFirstNote * std::exp2(octave + kScale[static_cast<std::size_t>(note)] / 12.0);
}

Synth::Synth(int rate) : rate_(rate) {}

int Synth::samples(Millis time) const {
    return static_cast<int>(std::lround(time * rate_ / 1000));
}

void Synth::play(const SoundCue& cue) {
    const auto free =
        std::find_if(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.length == 0; });
    if (free == voices_.end()) return;
    const Timbre& timbre = kTimbres[static_cast<std::size_t>(cue.sound)];
    const double frequency = frequency_of(cue);
    // High notes sound louder to the ear, and short bars ring shorter.
    const double level = timbre.level * cue.loudness * std::pow(kFirstNote / frequency, 0.4);
    const double ringing = std::pow(2 * kFirstNote / frequency, 0.3);
    *free = {.wait = samples(std::max(0.0, cue.delay)),
             .attack = samples(timbre.attack),
             .length = samples(timbre.length)};
    for (std::size_t i = 0; i < kPartials; ++i) {
        const PartialShape& shape = timbre.partials[i];
        const double hertz = frequency * shape.ratio;
        if (hertz > std::min(kMaxPartial, 0.45 * rate_)) continue;
        const double angle = 2 * kPi * hertz / rate_;
        const double shrink = std::exp(-1000 / (shape.decay * ringing * rate_));
        free->partials[i] = {
            .x = level * shape.level, .turn_x = shrink * std::cos(angle), .turn_y = shrink * std::sin(angle)};
    }
}

void Synth::set_gain(double gain) {
    gain_wanted_ = gain;
    if (silent()) gain_ = gain;
}

bool Synth::silent() const {
    return std::all_of(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.length == 0; });
}

void Synth::add(Voice& voice, std::span<float> out) const {
    const std::size_t skipped = std::min(out.size(), static_cast<std::size_t>(voice.wait));
    voice.wait -= static_cast<int>(skipped);
    for (float& sample : out.subspan(skipped)) {
        const double gone = static_cast<double>(voice.age) / voice.length;
        double envelope = 1 - gone * gone;
        if (voice.age < voice.attack) envelope *= ease_in_out(static_cast<double>(voice.age) / voice.attack);
        double sum = 0;
        for (Partial& partial : voice.partials) {
            sum += partial.y;
            const double x = partial.x * partial.turn_x - partial.y * partial.turn_y;
            partial.y = partial.x * partial.turn_y + partial.y * partial.turn_x;
            partial.x = x;
        }
        sample += static_cast<float>(sum * envelope);
        if (++voice.age < voice.length) continue;
        voice.length = 0;
        return;
    }
}

void Synth::render(std::span<float> out) {
    std::fill(out.begin(), out.end(), 0.0f);
    if (silent()) return;
    for (Voice& voice : voices_) {
        if (voice.length > 0) add(voice, out);
    }
    const double step = 1 - std::exp(-1000 / (kGainTime * rate_));
    for (float& sample : out) {
        sample = limited(sample) * static_cast<float>(gain_);
        gain_ += (gain_wanted_ - gain_) * step;
    }
    if (silent()) gain_ = gain_wanted_;
}

}  // namespace twofold::ui
