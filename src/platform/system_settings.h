// Preferences set in the system: languages, reduced motion, keyboard layout.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/input/key_labels.h"

namespace twofold::platform {

// The POSIX environment variables for the locale; empty if not set.
struct LocaleVariables {
    std::string language;
    std::string lc_all;
    std::string lc_messages;
    std::string lang;
};

// Tags of languages, the most wanted first, as gettext reads these variables: the first of LC_ALL,
// LC_MESSAGES and LANG that is set is the locale; LANGUAGE goes before it, unless it is the C locale. Nullopt
// if no locale is set.
std::optional<std::vector<std::string>> languages_of(const LocaleVariables& variables);

// Language tags of this machine, from those variables or else from SDL, the most preferred first. May be
// empty.
std::vector<std::string> preferred_languages();

// What the settings.ini of a GTK desktop says of animations; nullopt if it does not.
std::optional<bool> animations_in(std::string_view settings_ini);

// By the settings.ini of GTK; false if it says nothing.
bool prefers_reduced_motion();

// What is printed on a key that types that character: the capital, of letters that are printed so.
char32_t printed_form(char32_t typed);

// As the layout is now; empty before there is a window.
ui::KeyLabels key_labels();

}  // namespace twofold::platform
