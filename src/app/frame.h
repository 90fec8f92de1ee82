// The input and output of one frame of the Shell.
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
#include "ui/sound/sound_cue.h"

namespace twofold::app {

struct FrameInput {
    ui::Millis now = 0;  // monotonic
    ui::WindowMetrics window;
    std::span<News> news;  // precedes the events; contents are moved out
    std::span<const ui::InputEvent> events;
    std::string_view today;          // YYYY-MM-DD, for records
    std::string_view utc_day;        // YYYY-MM-DD, for the daily game
    std::optional<ui::PadKind> pad;  // the gamepad in use
};

// What the frame asks its caller to do. Valid until the next frame.
struct Effects {
    std::span<const session::JournalEdit> edits;  // perform these first
    const ui::DrawList* picture = nullptr;
    std::span<const ui::Rect> damage;        // changes since the last picture; empty: nothing to draw
    const ui::DrawList* upcoming = nullptr;  // what later pictures will need; null: no change
    bool moving = false;                     // wants another frame soon
    std::optional<ui::Millis> wake_in;       // wants the next frame within this time, even without input
    std::span<const ui::SoundCue> sounds;    // play now
    float rumble = 0;                        // strength on the gamepad in use, 0 (none) to 1
    bool toggle_fullscreen = false;
    std::span<const Request> requests;  // handle in order
    // To save; null: unchanged.
    const session::BestScores* best_scores = nullptr;
    const session::DailyScores* daily_scores = nullptr;
    const session::Preferences* preferences = nullptr;
    // Settings for the machine to apply; nullopt: unchanged.
    std::optional<int> volume;
    std::optional<std::string> language;  // answer with LanguageLoaded
    std::optional<std::string> renderer;
    bool quit = false;
    std::string_view announced;  // whole lines
    std::string_view trace;      // whole lines
};

}  // namespace twofold::app
