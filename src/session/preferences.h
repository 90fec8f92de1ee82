// The player's settings as stored in a TOML file. Keeps entries that a newer version wrote.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "session/settings.h"

namespace twofold::session {

struct PreferencesReading;

class Preferences {
  public:
    Settings settings;

    // The text that was read, updated with the settings changed since. Everything else stays, except
    // comments.
    std::string to_text() const;
    static PreferencesReading from_text(std::string_view text);

  private:
    std::string found_text_;
    Settings found_;
};

struct PreferencesReading {
    std::optional<Preferences> preferences;  // nullopt if the text is not TOML
    // Why the text is not TOML, or one line for each invalid value, which is ignored: "3: volume must be a
    // whole number from 0 to 100", with the line number first.
    std::string faults;
};

}  // namespace twofold::session
