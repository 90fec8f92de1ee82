// Writes a line for each event, for tests: moves, the state after them, and the positions of everything that
// can be pressed. Does nothing unless it is on.
#pragma once

#include <string>
#include <string_view>

#include "app/lines.h"
#include "session/game.h"
#include "session/settings.h"
#include "ui/draw/layout.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"

namespace twofold::app {

class Trace {
  public:
    explicit Trace(bool on) : on_(on) {}

    Lines& lines() { return lines_; }

    void say(std::string_view what);
    // Adds the resulting state to the line.
    void say(std::string_view what, const session::Game& game);
    void window(const ui::WindowMetrics& window);
    // One line for each setting that differs.
    void settings(const session::Settings& before, const session::Settings& after);
    // The front screen and everything on it that can be pressed, in window units. `now` is the animation
    // clock in ms.
    void layout(const ui::GameScreen& board, const ui::Screen& front, ui::Millis now);
    // Whether an overlay has appeared or disappeared since layout().
    bool overlay_changed(const ui::GameScreen& board) const { return overlay_ != board.overlay_kind(); }
    // The position of the front screen, if it is a replay at rest, whenever that has changed.
    void place(const ui::Screen& front);

  private:
    bool on_;
    Lines lines_;
    ui::OverlayKind overlay_ = ui::OverlayKind::kNone;
    std::string place_;
};

}  // namespace twofold::app
