#include "storage/journal_file.h"

#include <algorithm>

namespace twofold::storage {

namespace {

using platform::FileReading;
using session::JournalEdit;
using session::kMaxRecordBytes;
using session::RecordFault;

constexpr const char* kBegun = ".begun";  // suffix of a new journal before it gets its name
constexpr int kMaxNames = 100;            // tried until one is ours or free

// "game.twofold", "game_2.twofold", ...
std::string numbered(const std::string& stem, int number) {
    return stem + (number > 1 ? "_" + std::to_string(number) : "") + ".twofold";
}

}  // namespace

std::string JournalFile::free_name(const std::string& stem) const {
    int number = 1;
    while (platform::exists(folder_.path(numbered(stem, number))))
        ++number;
    return numbered(stem, number);
}

std::optional<session::SavedGame> JournalFile::load() {
    SaveNotices foreign;
    const auto tell_of_foreign = [&] { notices_.insert(notices_.end(), foreign.begin(), foreign.end()); };
    for (int number = 1; number < kMaxNames; ++number) {
        name_ = numbered("game", number);
        FileReading file = platform::read_file(place(), kMaxRecordBytes);
        if (file.status == FileReading::Status::kMissing) {
            // A new game may have been interrupted after setting the old one aside and before taking its
            // name; likewise resuming a game.
            if (!platform::move_file(place() + kBegun, place(), kMaxRecordBytes) &&
                !shelf_.take_back(place())) {
                tell_of_foreign();
                return std::nullopt;
            }
            file = platform::read_file(place(), kMaxRecordBytes);
        }
        Reason reason = reason_of(file);
        if (file.status == FileReading::Status::kOk) {
            session::RecordReading reading = session::read_record(file.bytes);
            if (session::has_game(reading.fault)) {
                tell_of_foreign();
                return adopt(std::move(reading), file.bytes);
            }
            reason = reason_of(reading.fault);
        }
        foreign.push_back({SaveNotice::Kind::kForeign, name_, reason});
    }
    // If no name can be read, the folder itself cannot.
    folder_.give_up(SaveNotice::Kind::kNotSaved);
    return std::nullopt;
}

session::SavedGame JournalFile::adopt(session::RecordReading reading, std::string_view bytes) {
    owned_ = true;
    platform::remove_file(place() + kBegun);  // left by a new game that failed
    if (reading.fault != RecordFault::kNone) good_bytes_ = reading.good_bytes;
    if (reading.fault == RecordFault::kDamaged) damaged_ = bytes;
    open();  // or before the next write
    return {std::move(*reading.game), reading.check, std::string(bytes.substr(0, reading.good_bytes))};
}

FileReading JournalFile::read() const {
    FileReading file = platform::read_file(place(), kMaxRecordBytes);
    if (rewrite_) {
        if (auto text = file_.text()) file = {FileReading::Status::kOk, std::move(*text), {}};
    }
    if (good_bytes_) file.bytes.resize(std::min(file.bytes.size(), *good_bytes_));
    return file;
}

bool JournalFile::perform(JournalEdit& edit) {
    if (edit.kind != JournalEdit::Kind::kAppend) sync();
    if (!folder_.hold() || (rewrite_ && !write_again())) return false;
    if (edit.kind == JournalEdit::Kind::kAppend) return append(edit.bytes);
    if (!damaged_.empty() && !keep_damaged()) return false;
    switch (edit.kind) {
        case JournalEdit::Kind::kBegin:
            return begin(edit);
        case JournalEdit::Kind::kResume:
            return resume(edit);
        default:
            return take_up(shelf_.replaced_name(place()), edit.bytes);
    }
}

bool JournalFile::append(std::string& bytes) {
    if (!file_.is_open() && !open()) return false;
    bytes.erase(0, file_.append(bytes));
    return bytes.empty();
}

bool JournalFile::begin(JournalEdit& edit) {
    // A file that has appeared under that name since is not ours.
    if (!owned_ && platform::read_file(place(), 0).status != FileReading::Status::kMissing)
        name_ = free_name("game");
    if (!owned_) shelf_.forget_replaced(place());
    // The new journal is completely on disk before the old one gives up its name.
    const std::string begun = place() + kBegun;
    if (!platform::write_whole(begun, edit.bytes)) return false;
    if (!shelf_.keep(place(), edit.summary)) return false;
    edit.summary.clear();  // done, should the rest have to be tried again
    good_bytes_.reset();
    if (!platform::move_file(begun, place(), kMaxRecordBytes)) return false;
    file_ = {};
    owned_ = true;
    open();  // or before the next write
    return true;
}

bool JournalFile::resume(JournalEdit& edit) {
    if (!shelf_.keep(place(), edit.summary)) return false;
    edit.summary.clear();  // done, should the rest have to be tried again
    return take_up(edit.file, edit.bytes);
}

// Makes a record the journal. The old one has been kept, or is dropped.
bool JournalFile::take_up(const std::string& record, std::string_view bytes) {
    if (!shelf_.take(place(), record, bytes)) return false;
    shelf_.forget_replaced(place());
    good_bytes_.reset();
    file_ = {};
    owned_ = true;
    open();  // or before the next write
    return true;
}

bool JournalFile::open() {
    if (!damaged_.empty() && !keep_damaged()) return false;
    auto file = platform::Journal::open(place(), good_bytes_);
    if (!file) return false;
    file_ = std::move(*file);
    good_bytes_.reset();
    owned_ = true;
    return true;
}

// Keeps a damaged journal under another name before its valid part replaces it.
bool JournalFile::keep_damaged() {
    const std::string kept = free_name("damaged");
    if (!platform::write_whole(folder_.path(kept), damaged_)) return false;
    if (!platform::write_whole(place(), std::string_view(damaged_).substr(0, good_bytes_.value_or(0)))) {
        platform::remove_file(folder_.path(kept));
        return false;
    }
    notices_.push_back({SaveNotice::Kind::kDamaged, kept, {}});
    damaged_.clear();
    return true;
}

// Writing to a file whose name was removed succeeds, and after a failed sync the system may treat unwritten
// data as written. So the whole file is written again in both cases.
void JournalFile::sync() {
    const bool gone = folder_.let_go_if_gone();
    if (file_.is_open() && (gone || !file_.sync() || !file_.is_at(place()))) rewrite_ = true;
}

void JournalFile::repair() {
    if (rewrite_) write_again();
    if (!damaged_.empty()) open();
}

// If another game has appeared under the name, it is renamed.
bool JournalFile::write_again() {
    const auto text = file_.text();
    if (!text) return false;
    const FileReading found = platform::read_file(place(), kMaxRecordBytes);
    const bool ours = found.status == FileReading::Status::kMissing || file_.is_at(place()) ||
                      (found.status == FileReading::Status::kOk && text->starts_with(found.bytes));
    if (!ours && !platform::rename_file(place(), folder_.path(free_name("game")))) return false;
    if (!platform::write_whole(place(), *text)) return false;
    auto file = platform::Journal::open(place());
    if (!file) return false;
    file_ = std::move(*file);
    rewrite_ = false;
    written_again_ = true;
    return true;
}

}  // namespace twofold::storage
