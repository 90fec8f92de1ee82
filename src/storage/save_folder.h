// All that the player's games leave on disk: the parts that own it, and what they do together. Knows the
// folder's rules (docs/files.md) and no rules of the game.
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

// What was found at the start.
struct SavedState {
    std::optional<session::SavedGame> game;
    std::optional<session::SavedGame> replaced;
    session::BestScores best_scores;
    session::DailyScores daily_scores;
    session::Preferences preferences;
    std::string faults;  // of settings and scores: a line for standard error of each
};

class SaveFolder {
  public:
    // `data` is the folder of games and scores, `config` that of settings; they may be the same. An empty
    // `data` saves nothing.
    SaveFolder(std::string data, std::string config)
        : SaveFolder(std::move(data), std::move(config), DataFolder::Access::kWrite) {}
    // One that is only read, while a game that uses it goes on or not; load() finds no game in progress.
    static SaveFolder open_read_only(std::string data) {
        return {std::move(data), {}, DataFolder::Access::kRead};
    }
    // Its parts refer to each other.
    SaveFolder(const SaveFolder&) = delete;
    SaveFolder& operator=(const SaveFolder&) = delete;

    SavedState load();

    GameJournal& journal() { return journal_; }
    RecordShelf& shelf() { return shelf_; }
    SmallFiles& files() { return files_; }

    // As GameJournal::apply(). A journal that ends takes with it what only it knows: the scores go first.
    void apply(std::span<const session::JournalEdit> edits);
    // What the disk has not taken.
    void retry();
    bool failing() const { return journal_.failing() || files_.failing(); }
    // Forces the journal to disk and writes what waits beside it.
    void sync();

    // What has come up since the last call.
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
