// The part of Shell that changes settings and keys.
#include "app/shell.h"
#include "base/check.h"
#include "ui/input/key_map.h"

namespace twofold::app {

namespace commands = ui::commands;

void Shell::perform(const commands::ChangeSetting& change) {
    session::Settings settings = settings_.now();
    session::setting_of(change.key).set(settings, change.value);
    change_settings(settings);
}

void Shell::perform(const commands::NextTheme&) {
    change_theme(1);
}

void Shell::perform(const commands::PreviousTheme&) {
    change_theme(settings_.themes().size() - 1);
}

void Shell::change_settings(const session::Settings& settings) {
    const session::Settings before = settings_.now();
    if (settings == before) return;
    settings_.change(settings);
    if (settings.fullscreen != before.fullscreen)
        effects_.toggle_fullscreen = settings.fullscreen != (window_ && window_->fullscreen);
    if (settings.volume != before.volume) effects_.volume = settings.volume;
    if (settings.language != before.language) effects_.language = settings.language;
    if (settings.renderer != before.renderer) effects_.renderer = settings.renderer;
    effects_.preferences = &settings_.remembered();
    trace_.settings(before, settings);
    screens_.refresh(context());
    upcoming_for_ = 0;
}

void Shell::change_theme(std::size_t step) {
    session::Settings settings = settings_.now();
    settings.theme = settings_.themes()[(settings_.theme_index() + step) % settings_.themes().size()].id;
    change_settings(settings);
    say_value(ui::TextId::kTheme, settings_.theme().name_in(resources_.strings.code()));
    trace_.say("theme " + settings_.theme().id);
}

void Shell::perform(const commands::ToggleFullscreen&) {
    session::Settings settings = settings_.now();
    settings.fullscreen = !(window_ && window_->fullscreen);
    change_settings(settings);
    effects_.toggle_fullscreen = true;  // even if the window did not obey before
}

void Shell::perform(const commands::BindKey& bind) {
    ui::KeyMap keys = settings_.keys();
    keys.add(bind.action, bind.key);
    change_keys(keys);
}

void Shell::perform(const commands::UnbindKey& unbind) {
    ui::KeyMap keys = settings_.keys();
    keys.remove(unbind.key);
    change_keys(keys);
}

void Shell::perform(const commands::ResetKeys&) {
    change_keys(ui::default_keys());
}

void Shell::change_keys(const ui::KeyMap& keys) {
    session::Settings settings = settings_.now();
    settings.keys = ui::key_table(keys, settings_.now().keys);
    change_settings(settings);
    trace_.say("keys changed");
    trace_layout();
}

}  // namespace twofold::app
