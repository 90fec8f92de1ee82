// What goes into a frame of the Shell, and what comes out of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/news.h"
#include "app/request.h"
#include "session/preferences.h"
#include "session/session.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/easing.h"
#include "ui/draw/layout.h"
#include "ui/input/input_event.h"
#include "ui/input/pad.h"
#include "ui/sound/sound_cue.h"

namespace twofold::app {

struct FrameInput {
    ui::Millis now = 0;  // monotonic
    ui::WindowMetrics window;
    std::span<News> news;  // happened before the events; what it holds is moved out of it
    std::span<const ui::InputEvent> events;
    std::string_view today;          // YYYY-MM-DD, for records
    std::string_view utc_day;        // likewise, for the daily game
    std::optional<ui::PadKind> pad;  // the gamepad in use
};

// What a frame wants done. Valid until the next frame.
struct Effects {
    std::span<const session::JournalEdit> edits;  // to be handed to the system before anything else
    const ui::DrawList* picture = nullptr;
    std::span<const ui::Rect> damage;        // where it differs from the one before; none: nothing to draw
    const ui::DrawList* upcoming = nullptr;  // what pictures to come will need; null: the same as before
    bool moving = false;                     // wants another frame soon
    std::optional<ui::Millis> wake_in;       // wants a frame then at the latest, even with no event
    std::span<const ui::SoundCue> sounds;    // to be heard from now on
    float rumble = 0;  // how strongly the gamepad in use is to be felt, to 1; 0: not at all
    bool toggle_fullscreen = false;
    std::span<const Request> requests;  // in the order in which they are to be met
    // To be saved; null: as before.
    const session::BestScores* best_scores = nullptr;
    const session::DailyScores* daily_scores = nullptr;
    const session::Preferences* preferences = nullptr;
    // Settings that the machine has to apply; those that have not changed are not set.
    std::optional<int> volume;
    std::optional<std::string> language;  // wants LanguageLoaded
    std::optional<std::string> renderer;
    bool quit = false;
    std::string_view announced;  // whole lines
    std::string_view trace;      // likewise
};

}  // namespace twofold::app
