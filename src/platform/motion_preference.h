// Whether the machine's player has asked for less motion. Read from the file in which GTK desktops keep it;
// elsewhere nothing is known of it.
#pragma once

#include <optional>
#include <string_view>

namespace twofold::platform {

// What a GTK settings.ini says of animations; nullopt if it does not.
std::optional<bool> animations_in(std::string_view settings_ini);

// False if nothing is known.
bool wants_reduced_motion();

}  // namespace twofold::platform
