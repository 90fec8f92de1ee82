// What holds for a slide on every board, tried on random ones of every size.
#include <vector>

#include <doctest/doctest.h>

#include "rules/slide.h"

#include "support/boards.h"
#include "support/random.h"

namespace twofold::rules {
namespace {

using support::Random;
using support::Symmetry;

// Calls `law` with many boards and all directions; the seed and the board print where it fails.
template <typename Law>
void for_each_random_move(Law law) {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Board board = Random(seed).board();
        INFO("seed ", seed, ": ", board);
        for (const Direction direction : kAllDirections) {
            INFO(support::name_of(direction));
            law(board, direction);
        }
    }
}

// The board that the motions alone lead to.
Board moved_by_motions(const Slide& slide) {
    Board after(slide.board.size());
    for (const Motion& motion : slide.motions) {
        after.set(motion.to, static_cast<Exponent>(motion.exponent + (motion.merged ? 1 : 0)));
    }
    return after;
}

// How many motions end on each cell, in row order.
std::vector<int> arrivals(const Slide& slide) {
    std::vector<int> counts(static_cast<std::size_t>(slide.board.cell_count()), 0);
    for (const Motion& motion : slide.motions) {
        ++counts[static_cast<std::size_t>(slide.board.index_of(motion.to))];
    }
    return counts;
}

TEST_CASE("motions applied to the board before give the board after") {
    for_each_random_move([](const Board& board, Direction direction) {
        const Slide moved = slide(board, direction);
        REQUIRE(moved_by_motions(moved) == moved.board);
    });
}

TEST_CASE("every tile has one motion, from where it stood") {
    for_each_random_move([](const Board& board, Direction direction) {
        Board stood(board.size());
        for (const Motion& motion : slide(board, direction).motions) {
            REQUIRE(stood[motion.from] == 0);
            stood.set(motion.from, motion.exponent);
        }
        REQUIRE(stood == board);
    });
}

TEST_CASE("two tiles that merge arrive at each merge, and one at each other tile") {
    for_each_random_move([](const Board& board, Direction direction) {
        const Slide moved = slide(board, direction);
        std::vector<int> expected(static_cast<std::size_t>(board.cell_count()), 0);
        for (int i = 0; i < board.cell_count(); ++i) {
            expected[static_cast<std::size_t>(i)] = moved.board[i] != 0 ? 1 : 0;
        }
        for (const Merge& merge : moved.merges) {
            REQUIRE(moved.board[merge.at] == merge.exponent);
            expected[static_cast<std::size_t>(board.index_of(merge.at))] = 2;
        }
        REQUIRE(arrivals(moved) == expected);
        for (const Motion& motion : moved.motions) {
            REQUIRE(motion.merged == (expected[static_cast<std::size_t>(board.index_of(motion.to))] == 2));
        }
    });
}

TEST_CASE("every tile stays or moves straight towards the wall") {
    for_each_random_move([](const Board& board, Direction direction) {
        const CellStep step = step_of(direction);
        for (const Motion& motion : slide(board, direction).motions) {
            const int rows = motion.to.row - motion.from.row;
            const int cols = motion.to.col - motion.from.col;
            const int distance = rows * step.rows + cols * step.cols;
            REQUIRE(distance >= 0);
            REQUIRE(rows == distance * step.rows);
            REQUIRE(cols == distance * step.cols);
        }
    });
}

TEST_CASE("the points are the sum of the tiles that merges made, and a slide keeps the sum of all tiles") {
    const auto sum = [](const Board& board) {
        Score total = 0;
        for (const Exponent exponent : board.cells()) {
            total += face_value(exponent);
        }
        return total;
    };
    for_each_random_move([&](const Board& board, Direction direction) {
        const Slide moved = slide(board, direction);
        Score made = 0;
        for (const Merge& merge : moved.merges) {
            made += face_value(merge.exponent);
        }
        REQUIRE(moved.points == made);
        REQUIRE(sum(moved.board) == sum(board));
    });
}

TEST_CASE("a slide is effective exactly when a cell changed") {
    for_each_random_move([](const Board& board, Direction direction) {
        const Slide moved = slide(board, direction);
        REQUIRE(moved.effective == !(moved.board == board));
    });
}

TEST_CASE("asking whether a slide is effective answers as the slide does") {
    for_each_random_move([](const Board& board, Direction direction) {
        REQUIRE(can_slide(board, direction) == slide(board, direction).effective);
    });
}

TEST_CASE("a board is over exactly when no direction is effective") {
    int over = 0;
    for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        // Small boards with no empty cell are often over.
        Board board = random.board(seed % 2 == 0 ? random.size() : Size{2, 3});
        int effective = 0;
        for (const Direction direction : kAllDirections) {
            effective += slide(board, direction).effective ? 1 : 0;
        }
        REQUIRE(is_over(board) == (effective == 0));
        over += effective == 0 ? 1 : 0;
    }
    REQUIRE(over > 100);
}

// Moving the image of the board gives the image of the moved board, with its motions and merges.
void check_symmetry(const Symmetry& image) {
    for_each_random_move([&](const Board& board, Direction direction) {
        INFO(image.name);
        const Slide moved = slide(board, direction);
        const Slide image_moved = slide(image(board), image.direction(direction));
        REQUIRE(image_moved.board == image(moved.board));
        REQUIRE(support::same_slide(image_moved, image(moved, board.size())));
    });
}

TEST_CASE("mirroring the board mirrors the move") {
    check_symmetry(support::kMirrorColumns);
    check_symmetry(support::kMirrorRows);
}

TEST_CASE("a board transposed moves up as the board moves left, on every rectangle") {
    check_symmetry(support::kTranspose);
    for (std::uint8_t rows = kMinSide; rows <= kMaxSide; ++rows) {
        for (std::uint8_t cols = kMinSide; cols <= kMaxSide; ++cols) {
            const Board board = Random(rows * 100u + cols).board({rows, cols});
            INFO(board);
            REQUIRE(support::kTranspose(slide(board, Direction::kLeft).board) ==
                    slide(support::kTranspose(board), Direction::kUp).board);
        }
    }
}

TEST_CASE("one function moves a line of any length, and the lines of a board do not touch each other") {
    for_each_random_move([](const Board& board, Direction direction) {
        const Slide moved = slide(board, direction);
        const Lines lines = lines_of(board.size(), direction);
        for (int n = 0; n < lines.count; ++n) {
            std::vector<Exponent> line;
            for (int i = 0; i < lines.length; ++i) {
                line.push_back(board[lines.index(n, i)]);
            }
            const LineSlide alone = slide_line(line);
            for (int i = 0; i < lines.length; ++i) {
                REQUIRE(moved.board[lines.index(n, i)] == alone.cells[static_cast<std::size_t>(i)]);
            }
        }
    });
}

}  // namespace
}  // namespace twofold::rules
