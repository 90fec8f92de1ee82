#include "support/settings.h"

#include "app/resources.h"

namespace twofold::support {

namespace {

std::vector<std::string> values_of(const session::Setting& setting) {
    if (setting.key == "theme") return app::theme_ids();
    if (setting.key == "language") return app::language_codes();
    if (setting.key == "volume") return {"0", "1", "10", "30", "99", "100"};
    return {setting.words.begin(), setting.words.end()};
}

}  // namespace

std::vector<SettingValue> all_setting_values() {
    std::vector<SettingValue> values;
    for (const session::Setting& setting : session::all_settings()) {
        for (std::string& text : values_of(setting))
            values.push_back({&setting, std::move(text)});
    }
    return values;
}

}  // namespace twofold::support
