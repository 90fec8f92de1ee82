// Collects what is announced for screen readers: a line for each event of the game and each change of focus.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "app/lines.h"

namespace twofold::app {

class Speech {
  public:
    // `focus` returns a description of the current focus.
    Speech(bool on, std::function<std::string()> focus) : on_(on), focus_(std::move(focus)) {}

    bool on() const { return on_; }
    void say(std::string_view line);
    // Announces the focus if it has changed, or if `again`.
    void say_focus(bool again);

    void begin_frame() { lines_.begin_frame(); }
    std::size_t size() const { return lines_.size(); }
    std::string_view hand_out() { return lines_.hand_out(); }

  private:
    bool on_;
    std::function<std::string()> focus_;
    std::string known_focus_;
    Lines lines_;
};

}  // namespace twofold::app
