// What the Shell says to those who do not see it: a line for each command and each change of focus.
#include "app/shell.h"
#include "base/utf8.h"
#include "ui/board/announcement.h"
#include "ui/input/key_map.h"

namespace twofold::app {

void Shell::say(std::string_view line) {
    if (!announcing_) return;
    announced_.add(base::printable(line));
    focus_said_ = focus_line();  // the line that tells of an event tells what it leads to
}

void Shell::tell_line(std::string line) {
    say(line);
    if (reading_.captions) board_.show_caption(std::move(line));
}

void Shell::say_value(ui::TextId label, std::string_view value) {
    if (announcing_) say(ui::said_item(resources_.strings.text(label), value, resources_.strings));
}

void Shell::perform(const ui::commands::ReadAloud&) {
    if (!announcing_) return;
    for (const std::string& line : screens_.front().read_aloud(context()))
        say(line);
}

std::string Shell::focus_line() const {
    return screens_.front().spoken(context());
}

// Says what is in focus where that is not known, or `again`.
void Shell::say_focus(bool again) {
    if (!announcing_) return;
    const std::string line = focus_line();
    if (line.empty() || (line == focus_said_ && !again)) {
        focus_said_ = line;
        return;
    }
    say(line);
}

// For an event of which nothing has been said yet. A key with which a page or an overlay is gone through, and
// which changes nothing there, is answered by the same line again, so that the end of a list can be told from
// a key that was lost.
void Shell::say_focus_after(const ui::InputEvent& event) {
    if (!ui::can_ask(event)) return;
    const auto* press = std::get_if<ui::KeyPress>(&event);
    say_focus(press != nullptr && !press->repeat && screens_.front().uses(*press));
}

}  // namespace twofold::app
