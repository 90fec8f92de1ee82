// Drives a Shell as Host does, but with a made-up clock: no window, no file, no sleep.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/shell.h"
#include "session/session.h"

namespace twofold::support {

// Fonts, themes and texts as the program has them; loaded once.
struct AppResources {
    std::array<ui::Font, ui::kFontCount> fonts;
    std::vector<ui::Theme> themes;
    ui::Strings strings;
    std::vector<ui::LanguageName> languages;
    std::vector<std::string> renderers;
};
const AppResources& app_resources();

inline constexpr ui::Millis kFrame = 1000.0 / 60;
inline constexpr std::string_view kToday = "2024-02-29";

// A game that begins with this board and no points; its target is the usual one where none is given.
session::Start start_on(std::string_view drawing, rules::Exponent target = 0, std::uint64_t seed = 1);
session::Session session_on(const session::Start& start);

ui::KeyPress key(ui::Key key, std::uint8_t modifiers = ui::kNoModifier, bool repeat = false);
ui::KeyPress arrow(rules::Direction direction);

class AppDriver {
  public:
    explicit AppDriver(const session::Start& start, const ui::WindowMetrics& window = {},
                       const app::ShellOptions& options = {});
    explicit AppDriver(session::Session session, const ui::WindowMetrics& window = {},
                       const app::ShellOptions& options = {}, session::Preferences preferences = {});

    // One frame, `after` the one before, with the input since then.
    const app::Effects& frame(ui::Millis after = kFrame);
    // Frames until nothing moves.
    void rest();

    // Input of the next frame.
    void send(const ui::InputEvent& event) { events_.push_back(event); }
    void press(ui::Key k, std::uint8_t modifiers = ui::kNoModifier) { send(key(k, modifiers)); }
    void play(rules::Direction direction) { send(arrow(direction)); }
    void tell(app::News news) { news_.push_back(std::move(news)); }
    void touch(ui::PointerEvent::Kind kind, ui::PointF at, std::int64_t finger = 0);
    // Down, a few steps on the way, up.
    void swipe(ui::PointF from, ui::PointF by, std::int64_t finger = 0);
    // On the middle of the button with that command; fails the test where there is none.
    void tap(ui::BoundCommand command);
    // On that target of the screen in front, left of the arrows that a choice has; what is below the window
    // is scrolled to first. Likewise.
    void tap(std::string_view target, std::int64_t finger = 0);
    void tap_row(int id, std::int64_t finger = 0) { tap(row_name(id), finger); }
    void tap_at(ui::PointF px, std::int64_t finger = 0);
    void resize(const ui::WindowMetrics& window) { window_ = window; }
    void set_utc_day(std::string_view day) { utc_day_ = day; }
    void use_pad(std::optional<ui::PadKind> pad) { pad_ = pad; }

    // The same and then one frame.
    void press_now(ui::Key k, std::uint8_t modifiers = ui::kNoModifier);
    void play_now(rules::Direction direction);

    const app::Shell& shell() const { return shell_; }
    const session::Session& session() const { return shell_.session(); }
    const session::Game& game() const { return session().game(); }
    const rules::Board& board() const { return game().state().board; }
    const app::Effects& effects() const { return effects_; }  // of the last frame
    // What the last frame wants of the files; fails the test where it is nothing, or more.
    app::Request only_request() const;
    const ui::WindowMetrics& window() const { return window_; }
    ui::Millis now() const { return now_; }

    std::vector<session::PlayedGame> played;  // what there is when the statistics are asked for

    // All that has been asked for since the start, or since the last call.
    std::vector<session::JournalEdit> take_edits();

    // The screen in front of the board; nothing where the board is in front.
    std::optional<ui::ScreenId> front() const;
    // Where a target of that screen is, px; fails the test where there is none.
    ui::Rect target(std::string_view name) const;
    ui::Rect row(int id) const { return target(row_name(id)); }

    std::string picture() const { return effects_.picture->to_text(); }
    // Whether a text of the picture has these words in it, or is just these.
    bool shows(std::string_view words) const { return picture().find(words) != std::string::npos; }
    bool shows_just(std::string_view text) const { return shows("\"" + std::string(text) + "\""); }
    // What a screen made afresh for the same game, window and theme shows at rest.
    ui::DrawList fresh_list() const;
    std::string fresh_picture() const { return fresh_list().to_text(); }
    // How many tiles the picture has.
    int tiles_shown() const;

  private:
    static std::string row_name(int id) { return "row-" + std::to_string(id); }

    app::Shell shell_;
    ui::WindowMetrics window_;
    std::optional<ui::PadKind> pad_;
    std::string_view utc_day_ = kToday;
    ui::Millis now_ = 1000;
    std::vector<app::News> news_;
    std::vector<ui::InputEvent> events_;
    std::vector<session::JournalEdit> edits_;
    app::Effects effects_;
};

}  // namespace twofold::support
