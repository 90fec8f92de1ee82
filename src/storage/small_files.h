// The files that are written whole: settings, best scores and daily scores. What is to be written waits here
// until the disk has taken it. A file that cannot be read stays where it is, to be mended, and is kept under
// another name before anything is written in its place.
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

    // Its text; empty if it is missing or cannot be read. The latter adds a line to `faults`, for standard
    // error.
    const std::string& read(std::string& faults);
    // Adds lines on what was read: "3: ..." each.
    void complain(std::string_view lines, std::string& faults) const;
    // What was read is no text of this kind.
    void refuse();

    void set(std::string text);  // to be written
    void write_again() { waiting_ = !text_.empty(); }
    bool write();  // false if it must be tried again
    bool waiting() const { return waiting_; }

  private:
    std::string path_;
    std::size_t max_bytes_;
    std::string text_;  // as it should be on disk
    bool waiting_ = false;
    bool unreadable_ = false;
};

class SmallFiles {
  public:
    // `config` is the folder of settings, which may be the same as the other; an empty one keeps none.
    SmallFiles(DataFolder& folder, std::string config, SaveNotices& notices);

    // Faults as in SmallFile::read(). What cannot be read counts as none.
    session::Preferences load_preferences(std::string& faults);
    session::BestScores load_best_scores(std::string& faults);
    session::DailyScores load_daily_scores(std::string& faults);

    // To be written by write_scores().
    void set(const session::BestScores& scores) { scores_.set(scores.to_text()); }
    void set(const session::DailyScores& scores) { daily_.set(scores.to_text()); }
    void write_scores();
    // The folder was lost: the scores are to be written once more.
    void write_scores_again();
    // Writes them at once. Where they cannot be written a notice says so, once.
    void save(const session::Preferences& preferences);
    // All that could not be written.
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
