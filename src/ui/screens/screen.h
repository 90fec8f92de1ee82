// A screen: what the Shell needs of it, whatever it shows.
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
#include "ui/input/pad.h"
#include "ui/words/language.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// What the screens look at. All of it outlives them.
struct ScreenContext {
    const session::Session& session;
    const Strings& strings;
    std::span<const Font, kFontCount> fonts;
    MotionSettings motion;
    bool fullscreen = false;
    std::span<const session::KeptRecord> records;  // the latest first
    const session::DailyScores& daily;
    std::string_view utc_day;                                     // YYYY-MM-DD
    std::optional<PadKind> pad = {};                              // the gamepad in use, to name its buttons
    const session::Settings& settings = session::kUsualSettings;  // those that hold now
    // What can be chosen.
    std::span<const Theme> themes = {};
    std::size_t theme = 0;  // of them, the one in use
    std::span<const LanguageName> languages = {};
    std::span<const std::string> renderers = {};
    std::span<const session::PlayedGame> played = {};  // as statistics_of() has them
    const KeyMap& keys = default_keys();
    const KeyLabels& key_labels = american_labels();
};

// Something on a screen that can be pressed, for tests and traces.
struct Target {
    std::string name;
    Rect rect;  // px
};

class Screen {
  public:
    virtual ~Screen() = default;

    virtual ScreenId id() const = 0;
    // After something that it shows has changed.
    virtual void refresh(const ScreenContext&) {}
    virtual void set_window(const WindowMetrics& window) = 0;

    // The seed that it asked for; nullopt: any.
    virtual void take_seed(std::optional<std::uint64_t>, const ScreenContext&) {}
    // A text that was pasted; false if the screen has no use for any.
    virtual bool take_text(std::string_view, const ScreenContext&) { return false; }

    // `now` is the animation clock in ms, here and below.
    virtual std::optional<Command> handle(const InputEvent& event, const ScreenContext& context,
                                          Millis now) = 0;
    // Whether a move can be made now; the time played runs then.
    virtual bool in_play() const { return false; }
    // It was opened with a key: what the next one would press is to be seen.
    virtual void reveal_focus() {}
    // Whether the key means something here now; one that does not can mean what it means everywhere.
    virtual bool uses(const KeyPress& press) const = 0;
    // The window lost the player, or another screen is opened.
    virtual void release_all(Millis now) = 0;
    // Once a frame, before it is drawn: what happens by itself.
    virtual void advance(Millis) {}

    virtual bool moving(Millis now) const = 0;
    virtual void draw(const Theme& theme, Millis now, DrawList& out) const = 0;
    virtual std::vector<Target> targets(Millis now) const = 0;
    // Where it is in what it goes through, for traces; empty while that changes by itself.
    virtual std::string place() const { return {}; }

    // For those who do not see it: what is in focus, in a line; empty if there is nothing to say.
    virtual std::string spoken(const ScreenContext&) const { return {}; }
    // What is said when the player comes back to it; the same where it has nothing better.
    virtual std::string said_on_return(const ScreenContext& context) const { return spoken(context); }
    // And all that it shows, a line each.
    virtual std::vector<std::string> read_aloud(const ScreenContext&) const { return {}; }
};

}  // namespace twofold::ui
