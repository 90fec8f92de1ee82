// What the Shell says to those who do not see it: a line for each command and each change of focus.
#include "app/shell.h"
#include "base/utf8.h"
#include "ui/board/announcement.h"
#include "ui/input/key_map.h"

namespace twofold::app {

namespace {

bool goes_through_overlay(const ui::KeyPress& press) {
    switch (ui::on_keyboard(press).key) {
        case ui::Key::kUp:
        case ui::Key::kDown:
        case ui::Key::kLeft:
        case ui::Key::kRight:
        case ui::Key::kTab:
        case ui::Key::kReturn:
        case ui::Key::kSpace:
            return true;
        default:
            return false;
    }
}

}  // namespace

void Shell::say(std::string_view line) {
    if (!announcing_) return;
    announced_.add(base::printable(line));
    focus_said_ = focus_line();  // the line that tells of an event tells what it leads to
}

void Shell::tell_line(std::string line) {
    say(line);
    if (reading_.captions) screen_.show_caption(std::move(line));
}

void Shell::say_value(ui::TextId label, std::string_view value) {
    if (announcing_) say(ui::said_item(resources_.strings.text(label), value, resources_.strings));
}

// Where the player is after leaving the screens in front of the board.
void Shell::say_board() {
    if (announcing_) say(ui::said_game(session_.game(), resources_.strings));
}

void Shell::perform(const ui::commands::ReadAloud&) {
    if (!announcing_) return;
    if (!screens_.empty()) {
        for (const std::string& line : screens_.front()->read_aloud(context()))
            say(line);
        return;
    }
    say_board();
    for (const std::string& line : ui::said_rows(session_.game().state().board, resources_.strings))
        say(line);
}

std::string Shell::focus_line() const {
    return screens_.empty() ? std::string(screen_.focused_label()) : screens_.front()->spoken(context());
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
    const ui::Screen* front = screens_.front();
    const bool again = press != nullptr && !press->repeat &&
                       (front != nullptr ? front->uses(*press) : goes_through_overlay(*press));
    say_focus(again);
}

}  // namespace twofold::app
