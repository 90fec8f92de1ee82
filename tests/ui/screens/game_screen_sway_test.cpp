// The board sways a little when a move changes nothing, and its tiles follow a pulling finger.
#include <cmath>
#include <vector>

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

// Where the tiles are, in px, in the order in which they are drawn.
std::vector<PointF> tiles(const Play& play) {
    std::vector<PointF> list;
    const DrawList picture = play.picture();
    for (const DrawCommand* tile : commands_of(picture, DrawKind::kTile))
        list.push_back({tile->rect.x + tile->rect.w / 2, tile->rect.y + tile->rect.h / 2});
    return list;
}

TEST_CASE("under a pull the tiles that can move follow the finger, back and forth, and the others stay") {
    Play play(start_at("2 0 0 4/0 0 0 8"));
    play.wait_for_rest();
    const std::vector<PointF> before = tiles(play);
    const auto cell = static_cast<float>(play.layout().cell + play.layout().gap);
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    for (const float pulled : {10.0f, 30.0f, 50.0f, 90.0f, 20.0f, 0.0f}) {
        CAPTURE(pulled);
        hold(play, {pulled, pulled / 10});
        const std::vector<PointF> now = tiles(play);
        CHECK(std::abs(now[0].x - before[0].x - reach_of({pulled, pulled / 10}).cells * cell) <= 1);
        CHECK(now[0].y == before[0].y);
        CHECK(now[1] == before[1]);
        CHECK(now[2] == before[2]);
    }
    CHECK(board_offset(play) == PointF{0, 0});
    CHECK_FALSE(play.screen().moving(play.now()));
}

TEST_CASE("released, the move goes on from where the tiles are") {
    for (const float speed : {1.0f, 0.5f}) {
        Play play(start_at("2 0 0 2/0 4 0 0"), {}, {.speed = speed});
        play.wait_for_rest();
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        hold(play, {80, 3});
        const std::vector<PointF> pulled = tiles(play);
        play.give(PointerEvent{PointerKind::kUp, 0, {kOnBoard.x + 80, kOnBoard.y + 3}});
        std::vector<PointF> last = tiles(play);
        REQUIRE(last.size() == pulled.size());
        const auto furthest = [](const std::vector<PointF>& a, const std::vector<PointF>& b) {
            float most = 0;
            for (const PointF& from : a) {
                float least = 1e9f;
                for (const PointF& to : b)
                    least = std::min(least, std::abs(from.x - to.x) + std::abs(from.y - to.y));
                most = std::max(most, least);
            }
            return most;
        };
        CHECK(furthest(pulled, last) <= 2);
        for (Millis t = 0; t < kSlideTime / static_cast<double>(speed) - 4; t += 4) {
            play.wait(4);
            const std::vector<PointF> now = tiles(play);
            CAPTURE(t);
            CHECK(furthest(last, now) <= 30);
            last = now;
        }
        play.wait_for_rest();
        play.let_go();
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("a pull that is taken back, dropped or cancelled returns, and nothing is left of it") {
    enum class End { kTakenBack, kSecondFinger, kCancelled, kLost };
    for (const End end : {End::kTakenBack, End::kSecondFinger, End::kCancelled, End::kLost}) {
        CAPTURE(static_cast<int>(end));
        Play play(start_at("0 0/2 4"));
        play.wait_for_rest();
        const std::vector<PointF> before = tiles(play);
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        hold(play, {0, -90});
        REQUIRE(tiles(play)[0].y < before[0].y);
        switch (end) {
            case End::kTakenBack:
                play.ask(PointerEvent{PointerKind::kUp, 0, {kOnBoard.x, kOnBoard.y - 20}});
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
        CHECK(tiles(play) == before);
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("a pull that begins while the last move still springs takes hold without a jump") {
    Play play(start_at("2 2 0 0/0 0 0 4"));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    hold(play, {100, 0});
    play.wait(kSlideTime);
    std::vector<PointF> last = tiles(play);
    for (int frame = 0; frame < 30; ++frame) {
        CAPTURE(frame);
        play.wait(5);
        const std::vector<PointF> now = tiles(play);
        REQUIRE(now.size() == last.size());
        for (std::size_t i = 0; i < now.size(); ++i)
            CHECK(std::abs(now[i].x - last[i].x) <= 7);
        last = now;
    }
}

TEST_CASE("nudged, the board is on whole px, and so is each tile under a pull, so that they stay crisp") {
    Play play(start_at("2 0/4 0"), support::window_of({540, 600}, 1.25f));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    for (int frame = 0; frame < 20; ++frame) {
        const PointF offset = board_offset(play);
        REQUIRE(offset.x == std::round(offset.x));
        REQUIRE(offset.y == std::round(offset.y));
        play.wait(support::kFrame);
    }
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    for (float pulled = 1; pulled < 100; pulled += 7) {
        hold(play, {pulled, 0});
        const DrawList picture = play.picture();
        for (const DrawCommand* tile : commands_of(picture, DrawKind::kTile)) {
            REQUIRE(tile->rect.x == std::round(tile->rect.x));
            REQUIRE(tile->rect.y == std::round(tile->rect.y));
        }
    }
}

TEST_CASE("with reduced motion or none no tile follows a finger") {
    for (const MotionSettings motion :
         {MotionSettings{.motion = Motion::kReduced}, MotionSettings{.speed = 0}}) {
        INFO(motion);
        Play play({.seed = 1}, {}, motion);
        const std::vector<PointF> before = tiles(play);
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        hold(play, {90, 0});
        CHECK(tiles(play) == before);
    }
}

}  // namespace
}  // namespace twofold::ui
