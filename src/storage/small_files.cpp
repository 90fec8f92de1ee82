#include "storage/small_files.h"

#include <optional>
#include <utility>

#include "base/utf8.h"

namespace twofold::storage {

namespace {

using platform::FileReading;

constexpr std::size_t kMaxSettingsBytes = std::size_t{64} << 10;
constexpr std::size_t kMaxScoresBytes = std::size_t{256} << 10;

// The first unused name of "scores.toml.unreadable", "scores.toml.unreadable2", ...
std::string name_aside(const std::string& path) {
    std::string name = path + ".unreadable";
    for (int number = 2; platform::exists(name); ++number)
        name = path + ".unreadable" + std::to_string(number);
    return name;
}

// Empty scores if the file is missing or unreadable.
template <typename Scores>
Scores load_scores(SmallFile& file, std::string& faults) {
    std::string fault;
    std::optional<Scores> scores = Scores::from_text(file.read(faults), &fault);
    if (scores) return std::move(*scores);
    file.complain(fault, faults);
    file.refuse();
    return {};
}

}  // namespace

const std::string& SmallFile::read(std::string& faults) {
    FileReading file = platform::read_file(path_, max_bytes_);
    if (file.status != FileReading::Status::kOk && file.status != FileReading::Status::kMissing) {
        complain(" " + file.error, faults);
        refuse();
    }
    text_ = std::move(file.bytes);
    return text_;
}

void SmallFile::complain(std::string_view lines, std::string& faults) const {
    faults += base::printable_lines("twofold: " + path_.substr(path_.rfind('/') + 1) + ":", lines);
}

void SmallFile::refuse() {
    unreadable_ = true;
    text_.clear();
}

void SmallFile::set(std::string text) {
    text_ = std::move(text);
    waiting_ = true;
}

bool SmallFile::write() {
    if (!waiting_) return true;
    if (unreadable_) {
        if (platform::exists(path_) && !platform::rename_file(path_, name_aside(path_))) return false;
        unreadable_ = false;
    }
    waiting_ = !platform::write_whole(path_, text_);
    return !waiting_;
}

SmallFiles::SmallFiles(DataFolder& folder, std::string config, SaveNotices& notices)
    : folder_(folder),
      config_(std::move(config)),
      scores_(folder.path(kScoresFile), kMaxScoresBytes),
      daily_(folder.path(kDailyFile), kMaxScoresBytes),
      settings_(config_ + "/" + kSettingsFile, kMaxSettingsBytes),
      notices_(notices) {}

session::Preferences SmallFiles::load_preferences(std::string& faults) {
    if (config_.empty()) return {};
    session::PreferencesReading reading = session::Preferences::from_text(settings_.read(faults));
    settings_.complain(reading.faults, faults);
    if (reading.preferences) return std::move(*reading.preferences);
    settings_.refuse();
    return {};
}

session::BestScores SmallFiles::load_best_scores(std::string& faults) {
    return load_scores<session::BestScores>(scores_, faults);
}

session::DailyScores SmallFiles::load_daily_scores(std::string& faults) {
    return load_scores<session::DailyScores>(daily_, faults);
}

void SmallFiles::write_scores() {
    if (folder_.hold()) {
        scores_.write();
        daily_.write();
    }
    failing_ = scores_.waiting() || daily_.waiting() || settings_.waiting();
}

void SmallFiles::write_scores_again() {
    scores_.write_again();
    daily_.write_again();
}

void SmallFiles::save(const session::Preferences& preferences) {
    folder_.hold();
    if (folder_.read_only()) return;
    std::string text = preferences.to_text();
    // A longer file could not be read again.
    if (config_.empty() || text.size() > kMaxSettingsBytes) return tell_of_settings(false);
    settings_.set(std::move(text));
    write_settings();
    failing_ |= settings_.waiting();
}

void SmallFiles::write_settings() {
    if (platform::make_folder(config_)) settings_.write();
    tell_of_settings(!settings_.waiting());
}

void SmallFiles::tell_of_settings(bool kept) {
    if (!kept && !told_of_settings_) notices_.push_back({SaveNotice::Kind::kSettingsNotKept, {}, {}});
    told_of_settings_ = !kept;
}

void SmallFiles::retry() {
    if (settings_.waiting() && !folder_.read_only()) write_settings();
    write_scores();
}

}  // namespace twofold::storage
