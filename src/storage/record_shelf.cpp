#include "storage/record_shelf.h"

#include <cstdio>
#include <cstdlib>

#include "platform/clock.h"

namespace twofold::storage {

namespace {

using platform::FileReading;
using session::KeptRecord;

constexpr const char* kEnding = ".twofold";
constexpr const char* kStar = ".star";
constexpr const char* kReplaced = ".replaced";
constexpr std::size_t kMaxNameBytes = 1000;

}  // namespace

std::vector<KeptRecord> RecordShelf::records() const {
    std::vector<KeptRecord> records;
    if (!folder_.is_set()) return records;
    const std::vector<std::string> names = platform::files_in(folder_.record_path(""));
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        if (auto record = session::parse_kept_record(*name)) records.push_back(std::move(*record));
    }
    return records;
}

FileReading RecordShelf::read(std::string_view file) const {
    return platform::read_file(folder_.record_path(file), session::kMaxRecordBytes);
}

bool RecordShelf::change_star(std::string_view file) {
    const auto record = session::parse_kept_record(file);
    if (!record) return false;
    if (folder_.read_only()) {
        notices_.push_back({SaveNotice::Kind::kOtherWindow, {}, {}});
        return true;
    }
    const std::string to = folder_.record_path(session::starred_name(file, !record->starred));
    changed_ = true;
    if (!folder_.hold()) return true;
    return platform::exists(to) || platform::rename_file(folder_.record_path(record->file), to);
}

// The record of that name, with or without its star; nullopt if there is none.
std::optional<KeptRecord> RecordShelf::find(std::string_view name) const {
    const std::string plain = session::starred_name(name, false);
    for (KeptRecord& record : records()) {
        if (session::starred_name(record.file, false) == plain) return std::move(record);
    }
    return std::nullopt;
}

// Names ascend in the order in which records are kept, even if the clock went back or stands still.
std::string RecordShelf::next_name(const std::string& summary) const {
    constexpr std::size_t kTimeLength = 15;  // YYYYMMDD-HHMMSS
    constexpr int kMaxInASecond = 999;
    std::string time = platform::file_time();
    int count = 0;
    const std::vector<KeptRecord> kept = records();
    if (!kept.empty() && kept.front().file.substr(0, kTimeLength) >= time) {
        const std::string& newest = kept.front().file;
        time = newest.substr(0, kTimeLength);
        // A name without a number sorts after all numbers of its second.
        const bool has_number = newest[kTimeLength] == '-';
        count = has_number ? std::atoi(newest.c_str() + kTimeLength + 1) + 1 : kMaxInASecond + 1;
        if (count > kMaxInASecond) {
            time = platform::second_after(time);
            count = 0;
        }
    }
    char number[16];
    std::snprintf(number, sizeof number, "-%03d_", count);
    return time + number + summary + kEnding;
}

void RecordShelf::drop_oldest() {
    std::size_t kept = 0;
    const std::vector<KeptRecord> all = records();
    for (const KeptRecord& record : all) {
        // Abandoned daily games are dropped like finished games.
        const bool in_progress =
            record.variant.daily == 0 && session::open_game(all, record.variant) == &record;
        if (record.starred || in_progress || ++kept <= session::kMaxKeptRecords) continue;
        if (kept == session::kMaxKeptRecords + 1) table_.games(all);  // while the record still exists
        platform::remove_file(folder_.record_path(record.file));
    }
}

bool RecordShelf::keep(const std::string& place, const std::string& summary) {
    if (summary.empty()) return true;
    if (platform::read_file(place, 0).status == FileReading::Status::kMissing) {
        forget_replaced(place);
        return true;
    }
    if (!platform::make_folder(folder_.record_path(""))) return false;
    const bool starred = platform::exists(place + kStar);
    const std::string plain = next_name(summary);
    // The name is noted without a star, which may change meanwhile.
    if (!platform::write_whole(place + kReplaced, plain)) return false;
    const std::string to = folder_.record_path(session::starred_name(plain, starred));
    if (!platform::move_file(place, to, session::kMaxRecordBytes)) return false;
    if (starred) platform::remove_file(place + kStar);
    drop_oldest();
    changed_ = true;
    return true;
}

// The table of played games must drop the record first, or the game would be counted again under another key.
// The file with its star stays beside the place until the game is a record again.
bool RecordShelf::take(const std::string& place, std::string_view name, std::string_view bytes) {
    if (!name.empty() && !table_.forget(name)) return false;
    const auto record = find(name);
    changed_ = true;
    if (!record || read(record->file).bytes != bytes) return platform::write_whole(place, bytes);
    if (record->starred && !platform::write_whole(place + kStar, "")) return false;
    const std::string from = folder_.record_path(record->file);
    if (!platform::move_file(from, place, session::kMaxRecordBytes)) return false;
    if (platform::exists(from)) platform::remove_file(from);  // a dangling link
    return true;
}

std::string RecordShelf::replaced_name(const std::string& place) const {
    FileReading file = platform::read_file(place + kReplaced, kMaxNameBytes);
    return session::parse_kept_record(file.bytes) ? std::move(file.bytes) : std::string();
}

std::optional<session::SavedGame> RecordShelf::read_replaced(const std::string& place) const {
    const auto record = find(replaced_name(place));
    if (!record) return std::nullopt;
    // Only a record without faults: it is brought back by a rename, and writing continues at its end.
    return session::saved_game(read(record->file).bytes);
}

void RecordShelf::forget_replaced(const std::string& place) const {
    platform::remove_file(place + kReplaced);
}

bool RecordShelf::take_back(const std::string& place) {
    const auto record = find(replaced_name(place));
    if (!record || !record->open) return false;
    const FileReading file = read(record->file);
    return session::saved_game(file.bytes) && take(place, record->file, file.bytes);
}

}  // namespace twofold::storage
