// The journal of the game in progress: edits wait here, in order, until JournalFile has written them. Leaves
// out how they are written.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "session/session.h"
#include "storage/data_folder.h"
#include "storage/journal_file.h"
#include "storage/notice.h"
#include "storage/record_shelf.h"

namespace twofold::storage {

class GameJournal {
  public:
    GameJournal(DataFolder& folder, RecordShelf& shelf, SaveNotices& notices)
        : folder_(folder), notices_(notices), file_(folder, shelf, notices) {}

    std::optional<session::SavedGame> load() { return file_.load(); }
    const std::string& name() const { return file_.name(); }
    std::string place() const { return file_.place(); }
    // The record of the game in progress, including edits not written yet.
    platform::FileReading read() const;

    // Writes the edits, in order. Those that fail are kept for retry().
    void apply(std::span<const session::JournalEdit> edits);
    void retry();
    // Whether there is anything to retry.
    bool failing() const { return !folder_.read_only() && !(pending_.empty() && file_.is_sound()); }
    bool unsynced() const { return unsynced_; }
    // Forces the file to disk. If it is gone or the disk fails, writes all of it again.
    void sync();
    bool take_written_again() { return file_.take_written_again(); }

  private:
    void continue_in_memory();

    DataFolder& folder_;
    SaveNotices& notices_;
    JournalFile file_;
    std::vector<session::JournalEdit> pending_;
    std::optional<std::string> unwritten_;  // all of it, once nothing will be written any more
    bool unsynced_ = false;
    bool told_failing_ = false;
};

}  // namespace twofold::storage
