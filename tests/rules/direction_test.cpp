#include "rules/direction.h"

#include <vector>

#include <doctest/doctest.h>

#include "support/boards.h"

namespace twofold::rules {
namespace {

// Calls `check` with a board of every size and every direction.
template <typename Check>
void for_each_view(Check check) {
    for (std::uint8_t rows = kMinSide; rows <= kMaxSide; ++rows) {
        for (std::uint8_t cols = kMinSide; cols <= kMaxSide; ++cols) {
            for (const Direction direction : kAllDirections) {
                const Board board(Size{rows, cols});
                INFO(board.size(), " ", support::name_of(direction));
                check(board, direction, lines_of(board.size(), direction));
            }
        }
    }
}

bool touches_wall(Size size, Cell cell, Direction wall) {
    switch (wall) {
        case Direction::kLeft:
            return cell.col == 0;
        case Direction::kRight:
            return cell.col == size.cols - 1;
        case Direction::kUp:
            return cell.row == 0;
        case Direction::kDown:
            return cell.row == size.rows - 1;
    }
    return false;
}

TEST_CASE("the lines of a direction hold every cell of the board once") {
    for_each_view([](const Board& board, Direction, const Lines& lines) {
        std::vector<int> visits(static_cast<std::size_t>(board.cell_count()), 0);
        REQUIRE(lines.count * lines.length == board.cell_count());
        for (int n = 0; n < lines.count; ++n) {
            for (int i = 0; i < lines.length; ++i) {
                ++visits.at(static_cast<std::size_t>(lines.index(n, i)));
            }
        }
        CHECK(visits == std::vector<int>(visits.size(), 1));
    });
}

TEST_CASE("a line starts at the wall that the move goes towards and leads straight away from it") {
    for_each_view([](const Board& board, Direction direction, const Lines& lines) {
        const CellStep step = step_of(direction);
        for (int n = 0; n < lines.count; ++n) {
            CHECK(touches_wall(board.size(), board.cell_at(lines.index(n, 0)), direction));
            for (int i = 1; i < lines.length; ++i) {
                const Cell nearer = board.cell_at(lines.index(n, i - 1));
                const Cell farther = board.cell_at(lines.index(n, i));
                CHECK(nearer.row == farther.row + step.rows);
                CHECK(nearer.col == farther.col + step.cols);
            }
        }
    });
}

TEST_CASE("opposite directions step opposite ways") {
    for (const Direction direction : kAllDirections) {
        const CellStep there = step_of(direction);
        const CellStep back = step_of(opposite(direction));
        CHECK(there.rows == -back.rows);
        CHECK(there.cols == -back.cols);
        CHECK(there.rows * there.rows + there.cols * there.cols == 1);
    }
}

}  // namespace
}  // namespace twofold::rules
