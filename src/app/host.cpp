#include "app/host.h"

#include <cmath>

#include "app/resources.h"
#include "platform/clock.h"
#include "platform/keyboard.h"
#include "ui/sound/rumble.h"

namespace twofold::app {

namespace {

using ui::Millis;

constexpr Millis kSlowReaderTime = 250;  // between tries to print what its reader has had no room for

double volume_of(const session::Settings& settings) {
    return static_cast<double>(settings.volume) / session::kMostVolume;
}

std::string ready_line(const ui::WindowMetrics& window, const std::string& renderer) {
    return "ready " + std::to_string(window.width) + "x" + std::to_string(window.height) + " density " +
           std::to_string(std::lround(window.density)) + " renderer " + renderer + "\n";
}

}  // namespace

Host::Host(const PlayOptions& options, platform::Window& window, SaveFolder& folder, Shell& shell,
           ui::Strings& strings)
    : window_(window),
      folder_(folder),
      shell_(shell),
      strings_(strings),
      console_(options.trace),
      utc_day_(options.utc_day),
      obeyed_(shell.settings()),
      audio_(volume_of(obeyed_)),
      saving_(folder, shell),
      answers_(folder, shell, strings, console_, data_folder_of(options)) {}

void Host::run() {
    bool quit = false;
    while (!quit) {
        window_.wait(time_to_wait(), events_);
        quit = step();
    }
    saving_.finish();
    console_.trace("quit\n");
}

// A frame; whether it is the last.
bool Host::step() {
    now_ = platform::monotonic_now();
    saving_.retry(now_);
    for (const SaveNotice& notice : folder_.take_notices())
        shell_.notify(sentence_of(notice, strings_));
    if (happened<ui::KeyboardChanged>()) shell_.set_key_labels(platform::key_labels());
    const std::string today = platform::today();
    const std::string utc_day = utc_day_.empty() ? platform::utc_day() : utc_day_;
    again_ = false;
    effects_ = shell_.frame({.now = now_,
                             .window = window_.metrics(),
                             .events = events_,
                             .today = today,
                             .utc_day = utc_day,
                             .pad = window_.pad_in_use()});
    saving_.save(effects_, happened<ui::FocusLost>(), now_);
    console_.trace(effects_.trace);
    console_.announce(effects_.announced);
    if (effects_.preferences_changed) obey(shell_.settings());
    audio_.play(effects_.sounds);
    if (effects_.toggle_fullscreen) window_.toggle_fullscreen();
    if (effects_.rumble > 0) window_.rumble(effects_.rumble, ui::kRumbleTime);
    show();
    answer(today);
    events_.clear();
    if (was_moving_ && !effects_.moving) console_.trace("rest\n");
    was_moving_ = effects_.moving;
    return effects_.quit;
}

// The machine's part of what has been chosen.
void Host::obey(const session::Settings& settings) {
    if (settings.volume != obeyed_.volume) audio_.set_volume(volume_of(settings));
    if (settings.language != obeyed_.language) {
        strings_ = strings_of(settings);
        shell_.relabel();
        again_ = true;
    }
    if (settings.renderer != obeyed_.renderer) {
        const bool had = window_.use_renderer(settings.renderer);
        console_.trace("renderer " + window_.renderer_name() + "\n");
        if (!had) {
            shell_.refuse_renderer();
            folder_.save_preferences(shell_.preferences());
            again_ = true;
        }
    }
    obeyed_ = shell_.settings();
}

void Host::show() {
    if (effects_.upcoming != nullptr) window_.prepare(*effects_.upcoming);
    if (effects_.damage.empty() || !window_.visible()) return;
    window_.show(*effects_.picture, effects_.damage);
    last_shown_ = now_;
    if (!console_.tracing()) return;
    if (frames_++ == 0) console_.trace(ready_line(window_.metrics(), window_.renderer_name()));
    console_.trace("frame " + std::to_string(frames_) + "\n");
}

// Requests of the Shell, and files that were dropped. The next frame shows what comes of it.
void Host::answer(std::string_view today) {
    for (const ui::InputEvent& event : events_) {
        const auto* dropped = std::get_if<ui::FileDropped>(&event);
        if (dropped == nullptr) continue;
        watch_file(shell_, dropped->path);
        again_ = true;
    }
    for (const Request& request : effects_.requests) {
        answers_.answer(request, today);
        again_ = true;
    }
    if (folder_.records_changed()) {
        shell_.set_records(folder_.records());
        again_ = true;
    }
}

// Until the next frame of a motion, or the next thing that is due; for ever where nothing is.
std::optional<Millis> Host::time_to_wait() const {
    if (effects_.picture == nullptr || again_) return 0;
    std::optional<Millis> wait = effects_.wake_in;
    const auto at_most = [&](Millis time) { wait = std::min(wait.value_or(time), std::max(0.0, time)); };
    const Millis now = platform::monotonic_now();
    if (effects_.moving && window_.visible())
        at_most(window_.presents_with_vsync() ? 0 : last_shown_ + window_.frame_time() - now);
    if (const auto due = saving_.due_in(now)) at_most(*due);
    if (console_.waiting()) at_most(kSlowReaderTime);
    return wait;
}

}  // namespace twofold::app
