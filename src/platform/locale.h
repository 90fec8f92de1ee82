// The player's preferred languages, from the system.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace twofold::platform {

// The POSIX environment variables for the locale; empty if not set.
struct LocaleVariables {
    std::string language;
    std::string lc_all;
    std::string lc_messages;
    std::string lang;
};

// Language tags, the most preferred first, by gettext's rules: the locale is the first of LC_ALL, LC_MESSAGES
// and LANG that is set; LANGUAGE precedes it, unless it is the C locale. nullopt if no locale is set.
std::optional<std::vector<std::string>> languages_of(const LocaleVariables& variables);

// Language tags of this machine, from those variables or else from SDL, the most preferred first. May be
// empty.
std::vector<std::string> preferred_languages();

}  // namespace twofold::platform
