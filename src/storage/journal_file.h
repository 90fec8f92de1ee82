// The file of the game in progress: its name, what to do if it is damaged, gone or not ours, and how another
// game replaces it. Leaves out edits that wait, which GameJournal keeps.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "session/record.h"
#include "session/session.h"
#include "storage/data_folder.h"
#include "storage/notice.h"
#include "storage/record_shelf.h"

namespace twofold::storage {

class JournalFile {
  public:
    JournalFile(DataFolder& folder, RecordShelf& shelf, SaveNotices& notices)
        : folder_(folder), shelf_(shelf), notices_(notices) {}

    // Tries names until one holds a record to continue, or is free for a new one; nullopt if there is no
    // record.
    std::optional<session::SavedGame> load();
    const std::string& name() const { return name_; }
    std::string place() const { return folder_.path(name_); }
    // The valid part of the file, even if its name was removed.
    platform::FileReading read() const;

    // Performs the edit. If it fails, returns false and leaves in `edit` what remains to be done.
    bool perform(session::JournalEdit& edit);
    // Forces the file to disk. If it is gone or the disk fails, is_sound() becomes false.
    void sync();
    // False while a damaged file has to be set aside, or the whole file has to be written again.
    bool is_sound() const { return damaged_.empty() && !rewrite_; }
    void repair();
    // Whether the whole file was written again since the last call. Other files in the folder may be lost
    // too.
    bool take_written_again() { return std::exchange(written_again_, false); }

  private:
    std::string free_name(const std::string& stem) const;
    session::SavedGame adopt(session::RecordReading reading, std::string_view bytes);
    bool open();
    bool append(std::string& bytes);
    bool begin(session::JournalEdit& edit);
    bool resume(session::JournalEdit& edit);
    bool take_up(const std::string& record, std::string_view bytes);
    bool keep_damaged();
    bool write_again();

    DataFolder& folder_;
    RecordShelf& shelf_;
    SaveNotices& notices_;
    std::string name_ = "game.twofold";
    platform::Journal file_;
    bool owned_ = false;                     // the file of that name is ours: read or created in this run
    std::optional<std::size_t> good_bytes_;  // set if a torn tail still has to be cut off
    std::string damaged_;                    // all bytes of a damaged file that still has to be set aside
    bool rewrite_ = false;                   // the whole file has to be written again
    bool written_again_ = false;
};

}  // namespace twofold::storage
