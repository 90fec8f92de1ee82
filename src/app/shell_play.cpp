// The part of Shell that plays: commands that change the game, with their animation, announcements and
// sounds.
#include <algorithm>

#include "app/shell.h"
#include "app/text_format.h"
#include "base/check.h"
#include "ui/board/announcement.h"
#include "ui/sound/sound_cue.h"

namespace twofold::app {

namespace commands = ui::commands;

void Shell::perform(const commands::Move& move) {
    const rules::MoveOutcome outcome = session_.play(move.direction);
    if (outcome.effective()) {
        play_time_.act(now_);
        record_daily();
        if (hint_moves_ > 0 && --hint_moves_ == 0) show_hint();
    }
    board_.show_move(outcome, command_time());
    tell([&] { return ui::said_move(outcome, session_.game(), resources_.strings); });
    sounds_ = ui::move_sounds(outcome, settings_.motion());
    if (settings_.now().rumble && devices_.by_pad)
        effects_.rumble = std::max(effects_.rumble, ui::rumble_of(outcome, settings_.motion()));
    trace_.say("move " + std::string(direction_name(move.direction)) +
                   (outcome.effective() ? " effective" : " nothing"),
               session_.game());
}

void Shell::perform(const commands::Undo&) {
    if (const auto undone = session_.undo()) {
        play_time_.act(now_);
        board_.show_undo(*undone, command_time());
        tell([&] { return ui::said_undo(*undone, session_.game(), resources_.strings); });
    } else if (session_.undo_new_game()) {
        play_time_.restart();
        board_.show_as_is(command_time());
        tell([&] { return ui::said_beginning(ui::Beginning::kBack, session_.game(), resources_.strings); });
    } else {
        const bool spent = session_.game().undo_count() > 0;
        const ui::TextId why = spent ? ui::TextId::kSayNoUndoLeft : ui::TextId::kSayNoUndo;
        return tell([&] { return std::string(resources_.strings.text(why)); });
    }
    sounds_ = ui::undo_sounds();
    trace_.say("undo", session_.game());
}

void Shell::perform(const commands::Redo&) {
    const auto redone = session_.redo();
    if (!redone) return tell([&] { return std::string(resources_.strings.text(ui::TextId::kSayNoRedo)); });
    play_time_.act(now_);
    board_.show_move(*redone, command_time());
    tell([&] { return ui::said_redo(*redone, session_.game(), resources_.strings); });
    sounds_ = ui::move_sounds(*redone, settings_.motion());
    trace_.say("redo", session_.game());
}

void Shell::perform(const commands::NewGame&) {
    begin({.rules = session_.game().rules(), .seed = seeds_.next()}, ui::Beginning::kNew);
}

void Shell::perform(const commands::Restart&) {
    begin(session::Start(session_.game().start()), ui::Beginning::kAgain);
}

void Shell::perform(const commands::StartGame& command) {
    session::Start start = command.start;
    if (command.any_seed) start.seed = seeds_.next();
    begin(start, ui::Beginning::kNew);
    go_to_board();
}

void Shell::begin(const session::Start& start, ui::Beginning beginning) {
    play_time_.finish_game(now_);
    session_.new_game(start, today_);
    play_time_.restart();
    board_.show_new_game(command_time());
    tell([&] { return ui::said_beginning(beginning, session_.game(), resources_.strings); });
    const std::string_view what = beginning == ui::Beginning::kAgain ? "restart" : "new";
    trace_.say(std::string(what) + " seed " + std::to_string(start.seed), session_.game());
}

void Shell::perform(const commands::KeepGoing&) {
    if (!session_.keep_going()) return;
    board_.show_as_is(command_time());
    tell([&] { return ui::said_keep_going(session_.game(), resources_.strings); });
    trace_.say("keep-going");
}

void Shell::perform(const commands::StartDaily&) {
    const auto start = session::daily_start(utc_day_);
    if (!start) return;
    if (session_.game().start() == *start) return perform(commands::Home{});
    if (const auto* open = session::game_to_resume(records_, session::variant_of(*start), session_.game())) {
        return request(ResumeRecord{open->file});
    }
    begin_daily(*start);
}

void Shell::begin_daily(const session::Start& start) {
    begin(start, ui::Beginning::kNew);
    go_to_board();
}

void Shell::record_daily() {
    if (session_.record_daily(utc_day_)) effects_.daily_scores = &session_.daily_scores();
}

}  // namespace twofold::app
