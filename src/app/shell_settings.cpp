// The Shell's part that carries out what the player chooses: settings and keys.
#include "app/shell.h"
#include "base/check.h"
#include "ui/input/key_coding.h"

namespace twofold::app {

namespace commands = ui::commands;

namespace {

std::size_t theme_index(std::span<const ui::Theme> themes, std::string_view id) {
    for (std::size_t i = 0; i < themes.size(); ++i) {
        if (themes[i].id == id) return i;
    }
    return 0;
}

ui::MotionSettings motion_of(const session::Settings& settings, bool system_reduces) {
    const bool reduced = settings.motion == session::MotionChoice::kReduced ||
                         (settings.motion == session::MotionChoice::kSystem && system_reduces);
    return {.motion = reduced ? ui::Motion::kReduced : ui::Motion::kFull, .speed = settings.speed};
}

}  // namespace

void Shell::perform(const commands::ChangeSetting& change) {
    session::Settings settings = settings_;
    session::setting_of(change.key).set(settings, change.value);
    change_settings(settings);
}

void Shell::perform(const commands::NextTheme&) {
    change_theme(1);
}

void Shell::perform(const commands::PreviousTheme&) {
    change_theme(resources_.themes.size() - 1);
}

// What is not changed is remembered as it was, also where an option asked for something else.
void Shell::change_settings(const session::Settings& settings) {
    if (settings == settings_) return;
    session::take_changes(settings_, settings, preferences_.settings);
    if (settings.fullscreen != settings_.fullscreen)
        effects_.toggle_fullscreen = settings.fullscreen != (window_ && window_->fullscreen);
    if (settings.volume != settings_.volume) effects_.volume = settings.volume;
    if (settings.language != settings_.language) effects_.language = settings.language;
    if (settings.renderer != settings_.renderer) effects_.renderer = settings.renderer;
    trace_.settings(settings_, settings);
    settings_ = settings;
    effects_.preferences = &preferences_;
    apply_settings();
}

// The one place where settings become what they do; the machine's part of it is in Effects.
void Shell::apply_settings() {
    theme_ = theme_index(resources_.themes, settings_.theme);
    motion_ = motion_of(settings_, reduced_motion_);
    keys_ = ui::read_keys(settings_.keys).keys;
    reading_ = {.large_text = settings_.large_text, .captions = settings_.captions};
    screens_.refresh(context());
    upcoming_for_ = 0;
}

void Shell::change_theme(std::size_t step) {
    session::Settings settings = settings_;
    settings.theme = resources_.themes[(theme_ + step) % resources_.themes.size()].id;
    change_settings(settings);
    say_value(ui::TextId::kTheme, resources_.strings.theme_name(theme().id, theme().name));
    trace_.say("theme " + theme().id);
}

void Shell::perform(const commands::ToggleFullscreen&) {
    session::Settings settings = settings_;
    settings.fullscreen = !(window_ && window_->fullscreen);
    change_settings(settings);
    effects_.toggle_fullscreen = true;  // also where the window did not obey before
}

void Shell::perform(const commands::BindKey& bind) {
    ui::KeyMap keys = keys_;
    keys.add(bind.action, bind.key);
    change_keys(keys);
}

void Shell::perform(const commands::UnbindKey& unbind) {
    ui::KeyMap keys = keys_;
    keys.remove(unbind.key);
    change_keys(keys);
}

void Shell::perform(const commands::ResetKeys&) {
    change_keys(ui::default_keys());
}

void Shell::change_keys(const ui::KeyMap& keys) {
    session::Settings settings = settings_;
    settings.keys = ui::key_table(keys, settings_.keys);
    change_settings(settings);
    trace_.say("keys changed");
    trace_layout();
}

}  // namespace twofold::app
