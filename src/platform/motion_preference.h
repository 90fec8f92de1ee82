// Whether the player has asked the system for reduced motion. Reads the settings file of GTK desktops; other
// desktops are not supported.
#pragma once

#include <optional>
#include <string_view>

namespace twofold::platform {

// Whether a GTK settings.ini turns animations on; nullopt if it does not say.
std::optional<bool> animations_in(std::string_view settings_ini);

// False if unknown.
bool wants_reduced_motion();

}  // namespace twofold::platform
