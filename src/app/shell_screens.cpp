// The part of Shell that opens and closes screens in front of the board.
#include "app/shell.h"
#include "base/check.h"
#include "ui/screens/all_screens.h"
#include "ui/screens/seed_screen.h"

namespace twofold::app {

namespace commands = ui::commands;

void Shell::perform(const commands::Open& wanted) {
    if (screens_.front().id() == wanted.screen) return;
    if (wanted.screen == ui::ScreenId::kStatistics) return request(ReadPlayedGames{});
    open(ui::make_screen(wanted.screen, context()));
}

void Shell::perform(const commands::AskSeed& ask) {
    open(std::make_unique<ui::SeedScreen>(context(), ask));
}

void Shell::perform(const commands::TakeSeed& take) {
    close_screen();
    screens_.front().take_seed(take.seed, context());
}

void Shell::perform(const commands::Back&) {
    close_screen();
    say_return();
}

void Shell::perform(const commands::Home&) {
    go_to_board();
    say_return();
}

void Shell::open(std::unique_ptr<ui::Screen> screen) {
    if (!screen) return;
    screens_.release_all(command_time());
    screens_.push(std::move(screen));
    if (window_) screens_.front().set_window(*window_);
    screens_.front().refresh(context());
    if (devices_.by_key) screens_.front().reveal_focus();
    speech_.say_focus(false);
    trace_layout();
}

void Shell::close_screen() {
    screens_.pop();
    screens_.front().refresh(context());
    if (devices_.by_key) screens_.front().reveal_focus();
    trace_layout();
}

void Shell::go_to_board() {
    screens_.pop_to_bottom();
    trace_layout();
}

void Shell::say_return() {
    if (speech_.on()) speech_.say(screens_.front().said_on_return(context()));
}

ui::ScreenContext Shell::context() const {
    return {.session = session_,
            .strings = resources_.strings,
            .fonts = resources_.fonts,
            .motion = settings_.motion(),
            .fullscreen = window_ && window_->fullscreen,
            .records = records_,
            .utc_day = utc_day_,
            .pad = devices_.pad,
            .settings = settings_.now(),
            .themes = settings_.themes(),
            .theme = settings_.theme_index(),
            .languages = resources_.languages,
            .renderers = resources_.renderers,
            .played = played_games_,
            .keys = settings_.keys(),
            .key_labels = key_labels_};
}

}  // namespace twofold::app
