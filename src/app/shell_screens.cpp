// The Shell's part that opens and closes the screens in front of the board.
#include "app/shell.h"
#include "base/check.h"
#include "ui/screens/all_screens.h"

namespace twofold::app {

void Shell::change_screen(const ui::Command& command) {
    switch (command.kind) {
        case ui::CommandKind::kOpen:
            return open(command);
        case ui::CommandKind::kBack:
            close_screen();
            return screens_.empty() ? say_board() : say_focus(true);
        case ui::CommandKind::kTakeSeed:
            return take_back(command);
        case ui::CommandKind::kHome:
            return go_to_board();
        default:
            TWOFOLD_CHECK(false);  // perform() named it
    }
}

void Shell::open(const ui::Command& command) {
    if (!screens_.empty() && screens_.front()->id() == command.screen) return;
    if (command.screen == ui::ScreenId::kStatistics) return request(ReadPlayedGames{});
    auto screen = ui::make_screen(command.screen, context());
    screen->take(command, context());
    open(std::move(screen));
}

void Shell::open(std::unique_ptr<ui::Screen> screen) {
    if (!screen) return;
    screen_.release_all(command_time());
    screens_.push(std::move(screen));
    if (window_) screens_.front()->set_window(*window_);
    screens_.front()->refresh(context());
    if (by_key_) screens_.front()->reveal_focus();
    say_focus(false);
    trace_layout();
}

// The screen in front has what the one below it asked for.
void Shell::take_back(const ui::Command& command) {
    if (ui::Screen* asker = screens_.next()) asker->take(command, context());
    close_screen();
}

void Shell::close_screen() {
    screens_.pop();
    if (ui::Screen* front = screens_.front()) {
        front->refresh(context());
        if (by_key_) front->reveal_focus();
    }
    trace_layout();
}

void Shell::close_all_screens() {
    screens_.clear();
    trace_layout();
}

void Shell::go_to_board() {
    close_all_screens();
    say_board();
}

ui::ScreenContext Shell::context() const {
    return {.session = session_,
            .strings = resources_.strings,
            .fonts = resources_.fonts,
            .theme_name = resources_.strings.theme_name(theme().id, theme().name),
            .motion = motion_,
            .fullscreen = window_ && window_->fullscreen,
            .records = records_,
            .daily = daily_,
            .utc_day = utc_day_,
            .pad = pad_,
            .settings = settings_,
            .themes = resources_.themes,
            .theme = theme_,
            .languages = resources_.languages,
            .renderers = resources_.renderers,
            .played = played_games_,
            .keys = keys_,
            .key_labels = key_labels_};
}

}  // namespace twofold::app
