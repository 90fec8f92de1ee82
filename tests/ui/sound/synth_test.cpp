// What the samples are: in tune, soft at both ends, never too loud, and the same however they are asked for.
#include "ui/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"

namespace twofold::ui {
namespace {

constexpr int kRate = 48000;
constexpr float kMaxJump = 0.13f;  // from one sample to the next
using Samples = std::vector<float>;

std::size_t count_of(Millis time, int rate = kRate) {
    return static_cast<std::size_t>(std::lround(time * rate / 1000));
}

Samples rendered(Synth& synth, Millis time, int rate = kRate) {
    Samples samples(count_of(time, rate));
    synth.render(samples);
    return samples;
}

// Of one cue in a new synth.
Samples sound_of(const SoundCue& cue, Millis time, int rate = kRate) {
    Synth synth(rate);
    synth.play(cue);
    return rendered(synth, time, rate);
}

float peak(const Samples& samples) {
    float most = 0;
    for (const float sample : samples)
        most = std::max(most, std::fabs(sample));
    return most;
}

float largest_jump(const Samples& samples) {
    float most = 0;
    float before = 0;
    for (const float sample : samples) {
        most = std::max(most, std::fabs(sample - before));
        before = sample;
    }
    return most;
}

// The index after the last sample that is not 0.
std::size_t end_of(const Samples& samples) {
    std::size_t end = samples.size();
    while (end > 0 && samples[end - 1] == 0)
        --end;
    return end;
}

// How much of a sine of this frequency there is in the samples.
double part_at(double hertz, const Samples& samples) {
    double x = 0;
    double y = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double angle = 6.283185307179586 * hertz * static_cast<double>(i) / kRate;
        x += samples[i] * std::cos(angle);
        y += samples[i] * std::sin(angle);
    }
    return std::hypot(x, y);
}

// In Hz, by the zeros on the way up once the higher partials are gone.
double heard_frequency(const Samples& samples) {
    double first = 0;
    double last = 0;
    int periods = -1;
    for (std::size_t i = count_of(80); i < count_of(200); ++i) {
        if (!(samples[i - 1] < 0 && samples[i] >= 0)) continue;
        const double at = static_cast<double>(i) - samples[i] / (samples[i] - samples[i - 1]);
        if (periods < 0) first = at;
        last = at;
        ++periods;
    }
    return periods * kRate / (last - first);
}

const std::vector<SoundCue> kOneOfEach = {{Sound::kSlide},     {Sound::kMerge, 2}, {Sound::kMerge, 11},
                                          {Sound::kMerge, 71}, {Sound::kWin, 6},   {Sound::kWin, 11},
                                          {Sound::kOver},      {Sound::kNudge}};

TEST_CASE("the pitch that is heard rises with every exponent, and is that of its note") {
    double before = 0;
    for (int exponent = 1; exponent <= rules::kMaxExponent; ++exponent) {
        CAPTURE(exponent);
        const auto note = static_cast<rules::Exponent>(exponent);
        const double heard = heard_frequency(sound_of({Sound::kMerge, note}, 250));
        CHECK(heard > before);
        CHECK(heard == doctest::Approx(note_frequency(note)).epsilon(0.002));
        before = heard;
    }
    CHECK(note_frequency(1) == doctest::Approx(220));
    CHECK(note_frequency(11) == doctest::Approx(880));
    CHECK(note_frequency(rules::kMaxExponent) == doctest::Approx(7040));
}

TEST_CASE("any two notes of the tiles up to 2^21 are of one scale without half tones") {
    for (int i = 1; i <= 21; ++i) {
        const double semitones = 12 * std::log2(note_frequency(static_cast<rules::Exponent>(i)) / 220);
        CAPTURE(i);
        CHECK(semitones == doctest::Approx(std::round(semitones)));
        const double above =
            12 * std::log2(note_frequency(static_cast<rules::Exponent>(i + 1)) / 220) - semitones;
        if (i < 21) CHECK(above > 1.9);
    }
}

TEST_CASE("a note has the partials of a bar of wood, and the higher one is gone first") {
    const Samples note = sound_of({Sound::kMerge, 6}, 250);
    const Samples begin(note.begin(), note.begin() + 1440);
    const Samples later(note.begin() + 4800, note.begin() + 6240);
    const auto overtone = [](const Samples& samples) {
        return part_at(1760, samples) / part_at(440, samples);
    };
    CHECK(overtone(begin) > 0.05);
    CHECK(overtone(begin) < 0.3);
    CHECK(overtone(later) < overtone(begin) / 10);
}

TEST_CASE("a sound begins and ends at nothing, without a jump, and is short") {
    for (const int rate : {22050, 44100, 48000, 96000}) {
        for (const SoundCue& cue : kOneOfEach) {
            CAPTURE(rate);
            CAPTURE(static_cast<int>(cue.sound));
            CAPTURE(static_cast<int>(cue.exponent));
            Synth synth(rate);
            synth.play(cue);
            CHECK_FALSE(synth.silent());
            const Samples samples = rendered(synth, 600, rate);
            CHECK(synth.silent());
            CHECK(samples[0] == 0);
            const std::size_t end = end_of(samples);
            REQUIRE(end > 0);
            CHECK(std::fabs(samples[1]) < 0.005f);
            CHECK(std::fabs(samples[end - 1]) < 0.0005f);
            CHECK(end <= count_of(cue.sound == Sound::kWin ? 500 : 250, rate));
            CHECK(largest_jump(samples) < kMaxJump * 44100.0f / static_cast<float>(std::min(rate, 44100)));
        }
    }
}

TEST_CASE("a merge is the loudest of what a move has, a slide and a nudge hardly more than nothing") {
    const float merge = peak(sound_of({Sound::kMerge, 2}, 300));
    CHECK(merge > 0.3f);
    CHECK(merge < 0.6f);
    CHECK(peak(sound_of({Sound::kSlide}, 300)) < merge / 4);
    CHECK(peak(sound_of({Sound::kNudge}, 300)) < merge / 2);
    CHECK(peak(sound_of({Sound::kOver}, 300)) < merge);
    CHECK(peak(sound_of({Sound::kMerge, 11}, 300)) < merge);
    CHECK(peak(sound_of({Sound::kMerge, 2, 0.5f}, 300)) == doctest::Approx(merge / 2).epsilon(0.01));
}

TEST_CASE("a win is over within 900 ms of its first note") {
    rules::MoveOutcome outcome;
    outcome.slide.effective = true;
    outcome.won = true;
    Synth synth(kRate);
    for (const SoundCue& cue : move_sounds(outcome, {}))
        synth.play(cue);
    const Samples samples = rendered(synth, 1500);
    CHECK(end_of(samples) <= count_of(kSlideTime + 900));
    CHECK(end_of(samples) > count_of(kSlideTime + 600));
    CHECK(peak(samples) < 0.95f);
}

TEST_CASE("all voices at once stay within bounds, and a sound too many is left out") {
    Synth full(kRate);
    for (std::size_t i = 0; i < Synth::kMaxVoices; ++i)
        full.play({Sound::kMerge, 2});
    const Samples samples = rendered(full, 260);
    CHECK(peak(samples) > 0.9f);
    CHECK(peak(samples) <= 1.0f);

    Synth more(kRate);
    for (std::size_t i = 0; i < Synth::kMaxVoices + 5; ++i)
        more.play({Sound::kMerge, 2});
    CHECK(rendered(more, 260) == samples);
    CHECK(more.silent());
    more.play({Sound::kSlide});
    CHECK(peak(rendered(more, 50)) > 0);
}

TEST_CASE("a delay is exactly so much silence before the same samples") {
    const SoundCue at_once{Sound::kMerge, 5};
    SoundCue later = at_once;
    later.delay = 123;
    const Samples samples = sound_of(at_once, 250);
    const Samples delayed = sound_of(later, 373);
    const auto begin = delayed.begin() + static_cast<std::ptrdiff_t>(count_of(123));
    CHECK(std::all_of(delayed.begin(), begin, [](float sample) { return sample == 0; }));
    CHECK(Samples(begin, delayed.end()) == samples);
}

// A second and a half with sounds and gains at certain samples, in blocks of at most `most`.
Samples performance(support::Random& random, int most) {
    struct Event {
        std::size_t at;
        SoundCue cue;
        double gain;
    };
    const std::vector<Event> events = {{0, {Sound::kMerge, 3, 1, 30}, 1},
                                       {5000, {Sound::kSlide}, 0.4},
                                       {9000, {Sound::kMerge, 9, 0.5f, 10.3}, 0.7},
                                       {24000, {Sound::kNudge}, 0.2},
                                       {26000, {Sound::kWin, 11, 1, 100}, 0.9}};
    Synth synth(kRate);
    Samples samples(72000);
    std::size_t next = 0;
    for (std::size_t at = 0; at < samples.size();) {
        if (next < events.size() && events[next].at == at) {
            synth.set_gain(events[next].gain);
            synth.play(events[next++].cue);
        }
        const std::size_t end = next < events.size() ? events[next].at : samples.size();
        const std::size_t count = std::min(static_cast<std::size_t>(random.between(1, most)), end - at);
        synth.render({samples.data() + at, count});
        at += count;
    }
    return samples;
}

TEST_CASE("blocks of any size give the same samples, every time") {
    support::Random random(1);
    const Samples whole = performance(random, 1);
    for (const int most : {3, 100, 512, 72000}) {
        CAPTURE(most);
        CHECK(performance(random, most) == whole);
    }
    CHECK(largest_jump(whole) < kMaxJump);
}

TEST_CASE("silence is exactly 0, whatever the gain") {
    Synth synth(kRate);
    CHECK(synth.silent());
    CHECK(peak(rendered(synth, 10)) == 0);
    synth.set_gain(0.3);
    CHECK(peak(rendered(synth, 10)) == 0);
    synth.set_gain(0);
    synth.play({Sound::kMerge, 4});
    CHECK(peak(rendered(synth, 300)) == 0);
    CHECK(synth.silent());
}

TEST_CASE("the gain changes the loudness, and without a jump while something sounds") {
    const float full = peak(sound_of({Sound::kMerge, 4}, 300));
    Synth synth(kRate);
    synth.set_gain(0.25);
    synth.play({Sound::kMerge, 4});
    CHECK(peak(rendered(synth, 300)) == doctest::Approx(full / 4));

    synth.set_gain(1);
    synth.play({Sound::kMerge, 4});
    Samples samples = rendered(synth, 20);
    synth.set_gain(0);
    const Samples rest = rendered(synth, 100);
    samples.insert(samples.end(), rest.begin(), rest.end());
    CHECK(largest_jump(samples) < kMaxJump);
    CHECK(std::fabs(rest.back()) < 1e-6f);
}

}  // namespace
}  // namespace twofold::ui
