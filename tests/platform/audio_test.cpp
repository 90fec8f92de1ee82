// The audio device, by SDL's driver that writes what would be heard to a file, and does so without waiting.
#include "platform/audio.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include <SDL.h>
#include <doctest/doctest.h>
#include <pthread.h>

#include "ui/sound/synth.h"

#include "support/app_folder.h"
#include "support/app_streams.h"

namespace twofold::platform {
namespace {

using ui::Sound;
using ui::SoundCue;
using Samples = std::vector<float>;

// SDL's driver of that name for as long as this is there.
class Driver {
  public:
    explicit Driver(const char* name, const std::string& file = "") {
        SDL_setenv("SDL_AUDIODRIVER", name, 1);
        SDL_setenv("SDL_DISKAUDIOFILE", file.c_str(), 1);
        SDL_setenv("SDL_DISKAUDIODELAY", "0", 1);
        SDL_LogGetOutputFunction(&log_, &log_data_);
        SDL_LogSetOutputFunction([](void*, int, SDL_LogPriority, const char*) {},
                                 nullptr);  // it says what it is
    }
    ~Driver() {
        SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
        SDL_LogSetOutputFunction(log_, log_data_);
    }
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

  private:
    SDL_LogOutputFunction log_ = nullptr;
    void* log_data_ = nullptr;
};

void play(Audio& audio, const SoundCue& cue) {
    audio.play({&cue, 1});
}

void wait_for(const Audio& audio, AudioState state) {
    const auto too_long = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (audio.state() != state) {
        REQUIRE(std::chrono::steady_clock::now() < too_long);
        std::this_thread::yield();
    }
}

// Plays it, and waits until it is over and the device closed again.
void play_to_the_end(Audio& audio, const SoundCue& cue) {
    play(audio, cue);
    wait_for(audio, AudioState::kClosed);
}

Samples samples_in(const support::TemporaryFolder& folder, const char* file) {
    const std::string bytes = folder.read(file);
    Samples samples(bytes.size() / sizeof(float));
    std::memcpy(samples.data(), bytes.data(), samples.size() * sizeof(float));
    return samples;
}

// From the first sound to the last.
Samples heard(const Samples& samples) {
    const auto sounds = [](float sample) { return sample != 0; };
    const auto begin = std::find_if(samples.begin(), samples.end(), sounds);
    const auto end = std::find_if(samples.rbegin(), samples.rend(), sounds).base();
    return begin < end ? Samples(begin, end) : Samples();
}

Samples synthesized(const SoundCue& cue, double gain) {
    ui::Synth synth(48000);
    synth.set_gain(gain);
    synth.play(cue);
    Samples samples(48000);
    synth.render(samples);
    return heard(samples);
}

TEST_CASE("without a sound, and with the volume at 0, no device is opened nor the audio system asked") {
    const support::TemporaryFolder folder;
    const Driver disk("disk", folder.path("heard"));
    {
        Audio audio(0.5);
        Audio off(0);
        audio.play({});
        play(off, {Sound::kMerge, 4});
        audio.set_volume(0);
        play(audio, {Sound::kMerge, 4});
        CHECK(audio.state() == AudioState::kClosed);
        CHECK(off.state() == AudioState::kClosed);
    }
    CHECK(SDL_GetCurrentAudioDriver() == nullptr);
    CHECK(folder.contents().empty());
}

TEST_CASE("a sound reaches the device as it was made, as loud as asked, and then the device is closed") {
    const support::TemporaryFolder folder;
    const Driver disk("disk", folder.path("heard"));
    Audio audio(0.5);
    play_to_the_end(audio, {Sound::kMerge, 6});
    CHECK(SDL_GetCurrentAudioDriver() == nullptr);
    const Samples first = samples_in(folder, "heard");
    CHECK(heard(first) == synthesized({Sound::kMerge, 6}, 0.25));
    CHECK(first.size() > 3 * 48000);
    CHECK(first.size() < 4 * 48000);

    audio.set_volume(1);
    play_to_the_end(audio, {Sound::kMerge, 9});
    CHECK(heard(samples_in(folder, "heard")) == synthesized({Sound::kMerge, 9}, 1));
}

TEST_CASE("to mute closes the device at once, and it can be opened again") {
    const Driver dummy("dummy");  // in real time: until the sound is over a minute goes by
    Audio audio(0.5);
    for (int i = 0; i < 2; ++i) {
        audio.set_volume(0.5);
        play(audio, {Sound::kWin, 6, 1, 60000});
        wait_for(audio, AudioState::kOpen);
        audio.set_volume(0);
        wait_for(audio, AudioState::kClosed);
    }
    CHECK(SDL_GetCurrentAudioDriver() == nullptr);
}

constexpr ui::Millis kAnHour = 3.6e6;

TEST_CASE("a device that could not be opened is not asked for again at each sound") {
    const Driver none("no such driver");
    Audio audio(0.5, kAnHour);
    play(audio, {Sound::kMerge, 4});
    wait_for(audio, AudioState::kMissing);
    const Driver dummy("dummy");
    play(audio, {Sound::kMerge, 4});
    audio.set_volume(0);
    audio.set_volume(1);
    play(audio, {Sound::kMerge, 4});
    CHECK(audio.state() == AudioState::kMissing);
}

TEST_CASE("a device that could not be opened is asked for again at a later sound, and missed once in words") {
    const support::TemporaryFolder folder;
    const support::Outcome outcome = support::run_with_streams("", [&] {
        Audio audio(0.5, 0);
        {
            const Driver none("no such driver");
            for (int i = 0; i < 3; ++i) {
                play(audio, {Sound::kMerge, 4});
                wait_for(audio, AudioState::kMissing);
            }
        }
        const Driver disk("disk", folder.path("heard"));
        play_to_the_end(audio, {Sound::kMerge, 4});
        return 0;
    });
    CHECK(heard(samples_in(folder, "heard")) == synthesized({Sound::kMerge, 4}, 0.25));
    CHECK(outcome.err.rfind("twofold: no sound: ", 0) == 0);
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
}

#ifdef __GLIBC__
// A new thread asks for more memory for its stack than there can be.
class NoThreads {
  public:
    NoThreads() {
        pthread_getattr_default_np(&before_);
        pthread_attr_t attributes;
        pthread_getattr_default_np(&attributes);
        pthread_attr_setstacksize(&attributes, std::size_t{1} << 50);
        pthread_setattr_default_np(&attributes);
        pthread_attr_destroy(&attributes);
    }
    ~NoThreads() {
        pthread_setattr_default_np(&before_);
        pthread_attr_destroy(&before_);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

  private:
    pthread_attr_t before_{};
};

TEST_CASE("where no thread can be had there is no sound, and the next one tries again") {
    const Driver dummy("dummy");
    AudioState without = AudioState::kClosed;
    AudioState with = AudioState::kClosed;
    const support::Outcome outcome = support::run_with_streams("", [&] {
        Audio audio(0.5, 0);
        {
            const NoThreads none;
            play(audio, {Sound::kWin, 6, 1, 60000});
            without = audio.state();
        }
        play(audio, {Sound::kWin, 6, 1, 60000});
        wait_for(audio, AudioState::kOpen);
        with = audio.state();
        return 0;
    });
    CHECK(without == AudioState::kMissing);
    CHECK(with == AudioState::kOpen);
    CHECK(outcome.err.rfind("twofold: no sound: ", 0) == 0);
}
#endif

TEST_CASE("a device that is lost is silence, and the next sound finds another one") {
    const support::TemporaryFolder folder;
    Audio audio(0.5);
    {
        const Driver full("disk", "/dev/full");  // taken away as soon as something is written to it
        play_to_the_end(audio, {Sound::kMerge, 4});
    }
    const Driver disk("disk", folder.path("heard"));
    play_to_the_end(audio, {Sound::kMerge, 4});
    CHECK(heard(samples_in(folder, "heard")) == synthesized({Sound::kMerge, 4}, 0.25));
}

TEST_CASE("the end waits for no sound") {
    const Driver dummy("dummy");
    for (int i = 0; i < 5; ++i) {
        Audio audio(0.5);
        play(audio, {Sound::kWin, 6, 1, 60000});
        wait_for(audio, AudioState::kOpen);
    }
    CHECK(SDL_GetCurrentAudioDriver() == nullptr);
}

}  // namespace
}  // namespace twofold::platform
