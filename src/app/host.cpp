#include "app/host.h"

#include <algorithm>
#include <cstdio>

#include "app/resources.h"
#include "app/save_folder.h"
#include "app/shell.h"
#include "app/theme_folder.h"
#include "platform/audio.h"
#include "platform/clock.h"
#include "platform/keyboard.h"
#include "platform/motion_preference.h"
#include "platform/user_folders.h"
#include "platform/window.h"
#include "ui/rumble.h"

namespace twofold::app {

namespace {

using ui::Millis;

constexpr Millis kRetryTime = 2000;      // between tries to save what could not be saved
constexpr Millis kSyncAfterRest = 1000;  // the journal is forced to disk when nothing has moved for so long
constexpr Millis kMostUnsynced = 5000;   // and at the latest so long after it grew

std::string sentence_of(const SaveNotice& notice, const ui::Strings& strings) {
    using Kind = SaveNotice::Kind;
    std::string sentence;
    const auto fill = [&](ui::TextId id) {
        strings.fill(id, {{"file", notice.file}, {"reason", notice.reason}}, sentence);
        return sentence;
    };
    switch (notice.kind) {
        case Kind::kDamaged:
            return fill(ui::TextId::kNoticeDamaged);
        case Kind::kForeign:
            return fill(ui::TextId::kNoticeForeign);
        case Kind::kNotSaved:
            return fill(ui::TextId::kNoticeNotSaved);
        case Kind::kSavedAgain:
            return fill(ui::TextId::kNoticeSavedAgain);
        case Kind::kOtherWindow:
            return fill(ui::TextId::kNoticeOtherWindow);
    }
    return sentence;
}

SaveFolder open_folder(const PlayOptions& options) {
    const std::string data = data_folder_of(options);
    return SaveFolder(data, options.data_dir.empty() ? platform::config_folder().value_or("") : data);
}

// Goes on with the kept game in progress of these rules; false where there is none, or the options name
// another seed.
bool resume_open(session::Session& session, const SaveFolder& folder, const session::Start& start,
                 const PlayOptions& options) {
    const std::vector<session::KeptRecord> records = folder.records();
    const session::KeptRecord* open = session::open_game(records, {.rules = start.rules});
    if (open == nullptr) return false;
    const std::string bytes = folder.read_kept(open->file).bytes;
    const session::RecordReading reading = session::read_record(bytes);
    if (!reading.game || (options.game.seed && *options.game.seed != reading.game->start().seed))
        return false;
    return session.resume(open->file, bytes);
}

// Goes on with the saved game, unless the options ask for another one.
session::Session begin_session(const PlayOptions& options, const rules::RuleSet& rules,
                               const SaveFolder& folder, SavedState saved) {
    const bool goes_on =
        saved.game && (!options.game.any() ||
                       (saved.game->game.rules() == rules &&
                        (!options.game.seed || *options.game.seed == saved.game->game.start().seed)));
    const session::Start start{.rules = rules, .seed = options.game.seed.value_or(platform::entropy())};
    if (!saved.game) return session::Session(start, platform::today(), std::move(saved.best_scores));
    session::Session session(std::move(*saved.game), std::move(saved.replaced), std::move(saved.best_scores));
    if (!goes_on && !resume_open(session, folder, start, options)) session.new_game(start, platform::today());
    return session;
}

// Whoever asks for a certain game knows how to play it.
bool is_first_run(const PlayOptions& options, const SavedState& saved, const SaveFolder& folder) {
    return !options.game.any() && !saved.game && saved.best_scores == session::BestScores{} &&
           folder.records().empty();
}

void watch_file(Shell& shell, const std::string& file, const ui::Strings& strings) {
    const platform::FileReading reading = platform::read_file(file, session::kMaxRecordBytes);
    if (reading.status == platform::FileReading::Status::kOk) return shell.watch(file, reading.bytes);
    std::string sentence;
    strings.fill(ui::TextId::kNoticeUnreadable, {{"file", file}, {"reason", reading.error}}, sentence);
    shell.notify(std::move(sentence));
}

double volume_of(const session::Settings& settings) {
    return static_cast<double>(settings.volume) / session::kMostVolume;
}

ui::Strings strings_of(const session::Settings& settings) {
    return load_strings(settings.language.empty() ? system_language() : settings.language);
}

// A theme or language that is not there (any more) is as if none were chosen; what is remembered stays.
void leave_out_missing(session::Settings& settings, std::span<const ui::Theme> themes,
                       std::span<const ui::LanguageName> languages) {
    const auto check = [](std::string& value, const auto& list, auto id, const char* kind) {
        const bool known =
            std::any_of(list.begin(), list.end(), [&](const auto& item) { return item.*id == value; });
        if (value.empty() || known) return;
        std::fprintf(stderr, "twofold: there is no %s \"%s\"\n", kind, value.c_str());
        value.clear();
    };
    check(settings.theme, themes, &ui::Theme::id, "theme");
    check(settings.language, languages, &ui::LanguageName::code, "language");
}

class Host {
  public:
    Host(const PlayOptions& options, platform::Window& window, SaveFolder& folder, Shell& shell,
         ui::Strings& strings)
        : options_(options),
          window_(window),
          folder_(folder),
          shell_(shell),
          strings_(strings),
          obeyed_(shell.settings()),
          audio_(volume_of(obeyed_)) {}

    void run() {
        bool quit = false;
        while (!quit) {
            window_.wait(time_to_wait(), events_);
            quit = step();
        }
        folder_.retry();
        sync();
        say("quit\n");
    }

  private:
    bool step() {
        now_ = platform::monotonic_now();
        if (folder_.failing() && now_ >= next_retry_) {
            folder_.retry();
            next_retry_ = now_ + kRetryTime;
        }
        for (const SaveNotice& notice : folder_.take_notices())
            shell_.notify(sentence_of(notice, strings_));
        if (happened<ui::KeyboardChanged>()) shell_.set_key_labels(platform::key_labels());
        const std::string today = platform::today();
        const std::string utc_day = options_.utc_day.empty() ? platform::utc_day() : options_.utc_day;
        again_ = false;
        effects_ = shell_.frame({.now = now_,
                                 .window = window_.metrics(),
                                 .events = events_,
                                 .today = today,
                                 .utc_day = utc_day,
                                 .pad = window_.pad_in_use()});
        save();
        say(effects_.trace);
        announce(effects_.announced);
        if (effects_.preferences_changed) obey(shell_.settings());
        audio_.play(effects_.sounds);
        if (effects_.toggle_fullscreen) window_.toggle_fullscreen();
        if (effects_.rumble > 0) window_.rumble(effects_.rumble, ui::kRumbleTime);
        show();
        answer_requests(today);
        events_.clear();
        if (was_moving_ && !effects_.moving) say("rest\n");
        was_moving_ = effects_.moving;
        return effects_.quit;
    }

    template <typename Event>
    bool happened() const {
        return std::any_of(events_.begin(), events_.end(),
                           [](const ui::InputEvent& event) { return std::holds_alternative<Event>(event); });
    }

    // Before anything is drawn, what has happened is in the system's hands.
    void save() {
        const bool had_unsynced = folder_.unsynced();
        folder_.apply(effects_.edits, shell_.session().best_scores());
        if (effects_.preferences_changed) folder_.save_preferences(shell_.preferences());
        if (!had_unsynced && folder_.unsynced()) unsynced_since_ = now_;
        if (effects_.moving) resting_since_ = now_;
        daily_unsaved_ |= effects_.daily_changed;
        const bool lost_focus = happened<ui::FocusLost>();
        const bool rested = now_ - resting_since_ >= kSyncAfterRest;
        if (folder_.unsynced() && (lost_focus || rested || now_ - unsynced_since_ >= kMostUnsynced)) {
            sync();
        }
    }

    void sync() {
        if (daily_unsaved_) folder_.save_daily(shell_.daily_scores());
        daily_unsaved_ = false;
        folder_.sync(shell_.session().best_scores());
    }

    // The machine's part of what has been chosen.
    void obey(const session::Settings& settings) {
        if (settings.volume != obeyed_.volume) audio_.set_volume(volume_of(settings));
        if (settings.language != obeyed_.language) {
            strings_ = strings_of(settings);
            shell_.relabel();
        }
        const bool refused =
            settings.renderer != obeyed_.renderer && !window_.use_renderer(settings.renderer);
        if (settings.renderer != obeyed_.renderer && options_.trace) say_renderer();
        if (refused) {
            shell_.refuse_renderer();
            folder_.save_preferences(shell_.preferences());
        }
        again_ = !(settings.language == obeyed_.language) || refused;
        obeyed_ = shell_.settings();
    }

    // What the Shell wants of files and clipboard; it shows what comes of it in the next frame.
    void answer_requests(std::string_view today) {
        for (const ui::InputEvent& event : events_) {
            const auto* dropped = std::get_if<ui::FileDropped>(&event);
            if (dropped == nullptr) continue;
            watch_file(shell_, dropped->path, strings_);
            again_ = true;
        }
        for (const Request& request : effects_.requests)
            answer(request, today);
        if (folder_.records_changed()) shell_.set_records(folder_.records());
    }

    void answer(const Request& request, std::string_view today) {
        switch (request.kind) {
            case Request::Kind::kWatch:
                return shell_.watch(request.record, folder_.read_kept(request.record).bytes);
            case Request::Kind::kResume:
                return shell_.resume(request.record, folder_.read_kept(request.record).bytes);
            case Request::Kind::kStar:
                return folder_.change_star(request.record);
            case Request::Kind::kCopyRecord:
                return window_.set_clipboard(read_record(request.record).bytes);
            case Request::Kind::kCopyText:
                return window_.set_clipboard(request.text);
            case Request::Kind::kSaveRecord:
                return save_record(request);
            case Request::Kind::kSaveTable:
                return save_as(request.save_as, "csv", request.text);
            case Request::Kind::kShowStatistics:
                return shell_.show_statistics(folder_.played_games());
            case Request::Kind::kPaste:
                return shell_.paste(window_.clipboard(), today);
        }
    }

    platform::FileReading read_record(const std::string& name) const {
        return name.empty() ? folder_.read_journal() : folder_.read_kept(name);
    }

    void save_record(const Request& request) {
        const platform::FileReading record = read_record(request.record);
        if (record.status != platform::FileReading::Status::kOk) return say_saved_as({{}, record.error});
        save_as(request.save_as, "twofold", record.bytes);
    }

    // In the best folder that takes it; in the game's own at the last.
    void save_as(const std::string& name, const std::string& ending, std::string_view bytes) {
        platform::NewFile file;
        std::vector<std::string> folders = platform::folders_for_downloads();
        folders.push_back(data_folder_of(options_));
        for (const std::string& folder : folders) {
            file = platform::write_new(folder, name, ending, bytes);
            if (!file.path.empty()) break;
        }
        say_saved_as(file);
    }

    void say_saved_as(const platform::NewFile& file) {
        std::string sentence;
        strings_.fill(file.path.empty() ? ui::TextId::kNoticeNotSavedAs : ui::TextId::kNoticeSavedAs,
                      {{"file", file.path}, {"reason", file.error}}, sentence);
        shell_.notify(std::move(sentence));
        say(file.path.empty() ? "not saved-as\n" : "saved-as " + file.path + "\n");
    }

    void show() {
        if (effects_.upcoming != nullptr) window_.prepare(*effects_.upcoming);
        if (effects_.damage.empty() || !window_.visible()) return;
        window_.show(*effects_.picture, effects_.damage);
        last_shown_ = now_;
        if (!options_.trace) return;
        if (frames_++ == 0) say_ready();
        std::printf("frame %lld\n", frames_);
        std::fflush(stdout);
    }

    // Until the next frame of a motion, or the next thing that is due; for ever where nothing is.
    std::optional<Millis> time_to_wait() const {
        if (effects_.picture == nullptr || again_ || !effects_.requests.empty()) return 0;
        std::optional<Millis> wait = effects_.wake_in;
        const auto at_most = [&](Millis time) { wait = std::min(wait.value_or(time), std::max(0.0, time)); };
        const Millis now = platform::monotonic_now();
        if (effects_.moving && window_.visible()) {
            at_most(window_.presents_with_vsync() ? 0 : last_shown_ + window_.frame_time() - now);
        } else if (folder_.unsynced()) {
            at_most(std::min(resting_since_ + kSyncAfterRest, unsynced_since_ + kMostUnsynced) - now);
        }
        if (folder_.failing()) at_most(next_retry_ - now);
        return wait;
    }

    void say_ready() const {
        const ui::WindowMetrics metrics = window_.metrics();
        std::printf("ready %dx%d density %.0f renderer %s\n", metrics.width, metrics.height,
                    static_cast<double>(metrics.density), window_.renderer_name().c_str());
    }

    void say_renderer() const {
        std::printf("renderer %s\n", window_.renderer_name().c_str());
        std::fflush(stdout);
    }

    void say(std::string_view trace) const {
        if (!options_.trace || trace.empty()) return;
        std::fwrite(trace.data(), 1, trace.size(), stdout);
        std::fflush(stdout);
    }

    // At once, as somebody listens.
    static void announce(std::string_view lines) {
        if (lines.empty()) return;
        std::fwrite(lines.data(), 1, lines.size(), stdout);
        std::fflush(stdout);
    }

    const PlayOptions& options_;
    platform::Window& window_;
    SaveFolder& folder_;
    Shell& shell_;
    ui::Strings& strings_;
    session::Settings obeyed_;  // what the machine does now
    platform::Audio audio_;
    Effects effects_;
    std::vector<ui::InputEvent> events_;
    bool again_ = false;  // another frame is wanted at once
    bool daily_unsaved_ = false;
    bool was_moving_ = true;
    Millis now_ = 0;
    Millis last_shown_ = 0;
    Millis next_retry_ = 0;
    Millis resting_since_ = 0;
    Millis unsynced_since_ = 0;
    long long frames_ = 0;
};

}  // namespace

int play(const PlayOptions& options) {
    std::string error;
    const auto rules = rule_set_of(options.game, error);
    if (!rules) return std::fprintf(stderr, "twofold: %s\n", error.c_str()), 2;
    SaveFolder folder = open_folder(options);
    SavedState saved = folder.load();
    std::fputs(saved.settings_faults.c_str(), stderr);
    session::Preferences preferences = std::move(saved.preferences);
    session::Settings settings = settings_of(options, preferences.settings);
    const auto window = platform::Window::open({.width = options.window.width,
                                                .height = options.window.height,
                                                .fullscreen = settings.fullscreen,
                                                .renderer = settings.renderer,
                                                .virtual_pad = options.virtual_pad},
                                               font_files(), error);
    if (!window) return std::fprintf(stderr, "twofold: %s\n", error.c_str()), 1;
    const auto fonts = load_fonts();
    const ThemesReading themes = load_all_themes(data_folder_of(options));
    std::fputs(themes.refused.c_str(), stderr);
    const std::vector<ui::LanguageName> languages = language_names();
    leave_out_missing(settings, themes.themes, languages);
    ui::Strings strings = strings_of(settings);
    const std::vector<std::string> renderers = platform::renderer_names();
    session::DailyScores daily = std::move(saved.daily);
    const bool first_run = is_first_run(options, saved, folder);
    Shell shell(begin_session(options, *rules, folder, std::move(saved)), std::move(preferences),
                {.fonts = fonts,
                 .themes = themes.themes,
                 .strings = strings,
                 .languages = languages,
                 .renderers = renderers},
                {.settings = settings,
                 .reduced_motion = platform::wants_reduced_motion(),
                 .entropy = platform::entropy(),
                 .first_run = first_run,
                 .announce = options.announce,
                 .trace = options.trace});
    shell.set_daily_scores(std::move(daily));
    shell.set_records(folder.records());
    shell.set_key_labels(platform::key_labels());
    if (!options.record.empty()) watch_file(shell, options.record, strings);
    Host(options, *window, folder, shell, strings).run();
    return 0;
}

}  // namespace twofold::app
