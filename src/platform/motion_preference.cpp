#include "platform/motion_preference.h"

#include <string>

#include "base/text.h"
#include "platform/storage.h"

namespace twofold::platform {

namespace {

constexpr std::size_t kMaxBytes = std::size_t{1} << 16;

}  // namespace

// A key file: groups in brackets, then lines of KEY=VALUE. The last line with a key counts.
std::optional<bool> animations_in(std::string_view settings_ini) {
    std::optional<bool> animations;
    bool in_settings = false;
    while (!settings_ini.empty()) {
        const std::string_view line = base::trim(base::take_line(settings_ini));
        if (!line.empty() && line.front() == '[') in_settings = line == "[Settings]";
        const std::size_t equals = line.find('=');
        if (!in_settings || equals == std::string_view::npos) continue;
        if (base::trim(line.substr(0, equals)) != "gtk-enable-animations") continue;
        const std::string_view value = base::trim(line.substr(equals + 1));
        if (value == "true" || value == "1") animations = true;
        if (value == "false" || value == "0") animations = false;
    }
    return animations;
}

bool wants_reduced_motion() {
    const auto config = config_home();
    if (!config) return false;
    for (const char* const version : {"/gtk-4.0", "/gtk-3.0"}) {
        const FileReading file = read_file(*config + version + "/settings.ini", kMaxBytes);
        if (const auto animations = animations_in(file.bytes)) return !*animations;
    }
    return false;
}

}  // namespace twofold::platform
