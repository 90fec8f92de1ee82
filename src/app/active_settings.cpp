#include "app/active_settings.h"

#include <algorithm>
#include <utility>

#include "ui/input/key_map.h"

namespace twofold::app {

ActiveSettings::ActiveSettings(session::Preferences remembered,
                               const std::optional<session::Settings>& for_this_run,
                               std::span<const ui::Theme> themes, bool reduced_motion)
    : remembered_(std::move(remembered)),
      now_(for_this_run.value_or(remembered_.settings)),
      themes_(themes),
      reduced_motion_(reduced_motion) {
    derive();
}

void ActiveSettings::change(const session::Settings& settings) {
    session::take_changes(now_, settings, remembered_.settings);
    now_ = settings;
    derive();
}

void ActiveSettings::derive() {
    const auto named = std::find_if(themes_.begin(), themes_.end(),
                                    [&](const ui::Theme& theme) { return theme.id == now_.theme; });
    theme_ = named == themes_.end() ? 0 : static_cast<std::size_t>(named - themes_.begin());
    const bool reduced = now_.motion == session::MotionChoice::kReduced ||
                         (now_.motion == session::MotionChoice::kSystem && reduced_motion_);
    motion_ = {.motion = reduced ? ui::Motion::kReduced : ui::Motion::kFull, .speed = now_.speed};
    keys_ = ui::read_keys(now_.keys).keys;
    reading_ = {.large_text = now_.large_text, .captions = now_.captions};
}

}  // namespace twofold::app
