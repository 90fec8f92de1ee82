#include "app/speech.h"

#include <doctest/doctest.h>

namespace twofold::app {

namespace {

struct Talk {
    std::string focus = "Start";
    Speech speech;

    explicit Talk(bool on = true) : speech(on, [this] { return focus; }) {}

    std::string said() {
        const std::string lines(speech.hand_out());
        speech.begin_frame();
        return lines;
    }
};

TEST_CASE("a line that tells of an event tells what is in focus after it") {
    Talk talk;
    talk.speech.say("Left. 2 appears.");
    talk.speech.say_focus(false);
    CHECK(talk.said() == "Left. 2 appears.\n");
    talk.focus = "Undo";
    talk.speech.say_focus(false);
    CHECK(talk.said() == "Undo\n");
}

TEST_CASE("a focus that is known is said only again, and one of nothing never") {
    Talk talk;
    talk.speech.say_focus(false);
    talk.speech.say_focus(false);
    CHECK(talk.said() == "Start\n");
    talk.speech.say_focus(true);
    CHECK(talk.said() == "Start\n");
    talk.focus.clear();
    talk.speech.say_focus(true);
    CHECK(talk.said().empty());
    talk.focus = "Start";  // it was away
    talk.speech.say_focus(false);
    CHECK(talk.said() == "Start\n");
}

TEST_CASE("nothing is said while it is off, and a line is printable") {
    Talk off(false);
    off.speech.say("Left.");
    off.speech.say_focus(true);
    CHECK(off.said().empty());
    Talk talk;
    talk.speech.say("a\x1b[2Jb");
    CHECK(talk.said().find('\x1b') == std::string::npos);
}

}  // namespace

}  // namespace twofold::app
