// What the player has chosen and the game remembers. Coded as TOML; what a newer version wrote there is kept.
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

    // The text as it was found, with what has been chosen otherwise since. Everything else in it stays, but
    // for comments.
    std::string to_text() const;
    static PreferencesReading from_text(std::string_view text);

  private:
    std::string found_text_;
    Settings found_;
};

struct PreferencesReading {
    std::optional<Preferences> preferences;  // nullopt if the text is not TOML
    // Why the text is not TOML, or a line for each value that makes no sense, which counts as not there:
    // "3: volume must be a whole number from 0 to 100". The number is that of the line.
    std::string faults;
};

}  // namespace twofold::session
