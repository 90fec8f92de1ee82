#include <doctest/doctest.h>

#include "ui/input/pad.h"

namespace twofold::ui {
namespace {

int repeats(HoldRepeat& hold, Millis from, Millis to) {
    int count = 0;
    for (Millis now = from; now < to; now += 8)
        count += hold.due(now) == Key::kPadDown ? 1 : 0;
    return count;
}

TEST_CASE("a held key repeats after 400 ms, and every 80 ms from then on") {
    HoldRepeat hold;
    hold.press(Key::kPadDown, 1000);
    CHECK(repeats(hold, 1000, 1400) == 0);
    CHECK(hold.due(1400) == Key::kPadDown);
    CHECK(repeats(hold, 1401, 1480) == 0);
    CHECK(repeats(hold, 1480, 2280) == 10);
}

TEST_CASE("what is let go or cleared repeats no more, and another key's release does not end it") {
    HoldRepeat hold;
    hold.press(Key::kPadDown, 0);
    hold.release(Key::kPadUp);
    CHECK(hold.due(500) == Key::kPadDown);
    hold.release(Key::kPadDown);
    CHECK_FALSE(hold.due(5000));
    hold.press(Key::kPadDown, 5000);
    hold.clear();
    CHECK_FALSE(hold.due(9000));
}

TEST_CASE("the key pressed last is the one that repeats, counted from its own press") {
    HoldRepeat hold;
    hold.press(Key::kPadDown, 0);
    hold.press(Key::kPadRight, 300);
    CHECK_FALSE(hold.due(650));
    CHECK(hold.due(700) == Key::kPadRight);
}

TEST_CASE("after a long pause there is one repeat, not all that were missed") {
    HoldRepeat hold;
    hold.press(Key::kPadDown, 0);
    CHECK(hold.due(10'000) == Key::kPadDown);
    CHECK_FALSE(hold.due(10'001));
    CHECK_FALSE(hold.due(10'079));
    CHECK(hold.due(10'080) == Key::kPadDown);
}

}  // namespace
}  // namespace twofold::ui
