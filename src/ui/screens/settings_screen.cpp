#include "ui/screens/settings_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/screens/page_rows.h"

namespace twofold::ui {

namespace {

constexpr int kVolumeStep = 10;

// The shown text of a value.
struct ValueLabel {
    std::string_view value;
    TextId label;
};
constexpr std::array kMotions = {ValueLabel{"system", TextId::kAsSystem},
                                 ValueLabel{"full", TextId::kMotionFull},
                                 ValueLabel{"reduced", TextId::kMotionReduced}};
constexpr std::array kSwipes = {ValueLabel{"release", TextId::kSwipeOnRelease},
                                ValueLabel{"eager", TextId::kSwipeEager}};
constexpr std::array kSpeeds = {ValueLabel{"off", TextId::kOff}};
constexpr std::array kRenderers = {ValueLabel{"auto", TextId::kAutomatic},
                                   ValueLabel{"software", TextId::kSoftware}};
constexpr std::array kLanguages = {ValueLabel{"", TextId::kAsSystem}};

// A name that is the same in every language.
struct ProperName {
    std::string_view value;
    std::string_view name;
};
constexpr std::array kProperNames = {ProperName{"opengl", "OpenGL"}, ProperName{"opengles2", "OpenGL ES 2"},
                                     ProperName{"direct3d", "Direct3D 9"},
                                     ProperName{"direct3d11", "Direct3D 11"}, ProperName{"metal", "Metal"}};

// A row of the screen: a heading if it has no key, otherwise the setting with that key; "keys" opens the keys
// screen.
struct SettingRow {
    TextId label;
    std::string_view key = {};
    std::span<const ValueLabel> values = {};  // values with a translated text
};

// The id of a row is its index here.
constexpr std::array kRows = {
    SettingRow{TextId::kLook},
    SettingRow{TextId::kTheme, "theme"},
    SettingRow{TextId::kLanguage, "language", kLanguages},
    SettingRow{TextId::kLargeText, "large_text"},
    SettingRow{TextId::kMotion},
    SettingRow{TextId::kAnimation, "motion", kMotions},
    SettingRow{TextId::kSpeed, "speed", kSpeeds},
    SettingRow{TextId::kInput},
    SettingRow{TextId::kSwipe, "swipe", kSwipes},
    SettingRow{TextId::kKeyRepeat, "key_repeat"},
    SettingRow{TextId::kKeys, "keys"},
    SettingRow{TextId::kSoundAndFeel},
    SettingRow{TextId::kVolume, "volume"},
    SettingRow{TextId::kRumble, "rumble"},
    SettingRow{TextId::kWindow},
    SettingRow{TextId::kFullscreen, "fullscreen"},
    SettingRow{TextId::kRenderer, "renderer", kRenderers},
    SettingRow{TextId::kReadingAlong},
    SettingRow{TextId::kCaptions, "captions"},
    SettingRow{TextId::kShowClock, "show_clock"},
};

bool is_flag(const SettingRow& row) {
    const auto words = session::setting_of(row.key).words;
    return std::find(words.begin(), words.end(), "true") != words.end();
}

// The available values in order, including the current one.
std::vector<std::string> values_of(const SettingRow& row, const ScreenContext& context) {
    std::vector<std::string> values;
    if (row.key == "language") {
        values.emplace_back();
        for (const LanguageName& language : context.languages)
            values.push_back(language.code);
    } else {
        const auto words = session::setting_of(row.key).words;
        values.assign(words.begin(), words.end());
    }
    if (row.key == "renderer") {
        const auto& here = context.renderers;
        std::erase_if(values, [&](const std::string& name) {
            return name != "auto" && std::find(here.begin(), here.end(), name) == here.end();
        });
    }
    const std::string now = session::setting_of(row.key).text(context.settings);
    if (std::find(values.begin(), values.end(), now) == values.end()) values.push_back(now);
    return values;
}

std::string label_of(const SettingRow& row, const std::string& value, const ScreenContext& context) {
    for (const ValueLabel& label : row.values) {
        if (label.value == value) return text(context, label.label);
    }
    if (row.key == "speed") return value + "×";
    if (row.key == "renderer") return std::string(renderer_name(value));
    for (const LanguageName& language : context.languages) {
        if (row.key == "language" && language.code == value) return language.name;
    }
    return value;
}

std::string volume_label(const ScreenContext& context) {
    const int volume = context.settings.volume;
    if (volume == 0) return text(context, TextId::kOff);
    return context.strings.filled(TextId::kPercent, {{"number", std::to_string(volume)}});
}

// Moves to the next multiple of the step; from a volume in between, to the nearest in that direction.
int stepped_volume(int volume, int step) {
    const int below = volume / kVolumeStep * kVolumeStep;
    const int next = step > 0 ? below + kVolumeStep : below < volume ? below : below - kVolumeStep;
    return std::clamp(next, 0, session::kMaxVolume);
}

// The value `step` places on, wrapping around.
std::string stepped_value(const SettingRow& row, const ScreenContext& context, int step) {
    const std::vector<std::string> values = values_of(row, context);
    const std::string now = session::setting_of(row.key).text(context.settings);
    const auto at = std::find(values.begin(), values.end(), now) - values.begin();
    const auto count = std::ssize(values);
    return values[static_cast<std::size_t>((at + step + count) % count)];
}

}  // namespace

std::string_view renderer_name(std::string_view renderer) {
    for (const ProperName& proper : kProperNames) {
        if (proper.value == renderer) return proper.name;
    }
    return renderer;
}

Page SettingsScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kSettings)};
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        const SettingRow& row = kRows[i];
        const int id = static_cast<int>(i);
        if (row.key.empty()) {
            page.rows.push_back(heading(text(context, row.label)));
        } else if (row.key == "theme") {
            page.rows.push_back(
                action(id, text(context, row.label),
                       std::string(context.themes[context.theme].name_in(context.strings.code()))));
        } else if (row.key == "keys") {
            page.rows.push_back(action(id, text(context, row.label)));
        } else if (row.key == "volume") {
            page.rows.push_back(choice(id, text(context, row.label), volume_label(context)));
        } else {
            // For full screen, shows the window's state, because the system can refuse a change.
            const std::string value = row.key == "fullscreen"
                                          ? (context.fullscreen ? "true" : "false")
                                          : session::setting_of(row.key).text(context.settings);
            page.rows.push_back(is_flag(row)
                                    ? toggle(id, row.label, value == "true", context)
                                    : choice(id, text(context, row.label), label_of(row, value, context)));
        }
    }
    return page;
}

std::optional<Command> SettingsScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    const SettingRow& row = kRows[static_cast<std::size_t>(event.id)];
    const int step = event.kind == PageEvent::Kind::kPrevious ? -1 : 1;
    if (row.key == "theme") return commands::Open{ScreenId::kThemes};
    if (row.key == "keys") return commands::Open{ScreenId::kKeys};
    if (row.key == "fullscreen") return commands::ToggleFullscreen{};
    if (row.key == "volume")
        return commands::ChangeSetting{row.key,
                                       std::to_string(stepped_volume(context.settings.volume, step))};
    return commands::ChangeSetting{row.key, stepped_value(row, context, step)};
}

// The id of a row is its theme's index.
Page ThemesScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kTheme)};
    int id = 0;
    for (const Theme& theme : context.themes) {
        page.rows.push_back({.kind = Row::Kind::kTheme,
                             .id = id++,
                             .label = std::string(theme.name_in(context.strings.code())),
                             .theme = &theme,
                             .chosen = &theme == &context.themes[context.theme]});
    }
    return page;
}

std::optional<Command> ThemesScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    return commands::ChangeSetting{"theme", context.themes[static_cast<std::size_t>(event.id)].id};
}

}  // namespace twofold::ui
