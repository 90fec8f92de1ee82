#include "support/app_driver.h"

#include <algorithm>
#include <utility>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "ui/board/announcement.h"

#include "support/boards.h"

namespace twofold::support {

namespace {

using Kind = ui::PointerEvent::Kind;

app::ShellResources shell_resources() {
    const AppResources& resources = app_resources();
    return {.fonts = resources.fonts,
            .themes = resources.themes,
            .strings = resources.strings,
            .languages = resources.languages,
            .renderers = resources.renderers};
}

ui::PointF between(ui::PointF from, ui::PointF by, float part) {
    return {from.x + by.x * part, from.y + by.y * part};
}

}  // namespace

const AppResources& app_resources() {
    static const AppResources resources{app::load_fonts(),
                                        app::load_themes(),
                                        app::load_strings("en"),
                                        app::language_names(),
                                        {"opengl", "software"}};
    return resources;
}

session::Start start_on(std::string_view drawing, rules::Exponent target, std::uint64_t seed) {
    const rules::Board board = board_of(drawing);
    rules::RuleSet rules = usual_rules(board.size());
    if (target != 0) rules.target = target;
    return {.rules = rules, .seed = seed, .position = rules::GameState{.board = board, .moves = 1}};
}

session::Session session_on(const session::Start& start) {
    return session::Session(start, kToday, {});
}

ui::KeyPress key(ui::Key key, std::uint8_t modifiers, bool repeat) {
    return {key, modifiers, repeat};
}

ui::KeyPress arrow(rules::Direction direction) {
    constexpr std::array kArrows = {ui::Key::kLeft, ui::Key::kRight, ui::Key::kUp, ui::Key::kDown};
    return key(kArrows[static_cast<std::size_t>(direction)]);
}

AppDriver::AppDriver(const session::Start& start, const ui::WindowMetrics& window,
                     const app::ShellOptions& options)
    : AppDriver(session_on(start), window, options) {}

AppDriver::AppDriver(session::Session session, const ui::WindowMetrics& window,
                     const app::ShellOptions& options, session::Preferences preferences)
    : shell_(std::move(session), std::move(preferences), shell_resources(), options), window_(window) {}

const app::Effects& AppDriver::frame(ui::Millis after) {
    now_ += after;
    effects_ = shell_.frame({.now = now_,
                             .window = window_,
                             .news = news_,
                             .events = events_,
                             .today = kToday,
                             .utc_day = utc_day_,
                             .pad = pad_});
    news_.clear();
    events_.clear();
    edits_.insert(edits_.end(), effects_.edits.begin(), effects_.edits.end());
    for (const app::Request& request : effects_.requests) {
        if (std::holds_alternative<app::ReadPlayedGames>(request)) tell(app::PlayedGamesRead{played});
    }
    return news_.empty() ? effects_ : frame(0);
}

app::Request AppDriver::only_request() const {
    REQUIRE(effects_.requests.size() == 1);
    return effects_.requests.front();
}

void AppDriver::rest() {
    constexpr int kMaxFrames = 1000;
    for (int i = 0; i < kMaxFrames; ++i) {
        if (!frame().moving) return;
    }
    FAIL("the game never comes to rest");
}

void AppDriver::touch(Kind kind, ui::PointF at, std::int64_t finger) {
    send(ui::PointerEvent{kind, finger, at});
}

void AppDriver::swipe(ui::PointF from, ui::PointF by, std::int64_t finger) {
    touch(Kind::kDown, from, finger);
    for (const float part : {0.3f, 0.6f, 1.0f})
        touch(Kind::kMove, between(from, by, part), finger);
    touch(Kind::kUp, between(from, by, 1), finger);
}

void AppDriver::tap(ui::BoundCommand command) {
    for (const ui::Button& button : shell_.board().buttons()) {
        const ui::RectF rect = ui::to_float(button.rect);
        if (button.command == command) return tap_at({rect.x + rect.w / 2, rect.y + rect.h / 2});
    }
    FAIL("there is no such button");
}

void AppDriver::tap(std::string_view name, std::int64_t finger) {
    if (target(name).bottom() > effects_.picture->window().bottom()) {
        send(ui::WheelEvent{-100});
        rest();
    }
    const ui::RectF rect = ui::to_float(target(name));
    tap_at({rect.x + rect.w / 4, rect.y + rect.h / 2}, finger);
}

void AppDriver::tap_at(ui::PointF px, std::int64_t finger) {
    const ui::PointF at{px.x / window_.density, px.y / window_.density};
    touch(Kind::kDown, at, finger);
    touch(Kind::kUp, at, finger);
}

std::optional<ui::ScreenId> AppDriver::front() const {
    const ui::ScreenId screen = shell_.front().id();
    if (screen == ui::ScreenId::kGame) return std::nullopt;
    return screen;
}

ui::Rect AppDriver::target(std::string_view name) const {
    for (const ui::Target& each : shell_.front().targets(now_)) {
        if (each.name == name) return each.rect;
    }
    FAIL("there is no target " << name);
    return {};
}

void AppDriver::press_now(ui::Key k, std::uint8_t modifiers) {
    press(k, modifiers);
    frame();
}

void AppDriver::play_now(rules::Direction direction) {
    play(direction);
    frame();
}

std::vector<session::JournalEdit> AppDriver::take_edits() {
    return std::exchange(edits_, {});
}

ui::DrawList AppDriver::fresh_list() const {
    constexpr ui::Millis kLongAgo = -1e6;
    const AppResources& resources = app_resources();
    const auto theme =
        std::find_if(resources.themes.begin(), resources.themes.end(),
                     [&](const ui::Theme& t) { return t.window == effects_.picture->background(); });
    REQUIRE(theme != resources.themes.end());
    ui::GameScreen screen(session(), resources.fonts, resources.strings);
    const auto clock = shell_.settings().show_clock ? ui::ClockLine::kShown : ui::ClockLine::kNone;
    ui::WindowMetrics window = window_;
    window.reading = {shell_.settings().large_text, shell_.settings().captions};
    screen.set_layout(ui::make_layout(window, game().rules().size, clock));
    screen.set_time(shell_.board().time());
    screen.show_caption(ui::said_last(game(), resources.strings));
    screen.show_as_is(kLongAgo);
    ui::DrawList list(resources.fonts);
    list.clear(screen.layout().window, theme->window);
    screen.draw(*theme, 0, list);
    return list;
}

int AppDriver::tiles_shown() const {
    const auto commands = effects_.picture->commands();
    return static_cast<int>(std::count_if(
        commands.begin(), commands.end(),
        [](const ui::DrawCommand& command) { return command.kind == ui::DrawCommand::Kind::kTile; }));
}

}  // namespace twofold::support
