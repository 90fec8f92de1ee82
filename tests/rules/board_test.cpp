#include "rules/board.h"

#include <doctest/doctest.h>

#include "support/boards.h"

namespace twofold::rules {
namespace {

using support::board_of;

TEST_CASE("a board has 2 to 8 rows and 2 to 8 columns, not only as many of both") {
    for (int rows = 0; rows <= 255; ++rows) {
        for (int cols = 0; cols <= 255; ++cols) {
            const Size size{static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(cols)};
            const bool in_range = rows >= 2 && rows <= 8 && cols >= 2 && cols <= 8;
            if (size.playable() != in_range) FAIL(size);
        }
    }
}

TEST_CASE("a board is 4x4 where nothing else is said") {
    CHECK(Board().size() == Size{4, 4});
}

TEST_CASE("a new board is empty, whatever its size") {
    for (std::uint8_t rows = kMinSide; rows <= kMaxSide; ++rows) {
        for (std::uint8_t cols = kMinSide; cols <= kMaxSide; ++cols) {
            const Board board(Size{rows, cols});
            CHECK(board.cell_count() == rows * cols);
            CHECK(board.empty_count() == rows * cols);
            CHECK(board.largest() == 0);
            CHECK(board.cells().size() == static_cast<std::size_t>(rows) * cols);
        }
    }
}

TEST_CASE("cells are counted row by row from the top left corner") {
    const Board board = board_of("2 4 8/16 32 64");
    REQUIRE(board.size() == Size{2, 3});
    for (int i = 0; i < 6; ++i) {
        CHECK(board[i] == i + 1);
        CHECK(board.index_of(board.cell_at(i)) == i);
    }
    CHECK(board.cell_at(3) == Cell{1, 0});
    CHECK(board[Cell{0, 2}] == 3);
    CHECK(board[Cell{1, 1}] == 5);
}

TEST_CASE("a cell holds an exponent, so that the largest tile of 8x8 fits") {
    Board board(Size{8, 8});
    board.set(Cell{7, 7}, 65);
    CHECK(board[63] == 65);
    CHECK(board.largest() == 65);
    CHECK(board.empty_count() == 63);
}

TEST_CASE("empty cells are found in row order") {
    const Board board = board_of("2 0 4/0 0 8");
    CHECK(board.empty_count() == 3);
    CHECK(board.nth_empty(0) == 1);
    CHECK(board.nth_empty(1) == 3);
    CHECK(board.nth_empty(2) == 4);
}

TEST_CASE("boards are equal when size and every cell are") {
    CHECK(board_of("2 0/0 4") == board_of("2 0/0 4"));
    CHECK_FALSE(board_of("2 0/0 4") == board_of("2 0/4 0"));
    CHECK_FALSE(Board(Size{2, 3}) == Board(Size{3, 2}));
}

}  // namespace
}  // namespace twofold::rules
