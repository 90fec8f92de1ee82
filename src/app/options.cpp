#include "app/options.h"

#include "platform/storage.h"
#include "session/rule_text.h"

namespace twofold::app {

std::optional<rules::RuleSet> rule_set_of(const GameOptions& options, std::string& error) {
    rules::RuleSet rules;
    for (const session::RuleField& field : session::all_rule_fields()) {
        const auto given = options.rules.find(field.key);
        if (given == options.rules.end() || field.set(rules, given->second)) continue;
        error = "--" + std::string(field.key) + " takes " + std::string(field.takes);
        return std::nullopt;
    }
    if (!options.rules.contains("target")) rules.target = rules::default_target(rules);
    if (rules::is_possible(rules)) return rules;
    error = "--target takes " + session::targets_text(rules);
    return std::nullopt;
}

session::Settings settings_of(const PlayOptions& options, session::Settings settings) {
    if (!options.theme.empty()) settings.theme = options.theme;
    if (!options.language.empty()) settings.language = options.language;
    if (!options.renderer.empty()) settings.renderer = options.renderer == "auto" ? "" : options.renderer;
    settings.fullscreen |= options.fullscreen;
    settings.large_text |= options.reading.large_text;
    settings.captions |= options.reading.captions;
    settings.motion = options.motion.value_or(settings.motion);
    settings.speed = options.speed.value_or(settings.speed);
    settings.volume = options.volume.value_or(settings.volume);
    return settings;
}

std::string data_folder_of(const PlayOptions& options) {
    return options.data_dir.empty() ? platform::data_folder().value_or("") : options.data_dir;
}

}  // namespace twofold::app
