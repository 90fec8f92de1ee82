// What one player has: the game in progress, the one that it replaced while that can still be undone, the
// best scores and those of daily games. Says what the journal's keeper has to write, in order.
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

// One thing to do with the files of the game; whoever owns them does these in order.
struct JournalEdit {
    enum class Kind {
        kAppend,     // `bytes` to the journal of the game in progress
        kBegin,      // a new journal begins with `bytes`; the old one, if any, is kept as a record named by
                     // `summary`
        kBringBack,  // the journal is dropped; the record that it was kept as when the last kBegin with a
                     // summary took its place, which holds `bytes`, becomes the journal again
        kResume,     // the record `file` becomes the journal; the old one is kept as in kBegin
    };
    Kind kind = Kind::kAppend;
    std::string bytes;
    std::string summary;  // empty if the old journal holds no event and is dropped
    std::string file;     // of kResume; `bytes` is what it holds, should it be gone or changed
};

// Whether the bytes of a later kAppend may just as well be added to those of such an edit.
constexpr bool takes_more(JournalEdit::Kind kind) {
    return kind == JournalEdit::Kind::kAppend || kind == JournalEdit::Kind::kBegin;
}

// A game as it was found on disk, and how to go on writing it.
struct SavedGame {
    Game game;
    std::uint32_t check = 0;  // as in RecordReading
    std::string bytes;        // of the record, up to where writing goes on
};

// The game of the record that `bytes` are; nullopt if they are not a whole one.
std::optional<SavedGame> saved_game(std::string_view bytes);

class Session {
  public:
    // Begins with a new game, whose journal is to be begun. `date` as in RecordInfo, here and below.
    Session(const Start& start, std::string_view date, BestScores best_scores, DailyScores daily_scores = {});
    // Goes on with a game from disk. `replaced` counts only while the game has no plies.
    Session(SavedGame saved, std::optional<SavedGame> replaced, BestScores best_scores,
            DailyScores daily_scores = {});

    const Game& game() const { return game_; }
    rules::Score best() const { return best_; }  // of the rule set that is played
    const BestScores& best_scores() const { return best_scores_; }
    // Whether there is a new best since the last call, or one that only a journal held.
    bool take_best_changed() { return std::exchange(best_changed_, false); }
    const DailyScores& daily_scores() const { return daily_scores_; }
    // A game that began as the daily game of some day counts for that day, whenever it is played. Whether it
    // is a new best of it. `utc_day` is today.
    bool record_daily(std::string_view utc_day);

    rules::MoveOutcome play(rules::Direction direction);
    std::optional<rules::MoveOutcome> undo();
    std::optional<rules::MoveOutcome> redo();
    bool keep_going();  // false if no win waits for it
    // Time played, in ms, up to kMaxEventTime: what has not been told of it yet. Writes an event, of 0 too.
    void add_time(std::uint32_t passed);
    // The game in progress is kept until the new one's first effective move.
    void new_game(const Start& start, std::string_view date);
    // Goes on with a game that was kept open: the record `file`, which holds `bytes`. The game in progress is
    // kept in its turn. False, and no change, where the bytes are no whole record.
    bool resume(std::string_view file, std::string_view bytes);
    // Takes back new_game() before that move; false if there is nothing to take back.
    bool undo_new_game();

    bool can_undo() const { return game_.undo_count() > 0 || replaced_.has_value(); }
    bool can_redo() const { return game_.redo_count() > 0; }

    // What has come up since the last take_edits(), which puts it in the place of what is in `edits`.
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
    std::string record_;  // of game_, whole
    std::optional<SavedGame> replaced_;
    BestScores best_scores_;
    bool best_changed_ = false;
    rules::Score best_ = 0;  // what best_scores_ has for game_'s rules
    DailyScores daily_scores_;
    std::vector<JournalEdit> edits_;
};

}  // namespace twofold::session
