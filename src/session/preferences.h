// What the player has chosen and the game remembers. Coded as TOML; what a newer version wrote there is kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twofold::session {

class Preferences {
  public:
    std::string theme;  // id of a theme; empty where none was chosen

    // The text with these preferences in it. Everything else in it stays.
    std::string to_text() const;
    // Nothing where the text is not TOML. A value that makes no sense counts as not there.
    static std::optional<Preferences> from_text(std::string_view text);

  private:
    std::string loaded_;  // the text as it was found
};

}  // namespace twofold::session
