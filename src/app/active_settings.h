// The settings that hold now and what follows from them for all to see, beside those that are remembered: an
// option can ask for something else for this run.
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
    // `for_this_run` holds in the place of what is remembered, if it is given. At least one theme, and they
    // outlive this. `reduced_motion` is what the system asks for.
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

    // Only what differs from now is remembered.
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
