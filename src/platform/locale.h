// What the machine says of the player's languages.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace twofold::platform {

// Environment variables by which a POSIX system says it; empty if they are not set.
struct LocaleVariables {
    std::string language;
    std::string lc_all;
    std::string lc_messages;
    std::string lang;
};

// Tags of languages, the most wanted first, as gettext reads these variables: the first of LC_ALL,
// LC_MESSAGES and LANG that is set is the locale; LANGUAGE goes before it, unless it is the C locale. Nothing
// where no locale is set.
std::optional<std::vector<std::string>> languages_of(const LocaleVariables& variables);

// The same of this machine: by those variables, else by what else the system knows. May be none.
std::vector<std::string> preferred_languages();

}  // namespace twofold::platform
