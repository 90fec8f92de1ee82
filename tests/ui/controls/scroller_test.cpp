// A page's scrolling alone, with the clock in the test's hand.
#include "ui/controls/scroller.h"

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

constexpr Millis kSettled = 5000;  // after which nothing glides

Scroller scroller_at(float offset) {
    Scroller scroller;
    scroller.set_max(1000);
    scroller.jump_to(offset);
    return scroller;
}

TEST_CASE("it never leaves its ends, by whatever it is moved") {
    for (const float wanted : {-50.0f, 0.0f, 400.0f, 1000.0f, 5000.0f}) {
        Scroller scroller = scroller_at(300);
        const float expected = scroller.clamped(wanted);
        CHECK(expected >= 0);
        CHECK(expected <= 1000);
        scroller.glide_to(wanted, 0);
        CHECK(static_cast<float>(scroller.at(kSettled)) == expected);
        scroller = scroller_at(300);
        scroller.hurry_to(wanted, 200, 0);
        CHECK(static_cast<float>(scroller.at(kSettled)) == expected);
        scroller = scroller_at(300);
        scroller.grab(0, 0);
        scroller.drag_to(300 - wanted);
        CHECK(static_cast<float>(scroller.at(0)) == expected);
    }
}

TEST_CASE("a glide goes one way, from where it is to where it rests, and is then over") {
    Scroller scroller = scroller_at(100);
    scroller.glide_to(600, 50);
    CHECK(scroller.at(50) == 100);
    CHECK(scroller.moving(50));
    int last = 100;
    for (Millis now = 50; now < kSettled; now += 16) {
        CHECK(scroller.at(now) >= last);
        last = scroller.at(now);
    }
    CHECK(last == 600);
    CHECK_FALSE(scroller.moving(kSettled));
}

TEST_CASE("a hurried glide shows only the last of a long way") {
    Scroller scroller = scroller_at(0);
    scroller.hurry_to(900, 200, 0);
    CHECK(scroller.at(0) == 700);
    CHECK(scroller.target() == 900);
}

TEST_CASE("a page that has become shorter is at rest within it") {
    Scroller scroller = scroller_at(100);
    scroller.glide_to(900, 0);
    scroller.set_max(500);
    CHECK(scroller.at(0) == 500);
    CHECK_FALSE(scroller.moving(0));
}

TEST_CASE("a finger stops a glide, and flings the page only if it lifts while moving") {
    Scroller scroller = scroller_at(0);
    scroller.glide_to(900, 0);
    scroller.grab(200, 100);
    const int grabbed = scroller.at(100);
    CHECK(scroller.at(kSettled) == grabbed);
    for (const Millis rest : {Millis{10}, Millis{400}}) {
        Scroller held = scroller;
        held.track(160, 116);
        held.drag_to(160);
        CHECK(held.at(116) == grabbed + 40);
        held.fling(116 + rest);
        CHECK(held.moving(116 + rest) == (rest < 60));
        CHECK((held.target() > static_cast<float>(grabbed + 40)) == (rest < 60));
    }
}

}  // namespace
}  // namespace twofold::ui
