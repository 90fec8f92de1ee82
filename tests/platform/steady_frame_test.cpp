// A steady frame of an animation makes no heap allocation by operator new, which is counted here for the
// whole test program, but only while a test asks for it. What SDL takes for itself does not count.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <execinfo.h>

#include "platform/audio.h"
#include "platform/soft_canvas.h"
#include "ui/sound/synth.h"

#include "support/app_driver.h"
#include "support/boards.h"

namespace twofold::platform {
namespace {

// Where an allocation came from: return addresses, the innermost first.
struct Trace {
    std::array<void*, 24> addresses{};
    int depth = 0;
};

std::atomic<bool> counting = false;
std::atomic<int> allocations = 0;
Trace first_trace;

void note_allocation() {
    if (!counting) return;
    counting = false;  // backtrace() may allocate itself
    if (allocations == 0) first_trace.depth = backtrace(first_trace.addresses.data(), 24);
    ++allocations;
    counting = true;
}

// Counts from here to its end.
class Counting {
  public:
    Counting() {
        allocations = 0;
        first_trace.depth = 0;
        counting = true;
    }
    ~Counting() { counting = false; }
    Counting(const Counting&) = delete;
    Counting& operator=(const Counting&) = delete;
};

// The first allocation that was counted, for `addr2line -Cfpe twofold_tests`.
std::string where() {
    std::string text;
    char** const names = backtrace_symbols(first_trace.addresses.data(), first_trace.depth);
    for (int i = 0; i < first_trace.depth && names != nullptr; ++i)
        text.append("\n    ").append(names[i]);
    std::free(names);
    return text;
}

// What Host does in a frame, with a canvas on memory in the window's place.
void show(support::AppDriver& driver, SoftCanvas& canvas) {
    const app::Effects& effects = driver.effects();
    if (effects.upcoming != nullptr) canvas.canvas().prepare(*effects.upcoming);
    canvas.draw(*effects.picture, effects.damage);
}

// Frames until rest, drawn and not counted.
void rest(support::AppDriver& driver, SoftCanvas& canvas) {
    do {
        driver.frame();
        show(driver, canvas);
    } while (driver.effects().moving);
}

// Frames until rest, each of which must not allocate; how many there were.
int steady_frames(support::AppDriver& driver, SoftCanvas& canvas) {
    int frames = 0;
    do {
        CAPTURE(frames);
        {
            const Counting now;
            driver.frame();
            show(driver, canvas);
        }
        INFO(where());
        REQUIRE(allocations.load() == 0);
        ++frames;
    } while (driver.effects().moving);
    return frames;
}

struct Stage {
    ui::WindowMetrics window;
    std::string theme;
    std::string board;
    session::MotionChoice motion = session::MotionChoice::kFull;
    bool large_text = false;
    bool captions = false;
};

const std::array kStages = {
    Stage{{.width = 540, .height = 600}, "classic", "2 2 4 8/16 16 32 64/128 0 128 256/2 0 0 2", {}},
    Stage{{.width = 320, .height = 480, .density = 2}, "dark", "2 2 4/4 0 4/0 0 1024", {}},
    Stage{{.width = 300, .height = 260}, "dark", "2 2 2 2 2 2 2 2/4 4 4 4 4 4 4 4", {}},
    Stage{{.width = 400, .height = 400}, "classic", "2 2 4/4 0 4/0 0 64", session::MotionChoice::kReduced},
    Stage{.window = {.width = 540, .height = 600},
          .theme = "classic",
          .board = "2 2 4/4 0 4/0 0 64",
          .captions = true},
    Stage{.window = {.width = 854, .height = 480, .density = 2},
          .theme = "dark",
          .board = "2 2 4/4 0 4/0 0 64",
          .large_text = true,
          .captions = true},
};

TEST_CASE("the counter sees what is allocated, and only while it is asked to") {
    {
        const Counting now;
        operator delete(operator new(1));
        operator delete[](operator new[](100));
    }
    CHECK(allocations.load() == 2);
    CHECK(first_trace.depth > 1);
    operator delete(operator new(1));
    CHECK(allocations.load() == 2);
}

TEST_CASE("no steady frame of a slide, a pop, a spawn, a counting score or an undo allocates anything") {
    for (const Stage& stage : kStages) {
        CAPTURE(stage.board);
        support::AppDriver driver(support::start_on(stage.board), stage.window,
                                  {.settings = session::Settings{.theme = stage.theme,
                                                                 .motion = stage.motion,
                                                                 .large_text = stage.large_text,
                                                                 .captions = stage.captions}});
        driver.frame();
        SoftCanvas canvas(driver.effects().picture->window());
        show(driver, canvas);
        driver.play(rules::Direction::kLeft);
        rest(driver, canvas);
        int frames = 0;
        for (const ui::Key key :
             {ui::Key::kRight, ui::Key::kDown, ui::Key::kU, ui::Key::kLeft, ui::Key::kY}) {
            CAPTURE(static_cast<int>(key));
            driver.press_now(key);
            show(driver, canvas);
            frames += steady_frames(driver, canvas);
        }
        CHECK(frames > 60);
    }
}

TEST_CASE(
    "what is heard of a move allocates nothing, neither where it is handed over nor where it is rendered") {
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    Audio audio(0.5);
    const std::array<ui::SoundCue, 3> cues = {
        {{ui::Sound::kSlide}, {ui::Sound::kMerge, 3}, {ui::Sound::kWin, 6}}};
    audio.play(cues);
    while (audio.state() == AudioState::kOpening)
        std::this_thread::yield();
    REQUIRE(audio.state() == AudioState::kOpen);
    ui::Synth synth(48000);
    std::array<float, 512> block{};
    {
        const Counting now;
        for (int i = 0; i < 100; ++i) {
            audio.play(cues);
            for (const ui::SoundCue& cue : cues)
                synth.play(cue);
            synth.render(block);
        }
    }
    CHECK(allocations.load() == 0);
}

TEST_CASE("a move that begins while another is under way costs no allocation in the frames after it") {
    support::AppDriver driver(support::start_on("2 2 4 8/16 16 32 64/128 0 128 256/2 0 0 2"));
    driver.frame();
    SoftCanvas canvas(driver.effects().picture->window());
    show(driver, canvas);
    driver.play(rules::Direction::kLeft);
    rest(driver, canvas);
    for (int i = 0; i < 12; ++i) {
        CAPTURE(i);
        driver.play_now(rules::kAllDirections[static_cast<std::size_t>(i) % 4]);
        show(driver, canvas);
        for (int frame = 0; frame < 4; ++frame) {
            {
                const Counting now;
                driver.frame();
                show(driver, canvas);
            }
            INFO(where());
            REQUIRE(allocations.load() == 0);
        }
    }
}

TEST_CASE("nor does a frame under a notice, nor one with the tiles under a pulling finger") {
    support::AppDriver driver(support::start_on("2 2 4/4 0 4/0 0 1024"));
    driver.frame();
    SoftCanvas canvas(driver.effects().picture->window());
    show(driver, canvas);
    driver.tell(storage::SaveNotice{storage::SaveNotice::Kind::kNotSaved, {}, {}});
    driver.play(rules::Direction::kLeft);
    rest(driver, canvas);
    driver.play_now(rules::Direction::kRight);
    show(driver, canvas);
    CHECK(steady_frames(driver, canvas) > 30);
    driver.touch(ui::PointerEvent::Kind::kDown, {200, 300});
    for (float x = 205; x < 330; x += 5) {
        CAPTURE(x);
        driver.touch(ui::PointerEvent::Kind::kMove, {x, 300});
        {
            const Counting now;
            driver.frame();
            show(driver, canvas);
        }
        INFO(where());
        REQUIRE(allocations.load() == 0);
    }
    driver.touch(ui::PointerEvent::Kind::kUp, {210, 300});
    CHECK(steady_frames(driver, canvas) > 3);
}

TEST_CASE("nor does the picture for each second that the clock shows") {
    support::AppDriver driver({.seed = 3}, {}, {.settings = session::Settings{.show_clock = true}});
    driver.frame();
    SoftCanvas canvas(driver.effects().picture->window());
    show(driver, canvas);
    for (int i = 0; i < 60; ++i)
        driver.play(rules::kAllDirections[static_cast<std::size_t>(i) % 4]);
    rest(driver, canvas);
    for (int second = 0; second < 20; ++second) {
        CAPTURE(second);
        {
            const Counting now;
            driver.frame(1000);
            show(driver, canvas);
        }
        INFO(where());
        REQUIRE_FALSE(driver.effects().damage.empty());
        REQUIRE(allocations.load() == 0);
    }
}

TEST_CASE("a frame at rest, such as Host asks for when it was woken, allocates nothing") {
    support::AppDriver driver(support::start_on("2 2 4/4 0 4/0 0 1024"));
    driver.frame();
    SoftCanvas canvas(driver.effects().picture->window());
    show(driver, canvas);
    rest(driver, canvas);
    CHECK(steady_frames(driver, canvas) == 1);
}

}  // namespace
}  // namespace twofold::platform

// The program's own operator new and delete, on malloc; each form that a sanitizer would replace otherwise.
// Not inline, or the compiler takes the pair apart and warns.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    twofold::platform::note_allocation();
    return std::malloc(size == 0 ? 1 : size);
}
[[gnu::noinline]] void* operator new(std::size_t size) {
    if (void* const memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return operator new(size, std::nothrow);
}
[[gnu::noinline]] void* operator new[](std::size_t size) {
    return operator new(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete[](void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
