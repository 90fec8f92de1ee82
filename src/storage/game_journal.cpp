#include "storage/game_journal.h"

namespace twofold::storage {

using platform::FileReading;
using session::JournalEdit;

FileReading GameJournal::read() const {
    if (unwritten_) return {.status = FileReading::Status::kOk, .bytes = *unwritten_};
    FileReading file = file_.read();
    if (pending_.empty()) return file;
    for (const JournalEdit& edit : pending_)
        session::apply(edit, file.bytes);
    return {.status = FileReading::Status::kOk, .bytes = std::move(file.bytes)};
}

void GameJournal::apply(std::span<const JournalEdit> edits) {
    if (edits.empty()) return;
    folder_.hold();
    if (folder_.read_only()) {
        continue_in_memory();
        for (const JournalEdit& edit : edits)
            session::apply(edit, *unwritten_);
        return;
    }
    for (const JournalEdit& edit : edits) {
        if (edit.kind == JournalEdit::Kind::kAppend && !pending_.empty() &&
            takes_more(pending_.back().kind)) {
            pending_.back().bytes += edit.bytes;
        } else {
            pending_.push_back(edit);
        }
    }
    retry();
}

void GameJournal::retry() {
    if (failing() && folder_.hold()) {
        file_.repair();
        while (!pending_.empty() && file_.perform(pending_.front())) {
            pending_.erase(pending_.begin());
            unsynced_ = true;
        }
    }
    if (folder_.read_only()) return continue_in_memory();
    if (failing() == told_failing_) return;
    told_failing_ = failing();
    notices_.push_back({failing() ? SaveNotice::Kind::kNotSaved : SaveNotice::Kind::kSavedAgain, {}, {}});
}

// From here on, the journal is only in memory.
void GameJournal::continue_in_memory() {
    if (unwritten_) return;
    unwritten_.emplace(read().bytes);
    pending_.clear();
    unsynced_ = false;
}

void GameJournal::sync() {
    if (!unsynced_) return;
    file_.sync();
    unsynced_ = false;  // or failing(), and then retried
    if (!file_.is_sound()) retry();
}

}  // namespace twofold::storage
