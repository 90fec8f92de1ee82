// Collects what is announced for screen readers: a line for each event of the game and each change of focus.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "app/lines.h"
#include "base/utf8.h"

namespace twofold::app {

class Speech {
  public:
    // `focus` returns a description of the current focus.
    Speech(bool on, std::function<std::string()> focus) : on_(on), focus_(std::move(focus)) {}

    bool on() const { return on_; }
    void say(std::string_view line) {
        if (!on_) return;
        lines_.add(base::printable(line));
        known_focus_ = focus_();  // the line that tells of an event tells what it leads to
    }
    // Says what is in focus if that is not known, or `again`.
    void say_focus(bool again) {
        if (!on_) return;
        std::string line = focus_();
        if (!line.empty() && (again || line != known_focus_)) return say(line);
        known_focus_ = std::move(line);
    }

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
