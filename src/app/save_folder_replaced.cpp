// Which record is the game that the one in progress took the place of: its name lies in a file beside the
// journal, written before the game is kept. No other record is ever taken for it.
#include "app/save_folder.h"

namespace twofold::app {

namespace {

using platform::FileReading;

constexpr const char* kReplaced = ".replaced";
constexpr std::size_t kMaxNameBytes = 1000;

}  // namespace

// Without a star, which may come and go while the record waits.
bool SaveFolder::remember_replaced(const std::string& record) const {
    return platform::write_whole(path(journal_name_ + kReplaced), session::starred_name(record, false));
}

void SaveFolder::forget_replaced() const {
    platform::remove_file(path(journal_name_ + kReplaced));
}

// As remembered, without a star; empty if there is none. The record itself may be gone.
std::string SaveFolder::replaced_name() const {
    FileReading file = platform::read_file(path(journal_name_ + kReplaced), kMaxNameBytes);
    return session::parse_kept_record(file.bytes) ? std::move(file.bytes) : std::string();
}

// The record of that name, whether it has its star now or not; nullopt if there is none.
std::optional<session::KeptRecord> SaveFolder::find_record(std::string_view name) const {
    const std::string plain = session::starred_name(name, false);
    for (session::KeptRecord& record : records()) {
        if (session::starred_name(record.file, false) == plain) return std::move(record);
    }
    return std::nullopt;
}

std::optional<session::SavedGame> SaveFolder::load_replaced() const {
    const auto record = find_record(replaced_name());
    if (!record) return std::nullopt;
    // Only a whole one: bringing it back is a rename, and writing goes on at its end.
    return session::saved_game(read_kept(record->file).bytes);
}

// The record that was kept a moment ago, if another one was to take its place and has not.
bool SaveFolder::take_back_open_record() {
    const auto record = find_record(replaced_name());
    if (!record || !record->open) return false;
    const FileReading file = read_kept(record->file);
    return session::saved_game(file.bytes) && take_up(record->file, file.bytes);
}

}  // namespace twofold::app
