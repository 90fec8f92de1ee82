#include "app/options.h"

#include "platform/storage.h"
#include "session/board_text.h"

namespace twofold::app {

std::optional<rules::RuleSet> rule_set_of(const GameOptions& options, std::string& error) {
    rules::RuleSet rules;
    rules.size = options.size.value_or(rules.size);
    rules.fours = static_cast<std::uint8_t>(options.fours.value_or(rules.fours));
    rules.target = options.target.value_or(rules::default_target(rules.size, rules.fours));
    switch (rules::fault_of(rules)) {
        case rules::RuleFault::kNone:
            return rules;
        case rules::RuleFault::kSize:
            error = "--size takes ROWSxCOLS, each 2 to 8, like 4x4";
            break;
        case rules::RuleFault::kFours:
            error = "--fours takes a percentage, 0 to 100";
            break;
        case rules::RuleFault::kTarget:
            error = "--target takes a power of two from 8 to " +
                    session::tile_text(rules::largest_exponent(rules.size, rules.fours)) + " on " +
                    session::size_text(rules.size);
            break;
    }
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
