#include "storage/data_folder.h"

#include <utility>

namespace twofold::storage {

DataFolder::DataFolder(std::string path, Access access, SaveNotices& notices)
    : path_(std::move(path)), read_only_(access == Access::kRead), notices_(notices) {
    if (is_set()) {
        hold();
    } else if (!read_only_) {
        give_up(SaveNotice::Kind::kNotSaved);
    }
}

void DataFolder::give_up(SaveNotice::Kind why) {
    read_only_ = true;
    notices_.push_back({why, {}, {}});
}

// If locks do not work here, writes without one.
bool DataFolder::hold() {
    if (read_only_) return false;
    if (lock_.is_held()) return true;
    if (!platform::make_folder(path_)) return false;
    if (lock_.take(path_) != platform::FolderLock::Result::kTaken) return true;
    give_up(SaveNotice::Kind::kOtherWindow);
    return false;
}

bool DataFolder::let_go_if_gone() {
    if (!lock_.is_held() || lock_.is_at(path_)) return false;
    lock_ = {};
    return true;
}

}  // namespace twofold::storage
