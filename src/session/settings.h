// The player's settings with their defaults, and one table of how each is written as text. Leaves out what
// they do.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::session {

enum class MotionChoice : std::uint8_t { kSystem, kFull, kReduced };
enum class SwipeChoice : std::uint8_t { kOnRelease, kEager };

inline constexpr int kMaxVolume = 100;

// Key names by the name of their action. An action that is not listed has its default keys.
using KeyTable = std::map<std::string, std::vector<std::string>>;

struct Settings {
    std::string theme;     // id; empty: the first theme
    std::string language;  // code; empty: as the system's
    MotionChoice motion = MotionChoice::kSystem;
    double speed = 1;  // of motion: 0.5, 1 or 2; 0: no motion
    SwipeChoice swipe = SwipeChoice::kOnRelease;
    bool key_repeat = false;  // a held key repeats its move
    bool fullscreen = false;
    std::string renderer;  // SDL's name for it; empty: chosen automatically
    int volume = 30;       // 0 to kMaxVolume; 0 opens no audio device
    bool rumble = true;
    bool large_text = false;
    bool captions = false;    // each move as a line of text
    bool show_clock = false;  // shows time played and splits during play
    KeyTable keys;            // only those changed; not in all_settings()

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline const Settings kDefaultSettings;

// One setting as the settings file and the command line write it.
struct Setting {
    enum class Form : std::uint8_t { kText, kFlag, kNumber };  // of its value in the file

    std::string_view key;  // "key_repeat"
    Form form = Form::kText;
    std::span<const std::string_view> words;  // all possible values; empty if they cannot be listed
    std::string takes;                        // for messages: "one of system, full, reduced"
    std::string (*text)(const Settings& settings) = nullptr;
    // Returns false and changes nothing if the text is not a valid value.
    bool (*set)(Settings& settings, std::string_view text) = nullptr;
};

std::span<const Setting> all_settings();
const Setting& setting_of(std::string_view key);  // `key` must exist

// Applies the differences between `before` and `after` to `to`.
void take_changes(const Settings& before, const Settings& after, Settings& to);

}  // namespace twofold::session
