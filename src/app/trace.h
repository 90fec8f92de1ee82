// What happens, a line each, for tests: moves, the state after them, and where everything is that can be
// pressed. Says nothing unless it is on.
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
    // The same with the state that it led to.
    void say(std::string_view what, const session::Game& game);
    void window(const ui::WindowMetrics& window);
    // Those that differ.
    void settings(const session::Settings& before, const session::Settings& after);
    // What is in front and everything there that can be pressed, in window units. `now` is the animation
    // clock in ms.
    void layout(const ui::GameScreen& board, const ui::Screen& front, ui::Millis now);
    // Whether an overlay has come or gone since layout().
    bool overlay_changed(const ui::GameScreen& board) const { return overlay_ != board.overlay_kind(); }
    // Where the screen in front, if it is a replay, has come to rest, each time that it is somewhere else.
    void place(const ui::Screen& front);

  private:
    bool on_;
    Lines lines_;
    ui::OverlayKind overlay_ = ui::OverlayKind::kNone;
    std::string place_;
};

}  // namespace twofold::app
