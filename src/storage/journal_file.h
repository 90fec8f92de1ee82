// The file of the game in progress: which name it has, what is done where it is damaged, gone or somebody
// else's, and how games take its place. Leaves out what waits to be written, which is GameJournal's concern.
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

    // Goes through the names until there is a record to go on with, or a name that is free for a new one.
    std::optional<session::SavedGame> load();
    const std::string& name() const { return name_; }
    std::string place() const { return folder_.path(name_); }
    // The good part of it; whole also where the file has lost its name.
    platform::FileReading read() const;

    // Does what the edit asks for. False if that cannot be done (yet); what is still to be done stays in it.
    bool perform(session::JournalEdit& edit);
    // Forces it to disk. Where it is gone, or the disk refuses, it is not sound any more.
    void sync();
    // False while a damaged file is to be kept aside, or the file is to be written whole again.
    bool is_sound() const { return damaged_.empty() && !rewrite_; }
    void mend();
    // Whether it was written whole again since the last call: all else in the folder may be gone with it.
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
    bool owned_ = false;                     // the file of that name is ours: read or begun in this run
    std::optional<std::size_t> good_bytes_;  // of it, where a torn tail is still to be cut off
    std::string damaged_;                    // all its bytes, where they are still to be kept aside
    bool rewrite_ = false;                   // the open file is to be written whole again
    bool written_again_ = false;
};

}  // namespace twofold::storage
