// The folder of the player's games and scores: its path, and whether anything may be written to it. One
// window at a time holds its lock. Leaves out the files in it.
#pragma once

#include <string>
#include <string_view>

#include "platform/storage.h"
#include "storage/notice.h"

namespace twofold::storage {

class DataFolder {
  public:
    enum class Access { kWrite, kRead };
    // An empty path means no folder. `notices`, here and in the other classes, collects messages for the
    // player and outlives them.
    DataFolder(std::string path, Access access, SaveNotices& notices);

    bool is_set() const { return !path_.empty(); }
    std::string path(std::string_view name) const { return path_ + "/" + std::string(name); }
    std::string record_path(std::string_view file) const { return path("records/") + std::string(file); }

    // True if nothing will be written any more: another window holds the folder, or there is none.
    bool read_only() const { return read_only_; }
    void give_up(SaveNotice::Kind why);
    // Call before each write: creates the folder and takes its lock. False if nothing may be written, or not
    // yet.
    bool hold();
    // Releases the lock if the folder was removed or replaced since; returns whether it was.
    bool let_go_if_gone();

  private:
    std::string path_;
    bool read_only_;
    platform::FolderLock lock_;
    SaveNotices& notices_;
};

}  // namespace twofold::storage
