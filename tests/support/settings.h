// Every setting at every value that it can have, or at some that stand for the rest.
#pragma once

#include <string>
#include <vector>

#include "session/settings.h"

namespace twofold::support {

struct SettingValue {
    const session::Setting* setting;
    std::string text;
};

std::vector<SettingValue> all_setting_values();

}  // namespace twofold::support
