// What is forced to disk, and a data folder that turns up late, is removed or is replaced while the game
// runs.
#include "app/save_folder.h"

namespace twofold::app {

using platform::FileReading;

// Makes the folder and takes its lock, which comes before the first write. False where nothing may be written
// (yet). Where locks do not work, writing goes on without.
bool SaveFolder::hold_folder() {
    if (read_only_) return false;
    if (lock_.is_held()) return true;
    if (!platform::make_folder(data_)) return false;
    if (lock_.take(data_) != platform::FolderLock::Result::kTaken) return true;
    give_way();
    return false;
}

// Another window has the folder: from now on nothing is written.
void SaveFolder::give_way() {
    unsaved_ = session::JournalText(read_journal().bytes);
    read_only_ = true;
    pending_.clear();
    damaged_.clear();
    journal_ = {};
    rewrite_ = false;
    unsynced_ = false;
    notices_.push_back({SaveNotice::Kind::kOtherWindow, {}, {}});
}

// Writing to a file that has lost its name succeeds, and after a failed sync the system may take for written
// what is not.
void SaveFolder::check_journal() {
    if (lock_.is_held() && !lock_.is_at(data_)) {
        lock_ = {};
        rewrite_ |= journal_.is_open();
    }
    if (journal_.is_open() && (!journal_.sync() || !journal_.is_at(path(journal_name_)))) rewrite_ = true;
}

// Another game that has turned up under the name is kept under another.
bool SaveFolder::write_again() {
    const auto text = journal_.text();
    if (!text || !hold_folder()) return false;
    const std::string file = path(journal_name_);
    const FileReading found = platform::read_file(file, session::kMaxRecordBytes);
    const bool ours = found.status == FileReading::Status::kMissing || journal_.is_at(file) ||
                      (found.status == FileReading::Status::kOk && text->starts_with(found.bytes));
    if (!ours && !platform::rename_file(file, path(free_name("game")))) return false;
    if (!platform::write_whole(file, *text)) return false;
    auto journal = platform::Journal::open(file);
    if (!journal) return false;
    journal_ = std::move(*journal);
    rewrite_ = false;
    written_again_ = true;
    saved_scores_ = {};
    return true;
}

void SaveFolder::sync() {
    if (!unsynced_) return;
    check_journal();
    unsynced_ = false;  // or it is failing, and tried again as that
    if (rewrite_) retry();
}

bool SaveFolder::save_scores(const session::BestScores& best_scores) {
    if (read_only_ || best_scores == saved_scores_) return true;
    if (!hold_folder()) return read_only_;
    if (!write_over(path(kScoresFile), best_scores.to_text())) return false;
    saved_scores_ = best_scores;
    return true;
}

bool SaveFolder::save_daily(const session::DailyScores& scores) {
    if (!hold_folder()) return read_only_;
    return write_over(path(kDailyFile), scores.to_text());
}

}  // namespace twofold::app
