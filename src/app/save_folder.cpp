#include "app/save_folder.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <utility>

#include "app/reasons.h"
#include "base/utf8.h"
#include "platform/clock.h"
#include "ui/input/key_coding.h"

namespace twofold::app {

namespace {

using platform::FileReading;
using session::JournalEdit;
using session::RecordFault;

constexpr const char* kRecords = "records";
constexpr const char* kRecordEnding = ".twofold";
constexpr const char* kStarOfJournal = ".star";  // of one that was a starred record
constexpr const char* kBegun = ".begun";         // a journal that does not have its name yet
constexpr const char* kSettings = "settings.toml";
constexpr std::size_t kMaxSettingsBytes = std::size_t{64} << 10;
constexpr std::size_t kMaxScoresBytes = std::size_t{256} << 10;
constexpr int kMaxJournals = 100;  // beside files that are not ours

// "game.twofold", "game_2.twofold", ...: in the order in which names ascend.
std::string numbered(const std::string& stem, int number) {
    return stem + (number > 1 ? "_" + std::to_string(number) : "") + kRecordEnding;
}

// Whether something is there, and its bytes are not known.
bool is_unread(const FileReading& file) {
    return file.status == FileReading::Status::kTooLong || file.status == FileReading::Status::kFailed;
}

// Where a file that cannot be read is kept before it is written anew.
std::string name_aside(const std::string& file) {
    int number = 1;
    const auto kept = [&] { return file + ".unreadable" + (number > 1 ? std::to_string(number) : ""); };
    while (platform::exists(kept()))
        ++number;
    return kept();
}

// Each line with `place` before it: the name of the file, and what stands between them.
std::string lines_at(const std::string& place, const std::string& faults) {
    std::istringstream lines(faults);
    std::string placed;
    for (std::string line; std::getline(lines, line);)
        placed += "twofold: " + place + base::printable(line) + "\n";
    return placed;
}

}  // namespace

SaveFolder::SaveFolder(std::string data, std::string config)
    : data_(std::move(data)), config_(std::move(config)) {
    if (data_.empty() || !platform::make_folder(data_)) {
        read_only_ = data_.empty();
        notices_.push_back({SaveNotice::Kind::kNotSaved, {}, {}});
        told_not_saved_ = true;
        return;
    }
    if (lock_.take(data_) == platform::FolderLock::Result::kTaken) {
        read_only_ = true;
        notices_.push_back({SaveNotice::Kind::kOtherWindow, {}, {}});
    }
}

SaveFolder SaveFolder::open_read_only(std::string data) {
    SaveFolder folder;
    folder.data_ = std::move(data);
    folder.read_only_ = true;
    return folder;
}

std::string SaveFolder::free_name(const std::string& stem) const {
    int number = 1;
    while (platform::exists(path(numbered(stem, number))))
        ++number;
    return numbered(stem, number);
}

// A file that could not be read stays where it is, to be mended, until there is something to write over it.
bool SaveFolder::write_over(const std::string& file, const std::string& text) {
    if (unreadable_.contains(file)) {
        if (platform::exists(file) && !platform::rename_file(file, name_aside(file))) return false;
        unreadable_.erase(file);
    }
    return platform::write_whole(file, text);
}

void SaveFolder::load_preferences(SavedState& state) {
    if (config_.empty()) return;
    const std::string settings = config_ + "/" + kSettings;
    const FileReading file = platform::read_file(settings, kMaxSettingsBytes);
    const session::PreferencesReading reading = session::Preferences::from_text(file.bytes);
    if (!reading.preferences || is_unread(file)) unreadable_.insert(settings);
    state.preferences = reading.preferences.value_or(session::Preferences{});
    const std::string name = kSettings;
    state.faults += lines_at(name + ": ", is_unread(file) ? file.error : "") +
                    lines_at(name + ":", reading.faults) +
                    lines_at(name + ": ", ui::read_keys(state.preferences.settings.keys).faults);
}

// Of scores that cannot be read there are none, and a line says so.
template <typename Scores>
Scores SaveFolder::load_scores(const std::string& name, std::string& faults) {
    const FileReading file = platform::read_file(path(name), kMaxScoresBytes);
    std::string fault;
    std::optional<Scores> scores = Scores::from_text(file.bytes, &fault);
    if (scores && !is_unread(file)) return std::move(*scores);
    unreadable_.insert(path(name));
    faults += is_unread(file) ? lines_at(name + ": ", file.error) : lines_at(name + ":", fault);
    return {};
}

SavedState SaveFolder::load() {
    SavedState state;
    load_preferences(state);
    if (data_.empty()) return state;
    state.best_scores = load_scores<session::BestScores>(kScoresFile, state.faults);
    saved_scores_ = state.best_scores;
    state.daily = load_scores<session::DailyScores>(kDailyFile, state.faults);
    if (read_only_) return state;
    state.game = load_journal();
    if (!state.game) return state;
    if (state.game->game.plies().empty()) {
        state.replaced = load_replaced();
    } else {
        forget_replaced();
    }
    return state;
}

// Goes through the names until there is a record to go on with, or a name that is free for a new one.
std::optional<session::SavedGame> SaveFolder::load_journal() {
    std::vector<SaveNotice> foreign;
    const auto tell_of_foreign = [&] { notices_.insert(notices_.end(), foreign.begin(), foreign.end()); };
    for (int number = 1; number < kMaxJournals; ++number) {
        journal_name_ = numbered("game", number);
        FileReading file = platform::read_file(path(journal_name_), session::kMaxRecordBytes);
        if (file.status == FileReading::Status::kMissing) {
            // A new game may have been interrupted between setting the old one aside and taking its name, or
            // an open one between the two.
            if (!platform::move_file(path(journal_name_ + kBegun), path(journal_name_),
                                     session::kMaxRecordBytes) &&
                !take_back_open_record()) {
                tell_of_foreign();
                return std::nullopt;
            }
            file = platform::read_file(path(journal_name_), session::kMaxRecordBytes);
        }
        ui::TextId reason = reason_of(file);
        if (file.status == FileReading::Status::kOk) {
            session::RecordReading reading = session::read_record(file.bytes);
            if (session::has_game(reading.fault)) {
                tell_of_foreign();
                return adopt(std::move(reading), file.bytes);
            }
            reason = reason_of(reading.fault);
        }
        foreign.push_back({SaveNotice::Kind::kForeign, journal_name_, reason});
    }
    // Not one name can be read: it is the folder that cannot.
    read_only_ = true;
    notices_.push_back({SaveNotice::Kind::kNotSaved, {}, {}});
    return std::nullopt;
}

std::optional<session::SavedGame> SaveFolder::adopt(session::RecordReading reading, std::string_view bytes) {
    owns_journal_ = true;
    platform::remove_file(path(journal_name_ + kBegun));  // of a new game that came to nothing
    if (reading.fault != RecordFault::kNone) good_bytes_ = reading.good_bytes;
    if (reading.fault == RecordFault::kDamaged) damaged_ = bytes;
    // Where this fails now (a disk that cannot be written) it is done before the next write.
    open_journal();
    return session::SavedGame{std::move(*reading.game), reading.check,
                              std::string(bytes.substr(0, reading.good_bytes))};
}

// Names ascend in the order in which records are kept, even where the clock went back or has not moved since
// the last.
std::string SaveFolder::next_record_name(const std::string& summary) const {
    constexpr std::size_t kTimeLength = 15;  // YYYYMMDD-HHMMSS
    constexpr int kMaxInASecond = 999;
    std::string time = platform::file_time();
    int count = 0;
    const std::vector<session::KeptRecord> kept = records();
    if (!kept.empty() && kept.front().file.substr(0, kTimeLength) >= time) {
        const std::string& newest = kept.front().file;
        time = newest.substr(0, kTimeLength);
        // All numbers of a second come before a name without one.
        const bool has_number = newest[kTimeLength] == '-';
        count = has_number ? std::atoi(newest.c_str() + kTimeLength + 1) + 1 : kMaxInASecond + 1;
        if (count > kMaxInASecond) {
            time = platform::second_after(time);
            count = 0;
        }
    }
    char number[16];
    std::snprintf(number, sizeof number, "-%03d_", count);
    return time + number + summary;
}

void SaveFolder::apply(std::span<const JournalEdit> edits, const session::BestScores& best_scores) {
    if (!edits.empty()) hold_folder();
    if (read_only_) {
        for (const JournalEdit& edit : edits)
            unsaved_.apply(edit);
        return;
    }
    if (edits.empty()) return;
    for (const JournalEdit& edit : edits) {
        // A journal that ends takes with it what only it knows.
        if (edit.kind != JournalEdit::Kind::kAppend) save_scores(best_scores);
        if (edit.kind == JournalEdit::Kind::kAppend && !pending_.empty() &&
            takes_more(pending_.back().kind)) {
            pending_.back().bytes += edit.bytes;
        } else {
            pending_.push_back(edit);
        }
    }
    retry();
}

void SaveFolder::retry() {
    if (failing() && hold_folder()) {
        if (rewrite_) write_again();
        if (!damaged_.empty()) open_journal();
        while (!pending_.empty() && perform(pending_.front())) {
            pending_.erase(pending_.begin());
            unsynced_ = true;
        }
    }
    if (read_only_) return;
    if (failing() == told_not_saved_) return;
    told_not_saved_ = failing();
    notices_.push_back({failing() ? SaveNotice::Kind::kNotSaved : SaveNotice::Kind::kSavedAgain, {}, {}});
}

// False where it could not be done (yet); what was not taken stays in the edit.
bool SaveFolder::perform(JournalEdit& edit) {
    if (edit.kind != JournalEdit::Kind::kAppend) check_journal();
    // From here on the edit may be gone where the folder is not ours.
    if (!hold_folder() || (rewrite_ && !write_again())) return false;
    switch (edit.kind) {
        case JournalEdit::Kind::kBegin:
            return begin_journal(edit);
        case JournalEdit::Kind::kBringBack:
            return bring_back(edit);
        case JournalEdit::Kind::kResume:
            return resume(edit);
        case JournalEdit::Kind::kAppend:
            if (!journal_.is_open() && !open_journal()) return false;
            edit.bytes.erase(0, journal_.append(edit.bytes));
            return edit.bytes.empty();
    }
    return false;
}

// A damaged journal is kept under another name before its good part takes its place.
bool SaveFolder::keep_damaged() {
    const std::string kept = free_name("damaged");
    if (!platform::write_whole(path(kept), damaged_)) return false;
    if (!platform::write_whole(path(journal_name_),
                               std::string_view(damaged_).substr(0, good_bytes_.value_or(0)))) {
        platform::remove_file(path(kept));
        return false;
    }
    notices_.push_back({SaveNotice::Kind::kDamaged, kept, {}});
    damaged_.clear();
    return true;
}

bool SaveFolder::open_journal() {
    if (!damaged_.empty() && !keep_damaged()) return false;
    auto journal = platform::Journal::open(path(journal_name_), good_bytes_);
    if (!journal) return false;
    journal_ = std::move(*journal);
    good_bytes_.reset();
    owns_journal_ = true;
    return true;
}

bool SaveFolder::begin_journal(JournalEdit& edit) {
    if (!platform::make_folder(data_) || (!damaged_.empty() && !keep_damaged())) return false;
    // What has turned up under that name since is somebody else's.
    const bool taken = platform::read_file(path(journal_name_), 0).status != FileReading::Status::kMissing;
    if (!owns_journal_ && taken) journal_name_ = free_name("game");
    if (!owns_journal_) forget_replaced();
    // The new one is whole on disk before the old one gives up its name.
    const std::string begun = path(journal_name_ + kBegun);
    if (!platform::write_whole(begun, edit.bytes)) return false;
    if (!keep_journal(edit.summary)) return false;
    edit.summary.clear();  // done, should the rest have to be tried again
    good_bytes_.reset();
    if (!platform::move_file(begun, path(journal_name_), session::kMaxRecordBytes)) return false;
    journal_ = {};
    owns_journal_ = true;
    open_journal();  // or before the next write
    return true;
}

// Nothing is kept if the summary is empty or there is no journal.
bool SaveFolder::keep_journal(const std::string& summary) {
    if (summary.empty()) return true;
    if (platform::read_file(path(journal_name_), 0).status == FileReading::Status::kMissing) {
        forget_replaced();
        return true;
    }
    if (!platform::make_folder(path(kRecords))) return false;
    const bool starred = platform::exists(path(journal_name_ + kStarOfJournal));
    const std::string name = session::starred_name(next_record_name(summary) + kRecordEnding, starred);
    if (!remember_replaced(name)) return false;
    if (!platform::move_file(path(journal_name_), path(std::string(kRecords) + "/" + name),
                             session::kMaxRecordBytes)) {
        return false;
    }
    if (starred) platform::remove_file(path(journal_name_ + kStarOfJournal));
    drop_oldest_records();
    return true;
}

// Makes the record of that name, which should hold `bytes`, the journal. If it is gone or holds anything else
// the bytes are written anew, and what is there stays. Not while the table of played games still has the
// record: it would be counted again by another key. Its star waits beside the journal until it is a record
// again.
bool SaveFolder::take_up(const std::string& name, std::string_view bytes) {
    if (!name.empty() && !forget_played(name)) return false;
    const auto record = find_record(name);
    if (!record || read_kept(record->file).bytes != bytes) {
        return platform::write_whole(path(journal_name_), bytes);
    }
    if (record->starred && !platform::write_whole(path(journal_name_ + kStarOfJournal), "")) return false;
    const std::string from = path(kRecords) + "/" + record->file;
    if (!platform::move_file(from, path(journal_name_), session::kMaxRecordBytes)) return false;
    if (platform::exists(from)) platform::remove_file(from);  // a link that leads nowhere now
    return true;
}

bool SaveFolder::resume(JournalEdit& edit) {
    if (!damaged_.empty() && !keep_damaged()) return false;
    if (!keep_journal(edit.summary)) return false;
    edit.summary.clear();  // done, should the rest have to be tried again
    return put_in_place(edit.file, edit.bytes);
}

bool SaveFolder::bring_back(const JournalEdit& edit) {
    if (!damaged_.empty() && !keep_damaged()) return false;
    return put_in_place(replaced_name(), edit.bytes);
}

// Goes on with the record in the place of the journal, which has been kept or is dropped.
bool SaveFolder::put_in_place(const std::string& record, std::string_view bytes) {
    if (!take_up(record, bytes)) return false;
    forget_replaced();
    records_changed_ = true;
    good_bytes_.reset();
    journal_ = {};
    owns_journal_ = true;
    open_journal();  // or before the next write
    return true;
}

std::vector<session::KeptRecord> SaveFolder::records() const {
    std::vector<session::KeptRecord> records;
    if (data_.empty()) return records;
    const std::vector<std::string> names = platform::files_in(path(kRecords));
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        if (auto record = session::parse_kept_record(*name)) records.push_back(std::move(*record));
    }
    return records;
}

FileReading SaveFolder::read_kept(std::string_view file) const {
    return platform::read_file(path(kRecords) + "/" + std::string(file), session::kMaxRecordBytes);
}

FileReading SaveFolder::read_journal() const {
    if (read_only_) return {.status = FileReading::Status::kOk, .bytes = unsaved_.text()};
    FileReading file = platform::read_file(path(journal_name_), session::kMaxRecordBytes);
    if (!failing()) return file;
    if (rewrite_) file.bytes = journal_.text().value_or(std::move(file.bytes));
    if (good_bytes_) file.bytes.resize(std::min(file.bytes.size(), *good_bytes_));
    session::JournalText journal(std::move(file.bytes));
    for (const JournalEdit& edit : pending_)
        journal.apply(edit);
    return {.status = FileReading::Status::kOk, .bytes = journal.text()};
}

bool SaveFolder::change_star(std::string_view file) {
    const auto record = session::parse_kept_record(file);
    if (!record) return false;
    if (read_only_) {
        notices_.push_back({SaveNotice::Kind::kOtherWindow, {}, {}});
        return true;
    }
    const std::string to = path(kRecords) + "/" + session::starred_name(file, !record->starred);
    records_changed_ = true;
    if (!hold_folder()) return true;
    return platform::exists(to) || platform::rename_file(path(kRecords) + "/" + record->file, to);
}

void SaveFolder::drop_oldest_records() {
    std::size_t kept = 0;
    const std::vector<session::KeptRecord> all = records();
    for (const session::KeptRecord& record : all) {
        // A daily game that was left alone has had its day.
        const bool in_progress =
            record.variant.daily == 0 && session::open_game(all, record.variant) == &record;
        if (record.starred || in_progress || ++kept <= session::kMaxKeptRecords) continue;
        if (kept == session::kMaxKeptRecords + 1) played_games();  // while its record is there
        platform::remove_file(path(kRecords) + "/" + record.file);
    }
    records_changed_ = true;
}

bool SaveFolder::save_preferences(const session::Preferences& preferences) {
    hold_folder();
    if (read_only_) return true;
    const std::string text = preferences.to_text();
    // Longer than that they could not be read again.
    const bool too_long = text.size() > kMaxSettingsBytes;
    const bool kept = !config_.empty() && !too_long && platform::make_folder(config_) &&
                      write_over(config_ + "/" + kSettings, text);
    if (!kept && !told_settings_) notices_.push_back({SaveNotice::Kind::kSettingsNotKept, {}, {}});
    told_settings_ = !kept;
    return kept || too_long || config_.empty();
}

}  // namespace twofold::app
