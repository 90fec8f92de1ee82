// The board sways a little: nudged by a move that changes nothing, leaning under a finger.
#include <cmath>

#include <doctest/doctest.h>

#include "ui/screens/game_screen.h"

#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::commands_of;
using support::Play;
using support::start_at;
using DrawKind = DrawCommand::Kind;
using PointerKind = PointerEvent::Kind;

constexpr PointF kOnBoard{270, 330};

// How far the board is drawn from where it belongs, px.
PointF board_offset(const Play& play) {
    const DrawList list = play.picture();
    const RectF board = support::commands_of(list, DrawCommand::Kind::kRoundRect).at(0)->rect;
    return {board.x - static_cast<float>(play.layout().board.x),
            board.y - static_cast<float>(play.layout().board.y)};
}

TEST_CASE("a move that changes nothing nudges the board by 4 units its way, and back within 120 ms") {
    for (const float density : {1.0f, 2.0f, 3.0f}) {
        CAPTURE(density);
        const auto unit = static_cast<float>(std::lround(4 * density));
        Play play(start_at("2 0/4 0"), support::window_of({540, 600}, density));
        play.wait_for_rest();
        play.move(Direction::kLeft);
        CHECK(board_offset(play) == PointF{0, 0});
        play.wait(kNudgeTime / 2);
        CHECK(play.screen().moving(play.now()));
        CHECK(board_offset(play) == PointF{-unit, 0});
        play.wait(kNudgeTime / 2);
        CHECK_FALSE(play.screen().moving(play.now()));
        CHECK(board_offset(play) == PointF{0, 0});
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("the nudge goes the way of the move, and the tiles go with the board") {
    struct NudgeCase {
        const char* drawing;
        Direction direction;
        PointF offset;
    };
    for (const NudgeCase& c :
         {NudgeCase{"2 0/4 0", Direction::kLeft, {-4, 0}}, NudgeCase{"0 2/0 4", Direction::kRight, {4, 0}},
          NudgeCase{"2 4/0 0", Direction::kUp, {0, -4}}, NudgeCase{"0 0/2 4", Direction::kDown, {0, 4}}}) {
        INFO(std::string(c.drawing));
        Play play(start_at(c.drawing));
        play.wait_for_rest();
        const DrawList before = play.picture();
        play.move(c.direction);
        play.wait(kNudgeTime / 2);
        CHECK(board_offset(play) == c.offset);
        const DrawList nudged = play.picture();
        for (std::size_t i = 0; i < 2; ++i) {
            const RectF from = commands_of(before, DrawKind::kTile).at(i)->rect;
            const RectF to = commands_of(nudged, DrawKind::kTile).at(i)->rect;
            CHECK(to == RectF{from.x + c.offset.x, from.y + c.offset.y, from.w, from.h});
        }
    }
}

TEST_CASE("an effective move ends a nudge and brings none of its own, at any speed") {
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        Play play(start_at("2 0/4 0"), {}, motion);
        play.wait_for_rest();
        play.move(Direction::kLeft);
        play.wait(30);
        play.move(Direction::kRight);
        for (Millis t = 0; t < 400; t += 10) {
            CAPTURE(t);
            REQUIRE(board_offset(play) == PointF{0, 0});
            play.wait(10);
        }
    }
}

TEST_CASE("with reduced motion or none there is no nudge") {
    for (const MotionSettings motion :
         {MotionSettings{.motion = Motion::kReduced}, MotionSettings{.speed = 0}}) {
        INFO(motion);
        Play play(start_at("2 0/4 0"), {}, motion);
        play.move(Direction::kLeft);
        play.wait(kNudgeTime / 2);
        CHECK(board_offset(play) == PointF{0, 0});
    }
}

void hold(Play& play, PointF offset) {
    play.ask(PointerEvent{PointerKind::kMove, 0, {kOnBoard.x + offset.x, kOnBoard.y + offset.y}});
}

TEST_CASE("past the threshold the board leans the way that release would play, and follows the finger") {
    Play play;
    play.wait_for_rest();
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    hold(play, {50, 0});
    play.wait(500);
    CHECK(board_offset(play) == PointF{0, 0});
    hold(play, {51, 0});
    play.wait(500);
    const float lean = board_offset(play).x;
    CHECK(lean >= 2);
    CHECK(lean <= 12);
    hold(play, {10, 70});
    play.wait(500);
    CHECK(board_offset(play) == PointF{0, lean});
    hold(play, {-80, 70});
    play.wait(500);
    CHECK(board_offset(play) == PointF{-lean, 0});
    CHECK_FALSE(play.screen().moving(play.now()));
}

TEST_CASE("a lean that is taken back, dropped or cancelled returns, and nothing is left of it") {
    enum class End { kTakenBack, kSecondFinger, kCancelled, kLost };
    for (const End end : {End::kTakenBack, End::kSecondFinger, End::kCancelled, End::kLost}) {
        CAPTURE(static_cast<int>(end));
        Play play;
        play.wait_for_rest();
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        hold(play, {0, -90});
        play.wait(500);
        REQUIRE(board_offset(play).y < 0);
        switch (end) {
            case End::kTakenBack:
                hold(play, {0, -20});
                break;
            case End::kSecondFinger:
                play.ask(PointerEvent{PointerKind::kDown, 1, kOnBoard});
                break;
            case End::kCancelled:
                play.ask(PointerEvent{PointerKind::kCancel, 0, kOnBoard});
                break;
            case End::kLost:
                play.lose_focus();
                break;
        }
        CHECK(play.screen().moving(play.now()));
        play.wait_for_rest();
        CHECK(board_offset(play) == PointF{0, 0});
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("the lean comes and goes without a jump") {
    Play play;
    play.wait_for_rest();
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    PointF before = board_offset(play);
    for (int frame = 0; frame < 60; ++frame) {
        CAPTURE(frame);
        if (frame == 5) hold(play, {90, 0});
        if (frame == 12) hold(play, {-90, 0});
        if (frame == 15) hold(play, {0, 0});
        if (frame == 30) play.ask(PointerEvent{PointerKind::kUp, 0, kOnBoard});
        const PointF now = board_offset(play);
        REQUIRE(std::abs(now.x - before.x) <= 4);
        before = now;
        play.wait(support::kFrame);
    }
    CHECK(before == PointF{0, 0});
}

TEST_CASE("nudged or leaning the board is on whole px, so that it stays crisp") {
    Play play(start_at("2 0/4 0"), support::window_of({540, 600}, 1.25f));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    for (int frame = 0; frame < 60; ++frame) {
        if (frame == 20) hold(play, {0, 90});
        const PointF offset = board_offset(play);
        REQUIRE(offset.x == std::round(offset.x));
        REQUIRE(offset.y == std::round(offset.y));
        play.wait(support::kFrame);
    }
}

TEST_CASE("with reduced motion or none the board does not lean") {
    for (const MotionSettings motion :
         {MotionSettings{.motion = Motion::kReduced}, MotionSettings{.speed = 0}}) {
        INFO(motion);
        Play play({.seed = 1}, {}, motion);
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        hold(play, {90, 0});
        play.wait(50);
        CHECK(board_offset(play) == PointF{0, 0});
    }
}

}  // namespace
}  // namespace twofold::ui
