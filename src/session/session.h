// The state of one player: the game in progress, the game it replaced as long as that can be undone, the best
// scores and the daily scores. Lists the edits to make to the journal, in order; leaves out making them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "session/best_scores.h"
#include "session/daily.h"
#include "session/game.h"
#include "session/record.h"
#include "session/variant.h"

namespace twofold::session {

// One change to the game's files. Their owner performs these in order.
struct JournalEdit {
    enum class Kind {
        kAppend,  // append `bytes` to the journal of the game in progress
        kBegin,   // start a new journal with `bytes`, after keeping the old one, if any, as a record named by
                  // `summary`
        kBringBack,  // drop the journal; the record of the game it replaced (the last kBegin with a summary),
                     // which holds `bytes`, becomes the journal again
        kResume,     // the record `file` becomes the journal, after keeping the old one as in kBegin
    };
    Kind kind = Kind::kAppend;
    std::string bytes;
    std::string summary;  // empty if the old journal holds no event and is dropped
    std::string file;     // of kResume; `bytes` has its content, in case the file is gone or changed
};

// Whether the bytes of a later kAppend can be added to an edit of this kind instead.
constexpr bool takes_more(JournalEdit::Kind kind) {
    return kind == JournalEdit::Kind::kAppend || kind == JournalEdit::Kind::kBegin;
}

// Makes of what a journal holds what it holds after the edit.
inline void apply(const JournalEdit& edit, std::string& journal) {
    if (edit.kind != JournalEdit::Kind::kAppend) journal.clear();
    journal += edit.bytes;
}

// A game as it was found on disk, and how to go on writing it.
struct SavedGame {
    Game game;
    std::uint32_t check = 0;  // as in RecordReading
    std::string bytes;        // the record up to where writing continues
};

// The game of a record; nullopt if the record has any fault.
std::optional<SavedGame> saved_game(std::string_view bytes);

class Session {
  public:
    // Starts a new game and its journal. `date` as in RecordInfo, here and below.
    Session(const Start& start, std::string_view date, BestScores best_scores, DailyScores daily_scores = {});
    // Continues a game from disk. `replaced` is ignored if the game has any plies.
    Session(SavedGame saved, std::optional<SavedGame> replaced, BestScores best_scores,
            DailyScores daily_scores = {});

    const Game& game() const { return game_; }
    rules::Score best() const { return best_; }  // of the current rule set
    const BestScores& best_scores() const { return best_scores_; }
    // Whether the best scores have changed since the last call. At the start, they have if only the journal
    // held one.
    bool take_best_changed() { return std::exchange(best_changed_, false); }
    const DailyScores& daily_scores() const { return daily_scores_; }
    // Records the score for the day whose daily game this is, whenever it is played, and returns whether the
    // daily scores changed. `utc_day` is today.
    bool record_daily(std::string_view utc_day);

    rules::MoveOutcome play(rules::Direction direction);
    // Nullopt if there is no move to undo, or the rules allow no further undo.
    std::optional<rules::MoveOutcome> undo();
    std::optional<rules::MoveOutcome> redo();
    bool keep_going();  // false unless Game::win_unanswered()
    // Adds time played since the last call, in ms, at most kMaxEventTime, and records it, even if 0.
    void add_time(std::uint32_t passed);
    // The game in progress can be brought back until the new one's first effective move.
    void new_game(const Start& start, std::string_view date);
    // Continues an open game: the record `file`, which holds `bytes`. The game in progress becomes a record
    // itself. Returns false and changes nothing if the record has any fault.
    bool resume(std::string_view file, std::string_view bytes);
    // Undoes new_game(), before that move; false if there is nothing to undo.
    bool undo_new_game();

    bool can_undo() const { return game_.may_undo() || replaced_.has_value(); }
    bool can_redo() const { return game_.redo_count() > 0; }

    // The edits since the last take_edits(), which moves them to `edits` and discards what that held.
    const std::vector<JournalEdit>& edits() const { return edits_; }
    void take_edits(std::vector<JournalEdit>& edits) {
        edits.clear();
        edits.swap(edits_);
    }

  private:
    void write(const Event& event);
    void credit(const Game& game);
    void record_best(rules::Score score);
    std::string summary_of_game(bool stays_open) const;
    void begin_journal(std::string_view date, std::string summary);

    Game game_;
    RecordWriter writer_;
    std::string record_;  // all of game_'s record
    std::optional<SavedGame> replaced_;
    BestScores best_scores_;
    bool best_changed_ = false;
    rules::Score best_ = 0;  // best_scores_ for game_'s rules
    DailyScores daily_scores_;
    std::vector<JournalEdit> edits_;
};

}  // namespace twofold::session
