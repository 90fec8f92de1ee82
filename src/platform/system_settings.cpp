#include "platform/system_settings.h"

#include <cstdlib>
#include <memory>

#include <SDL.h>

#include "base/text.h"
#include "platform/storage.h"

namespace twofold::platform {

namespace {

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool is_c_locale(std::string_view locale) {
    const std::string_view name = locale.substr(0, locale.find('.'));
    return name == "C" || name == "POSIX";
}

void add_parts(std::string_view list, std::vector<std::string>& parts) {
    while (!list.empty()) {
        const std::size_t end = list.find(':');
        if (end != 0) parts.emplace_back(list.substr(0, end));
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    }
}

std::vector<std::string> languages_by_sdl() {
    const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(), SDL_free);
    std::vector<std::string> languages;
    for (const SDL_Locale* locale = locales.get(); locale != nullptr && locale->language != nullptr;
         ++locale) {
        languages.emplace_back(locale->language);
        if (locale->country != nullptr) languages.back().append("-").append(locale->country);
    }
    return languages;
}

}  // namespace

std::optional<std::vector<std::string>> languages_of(const LocaleVariables& variables) {
    const std::string& locale = !variables.lc_all.empty()        ? variables.lc_all
                                : !variables.lc_messages.empty() ? variables.lc_messages
                                                                 : variables.lang;
    if (locale.empty()) return std::nullopt;
    std::vector<std::string> languages;
    if (is_c_locale(locale)) return languages;
    add_parts(variables.language, languages);
    languages.push_back(locale);
    return languages;
}

std::vector<std::string> preferred_languages() {
    auto languages = languages_of({.language = variable("LANGUAGE"),
                                   .lc_all = variable("LC_ALL"),
                                   .lc_messages = variable("LC_MESSAGES"),
                                   .lang = variable("LANG")});
    return languages ? std::move(*languages) : languages_by_sdl();
}

// A key file: groups in brackets, then lines of KEY=VALUE. The last of a key counts.
std::optional<bool> animations_in(std::string_view settings_ini) {
    std::optional<bool> animations;
    bool in_settings = false;
    while (!settings_ini.empty()) {
        const std::string_view line = base::trim(base::take_line(settings_ini));
        if (!line.empty() && line.front() == '[') in_settings = line == "[Settings]";
        const std::size_t equals = line.find('=');
        if (!in_settings || equals == std::string_view::npos) continue;
        if (base::trim(line.substr(0, equals)) != "gtk-enable-animations") continue;
        const std::string_view value = base::trim(line.substr(equals + 1));
        if (value == "true" || value == "1") animations = true;
        if (value == "false" || value == "0") animations = false;
    }
    return animations;
}

bool prefers_reduced_motion() {
    constexpr std::size_t kMaxBytes = std::size_t{1} << 16;
    const auto config = config_home();
    if (!config) return false;
    for (const char* const version : {"/gtk-4.0", "/gtk-3.0"}) {
        const FileReading file = read_file(*config + version + "/settings.ini", kMaxBytes);
        if (const auto animations = animations_in(file.bytes)) return !*animations;
    }
    return false;
}

// SDL does this for Latin letters alone.
char32_t printed_form(char32_t typed) {
    const auto among = [&](char32_t first, char32_t last) { return typed >= first && typed <= last; };
    if (among(U'α', U'ω') && typed != U'ς') return typed - (U'α' - U'Α');
    if (among(U'а', U'я')) return typed - (U'а' - U'А');
    if (among(U'ѐ', U'џ')) return typed - (U'ѐ' - U'Ѐ');
    return typed == U'ґ' ? U'Ґ' : typed;
}

ui::KeyLabels key_labels() {
    ui::KeyLabels labels;
    if (SDL_WasInit(SDL_INIT_VIDEO) == 0) return labels;
    for (int scancode = 0; scancode < SDL_NUM_SCANCODES; ++scancode) {
        const auto key = static_cast<ui::Key>(scancode);
        if (!ui::depends_on_layout(key)) continue;
        // A character, or where the layout has none there something that stands for the key's place.
        const SDL_Keycode code = SDL_GetKeyFromScancode(static_cast<SDL_Scancode>(scancode));
        if (code <= SDLK_SPACE || code == SDLK_DELETE || (code & SDLK_SCANCODE_MASK) != 0) continue;
        labels.set(key, SDL_GetKeyName(static_cast<SDL_Keycode>(printed_form(static_cast<char32_t>(code)))));
    }
    return labels;
}

}  // namespace twofold::platform
