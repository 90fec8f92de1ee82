#include "platform/motion_preference.h"

#include <string>

#include "platform/storage.h"

namespace twofold::platform {

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 16;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Takes the first line off `text`.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

}  // namespace

// A key file: groups in brackets, then lines of KEY=VALUE. The last of a key counts.
std::optional<bool> animations_in(std::string_view settings_ini) {
    std::optional<bool> animations;
    bool in_settings = false;
    while (!settings_ini.empty()) {
        const std::string_view line = trimmed(take_line(settings_ini));
        if (!line.empty() && line.front() == '[') in_settings = line == "[Settings]";
        const std::size_t equals = line.find('=');
        if (!in_settings || equals == std::string_view::npos) continue;
        if (trimmed(line.substr(0, equals)) != "gtk-enable-animations") continue;
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (value == "true" || value == "1") animations = true;
        if (value == "false" || value == "0") animations = false;
    }
    return animations;
}

bool wants_reduced_motion() {
    const auto config = config_home();
    if (!config) return false;
    for (const char* const version : {"/gtk-4.0", "/gtk-3.0"}) {
        const FileReading file = read_file(*config + version + "/settings.ini", kMostBytes);
        if (const auto animations = animations_in(file.bytes)) return !*animations;
    }
    return false;
}

}  // namespace twofold::platform
