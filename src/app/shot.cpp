#include "app/shot.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/resources.h"
#include "app/theme_folder.h"
#include "platform/picture.h"
#include "platform/storage.h"
#include "platform/window.h"
#include "session/record.h"
#include "ui/announcement.h"
#include "ui/game_screen.h"
#include "ui/page_screen.h"

namespace twofold::app {

namespace {

constexpr ui::Millis kLongAgo = -1e6;  // whatever moved then is at rest

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

session::Session session_of(session::Game game, std::uint64_t best) {
    session::BestScores scores;
    scores.record(game.rules(), best);
    return session::Session({std::move(game), 0, false}, std::nullopt, std::move(scores));
}

}  // namespace

int run_shot(const ShotOptions& options) {
    std::string error;
    const auto rules = rule_set_of(options.game, error);
    if (!rules) return std::fprintf(stderr, "twofold: %s\n", error.c_str()), 2;
    constexpr double kMostPixels = 64e6;
    if (options.window.width * options.scale * options.window.height * options.scale > kMostPixels) {
        return std::fprintf(stderr,
                            "twofold: --window and --scale take no more than 64 million pixels together\n"),
               2;
    }
    auto game = load_game(options, *rules, error);
    if (!game) return failed(error);
    const std::size_t last = options.ply.value_or(game->undo_count());
    if (last > game->plies().size()) {
        return failed("--ply takes a number up to that of the record's moves, " +
                      std::to_string(game->plies().size()));
    }
    // At some moment of a move the game before it is wanted, and then the move.
    const bool moving = options.at_ms.has_value() && last > 0;
    if (moving) {
        game = game->up_to(last - 1);
    } else if (options.ply) {
        game = game->up_to(last);
    }
    const auto replayed = load_game(options, *rules, error);
    session::Session session = session_of(std::move(*game), options.best.value_or(0));

    const auto fonts = load_fonts();
    const ui::Strings strings = load_strings(options.language);
    const auto [themes, refused] = load_all_themes(options.data_dir);
    std::fputs(refused.c_str(), stderr);
    const auto theme =
        std::find_if(themes.begin(), themes.end(), [&](const ui::Theme& t) { return t.id == options.theme; });
    if (theme == themes.end() && !options.theme.empty()) return 1;  // it was refused
    ui::GameScreen screen(session, fonts, strings);
    screen.set_motion({.motion = options.motion});
    const ui::WindowMetrics window{.width = options.window.width,
                                   .height = options.window.height,
                                   .density = static_cast<float>(options.scale),
                                   .reading = options.reading};
    const auto clock = options.clock ? ui::ClockLine::kShown : ui::ClockLine::kNone;
    screen.set_layout(ui::make_layout(window, session.game().rules().size, clock));
    screen.set_time(session.game().time_played());
    screen.show_as_is(kLongAgo);
    if (moving) screen.show_move(session.play(replayed->plies()[last - 1].direction), 0);
    screen.show_caption(ui::said_last(session.game(), strings));
    ui::DrawList picture(fonts);
    const ui::Theme& chosen = theme == themes.end() ? themes.front() : *theme;
    picture.clear(screen.layout().window, chosen.window);
    const auto named = std::find(ui::kScreenNames.begin(), ui::kScreenNames.end(), options.screen);
    if (named == ui::kScreenNames.end()) {
        screen.draw(chosen, options.at_ms.value_or(0), picture);
    } else {
        const session::DailyScores daily;
        const std::vector<session::PlayedGame> played = {
            session::played_game(session.game(), {}, session::PlayedGame::End::kLeft)};
        const std::vector<ui::LanguageName> languages = language_names();
        const std::vector<std::string> renderers = platform::renderer_names();
        const ui::ScreenContext looked_at{.session = session,
                                          .strings = strings,
                                          .fonts = fonts,
                                          .theme_name = strings.theme_name(chosen.id, chosen.name),
                                          .daily = daily,
                                          .utc_day = "2026-11-30",
                                          .themes = themes,
                                          .theme = static_cast<std::size_t>(&chosen - themes.data()),
                                          .languages = languages,
                                          .renderers = renderers,
                                          .played = played};
        const auto page =
            ui::make_screen(static_cast<ui::ScreenId>(named - ui::kScreenNames.begin()), looked_at);
        page->set_window(window);
        page->refresh(looked_at);
        page->draw(chosen, 0, picture);
    }
    const auto bitmap = platform::draw_picture(picture, font_files());
    if (!bitmap || !platform::write_png(*bitmap, options.output))
        return failed(options.output + ": cannot be written");
    return 0;
}

}  // namespace twofold::app
