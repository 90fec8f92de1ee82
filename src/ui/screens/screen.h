// The interface of a screen to the Shell.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/daily.h"
#include "session/kept_record.h"
#include "session/played_game.h"
#include "session/session.h"
#include "session/settings.h"
#include "ui/board/timeline.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/easing.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"
#include "ui/input/command.h"
#include "ui/input/input_event.h"
#include "ui/input/key_labels.h"
#include "ui/input/key_map.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// What screens can read. All of it outlives them.
struct ScreenContext {
    const session::Session& session;
    const Strings& strings;
    std::span<const Font, kFontCount> fonts;
    MotionSettings motion;
    bool fullscreen = false;
    std::span<const session::KeptRecord> records;                   // the latest first
    std::string_view utc_day;                                       // YYYY-MM-DD
    std::optional<PadKind> pad = {};                                // the gamepad in use, to name its buttons
    const session::Settings& settings = session::kDefaultSettings;  // those in force
    // The available choices.
    std::span<const Theme> themes = {};
    std::size_t theme = 0;  // index of the one in use
    std::span<const LanguageName> languages = {};
    std::span<const std::string> renderers = {};
    std::span<const session::PlayedGame> played = {};  // as statistics_of() has them
    const KeyMap& keys = default_keys();
    const KeyLabels& key_labels = american_labels();
};

// Something that can be pressed, for tests and traces.
struct Target {
    std::string name;
    Rect rect;  // px
};

class Screen {
  public:
    virtual ~Screen() = default;

    virtual ScreenId id() const = 0;
    // Call after something that the screen shows has changed.
    virtual void refresh(const ScreenContext&) {}
    virtual void set_window(const WindowMetrics& window) = 0;

    // Takes the seed that the screen asked for; nullopt: any.
    virtual void take_seed(std::optional<std::uint64_t>, const ScreenContext&) {}
    // Takes pasted text; false if the screen does not use any.
    virtual bool take_text(std::string_view, const ScreenContext&) { return false; }

    // `now` is animation time in ms, here and below.
    virtual std::optional<Command> handle(const InputEvent& event, const ScreenContext& context,
                                          Millis now) = 0;
    // Whether a move can be made now, so that time played counts.
    virtual bool in_play() const { return false; }
    // Shows the focus, because the screen was opened with a key.
    virtual void reveal_focus() {}
    // Whether the screen uses the key now; otherwise the key does what it does everywhere.
    virtual bool uses(const KeyPress& press) const = 0;
    // Call when the window loses the focus or another screen is opened.
    virtual void release_all(Millis now) = 0;
    // Call once per frame before draw(), for what happens by itself.
    virtual void advance(Millis) {}

    virtual bool moving(Millis now) const = 0;
    virtual void draw(const Theme& theme, Millis now, DrawList& out) const = 0;
    virtual std::vector<Target> targets(Millis now) const = 0;
    // The position in a replay, for traces; empty while it changes by itself.
    virtual std::string place() const { return {}; }

    // A line that describes the focus, for screen readers; empty if there is nothing to say.
    virtual std::string spoken(const ScreenContext&) const { return {}; }
    // What to announce when the player returns to the screen; by default, spoken().
    virtual std::string said_on_return(const ScreenContext& context) const { return spoken(context); }
    // Everything the screen shows, line by line.
    virtual std::vector<std::string> read_aloud(const ScreenContext&) const { return {}; }
};

}  // namespace twofold::ui
