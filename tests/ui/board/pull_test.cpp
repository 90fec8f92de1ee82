// A pull alone: how far it reaches, and which tiles follow it.
#include "ui/board/pull.h"

#include <cmath>
#include <numbers>

#include <doctest/doctest.h>

#include "ui/input/gesture.h"

#include "support/boards.h"

namespace twofold::ui {
namespace {

using rules::Direction;

Displacement pulled(const rules::Board& board, Direction direction, int cell) {
    Pull pull;
    pull.follow(board, {direction, 0.3f});
    return pull.at(cell, 0);
}

TEST_CASE("a pull reaches a third of a cell at the threshold, grows beyond, and never passes a half") {
    CHECK(reach_of({0, 0}).cells == 0);
    CHECK(reach_of({25, 0}).cells == doctest::Approx(1.0 / 6));
    CHECK(reach_of({0, -50}).cells == doctest::Approx(1.0 / 3));
    CHECK(reach_of({0, -50}).direction == Direction::kUp);
    float last = 0;
    for (float offset = 0; offset < 2000; offset += 5) {
        const float reach = reach_of({-offset, 1}).cells;
        CHECK(reach >= last);
        CHECK(reach <= 0.5f);
        last = reach;
    }
    CHECK(last > 0.45f);
}

TEST_CASE("a pull goes the way that release would play, and does not jump where that changes") {
    const auto vector_of = [](const PullReach& reach) {
        const rules::CellStep step = rules::step_of(reach.direction);
        return PointF{reach.cells * static_cast<float>(step.cols),
                      reach.cells * static_cast<float>(step.rows)};
    };
    constexpr int kSteps = 720;
    PointF last = vector_of(reach_of({80, 0}));
    for (int i = 0; i <= kSteps; ++i) {
        CAPTURE(i);
        const double angle = 2 * std::numbers::pi * i / kSteps;
        const PointF offset{static_cast<float>(80 * std::cos(angle)),
                            static_cast<float>(80 * std::sin(angle))};
        const PullReach reach = reach_of(offset);
        CHECK(reach.direction == pan_direction(offset).value_or(reach.direction));
        const PointF now = vector_of(reach);
        CHECK(std::abs(now.x - last.x) + std::abs(now.y - last.y) < 0.04f);
        last = now;
    }
}

TEST_CASE("tiles that can move follow a pull by as much, the others stay") {
    const rules::Board board = support::board_of("2 0 0 4/0 8 16 0");
    CHECK(pulled(board, Direction::kRight, 0).cols == 0.3f);
    CHECK(pulled(board, Direction::kRight, 0).rows == 0);
    CHECK(pulled(board, Direction::kRight, 3).cols == 0);
    CHECK(pulled(board, Direction::kRight, 5).cols == 0.3f);
    CHECK(pulled(board, Direction::kRight, 6).cols == 0.3f);
    CHECK(pulled(board, Direction::kUp, 5).rows == -0.3f);
    CHECK(pulled(board, Direction::kUp, 0).rows == 0);
}

TEST_CASE("of two tiles that will merge the one in front comes to meet the other, or waits for it") {
    const rules::Board stays = support::board_of("2 2 0 0/0 0 0 0");
    CHECK(pulled(stays, Direction::kLeft, 1).cols == -0.3f);
    CHECK(pulled(stays, Direction::kLeft, 1).edged);
    CHECK(pulled(stays, Direction::kLeft, 0).cols > 0);
    CHECK(pulled(stays, Direction::kLeft, 0).cols < 0.3f);
    CHECK_FALSE(pulled(stays, Direction::kLeft, 0).edged);
    CHECK(pulled(stays, Direction::kRight, 0).cols == 0.3f);
    CHECK(pulled(stays, Direction::kRight, 1).cols > 0);
    CHECK(pulled(stays, Direction::kRight, 1).cols < 0.3f);
}

TEST_CASE("let go, the tiles return to their cells within their time and without a jump") {
    const rules::Board board = support::board_of("0 2/0 0");
    Pull pull;
    CHECK_FALSE(pull.pulls(0));
    pull.follow(board, {Direction::kLeft, 0.4f});
    CHECK(pull.pulls(1e6));
    CHECK_FALSE(pull.returning(1e6));
    pull.let_go(100);
    float last = -0.4f;
    for (Millis t = 0; t < kPullReturnTime; t += 5) {
        const float now = pull.at(1, 100 + t).cols;
        CHECK(pull.returning(100 + t));
        CHECK(now >= last);
        CHECK(now - last < 0.07f);
        last = now;
    }
    CHECK_FALSE(pull.returning(100 + kPullReturnTime));
    CHECK(pull.at(1, 100 + kPullReturnTime).cols == 0);
    CHECK_FALSE(pull.at(1, 100 + kPullReturnTime).edged);
}

}  // namespace
}  // namespace twofold::ui
