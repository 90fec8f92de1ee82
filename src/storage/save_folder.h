// Everything the game keeps on disk: owns the parts, and does what involves several of them. docs/files.md
// describes the files.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include "session/session.h"
#include "storage/data_folder.h"
#include "storage/game_journal.h"
#include "storage/notice.h"
#include "storage/record_shelf.h"
#include "storage/small_files.h"

namespace twofold::storage {

// What was on disk at the start.
struct SavedState {
    std::optional<session::SavedGame> game;
    std::optional<session::SavedGame> replaced;
    session::BestScores best_scores;
    session::DailyScores daily_scores;
    session::Preferences preferences;
    std::string faults;  // in settings and scores, one line each, for standard error
};

class SaveFolder {
  public:
    // `data` is the folder of games and scores, `config` the one of settings; they may be the same. If `data`
    // is empty, nothing is saved.
    SaveFolder(std::string data, std::string config)
        : SaveFolder(std::move(data), std::move(config), DataFolder::Access::kWrite) {}
    // Only reads, so that another window may be using the folder; load() returns no game in progress.
    static SaveFolder open_read_only(std::string data) {
        return {std::move(data), {}, DataFolder::Access::kRead};
    }
    // Its members refer to each other.
    SaveFolder(const SaveFolder&) = delete;
    SaveFolder& operator=(const SaveFolder&) = delete;

    SavedState load();

    GameJournal& journal() { return journal_; }
    RecordShelf& shelf() { return shelf_; }
    SmallFiles& files() { return files_; }

    // As GameJournal::apply(). Before a journal is replaced, writes the scores that only it holds.
    void apply(std::span<const session::JournalEdit> edits);
    // Writes what could not be written before.
    void retry();
    bool failing() const { return journal_.failing() || files_.failing(); }
    // Forces the journal to disk and writes the scores that wait.
    void sync();

    // Notices since the last call.
    SaveNotices take_notices() { return std::exchange(notices_, {}); }

  private:
    SaveFolder(std::string data, std::string config, DataFolder::Access access);
    void write_beside();

    SaveNotices notices_;
    DataFolder folder_;
    RecordShelf shelf_;
    GameJournal journal_;
    SmallFiles files_;
};

}  // namespace twofold::storage
