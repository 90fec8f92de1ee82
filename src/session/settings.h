// What the player can choose, and what holds where nothing was chosen: values, and one table of how each is
// written as text. What they do is known to those who obey them.
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

// Names of keys by the name of the action that they are for. An action that is not in it has the keys that it
// comes with.
using KeyTable = std::map<std::string, std::vector<std::string>>;

struct Settings {
    std::string theme;     // id; empty: the first there is
    std::string language;  // code; empty: the one that suits the system's
    MotionChoice motion = MotionChoice::kSystem;
    double speed = 1;  // of motion: 0.5, 1 or 2; 0: no motion at all
    SwipeChoice swipe = SwipeChoice::kOnRelease;
    bool key_repeat = false;  // a held key goes on moving
    bool fullscreen = false;
    std::string renderer;  // SDL's name of one; empty: what suits the machine
    int volume = 30;       // 0, with which no device is opened, to kMaxVolume
    bool rumble = true;
    bool large_text = false;
    bool captions = false;    // each move as a line of text
    bool show_clock = false;  // time played and splits, live
    KeyTable keys;            // those that were changed; not one of all_settings()

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline const Settings kUsualSettings;

// One of them, as the settings file and the command line have it.
struct Setting {
    enum class Form : std::uint8_t { kText, kFlag, kNumber };  // of its value in the file

    std::string_view key;  // "key_repeat"
    Form form = Form::kText;
    std::span<const std::string_view> words;  // every value that there is; empty if they cannot be listed
    std::string takes;                        // for people: "one of system, full, reduced"
    std::string (*text)(const Settings& settings) = nullptr;
    // False, and nothing changed, where the text makes no sense.
    bool (*set)(Settings& settings, std::string_view text) = nullptr;
};

std::span<const Setting> all_settings();
const Setting& setting_of(std::string_view key);  // which must be one of them

// Makes `to` what `after` is wherever that differs from `before`.
void take_changes(const Settings& before, const Settings& after, Settings& to);

}  // namespace twofold::session
