// The player's files: which is which, what is read at the start, and how writing goes on when the disk does
// not. Knows the folder's rules (docs/files.md) and no rules of the game.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/save_notice.h"
#include "platform/storage.h"
#include "session/daily.h"
#include "session/journal_text.h"
#include "session/kept_record.h"
#include "session/played_game.h"
#include "session/preferences.h"
#include "session/session.h"

namespace twofold::app {

inline constexpr const char* kScoresFile = "scores.toml";
inline constexpr const char* kDailyFile = "daily.toml";

// What was found at the start.
struct SavedState {
    std::optional<session::SavedGame> game;
    std::optional<session::SavedGame> replaced;
    session::BestScores best_scores;
    session::Preferences preferences;
    session::DailyScores daily;
    std::string faults;  // of settings and scores: a line for standard error of each
};

class SaveFolder {
  public:
    // `data` is the folder of games and scores, `config` that of settings; they may be the same. An empty
    // `data` saves nothing.
    SaveFolder(std::string data, std::string config);

    // One that is only read, while a game that uses it goes on or not; load() finds no game in progress.
    static SaveFolder open_read_only(std::string data);

    SavedState load();

    // The kept records, the latest first. What is in their folder and not named like one is not among them.
    std::vector<session::KeptRecord> records() const;
    bool records_changed() { return std::exchange(records_changed_, false); }
    // All games that were put away, the latest last, also those whose records are gone. What is not yet in
    // the table of them is added to it.
    std::vector<session::PlayedGame> played_games();
    platform::FileReading read_kept(std::string_view file) const;
    // The record of the game in progress, with what could not be written of it.
    platform::FileReading read_journal() const;
    const std::string& journal_name() const { return journal_name_; }
    // False where there is no such record any more. In a folder that is only read a notice says so.
    bool change_star(std::string_view file);

    // Hands the edits to the system, in order. What it does not take is kept and tried again.
    void apply(std::span<const session::JournalEdit> edits, const session::BestScores& best_scores);
    void retry();
    bool failing() const { return !pending_.empty() || !damaged_.empty() || rewrite_; }
    bool unsynced() const { return unsynced_; }
    // Forces the journal to disk. Where it is not there any more, or the disk refuses, it is written whole
    // again.
    void sync();
    // Whether it was since the last call: the scores may be gone with it.
    bool written_again() { return std::exchange(written_again_, false); }
    // These are false where they should be tried again.
    bool save_scores(const session::BestScores& best_scores);
    bool save_daily(const session::DailyScores& scores);
    // Where they cannot be written a notice says so, once.
    bool save_preferences(const session::Preferences& preferences);

    // What has come up since the last call.
    std::vector<SaveNotice> take_notices() { return std::exchange(notices_, {}); }

  private:
    SaveFolder() = default;
    std::string path(const std::string& name) const { return data_ + "/" + name; }
    std::string free_name(const std::string& stem) const;
    void load_preferences(SavedState& state);
    template <typename Scores>
    Scores load_scores(const std::string& name, std::string& faults);
    std::optional<session::SavedGame> load_journal();
    std::optional<session::SavedGame> load_replaced() const;
    std::string replaced_name() const;
    bool remember_replaced(const std::string& record) const;
    void forget_replaced() const;
    std::optional<session::KeptRecord> find_record(std::string_view name) const;
    std::string next_record_name(const std::string& summary) const;
    bool write_over(const std::string& file, const std::string& text);
    std::optional<session::SavedGame> adopt(session::RecordReading reading, std::string_view bytes);
    bool perform(session::JournalEdit& edit);
    bool hold_folder();
    void give_way();
    void check_journal();
    bool write_again();
    bool begin_journal(session::JournalEdit& edit);
    bool keep_journal(const std::string& summary);
    bool resume(session::JournalEdit& edit);
    bool take_back_open_record();
    bool take_up(const std::string& name, std::string_view bytes);
    bool bring_back(const session::JournalEdit& edit);
    bool put_in_place(const std::string& record, std::string_view bytes);
    bool open_journal();
    bool keep_damaged();
    void drop_oldest_records();
    bool forget_played(const std::string& file);

    std::string data_;
    std::string config_;
    bool read_only_ = false;
    platform::FolderLock lock_;
    std::string journal_name_ = "game.twofold";
    platform::Journal journal_;
    bool owns_journal_ = false;              // the file of that name is ours: read or begun in this run
    std::optional<std::size_t> good_bytes_;  // of it, where a torn tail is still to be cut off
    std::string damaged_;                    // all its bytes, where they are still to be kept aside
    std::vector<session::JournalEdit> pending_;
    session::JournalText unsaved_;  // the journal where read_only_
    // Settings and scores that could not be read: kept aside before others are written over them.
    std::set<std::string> unreadable_;
    bool told_not_saved_ = false;
    bool told_settings_ = false;  // that they are not kept
    bool unsynced_ = false;
    bool rewrite_ = false;  // the open journal is to be written whole again
    bool written_again_ = false;
    bool records_changed_ = true;
    session::BestScores saved_scores_;
    // Keys of records that were read in this run and do not count in the statistics.
    std::set<std::string, std::less<>> uncounted_;
    std::vector<SaveNotice> notices_;
};

}  // namespace twofold::app
