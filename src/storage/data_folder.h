// The folder of the player's games and scores: where it is and whether anything may be written in it. One
// window at a time has it. Leaves out what is in it.
#pragma once

#include <string>
#include <string_view>

#include "platform/storage.h"
#include "storage/notice.h"

namespace twofold::storage {

class DataFolder {
  public:
    enum class Access { kWrite, kRead };
    // An empty path is no folder. `notices`, here and in the other classes, is where the player's news go and
    // outlives them.
    DataFolder(std::string path, Access access, SaveNotices& notices);

    bool is_set() const { return !path_.empty(); }
    std::string path(std::string_view name) const { return path_ + "/" + std::string(name); }
    std::string record_path(std::string_view file) const { return path("records/") + std::string(file); }

    // True if nothing will be written any more: another window has the folder, or there is none.
    bool read_only() const { return read_only_; }
    void give_up(SaveNotice::Kind why);
    // To be called before each write: makes the folder and takes its lock. False if nothing may be written
    // (yet).
    bool hold();
    // Lets go of a folder that was removed or replaced since it was held; false if it was not.
    bool let_go_if_gone();

  private:
    std::string path_;
    bool read_only_;
    platform::FolderLock lock_;
    SaveNotices& notices_;
};

}  // namespace twofold::storage
