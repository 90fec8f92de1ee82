#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/commands.h"
#include "app/resources.h"
#include "app/theme_folder.h"
#include "platform/picture.h"
#include "platform/storage.h"
#include "platform/window.h"
#include "session/record.h"
#include "storage/save_folder.h"
#include "ui/board/announcement.h"
#include "ui/screens/all_screens.h"
#include "ui/screens/game_screen.h"

namespace twofold::app {

namespace {

constexpr ui::Millis kLongAgo = -1e6;  // anything that moved then is at rest

int failed(const std::string& error) {
    std::fprintf(stderr, "twofold: %s\n", error.c_str());
    return 1;
}

std::optional<session::Game> load_game(const ShotOptions& options, const rules::RuleSet& rules,
                                       std::string& error) {
    if (options.record.empty()) return session::Game({.rules = rules, .seed = options.game.seed.value_or(1)});
    const platform::FileReading file = platform::read_file(options.record, session::kMaxRecordBytes);
    if (file.status != platform::FileReading::Status::kOk) {
        error = options.record + ": " + file.error;
        return std::nullopt;
    }
    session::RecordReading reading = session::read_record(file.bytes);
    if (!reading.game) error = options.record + ": " + reading.reason;
    return std::move(reading.game);
}

session::Session session_of(session::Game game, std::uint64_t best, session::DailyScores daily) {
    session::BestScores scores;
    scores.record(game.rules(), best);
    return session::Session({.game = std::move(game)}, std::nullopt, std::move(scores), std::move(daily));
}

// The game to show and the move in progress.
struct Moment {
    session::Game game;
    std::optional<rules::Direction> move;
};

std::optional<Moment> moment_of(const ShotOptions& options, const rules::RuleSet& rules, std::string& error) {
    std::optional<session::Game> game = load_game(options, rules, error);
    if (!game) return std::nullopt;
    const std::size_t last = options.ply.value_or(game->undo_count());
    if (last > game->plies().size()) {
        error =
            "--ply takes a number up to that of the record's moves, " + std::to_string(game->plies().size());
        return std::nullopt;
    }
    // A replay's slider covers the whole game.
    if (options.screen == "history" || options.screen == "replay") {
        game->go_to(last);
        return Moment{std::move(*game), std::nullopt};
    }
    if (options.at_ms && last > 0) return Moment{game->up_to(last - 1), game->plies()[last - 1].direction};
    if (options.ply) return Moment{game->up_to(last), std::nullopt};
    return Moment{std::move(*game), std::nullopt};
}

// Everything a picture needs besides the game.
struct Studio {
    std::array<ui::Font, ui::kFontCount> fonts;
    ui::Strings strings;
    std::vector<ui::Theme> themes;
    std::size_t theme = 0;  // index of the one to use
    ui::WindowMetrics window;
};

// nullopt if the chosen theme was refused.
std::optional<Studio> studio_of(const ShotOptions& options) {
    auto [themes, refused] = load_all_themes(options.data_dir);
    std::fputs(refused.c_str(), stderr);
    const auto named =
        std::find_if(themes.begin(), themes.end(), [&](const ui::Theme& t) { return t.id == options.theme; });
    if (named == themes.end() && !options.theme.empty()) return std::nullopt;
    const auto theme = named == themes.end() ? 0 : named - themes.begin();
    return Studio{.fonts = load_fonts(),
                  .strings = load_strings(options.language),
                  .themes = std::move(themes),
                  .theme = static_cast<std::size_t>(theme),
                  .window = {.width = options.window.width,
                             .height = options.window.height,
                             .density = static_cast<float>(options.scale),
                             .reading = options.reading}};
}

void draw_board(const ShotOptions& options, const Studio& studio, session::Session& session,
                std::optional<rules::Direction> move, ui::DrawList& picture) {
    const ui::Theme& theme = studio.themes[studio.theme];
    const auto clock = options.clock ? ui::ClockLine::kShown : ui::ClockLine::kNone;
    ui::GameScreen screen(session, studio.fonts, studio.strings);
    screen.set_motion({.motion = options.motion});
    screen.set_layout(ui::make_layout(studio.window, session.game().rules().size, clock));
    screen.set_time(session.game().time_played());
    screen.show_as_is(kLongAgo);
    if (move) screen.show_move(session.play(*move), 0);
    screen.show_caption(ui::said_last(session.game(), studio.strings));
    picture.clear(screen.layout().window, theme.window);
    screen.draw(theme, options.at_ms.value_or(0), picture);
}

void draw_page(ui::ScreenId id, const Studio& studio, const session::Session& session,
               storage::SaveFolder& folder, ui::DrawList& picture) {
    const ui::Theme& theme = studio.themes[studio.theme];
    const std::vector<session::KeptRecord> records = folder.shelf().records();
    std::vector<session::PlayedGame> played = folder.shelf().played_games();
    if (!session.game().plies().empty() && session::begins_in_play(session.game().start()))
        played.push_back(session::played_game(session.game(), {}, session::PlayedGame::End::kOpen));
    const std::vector<ui::LanguageName> languages = language_names();
    const std::vector<std::string> renderers = platform::renderer_names();
    const ui::ScreenContext context{.session = session,
                                    .strings = studio.strings,
                                    .fonts = studio.fonts,
                                    .records = records,
                                    .utc_day = "2026-11-30",
                                    .themes = studio.themes,
                                    .theme = studio.theme,
                                    .languages = languages,
                                    .renderers = renderers,
                                    .played = played};
    const auto page = ui::make_screen(id, context);
    page->set_window(studio.window);
    page->refresh(context);
    picture.clear(ui::make_layout(studio.window, session.game().rules().size).window, theme.window);
    page->draw(theme, 0, picture);
}

}  // namespace

int run_shot(const ShotOptions& options) {
    std::string error;
    const auto rules = rule_set_of(options.game, error);
    if (!rules) return std::fprintf(stderr, "twofold: %s\n", error.c_str()), 2;
    constexpr double kMaxPixels = 64e6;
    if (options.window.width * options.scale * options.window.height * options.scale > kMaxPixels) {
        return std::fprintf(stderr,
                            "twofold: --window and --scale take no more than 64 million pixels together\n"),
               2;
    }
    auto moment = moment_of(options, *rules, error);
    if (!moment) return failed(error);
    const auto studio = studio_of(options);
    if (!studio) return 1;
    storage::SaveFolder folder = storage::SaveFolder::open_read_only(options.data_dir);
    session::Session session =
        session_of(std::move(moment->game), options.best.value_or(0), folder.load().daily_scores);
    ui::DrawList picture(studio->fonts);
    const ui::ScreenId screen = ui::screen_named(options.screen).value_or(ui::ScreenId::kGame);
    if (screen == ui::ScreenId::kGame) {
        draw_board(options, *studio, session, moment->move, picture);
    } else {
        draw_page(screen, *studio, session, folder, picture);
    }
    const auto bitmap = platform::draw_picture(picture, font_files());
    if (!bitmap || !platform::write_png(*bitmap, options.output))
        return failed(options.output + ": cannot be written");
    return 0;
}

}  // namespace twofold::app
