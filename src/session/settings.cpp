#include "session/settings.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/check.h"
#include "base/text.h"
#include "session/board_text.h"

namespace twofold::session {

namespace {

template <typename Value>
struct Word {
    std::string_view word;
    Value value;
};

constexpr std::array kMotions = {Word<MotionChoice>{"system", MotionChoice::kSystem},
                                 Word<MotionChoice>{"full", MotionChoice::kFull},
                                 Word<MotionChoice>{"reduced", MotionChoice::kReduced}};
constexpr std::array kSpeeds = {Word<double>{"0.5", 0.5}, Word<double>{"1", 1}, Word<double>{"2", 2},
                                Word<double>{"off", 0}};
constexpr std::array kSwipes = {Word<SwipeChoice>{"release", SwipeChoice::kOnRelease},
                                Word<SwipeChoice>{"eager", SwipeChoice::kEager}};
constexpr std::array kRenderers = {Word<std::string_view>{"auto", ""},
                                   Word<std::string_view>{"software", "software"},
                                   Word<std::string_view>{"opengl", "opengl"},
                                   Word<std::string_view>{"opengles2", "opengles2"},
                                   Word<std::string_view>{"direct3d", "direct3d"},
                                   Word<std::string_view>{"direct3d11", "direct3d11"},
                                   Word<std::string_view>{"metal", "metal"}};
constexpr std::array kFlags = {Word<bool>{"true", true}, Word<bool>{"false", false}};

template <const auto& kTable>
constexpr auto kWordsOf = [] {
    std::array<std::string_view, kTable.size()> words;
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = kTable[i].word;
    return words;
}();

// A setting whose values are words.
template <auto kMember, const auto& kTable>
Setting worded(std::string_view key) {
    return {.key = key,
            .words = kWordsOf<kTable>,
            .takes = "one of " + base::join(kWordsOf<kTable>),
            .text =
                [](const Settings& settings) {
                    for (const auto& [word, value] : kTable) {
                        if (settings.*kMember == value) return std::string(word);
                    }
                    return std::string();
                },
            .set =
                [](Settings& settings, std::string_view text) {
                    for (const auto& [word, value] : kTable) {
                        if (word != text) continue;
                        settings.*kMember = value;
                        return true;
                    }
                    return false;
                }};
}

template <auto kMember>
Setting flag(std::string_view key) {
    Setting setting = worded<kMember, kFlags>(key);
    setting.form = Setting::Form::kFlag;
    setting.takes = "true or false";
    return setting;
}

template <auto kMember>
Setting named(std::string_view key) {
    return {.key = key,
            .takes = "a text",
            .text = [](const Settings& settings) { return settings.*kMember; },
            .set =
                [](Settings& settings, std::string_view text) {
                    settings.*kMember = text;
                    return true;
                }};
}

Setting volume() {
    return {.key = "volume",
            .form = Setting::Form::kNumber,
            .takes = "a whole number from 0 to " + std::to_string(kMaxVolume),
            .text = [](const Settings& settings) { return std::to_string(settings.volume); },
            .set =
                [](Settings& settings, std::string_view text) {
                    const auto number = base::parse_number(text);
                    if (!number || *number > kMaxVolume) return false;
                    settings.volume = static_cast<int>(*number);
                    return true;
                }};
}

}  // namespace

std::span<const Setting> all_settings() {
    static const std::vector<Setting> kSettings = {
        named<&Settings::theme>("theme"),
        named<&Settings::language>("language"),
        worded<&Settings::motion, kMotions>("motion"),
        worded<&Settings::speed, kSpeeds>("speed"),
        worded<&Settings::swipe, kSwipes>("swipe"),
        flag<&Settings::key_repeat>("key_repeat"),
        flag<&Settings::fullscreen>("fullscreen"),
        worded<&Settings::renderer, kRenderers>("renderer"),
        volume(),
        flag<&Settings::rumble>("rumble"),
        flag<&Settings::large_text>("large_text"),
        flag<&Settings::captions>("captions"),
        flag<&Settings::show_clock>("show_clock"),
    };
    return kSettings;
}

const Setting& setting_of(std::string_view key) {
    const auto all = all_settings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Setting& setting) { return setting.key == key; });
    TWOFOLD_CHECK(found != all.end());
    return *found;
}

void take_changes(const Settings& before, const Settings& after, Settings& to) {
    for (const Setting& setting : all_settings()) {
        const std::string text = setting.text(after);
        if (text != setting.text(before)) setting.set(to, text);
    }
    if (after.keys != before.keys) to.keys = after.keys;
}

}  // namespace twofold::session
