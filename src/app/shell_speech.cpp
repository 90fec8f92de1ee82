// The part of Shell that speaks: a line for each command and each change of focus.
#include "app/shell.h"
#include "base/utf8.h"
#include "ui/board/announcement.h"
#include "ui/input/key_map.h"

namespace twofold::app {

void Shell::tell_line(std::string line) {
    speech_.say(line);
    if (settings_.reading().captions) board_.show_caption(std::move(line));
}

void Shell::say_value(ui::TextId label, std::string_view value) {
    if (speech_.on()) speech_.say(ui::said_item(resources_.strings.text(label), value, resources_.strings));
}

void Shell::perform(const ui::commands::ReadAloud&) {
    if (!speech_.on()) return;
    for (const std::string& line : screens_.front().read_aloud(context()))
        speech_.say(line);
}

// Call if nothing has been said about an event yet. If a navigation key changes nothing on a page or overlay,
// repeats the line, so that the end of a list can be told from a lost key.
void Shell::say_focus_after(const ui::InputEvent& event) {
    if (!ui::can_ask(event)) return;
    const auto* press = std::get_if<ui::KeyPress>(&event);
    speech_.say_focus(press != nullptr && !press->repeat && screens_.front().uses(*press));
}

}  // namespace twofold::app
