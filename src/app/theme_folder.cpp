#include "app/theme_folder.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/resources.h"
#include "base/utf8.h"
#include "platform/storage.h"

namespace twofold::app {

namespace {

constexpr std::string_view kFolder = "themes/";
constexpr std::string_view kEnding = ".toml";
constexpr std::size_t kMaxBytes = std::size_t{64} << 10;
constexpr std::size_t kMaxFiles = 64;

void refuse(std::string_view file, std::size_t line, const std::string& reason, std::string& refused) {
    refused += "twofold: " + std::string(kFolder) + std::string(file);
    if (line != 0) refused += ":" + std::to_string(line);
    refused += ": " + base::printable(reason) + "\n";
}

bool is_theme_file(std::string_view file) {
    return file.size() > kEnding.size() && file.front() != '.' &&
           file.substr(file.size() - kEnding.size()) == kEnding;
}

// Ids of the player's own themes, from their file names.
std::vector<std::string> own_ids(const std::string& data, std::string& refused) {
    std::vector<std::string> ids;
    if (data.empty()) return ids;
    for (const std::string& file : platform::files_in(data + "/" + std::string(kFolder))) {
        if (!is_theme_file(file)) continue;
        // The settings file could not store such a name.
        if (!base::is_printable(file)) {
            refuse(base::printable(file), 0, "the name of a file must be plain text in UTF-8", refused);
        } else if (ids.size() == kMaxFiles) {
            refuse(file, 0, "no more than " + std::to_string(kMaxFiles) + " files are read", refused);
        } else {
            ids.push_back(file.substr(0, file.size() - kEnding.size()));
        }
    }
    return ids;
}

std::optional<ui::Theme> read_own(const std::string& data, const std::string& id, std::string& refused) {
    const std::string file = id + std::string(kEnding);
    const platform::FileReading bytes =
        platform::read_file(data + "/" + std::string(kFolder) + file, kMaxBytes);
    if (bytes.status != platform::FileReading::Status::kOk) {
        const bool too_long = bytes.status == platform::FileReading::Status::kTooLong;
        refuse(file, 0, too_long ? "longer than 64 KiB" : bytes.error, refused);
        return std::nullopt;
    }
    ui::ThemeReading reading = ui::read_theme(id, bytes.bytes);
    if (!reading.theme) refuse(file, reading.error_line, reading.error, refused);
    return std::move(reading.theme);
}

}  // namespace

ThemesReading load_all_themes(const std::string& data) {
    ThemesReading all{load_themes(), {}};
    const auto built_in = static_cast<std::ptrdiff_t>(all.themes.size());
    for (const std::string& id : own_ids(data, all.refused)) {
        std::optional<ui::Theme> own = read_own(data, id, all.refused);
        if (!own) continue;
        const auto same = std::find_if(all.themes.begin(), all.themes.end(),
                                       [&](const ui::Theme& theme) { return theme.id == id; });
        if (same == all.themes.end()) {
            all.themes.push_back(std::move(*own));
        } else {
            *same = std::move(*own);
        }
    }
    std::stable_sort(all.themes.begin() + built_in, all.themes.end(),
                     [](const ui::Theme& a, const ui::Theme& b) { return a.name < b.name; });
    return all;
}

std::vector<std::string> all_theme_ids(const std::string& data) {
    std::vector<std::string> ids = theme_ids();
    std::string refused;
    for (std::string& id : own_ids(data, refused)) {
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
    }
    return ids;
}

}  // namespace twofold::app
