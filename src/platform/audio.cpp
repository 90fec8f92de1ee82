#include "platform/audio.h"

#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "platform/clock.h"
#include "platform/sdl_handles.h"
#include "ui/sound/synth.h"

namespace twofold::platform {

namespace {

constexpr int kRate = 48000;  // requested; the device may choose another
constexpr Uint16 kBlock = 512;
constexpr ui::Millis kKeptOpen = 3000;  // after the last sound
constexpr ui::Millis kTooLate = 250;    // sounds later than this are dropped
constexpr std::size_t kMaxWaiting = 32;

// Half the perceived loudness is about a quarter of the amplitude.
double gain_of(double volume) {
    return volume * volume;
}

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

// If there is no device, the ALSA library would write many lines to standard error. SDL has loaded it
// already.
void quieten_alsa() {
    if (std::string_view(SDL_GetCurrentAudioDriver()) != "alsa") return;
    void* const library = SDL_LoadObject("libasound.so.2");
    if (library == nullptr) return;
    void* const set_handler = SDL_LoadFunction(library, "snd_lib_error_set_handler");
    if (set_handler != nullptr) reinterpret_cast<int (*)(decltype(&say_nothing))>(set_handler)(say_nothing);
    SDL_UnloadObject(library);
}

}  // namespace

struct Audio::Shared {
    // Guarded by `lock`, down to `quit`:
    mutable std::mutex lock;
    std::condition_variable changed;
    base::FixedList<ui::SoundCue, kMaxWaiting> waiting;  // for the device to take
    ui::Millis asked_at = 0;                             // when the last of these was added
    double gain = 0;
    AudioState state = AudioState::kClosed;
    ui::Millis failed_at = 0;  // when the state became kMissing
    bool told = false;         // reported that there is no sound
    bool rested = false;       // the device has been silent for kKeptOpen
    bool quit = false;

    // Used by the Audio object only.
    std::thread thread;
    ui::Millis retry_after = 0;

    // Used by the thread only.
    SDL_AudioDeviceID device = 0;
    // Used by the device only while it is open.
    std::optional<ui::Synth> synth;
    int rate = kRate;
    double quiet_samples = 0;

    void keep_device();
    void open(std::unique_lock<std::mutex>& held);
    void close(std::unique_lock<std::mutex>& held);
    void fail(const char* reason);
    bool open_device();
    bool device_lost() const { return SDL_GetAudioDeviceStatus(device) == SDL_AUDIO_STOPPED; }
    void fill(std::span<float> out);
    static void SDLCALL fill_block(void* shared, Uint8* bytes, int size) {
        static_cast<Shared*>(shared)->fill(
            {reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float)});
    }
};

// The thread's function: opens and closes the device on request.
void Audio::Shared::keep_device() {
    std::unique_lock held(lock);
    while (!quit) {
        if (device == 0 && !waiting.empty()) {
            open(held);
        } else if (device != 0 && (gain <= 0 || (rested && waiting.empty()) || device_lost())) {
            close(held);
        } else {
            if (device == 0 && state != AudioState::kMissing) state = AudioState::kClosed;
            changed.wait(held);
        }
    }
    if (device != 0) close(held);
    SDL_TLSCleanup();  // frees SDL's data for this thread, which SDL does only for its own threads
}

void Audio::Shared::open(std::unique_lock<std::mutex>& held) {
    held.unlock();
    const bool opened = open_device();
    held.lock();
    rested = false;
    if (!opened) return fail(SDL_GetError());
    state = AudioState::kOpen;
    if (monotonic_now() - asked_at > kTooLate) waiting.clear();
    held.unlock();
    SDL_PauseAudioDevice(device, 0);
    held.lock();
}

// Call with the lock held.
void Audio::Shared::fail(const char* reason) {
    state = AudioState::kMissing;
    failed_at = monotonic_now();
    waiting.clear();
    if (!std::exchange(told, true)) std::fprintf(stderr, "twofold: no sound: %s\n", reason);
}

// Uses SDL_AudioInit() because SDL_InitSubSystem() is for one thread only. Starts and stops the driver with
// the device, because SDL's drivers poll for new devices many times a second.
bool Audio::Shared::open_device() {
    if (SDL_AudioInit(nullptr) != 0) return false;
    quieten_alsa();
    SDL_AudioSpec wanted{};
    wanted.freq = kRate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = kBlock;
    wanted.callback = fill_block;
    wanted.userdata = this;
    SDL_AudioSpec obtained{};
    device = SDL_OpenAudioDevice(nullptr, 0, &wanted, &obtained,
                                 SDL_AUDIO_ALLOW_FREQUENCY_CHANGE | SDL_AUDIO_ALLOW_SAMPLES_CHANGE);
    if (device == 0) {
        const std::string reason = SDL_GetError();
        SDL_AudioQuit();
        SDL_SetError("%s", reason.c_str());
        return false;
    }
    rate = obtained.freq;
    synth.emplace(rate);
    quiet_samples = 0;
    return true;
}

void Audio::Shared::close(std::unique_lock<std::mutex>& held) {
    held.unlock();
    SDL_CloseAudioDevice(device);
    SDL_AudioQuit();
    held.lock();
    device = 0;
    state = waiting.empty() ? AudioState::kClosed : AudioState::kOpening;
}

// Called from the device's own thread.
void Audio::Shared::fill(std::span<float> out) {
    {
        const std::lock_guard held(lock);
        synth->set_gain(gain);
        for (const ui::SoundCue& cue : waiting)
            synth->play(cue);
        if (!waiting.empty()) rested = false;
        waiting.clear();
    }
    synth->render(out);
    quiet_samples = synth->silent() ? quiet_samples + static_cast<double>(out.size()) : 0;
    if (quiet_samples < kKeptOpen * rate / 1000) return;
    quiet_samples = 0;
    {
        const std::lock_guard held(lock);
        rested = true;
    }
    changed.notify_one();
}

Audio::Audio(double volume, ui::Millis retry_after) : shared_(std::make_shared<Shared>()) {
    shared_->retry_after = retry_after;
    set_volume(volume);
}

Audio::~Audio() {
    bool opening = false;
    {
        const std::lock_guard held(shared_->lock);
        shared_->quit = true;
        opening = shared_->state == AudioState::kOpening;
    }
    shared_->changed.notify_one();
    if (!shared_->thread.joinable()) return;
    if (opening) {
        shared_->thread.detach();  // opening may take any time; do not wait for it at exit
    } else {
        shared_->thread.join();
    }
}

void Audio::play(std::span<const ui::SoundCue> cues) {
    if (cues.empty()) return;
    {
        const std::lock_guard held(shared_->lock);
        const ui::Millis now = monotonic_now();
        const bool missing = shared_->state == AudioState::kMissing;
        if (shared_->gain <= 0 || (missing && now - shared_->failed_at < shared_->retry_after)) return;
        for (const ui::SoundCue& cue : cues) {
            if (shared_->waiting.size() < kMaxWaiting) shared_->waiting.push_back(cue);
        }
        shared_->asked_at = now;
        if (missing || shared_->state == AudioState::kClosed) shared_->state = AudioState::kOpening;
    }
    if (!shared_->thread.joinable()) {
        try {
            shared_->thread = std::thread([shared = shared_] { shared->keep_device(); });
        } catch (const std::system_error& error) {
            const std::lock_guard held(shared_->lock);
            shared_->fail(error.what());
        }
    }
    shared_->changed.notify_one();
}

void Audio::set_volume(double volume) {
    {
        const std::lock_guard held(shared_->lock);
        shared_->gain = gain_of(volume);
        if (volume <= 0) shared_->waiting.clear();
    }
    shared_->changed.notify_one();
}

AudioState Audio::state() const {
    const std::lock_guard held(shared_->lock);
    return shared_->state;
}

}  // namespace twofold::platform
