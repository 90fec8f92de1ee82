// The files that are always written whole: settings, best scores and daily scores. Text waits here until it
// is on disk. A file that cannot be read is left for the player to repair, and renamed before a new one is
// written.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "session/best_scores.h"
#include "session/daily.h"
#include "session/preferences.h"
#include "storage/data_folder.h"
#include "storage/notice.h"

namespace twofold::storage {

inline constexpr const char* kScoresFile = "scores.toml";
inline constexpr const char* kDailyFile = "daily.toml";
inline constexpr const char* kSettingsFile = "settings.toml";

class SmallFile {
  public:
    SmallFile(std::string path, std::size_t max_bytes) : path_(std::move(path)), max_bytes_(max_bytes) {}

    // The text; empty if the file is missing or cannot be read. In the latter case, adds a line for standard
    // error to `faults`.
    const std::string& read(std::string& faults);
    // Adds `lines`, each like "3: ...", to `faults`, with the path before each.
    void complain(std::string_view lines, std::string& faults) const;
    // Marks the file as unreadable because its text makes no sense.
    void refuse();

    void set(std::string text);  // for write()
    void write_again() { waiting_ = !text_.empty(); }
    bool write();  // writes the text if it waits; false if that failed
    bool waiting() const { return waiting_; }

  private:
    std::string path_;
    std::size_t max_bytes_;
    std::string text_;  // the wanted content
    bool waiting_ = false;
    bool unreadable_ = false;
};

class SmallFiles {
  public:
    // `config` is the folder of settings, which may be `folder` too. If it is empty, settings are not kept.
    SmallFiles(DataFolder& folder, std::string config, SaveNotices& notices);

    // `faults` as in SmallFile::read(). An unreadable file counts as empty.
    session::Preferences load_preferences(std::string& faults);
    session::BestScores load_best_scores(std::string& faults);
    session::DailyScores load_daily_scores(std::string& faults);

    // To be written by write_scores().
    void set(const session::BestScores& scores) { scores_.set(scores.to_text()); }
    void set(const session::DailyScores& scores) { daily_.set(scores.to_text()); }
    void write_scores();
    // After the folder was lost: the next write_scores() writes all scores.
    void write_scores_again();
    // Writes the settings at once. On failure, adds one notice.
    void save(const session::Preferences& preferences);
    // Writes what could not be written before.
    void retry();
    // Whether there is anything to retry.
    bool failing() const { return failing_ && !folder_.read_only(); }

  private:
    void write_settings();
    void tell_of_settings(bool kept);

    DataFolder& folder_;
    std::string config_;
    SmallFile scores_;
    SmallFile daily_;
    SmallFile settings_;
    bool failing_ = false;
    bool told_of_settings_ = false;
    SaveNotices& notices_;
};

}  // namespace twofold::storage
