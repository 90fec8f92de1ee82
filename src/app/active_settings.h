// The settings in force and what is derived from them, and the remembered settings, which may differ because
// options can override settings for one run.
#pragma once

#include <optional>
#include <span>

#include "session/preferences.h"
#include "ui/board/timeline.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"
#include "ui/input/key_map.h"

namespace twofold::app {

class ActiveSettings {
  public:
    // `for_this_run`, if given, replaces the remembered settings for this run. There must be at least one
    // theme, and the themes outlive this. `reduced_motion` is the system's preference.
    ActiveSettings(session::Preferences remembered, const std::optional<session::Settings>& for_this_run,
                   std::span<const ui::Theme> themes, bool reduced_motion);

    const session::Settings& now() const { return now_; }
    const session::Preferences& remembered() const { return remembered_; }

    std::span<const ui::Theme> themes() const { return themes_; }
    std::size_t theme_index() const { return theme_; }
    const ui::Theme& theme() const { return themes_[theme_]; }
    const ui::MotionSettings& motion() const { return motion_; }
    const ui::KeyMap& keys() const { return keys_; }
    const ui::ReadingAids& reading() const { return reading_; }

    // Remembers only the settings that differ from now().
    void change(const session::Settings& settings);

  private:
    void derive();

    session::Preferences remembered_;
    session::Settings now_;
    std::span<const ui::Theme> themes_;
    bool reduced_motion_;
    std::size_t theme_ = 0;
    ui::MotionSettings motion_;
    ui::KeyMap keys_;
    ui::ReadingAids reading_;
};

}  // namespace twofold::app
