// The journal of the game in progress as it should be: what is to be written waits here, in order, until the
// file has taken it. Leaves out how that is done, which is JournalFile's concern.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "session/journal_text.h"
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
    // The record of the game in progress, with what could not be written of it.
    platform::FileReading read() const;

    // Hands the edits to the system, in order. What it does not take is kept for retry().
    void apply(std::span<const session::JournalEdit> edits);
    void retry();
    // Whether there is anything to retry.
    bool failing() const { return !folder_.read_only() && !(pending_.empty() && file_.is_sound()); }
    bool unsynced() const { return unsynced_; }
    // Forces it to disk. Where it is not there any more, or the disk refuses, it is written whole again.
    void sync();
    bool take_written_again() { return file_.take_written_again(); }

  private:
    void give_way();

    DataFolder& folder_;
    SaveNotices& notices_;
    JournalFile file_;
    std::vector<session::JournalEdit> pending_;
    std::optional<session::JournalText> unwritten_;  // all of it, once nothing will be written any more
    bool unsynced_ = false;
    bool told_failing_ = false;
};

}  // namespace twofold::storage
