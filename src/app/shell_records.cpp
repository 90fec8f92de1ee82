// The Shell's part that has to do with files and the clipboard: what it asks for, and what is done with the
// answers.
#include <algorithm>

#include "app/reasons.h"
#include "app/shell.h"
#include "base/check.h"
#include "base/text.h"
#include "rules/slide.h"
#include "session/board_text.h"
#include "ui/screens/all_screens.h"
#include "ui/screens/watch_screen.h"

namespace twofold::app {

void Shell::ask(const ui::Command& command, std::string_view today) {
    using Kind = Request::Kind;
    switch (command.kind) {
        case ui::CommandKind::kWatch:
            if (command.file.empty()) return watch(session_.game(), session_.game().undo_count());
            return request({.kind = Kind::kWatch, .record = command.file});
        case ui::CommandKind::kResume:
            return request({.kind = Kind::kResume, .record = command.file});
        case ui::CommandKind::kStar:
            return request({.kind = Kind::kStar, .record = command.file});
        case ui::CommandKind::kCopyRecord:
            return request({.kind = Kind::kCopyRecord, .record = command.file});
        case ui::CommandKind::kCopyBoard:
            return request(
                {.kind = Kind::kCopyText, .text = session::board_text(session_.game().state().board)});
        case ui::CommandKind::kSaveRecord:
            return save_record(command.file, today);
        case ui::CommandKind::kExportStatistics:
            return export_statistics(today);
        case ui::CommandKind::kPaste:
            return request({.kind = Kind::kPaste});
        default:
            TWOFOLD_CHECK(false);  // perform() named it
    }
}

// The same twice in a frame is meant once.
void Shell::request(Request request) {
    if (std::find(requests_.begin(), requests_.end(), request) == requests_.end())
        requests_.push_back(std::move(request));
}

void Shell::set_records(std::vector<session::KeptRecord> records) {
    records_ = std::move(records);
    screens_.refresh(context());
    say_focus(false);
}

void Shell::watch(std::string_view name, std::string_view bytes) {
    session::RecordReading reading = session::read_record(bytes);
    if (!reading.game) return say_unreadable(name, reason_of(reading.fault));
    watch(std::move(*reading.game), std::nullopt);
    if (reading.fault == session::RecordFault::kDamaged) notify(ui::TextId::kNoticeWatchDamaged);
}

void Shell::watch(session::Game game, std::optional<std::size_t> in_progress) {
    game.go_to(0);
    open(std::make_unique<ui::WatchScreen>(context(), std::move(game), ui::ScreenId::kReplay, in_progress));
}

void Shell::resume(std::string_view file, std::string_view bytes) {
    tell_of_game();
    if (!session_.resume(file, bytes))
        return refuse_resume(file, reason_of(session::read_record(bytes).fault));
    play_clock_.restart();
    fit_board();
    screen_.show_as_is(command_time());
    close_all_screens();
    tell([&] { return ui::said_game(session_.game(), resources_.strings); });
    trace_.say("resume", session_.game());
}

void Shell::refuse_resume(std::string_view file, ui::TextId reason) {
    say_unreadable(file, reason);
    // The day is there to be played, whatever became of what was played of it.
    const auto kept = session::parse_kept_record(file);
    const auto day = session::daily_start(utc_day_);
    if (kept && day && kept->variant == session::variant_of(*day)) begin_daily(*day, utc_day_);
}

void Shell::paste(std::string_view text, std::string_view today) {
    if (!screens_.empty() && screens_.front()->take_text(text, context())) return trace_layout();
    text = base::trim(text);
    if (text.substr(0, 8) == "twofold ") return watch("", std::string(text) + "\n");
    const auto board = session::parse_written_board(text);
    // On a board without a move there is nothing to play.
    const auto slides = [&](rules::Direction direction) { return rules::can_slide(*board, direction); };
    if (!board || std::none_of(rules::kAllDirections.begin(), rules::kAllDirections.end(), slides))
        return notify(ui::TextId::kNoticeNothingToPaste);
    const rules::RuleSet rules = rules::with_size(session_.game().rules(), board->size());
    begin({.rules = rules, .seed = seeds_.next(), .position = rules::GameState{.board = *board}}, today,
          ui::Beginning::kNew);
    close_all_screens();
}

void Shell::say_unreadable(std::string_view file, ui::TextId reason) {
    const auto kept = session::parse_kept_record(file);
    const std::string name = kept ? session::shared_name(*kept) : std::string(file);
    const auto id = file.empty() ? ui::TextId::kNoticePasteUnreadable : ui::TextId::kNoticeUnreadable;
    notify(resources_.strings.filled(id, {{"file", name}, {"reason", resources_.strings.text(reason)}}));
}

void Shell::save_record(const std::string& file, std::string_view today) {
    const auto kept = std::find_if(records_.begin(), records_.end(),
                                   [&](const session::KeptRecord& record) { return record.file == file; });
    const session::Game& game = session_.game();
    request({.kind = Request::Kind::kSaveRecord,
             .record = file,
             .save_as = kept != records_.end()
                            ? session::shared_name(*kept)
                            : session::shared_name(today, game.rules().size, game.state().score)});
}

void Shell::show_statistics(std::vector<session::PlayedGame> played) {
    played_games_ = std::move(played);
    const session::Game& game = session_.game();
    if (!game.plies().empty() && session::begins_in_play(game.start()))
        played_games_.push_back(session::played_game(game, {}, session::PlayedGame::End::kOpen));
    open(ui::make_screen(ui::ScreenId::kStatistics, context()));
}

void Shell::export_statistics(std::string_view today) {
    std::string table(session::kPlayedGamesHeader);
    for (const session::PlayedGame& game : played_games_)
        session::append_played_game(game, table);
    request({.kind = Request::Kind::kSaveTable,
             .text = std::move(table),
             .save_as = "Twofold " + std::string(today)});
}

}  // namespace twofold::app
