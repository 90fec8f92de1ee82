// Taps and swipes, gesture by gesture. All positions are in window units.
#include "ui/input/gesture.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include <doctest/doctest.h>

namespace twofold::ui {
namespace {

using rules::Direction;
using Kind = Gesture::Kind;

constexpr std::int64_t kFinger = 0;
constexpr std::int64_t kOtherFinger = 1;
constexpr PointF kStart{200, 400};

PointF from_start(PointF offset) {
    return {kStart.x + offset.x, kStart.y + offset.y};
}

Gesture press(GestureRecognizer& recognizer, std::int64_t id = kFinger) {
    return recognizer.handle({PointerEvent::Kind::kDown, id, kStart});
}
Gesture move(GestureRecognizer& recognizer, PointF offset, std::int64_t id = kFinger) {
    return recognizer.handle({PointerEvent::Kind::kMove, id, from_start(offset)});
}
Gesture release(GestureRecognizer& recognizer, PointF offset = {}, std::int64_t id = kFinger) {
    return recognizer.handle({PointerEvent::Kind::kUp, id, from_start(offset)});
}
Gesture cancel(GestureRecognizer& recognizer, std::int64_t id = kFinger) {
    return recognizer.handle({PointerEvent::Kind::kCancel, id, kStart});
}

// What the release at the end of the path (offsets from where the finger went down) makes; nothing comes
// before it.
Gesture drag(GestureRecognizer& recognizer, const std::vector<PointF>& path, std::int64_t id = kFinger) {
    CHECK(press(recognizer, id).kind == Kind::kPress);
    for (const PointF offset : path)
        CHECK(move(recognizer, offset, id).kind == Kind::kNone);
    return release(recognizer, path.back(), id);
}
Gesture drag(const std::vector<PointF>& path) {
    GestureRecognizer recognizer;
    return drag(recognizer, path);
}

bool swipes(const Gesture& gesture, Direction direction) {
    return gesture.kind == Kind::kSwipe && gesture.direction == direction;
}

// A swipe from nothing plays: the recogniser holds on to nothing.
bool fresh_swipe_works(GestureRecognizer& recognizer, std::int64_t id = kFinger) {
    const bool pressed = press(recognizer, id).kind == Kind::kPress;
    const Gesture moved = move(recognizer, {0, 80}, id);
    return pressed &&
           (swipes(moved, Direction::kDown) || swipes(release(recognizer, {0, 80}, id), Direction::kDown));
}

struct OffsetCase {
    PointF offset;
    std::optional<Direction> direction;
};

TEST_CASE("the dominant axis of the whole offset decides, past 50 units; an exact diagonal is horizontal") {
    constexpr std::array kCases = {
        OffsetCase{{0, 0}, {}},
        OffsetCase{{49, 0}, {}},
        OffsetCase{{50, 0}, {}},
        OffsetCase{{-50, 50}, {}},
        OffsetCase{{50, -50}, {}},
        OffsetCase{{51, 0}, Direction::kRight},
        OffsetCase{{-51, 0}, Direction::kLeft},
        OffsetCase{{0, -51}, Direction::kUp},
        OffsetCase{{0, 51}, Direction::kDown},
        OffsetCase{{50.01f, 0}, Direction::kRight},
        OffsetCase{{80, 60}, Direction::kRight},
        OffsetCase{{-80, 60}, Direction::kLeft},
        OffsetCase{{60, -80}, Direction::kUp},
        OffsetCase{{60, 80}, Direction::kDown},
        OffsetCase{{60, 60}, Direction::kRight},
        OffsetCase{{60, -60}, Direction::kRight},
        OffsetCase{{-60, 60}, Direction::kLeft},
        OffsetCase{{-60, -60}, Direction::kLeft},
        OffsetCase{{60, 61}, Direction::kDown},
        OffsetCase{{-60, -61}, Direction::kUp},
    };
    for (const OffsetCase& c : kCases) {
        INFO(c.offset.x, " ", c.offset.y);
        CHECK(pan_direction(c.offset) == c.direction);
        const Gesture gesture = drag({c.offset});
        CHECK(gesture.kind == (c.direction ? Kind::kSwipe : Kind::kTap));
        if (c.direction) CHECK(gesture.direction == *c.direction);
    }
}

TEST_CASE("whatever the angle, a long pan goes the way that is nearest") {
    for (int degrees = 0; degrees < 360; ++degrees) {
        CAPTURE(degrees);
        if (degrees % 90 == 45) continue;  // the diagonals, which rounding would decide
        const double angle = degrees * std::numbers::pi / 180;
        const PointF offset{static_cast<float>(200 * std::cos(angle)),
                            static_cast<float>(200 * std::sin(angle))};
        constexpr std::array kQuarters = {Direction::kRight, Direction::kDown, Direction::kLeft,
                                          Direction::kUp};
        const auto quarter = static_cast<std::size_t>((degrees + 45) / 90 % 4);
        REQUIRE(pan_direction(offset) == kQuarters[quarter]);
    }
}

TEST_CASE("a press and a gesture say where they began and where they are") {
    GestureRecognizer recognizer;
    const Gesture pressed = press(recognizer);
    CHECK(pressed.kind == Kind::kPress);
    CHECK(pressed.from == kStart);
    const Gesture swiped = release(recognizer, {70, 3});
    CHECK(swiped.from == kStart);
    CHECK(swiped.to == from_start({70, 3}));
}

TEST_CASE("a wobble at the start does no harm: the release decides, from the whole offset") {
    CHECK(swipes(drag({{8, 0}, {8, -120}}), Direction::kUp));
    CHECK(swipes(drag({{-20, 5}, {10, 30}, {90, 20}}), Direction::kRight));
    CHECK(swipes(drag({{70, 0}, {70, -90}}), Direction::kUp));
    CHECK(swipes(drag({{0, 300}, {-301, 300}}), Direction::kLeft));
    CHECK(swipes(drag({{200, 0}, {-200, 10}}), Direction::kLeft));
}

TEST_CASE("the release counts even where no motion was reported before it") {
    GestureRecognizer recognizer;
    press(recognizer);
    CHECK(swipes(release(recognizer, {0, -51}), Direction::kUp));
}

TEST_CASE("coming back to within 50 units is neither a tap nor a swipe") {
    CHECK(drag({{90, 0}, {50, 0}}).kind == Kind::kDropped);
    CHECK(drag({{0, -60}, {0, 0}}).kind == Kind::kDropped);
}

TEST_CASE("while the finger is down, the pull is how far it has come") {
    GestureRecognizer recognizer;
    CHECK_FALSE(recognizer.pull());
    press(recognizer);
    CHECK(recognizer.pull() == PointF{});
    for (const PointF offset :
         {PointF{50, 0}, PointF{51, 0}, PointF{70, -71}, PointF{10, 10}, PointF{-90, 90}}) {
        INFO(offset.x, " ", offset.y);
        move(recognizer, offset);
        CHECK(recognizer.pull() == offset);
    }
    release(recognizer, {-90, 90});
    CHECK_FALSE(recognizer.pull());
}

TEST_CASE("a motion with nothing down, or of another pointer, is nothing") {
    GestureRecognizer recognizer;
    CHECK(move(recognizer, {300, 0}).kind == Kind::kNone);
    CHECK(release(recognizer, {300, 0}).kind == Kind::kNone);
    press(recognizer);
    CHECK(move(recognizer, {300, 0}, kOtherFinger).kind == Kind::kNone);
    CHECK(recognizer.pull() == PointF{});
    CHECK(release(recognizer, {300, 0}, kOtherFinger).kind == Kind::kNone);
    CHECK(release(recognizer, {0, 51}).kind == Kind::kSwipe);
}

TEST_CASE("a second finger cancels the gesture, and nothing plays until all are up") {
    for (const bool first_lifts_first : {true, false}) {
        CAPTURE(first_lifts_first);
        GestureRecognizer recognizer;
        press(recognizer);
        move(recognizer, {80, 0});
        CHECK(press(recognizer, kOtherFinger).kind == Kind::kDropped);
        CHECK_FALSE(recognizer.pull());
        CHECK(move(recognizer, {120, 0}).kind == Kind::kNone);
        CHECK(release(recognizer, {120, 0}, first_lifts_first ? kFinger : kOtherFinger).kind == Kind::kNone);
        // One is still down: a third one is no gesture either.
        CHECK(press(recognizer, 2).kind == Kind::kNone);
        CHECK(release(recognizer, {0, 90}, 2).kind == Kind::kNone);
        CHECK(release(recognizer, {120, 0}, first_lifts_first ? kOtherFinger : kFinger).kind == Kind::kNone);
        CHECK(fresh_swipe_works(recognizer));
    }
}

TEST_CASE("the mouse beside a finger is a second finger") {
    GestureRecognizer recognizer;
    press(recognizer);
    CHECK(press(recognizer, PointerEvent::kMouse).kind == Kind::kDropped);
    CHECK(release(recognizer, {90, 0}).kind == Kind::kNone);
    CHECK(release(recognizer, {90, 0}, PointerEvent::kMouse).kind == Kind::kNone);
    CHECK(fresh_swipe_works(recognizer, PointerEvent::kMouse));
    CHECK(fresh_swipe_works(recognizer));
}

TEST_CASE("a cancelled touch is dropped, and the next one works") {
    GestureRecognizer recognizer;
    press(recognizer);
    move(recognizer, {90, 0});
    CHECK(cancel(recognizer).kind == Kind::kDropped);
    CHECK_FALSE(recognizer.pull());
    CHECK(release(recognizer, {90, 0}).kind == Kind::kNone);
    CHECK(cancel(recognizer).kind == Kind::kNone);
    CHECK(fresh_swipe_works(recognizer));
}

TEST_CASE("after everything held was cleared the release does nothing and the next touch works") {
    for (const SwipeMode mode : {SwipeMode::kOnRelease, SwipeMode::kEager}) {
        GestureRecognizer recognizer(mode);
        press(recognizer);
        recognizer.clear();
        CHECK_FALSE(recognizer.pull());
        CHECK(move(recognizer, {90, 0}).kind == Kind::kNone);
        CHECK_FALSE(recognizer.pull());
        CHECK(release(recognizer, {90, 0}).kind == Kind::kNone);
        CHECK(fresh_swipe_works(recognizer));
    }
}

TEST_CASE("a release that was lost with the focus does not block the next touch, whatever its id") {
    for (const std::int64_t next : {kFinger, kOtherFinger, PointerEvent::kMouse}) {
        CAPTURE(next);
        GestureRecognizer recognizer;
        press(recognizer);
        recognizer.clear();
        CHECK(fresh_swipe_works(recognizer, next));
    }
}

TEST_CASE("a pointer that goes down again without having come up begins anew") {
    GestureRecognizer recognizer;
    press(recognizer);
    move(recognizer, {90, 0});
    CHECK(recognizer.handle({PointerEvent::Kind::kDown, kFinger, {0, 0}}).kind == Kind::kPress);
    CHECK(recognizer.pull() == PointF{});
    CHECK(recognizer.handle({PointerEvent::Kind::kUp, kFinger, {0, 0}}).kind == Kind::kTap);
}

TEST_CASE("ids that grow for ever, or are used again, are all the same") {
    GestureRecognizer recognizer;
    for (std::int64_t id = 0; id < 1000; ++id) {
        CAPTURE(id);
        REQUIRE(fresh_swipe_works(recognizer, id));
        REQUIRE(fresh_swipe_works(recognizer, id % 3));
    }
}

TEST_CASE("more fingers than there are hands neither play nor stay stuck") {
    GestureRecognizer recognizer;
    for (std::int64_t id = 0; id < 40; ++id)
        press(recognizer, id);
    for (std::int64_t id = 0; id < 40; ++id)
        CHECK(release(recognizer, {90, 0}, id).kind == Kind::kNone);
    CHECK(fresh_swipe_works(recognizer));
}

TEST_CASE("eager, a swipe plays when the threshold is passed, and once a touch") {
    GestureRecognizer recognizer(SwipeMode::kEager);
    press(recognizer);
    CHECK(move(recognizer, {50, 0}).kind == Kind::kNone);
    CHECK(swipes(move(recognizer, {51, 0}), Direction::kRight));
    CHECK_FALSE(recognizer.pull());
    CHECK(move(recognizer, {0, 0}).kind == Kind::kNone);
    CHECK(move(recognizer, {-90, 0}).kind == Kind::kNone);
    CHECK(release(recognizer, {-90, 0}).kind == Kind::kNone);
    CHECK(fresh_swipe_works(recognizer));
}

TEST_CASE("eager, a swipe whose motion was never reported plays on release, and a tap is a tap") {
    GestureRecognizer recognizer(SwipeMode::kEager);
    press(recognizer);
    CHECK(swipes(release(recognizer, {0, -70}), Direction::kUp));
    press(recognizer);
    CHECK(release(recognizer, {3, 3}).kind == Kind::kTap);
}

}  // namespace
}  // namespace twofold::ui
