#include "platform/locale.h"

#include <cstdlib>
#include <memory>
#include <string_view>

#include <SDL.h>

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

}  // namespace twofold::platform
