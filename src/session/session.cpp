#include "session/session.h"

#include <utility>

#include "base/check.h"
#include "session/kept_record.h"

namespace twofold::session {

std::optional<SavedGame> saved_game(std::string_view bytes) {
    RecordReading reading = read_record(bytes);
    if (reading.fault != RecordFault::kNone) return std::nullopt;
    return SavedGame{std::move(*reading.game), reading.check, std::string(bytes)};
}

Session::Session(const Start& start, std::string_view date, BestScores best_scores, DailyScores daily_scores)
    : game_(start),
      best_scores_(std::move(best_scores)),
      best_(best_scores_.of(start.rules)),
      daily_scores_(std::move(daily_scores)) {
    begin_journal(date, {});
}

Session::Session(SavedGame saved, std::optional<SavedGame> replaced, BestScores best_scores,
                 DailyScores daily_scores)
    : game_(std::move(saved.game)),
      writer_(saved.check),
      record_(std::move(saved.bytes)),
      best_scores_(std::move(best_scores)),
      daily_scores_(std::move(daily_scores)) {
    // The journal may hold a score that was not yet written to the file of best scores.
    credit(game_);
    if (replaced) credit(replaced->game);
    best_ = best_scores_.of(game_.rules());
    if (game_.plies().empty()) replaced_ = std::move(replaced);
}

// A time of 0 before the first move tells readers that all of the game is clocked.
rules::MoveOutcome Session::play(rules::Direction direction) {
    const bool first = game_.plies().empty() && !game_.clocked();
    if (first && rules::can_slide(game_.state().board, direction)) add_time(0);
    const rules::MoveOutcome outcome = game_.play(direction);
    if (!outcome.effective()) return outcome;
    replaced_.reset();
    write({.kind = EventKind::kMove, .ply = {direction, outcome.spawn}});
    record_best(game_.state().score);
    return outcome;
}

std::optional<rules::MoveOutcome> Session::undo() {
    if (!game_.may_undo()) return std::nullopt;
    auto undone = game_.undo();
    if (undone) write({.kind = EventKind::kUndo});
    return undone;
}

std::optional<rules::MoveOutcome> Session::redo() {
    auto redone = game_.redo();
    if (redone) write({.kind = EventKind::kRedo});
    return redone;
}

bool Session::keep_going() {
    if (!game_.keep_going()) return false;
    write({.kind = EventKind::kKeepGoing});
    return true;
}

void Session::add_time(std::uint32_t passed) {
    TWOFOLD_CHECK(passed <= kMaxEventTime);
    game_.add_time(passed);
    write({.kind = EventKind::kTime, .time = passed});
}

void Session::new_game(const Start& start, std::string_view date) {
    // A game without moves need not be kept; undo should still bring back the one before it.
    std::string summary = summary_of_game(!(variant_of(start) == variant_of(game_.start())));
    if (!game_.plies().empty())
        replaced_.emplace(SavedGame{std::move(game_), writer_.check(), std::move(record_)});
    game_ = Game(start);
    best_ = best_scores_.of(game_.rules());
    begin_journal(date, std::move(summary));
}

bool Session::resume(std::string_view file, std::string_view bytes) {
    auto saved = saved_game(bytes);
    if (!saved) return false;
    std::string summary = summary_of_game(true);
    replaced_.reset();
    game_ = std::move(saved->game);
    writer_ = RecordWriter(saved->check);
    record_ = std::move(saved->bytes);
    credit(game_);
    best_ = best_scores_.of(game_.rules());
    edits_.push_back({JournalEdit::Kind::kResume, record_, std::move(summary), std::string(file)});
    return true;
}

bool Session::undo_new_game() {
    if (!replaced_ || game_.undo_count() > 0) return false;
    game_ = std::move(replaced_->game);
    best_ = best_scores_.of(game_.rules());
    writer_ = RecordWriter(replaced_->check);
    record_ = std::move(replaced_->bytes);
    replaced_.reset();
    edits_.push_back({.kind = JournalEdit::Kind::kBringBack, .bytes = record_});
    return true;
}

void Session::write(const Event& event) {
    if (edits_.empty() || !takes_more(edits_.back().kind)) {
        edits_.push_back({.kind = JournalEdit::Kind::kAppend});
    }
    const std::size_t known = record_.size();
    writer_.append(event, record_);
    edits_.back().bytes.append(record_, known);
}

void Session::credit(const Game& game) {
    if (begins_in_play(game.start())) best_changed_ |= best_scores_.record(game.rules(), game.best_score());
}

void Session::record_best(rules::Score score) {
    if (score <= best_ || !begins_in_play(game_.start())) return;
    best_changed_ |= best_scores_.record(game_.rules(), score);
    best_ = score;
}

bool Session::record_daily(std::string_view utc_day) {
    const std::uint32_t daily = variant_of(game_.start()).daily;
    if (daily == 0 || game_.plies().empty()) return false;
    const std::string date = date_text(daily);
    // A day's first score counts only on that day; later it can only be improved.
    const auto best = daily_scores_.best(date);
    const rules::Score score = game_.best_score();
    if (best ? score <= *best : date != utc_day) return false;
    daily_scores_.record(date, score);
    return true;
}

// For the name of the record when another game replaces this one; empty if there is nothing to keep.
std::string Session::summary_of_game(bool stays_open) const {
    return game_.plies().empty() ? std::string() : summary_of(game_, stays_open);
}

void Session::begin_journal(std::string_view date, std::string summary) {
    record_ = writer_.header(game_.start(), {.date = std::string(date)});
    edits_.push_back({JournalEdit::Kind::kBegin, record_, std::move(summary), {}});
}

}  // namespace twofold::session
