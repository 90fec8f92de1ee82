#include "app/speech.h"

#include "base/utf8.h"

namespace twofold::app {

void Speech::say(std::string_view line) {
    if (!on_) return;
    lines_.add(base::printable(line));
    known_focus_ = focus_();  // the line already includes the event's result
}

void Speech::say_focus(bool again) {
    if (!on_) return;
    std::string line = focus_();
    if (!line.empty() && (again || line != known_focus_)) return say(line);
    known_focus_ = std::move(line);
}

}  // namespace twofold::app
