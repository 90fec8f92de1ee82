#include "app/app.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "app/resources.h"
#include "app/theme_folder.h"
#include "base/utf8.h"
#include "platform/clock.h"
#include "platform/output.h"
#include "platform/system_settings.h"
#include "ui/input/key_map.h"

namespace twofold::app {

namespace {

std::unique_ptr<storage::SaveFolder> open_folder(const PlayOptions& options) {
    const std::string data = data_folder_of(options);
    return std::make_unique<storage::SaveFolder>(
        data, options.data_dir.empty() ? platform::config_folder().value_or("") : data);
}

// Goes on with the kept game in progress of these rules; false if there is none, or the options name
// another seed.
bool resume_open(session::Session& session, const storage::RecordShelf& shelf, const session::Start& start,
                 const PlayOptions& options) {
    const std::vector<session::KeptRecord> records = shelf.records();
    const session::KeptRecord* open =
        session::game_to_resume(records, {.rules = start.rules}, session.game(), options.game.seed);
    if (open == nullptr) return false;
    const std::string bytes = shelf.read(open->file).bytes;
    const session::RecordReading reading = session::read_record(bytes);
    if (!reading.game || (options.game.seed && *options.game.seed != reading.game->start().seed))
        return false;
    return session.resume(open->file, bytes);
}

// Continues the saved game, unless the options ask for another one.
session::Session begin_session(const PlayOptions& options, const rules::RuleSet& rules,
                               const storage::RecordShelf& shelf, storage::SavedState saved) {
    const session::Start start{.rules = rules, .seed = options.game.seed.value_or(platform::entropy())};
    if (!saved.game) {
        return {start, platform::today(), std::move(saved.best_scores), std::move(saved.daily_scores)};
    }
    const session::Start& kept = saved.game->game.start();
    const bool goes_on = !options.game.any() ||
                         (kept.rules == rules && (!options.game.seed || *options.game.seed == kept.seed));
    session::Session session(std::move(*saved.game), std::move(saved.replaced), std::move(saved.best_scores),
                             std::move(saved.daily_scores));
    if (!goes_on && !resume_open(session, shelf, start, options)) session.new_game(start, platform::today());
    return session;
}

// Players who ask for a particular game know how to play.
bool is_first_run(const PlayOptions& options, const storage::SavedState& saved,
                  const storage::RecordShelf& shelf) {
    return !options.game.any() && !saved.game && saved.best_scores == session::BestScores{} &&
           shelf.records().empty();
}

// Treats a missing theme or language as not chosen for this run; the remembered settings keep it.
void leave_out_missing(session::Settings& settings, const PlayOptions& options,
                       std::span<const ui::Theme> themes, std::span<const ui::LanguageName> languages) {
    const auto check = [](std::string& value, const auto& list, auto id, const char* asked_by,
                          const char* kind) {
        const bool known =
            std::any_of(list.begin(), list.end(), [&](const auto& item) { return item.*id == value; });
        if (value.empty() || known) return;
        std::fprintf(stderr, "twofold: %s: there is no %s \"%s\"\n", asked_by, kind,
                     base::printable(value).c_str());
        value.clear();
    };
    check(settings.theme, themes, &ui::Theme::id, options.theme.empty() ? storage::kSettingsFile : "--theme",
          "theme");
    check(settings.language, languages, &ui::LanguageName::code,
          options.language.empty() ? storage::kSettingsFile : "--lang", "language");
}

// Removes themes and languages that do not exist from `settings`.
Assets load_assets(const PlayOptions& options, session::Settings& settings) {
    ThemesReading themes = load_all_themes(data_folder_of(options));
    std::fputs(themes.refused.c_str(), stderr);
    std::vector<ui::LanguageName> languages = language_names();
    leave_out_missing(settings, options, themes.themes, languages);
    return {.fonts = load_fonts(),
            .themes = std::move(themes.themes),
            .languages = std::move(languages),
            .renderers = platform::renderer_names()};
}

}  // namespace

App::App(const PlayOptions& options, std::unique_ptr<platform::Window> window,
         std::unique_ptr<storage::SaveFolder> folder, Assets assets, session::Session session,
         session::Preferences preferences, const ShellOptions& shell_options)
    : window_(std::move(window)),
      folder_(std::move(folder)),
      assets_(std::move(assets)),
      shell_(std::move(session), std::move(preferences),
             {.fonts = assets_.fonts,
              .themes = assets_.themes,
              .strings = chosen_strings(shell_options.settings->language),
              .languages = assets_.languages,
              .renderers = assets_.renderers},
             shell_options),
      host_(options, *window_, *folder_, shell_) {}

std::unique_ptr<App> App::open(const PlayOptions& options, const rules::RuleSet& rules, std::string& error) {
    std::unique_ptr<storage::SaveFolder> folder = open_folder(options);
    storage::SavedState saved = folder->load();
    std::fputs(faults_in(saved).c_str(), stderr);
    session::Preferences preferences = std::move(saved.preferences);
    session::Settings settings = settings_of(options, preferences.settings);
    auto window = platform::Window::open({.width = options.window.width,
                                          .height = options.window.height,
                                          .fullscreen = settings.fullscreen,
                                          .renderer = settings.renderer,
                                          .virtual_pad = options.test_hooks.virtual_pad},
                                         font_files(), error);
    if (!window) return nullptr;
    Assets assets = load_assets(options, settings);
    const ShellOptions shell_options{.settings = std::move(settings),
                                     .reduced_motion = platform::prefers_reduced_motion(),
                                     .entropy = platform::entropy(),
                                     .first_run = is_first_run(options, saved, folder->shelf()),
                                     .announce = options.announce,
                                     .trace = options.test_hooks.trace};
    session::Session session = begin_session(options, rules, folder->shelf(), std::move(saved));
    return std::unique_ptr<App>(new App(options, std::move(window), std::move(folder), std::move(assets),
                                        std::move(session), std::move(preferences), shell_options));
}

std::string faults_in(const storage::SavedState& saved) {
    const std::string keys = ui::read_keys(saved.preferences.settings.keys).faults;
    return saved.faults +
           base::printable_lines("twofold: " + std::string(storage::kSettingsFile) + ": ", keys);
}

int play(const PlayOptions& options) {
    platform::outlive_readers();
    std::string error;
    const auto rules = rule_set_of(options.game, error);
    const auto fail = [&](int status) {
        std::fprintf(stderr, "twofold: %s\n", error.c_str());
        return status;
    };
    if (!rules) return fail(2);
    const auto app = App::open(options, *rules, error);
    if (!app) return fail(1);
    do
        app->wait();
    while (app->step());
    return 0;
}

}  // namespace twofold::app
