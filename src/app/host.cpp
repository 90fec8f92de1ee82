#include "app/host.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "app/resources.h"
#include "platform/clock.h"
#include "platform/system_settings.h"
#include "ui/sound/sound_cue.h"

namespace twofold::app {

namespace {

using ui::Millis;

constexpr Millis kSlowReaderTime = 250;  // between attempts to print to a slow reader

double loudness(int volume) {
    return static_cast<double>(volume) / session::kMaxVolume;
}

std::string ready_line(const ui::WindowMetrics& window, const std::string& renderer) {
    return "ready " + std::to_string(window.width) + "x" + std::to_string(window.height) + " density " +
           std::to_string(std::lround(window.density)) + " renderer " + renderer + "\n";
}

template <typename Event>
bool among(std::span<const ui::InputEvent> events) {
    return std::any_of(events.begin(), events.end(),
                       [](const ui::InputEvent& event) { return std::holds_alternative<Event>(event); });
}

}  // namespace

Host::Host(const PlayOptions& options, platform::Window& window, storage::SaveFolder& folder, Shell& shell)
    : window_(window),
      folder_(folder),
      shell_(shell),
      console_(options.test_hooks.trace),
      utc_day_(options.test_hooks.utc_day),
      audio_(loudness(shell.settings().volume)),
      saving_(folder),
      requests_(folder, data_folder_of(options)) {
    news_.emplace_back(KeyLabelsChanged{platform::key_labels()});
    if (!options.record.empty()) news_.push_back(read_to_watch(options.record));
    hear_of_files();
}

void Host::wait() {
    window_.wait(time_to_wait(), events_);
}

bool Host::step() {
    window_.poll(events_);
    now_ = platform::monotonic_now();
    saving_.retry(now_);
    hear_events();
    const std::string today = platform::today();
    const std::string utc_day = utc_day_.empty() ? platform::utc_day() : utc_day_;
    effects_ = shell_.frame({.now = now_,
                             .window = window_.metrics(),
                             .news = news_,
                             .events = events_,
                             .today = today,
                             .utc_day = utc_day,
                             .pad = window_.pad_in_use()});
    news_.clear();
    saving_.save(effects_, among<ui::FocusLost>(events_), now_);
    console_.trace(effects_.trace);
    console_.announce(effects_.announced);
    apply();
    show();
    for (const Request& request : effects_.requests) {
        if (auto news = requests_.handle(request)) news_.push_back(std::move(*news));
    }
    hear_of_files();
    events_.clear();
    if (was_moving_ && !effects_.moving) console_.trace("rest\n");
    was_moving_ = effects_.moving;
    if (!effects_.quit) return true;
    saving_.finish();
    console_.trace("quit\n");
    return false;
}

void Host::hear_events() {
    if (among<ui::KeyboardChanged>(events_)) news_.emplace_back(KeyLabelsChanged{platform::key_labels()});
    for (const ui::InputEvent& event : events_) {
        if (const auto* dropped = std::get_if<ui::FileDropped>(&event))
            news_.push_back(read_to_watch(dropped->path));
    }
}

void Host::hear_of_files() {
    for (storage::SaveNotice& notice : folder_.take_notices())
        news_.emplace_back(std::move(notice));
    if (folder_.shelf().take_changed()) news_.emplace_back(RecordsChanged{folder_.shelf().records()});
}

// Passes on what the frame asks of the machine: settings, sounds, rumble.
void Host::apply() {
    if (effects_.volume) audio_.set_volume(loudness(*effects_.volume));
    audio_.play(effects_.sounds);
    if (effects_.language) news_.emplace_back(LanguageLoaded{chosen_strings(*effects_.language)});
    if (effects_.renderer) {
        if (!window_.use_renderer(*effects_.renderer)) news_.emplace_back(RendererRefused{});
        console_.trace("renderer " + window_.renderer_name() + "\n");
    }
    if (effects_.toggle_fullscreen) window_.toggle_fullscreen();
    if (effects_.rumble > 0) window_.rumble(effects_.rumble, ui::kRumbleTime);
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

// ms until the next frame of an animation or the next thing due; nullopt if nothing is due.
std::optional<Millis> Host::time_to_wait() const {
    if (effects_.picture == nullptr || !news_.empty()) return 0;
    std::optional<Millis> wait = effects_.wake_in;
    const auto wake_within = [&](Millis time) { wait = std::min(wait.value_or(time), std::max(0.0, time)); };
    const Millis now = platform::monotonic_now();
    if (effects_.moving && window_.visible())
        wake_within(window_.presents_with_vsync() ? 0 : last_shown_ + window_.frame_time() - now);
    if (const auto due = saving_.due_in(now)) wake_within(*due);
    if (console_.waiting()) wake_within(kSlowReaderTime);
    if (utc_day_.empty()) wake_within(platform::to_next_utc_day());  // an open page may show the date
    return wait;
}

}  // namespace twofold::app
