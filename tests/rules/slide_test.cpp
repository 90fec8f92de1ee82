// The sentences of the rules about one move, as boards before and after.
#include "rules/slide.h"

#include <algorithm>
#include <numeric>

#include <doctest/doctest.h>

#include "session/board_text.h"

#include "support/boards.h"

namespace twofold::rules {
namespace {

using support::board_of;

struct MoveCase {
    std::string_view before;
    std::string_view after;
    Score points = 0;
};

void check_moves(Direction direction, std::initializer_list<MoveCase> cases) {
    for (const MoveCase& row : cases) {
        INFO(row.before, " ", support::name_of(direction));
        const Board before = board_of(row.before);
        const Slide moved = slide(before, direction);
        CHECK(moved.board == board_of(row.after));
        CHECK(moved.points == row.points);
        CHECK(moved.effective == !(before == board_of(row.after)));
    }
}

struct LineCase {
    std::string_view before;
    std::string_view after;
    Score points;
    bool effective;
};

// The table of the rules.
constexpr LineCase kLineCases[] = {
    {"2 2 2 2", "4 4 0 0", 8, true},    {"2 2 4 0", "4 4 0 0", 4, true},
    {"4 0 4 4", "8 4 0 0", 8, true},    {"2 0 2 4", "4 4 0 0", 4, true},
    {"2 2 2 0", "4 2 0 0", 4, true},    {"8 8 16 0", "16 16 0 0", 16, true},
    {"2 2 4 4", "4 8 0 0", 12, true},   {"2 0 0 4 0 0 8", "2 4 8 0 0 0 0", 0, true},
    {"2 4 8 16", "2 4 8 16", 0, false}, {"0 0 0 0", "0 0 0 0", 0, false},
};

// The same line twice, as a board.
Board twice(std::string_view line) {
    return board_of(std::string(line) + "/" + std::string(line));
}

TEST_CASE("each line of the table in the rules moves left as it says") {
    for (const LineCase& row : kLineCases) {
        CAPTURE(row.before);
        const Slide moved = slide(twice(row.before), Direction::kLeft);
        CHECK(moved.board == twice(row.after));
        CHECK(moved.points == 2 * row.points);
        CHECK(moved.effective == row.effective);
    }
}

TEST_CASE("each line of the table moves right, up and down as its mirror image says") {
    using support::kMirrorColumns;
    using support::kTranspose;
    for (const LineCase& row : kLineCases) {
        CAPTURE(row.before);
        const Board before = twice(row.before);
        const Board after = twice(row.after);
        CHECK(slide(kMirrorColumns(before), Direction::kRight).board == kMirrorColumns(after));
        CHECK(slide(kTranspose(before), Direction::kUp).board == kTranspose(after));
        CHECK(slide(kTranspose(kMirrorColumns(before)), Direction::kDown).board ==
              kTranspose(kMirrorColumns(after)));
    }
}

TEST_CASE("the whole board of the rules moves right as they say") {
    check_moves(Direction::kRight,
                {{"2 2 4 8/2 4 4 4/0 8 4 0/2 4 0 4", "0 4 4 8/0 2 4 8/0 0 8 4/0 0 2 8", 20}});
}

TEST_CASE("empty cells are skipped: tiles apart meet and merge") {
    check_moves(Direction::kLeft, {{"2 0 0 2/0 4 0 4", "4 0 0 0/8 0 0 0", 12}});
    check_moves(Direction::kRight, {{"2 0 0 2/0 4 0 4", "0 0 0 4/0 0 0 8", 12}});
}

TEST_CASE("tiles do not jump over another tile") {
    check_moves(Direction::kLeft, {{"2 4 2 0/2 0 4 2", "2 4 2 0/2 4 2 0"}});
    check_moves(Direction::kUp, {{"2 4/4 2/2 4", "2 4/4 2/2 4"}});
}

TEST_CASE("of three equal tiles the two nearest to the wall pair") {
    check_moves(Direction::kLeft, {{"2 2 2/0 0 0", "4 2 0/0 0 0", 4}});
    check_moves(Direction::kRight, {{"2 2 2/0 0 0", "0 2 4/0 0 0", 4}});
    check_moves(Direction::kUp, {{"2 0/2 0/2 0", "4 0/2 0/0 0", 4}});
    check_moves(Direction::kDown, {{"2 0/2 0/2 0", "0 0/2 0/4 0", 4}});
}

TEST_CASE("a tile takes part in at most one merge, and one just made does not merge again") {
    check_moves(Direction::kLeft,
                {{"2 2 4 8/4 4 8 0", "4 4 8 0/8 8 0 0", 12}, {"4 2 2 0/8 4 4 0", "4 4 0 0/8 8 0 0", 12}});
    check_moves(Direction::kLeft,
                {{"4 4 4 4 4 4 4 4/2 2 2 2 2 0 0 0", "8 8 8 8 0 0 0 0/4 4 2 0 0 0 0 0", 40}});
}

TEST_CASE("what is left packs against the wall") {
    check_moves(Direction::kRight, {{"2 0 4 0/0 8 0 0", "0 0 2 4/0 0 0 8"}});
    check_moves(Direction::kDown, {{"2 0/0 8/4 0/0 0", "0 0/0 0/2 0/4 8"}});
}

TEST_CASE("a line with no change is left alone while another one moves") {
    check_moves(Direction::kLeft, {{"2 4 8/0 0 2", "2 4 8/2 0 0"}});
    const LineSlide still = slide_line(std::array<Exponent, 3>{1, 2, 0});
    CHECK_FALSE(still.changed);
    CHECK(still.destination[0] == 0);
    CHECK(still.destination[1] == 1);
    CHECK(still.destination[2] == LineSlide::kNoTile);
}

TEST_CASE("a move that keeps the sum and the number of tiles is effective all the same") {
    const Board before = board_of("0 2/0 4");
    const Slide moved = slide(before, Direction::kLeft);
    CHECK(moved.effective);
    CHECK(moved.points == 0);
    CHECK(moved.board.empty_count() == before.empty_count());
    CHECK(moved.board == board_of("2 0/4 0"));
}

TEST_CASE("a move that changes no cell is not effective, and tells where each tile stays") {
    const Board before = board_of("2 4/8 0");
    const Slide moved = slide(before, Direction::kUp);
    CHECK_FALSE(moved.effective);
    CHECK(moved.board == before);
    CHECK(moved.points == 0);
    CHECK(moved.merges.empty());
    REQUIRE(moved.motions.size() == 3);
    for (const Motion& motion : moved.motions) {
        CHECK(motion.from == motion.to);
    }
}

TEST_CASE("the points are the face values of the tiles that merges made; sliding scores nothing") {
    check_moves(Direction::kLeft, {{"0 2048 0/0 0 2", "2048 0 0/2 0 0", 0},
                                   {"1024 1024 2/2 2 8", "2048 2 0/4 8 0", 2052},
                                   {"65536 65536/0 32768", "131072 0/32768 0", 131072}});
}

TEST_CASE("the motions and merges of a move are all of its tiles, each with where it came from and went") {
    const Slide moved = slide(board_of("2 0 2/0 4 8"), Direction::kRight);
    REQUIRE(moved.motions.size() == 4);
    const auto has = [&](const Motion& motion) {
        return std::find(moved.motions.begin(), moved.motions.end(), motion) != moved.motions.end();
    };
    CHECK(has({.from = {0, 0}, .to = {0, 2}, .exponent = 1, .merged = true}));
    CHECK(has({.from = {0, 2}, .to = {0, 2}, .exponent = 1, .merged = true}));
    CHECK(has({.from = {1, 1}, .to = {1, 1}, .exponent = 2, .merged = false}));
    CHECK(has({.from = {1, 2}, .to = {1, 2}, .exponent = 3, .merged = false}));
    REQUIRE(moved.merges.size() == 1);
    CHECK(moved.merges[0] == Merge{.at = {0, 2}, .exponent = 2});
}

TEST_CASE("a full 8x8 board merges into 32 tiles at once") {
    Board full(Size{8, 8});
    for (int i = 0; i < 64; ++i) {
        full.set(i, 1);
    }
    const Slide moved = slide(full, Direction::kDown);
    CHECK(moved.motions.size() == 64);
    CHECK(moved.merges.size() == 32);
    CHECK(moved.points == 128);
    CHECK(moved.board.empty_count() == 32);
}

TEST_CASE("the largest tile of 8x8 is made like any other, and its points stop at the largest score") {
    Board board(Size{8, 8});
    board.set(Cell{0, 3}, 64);
    board.set(Cell{0, 6}, 64);
    const Slide moved = slide(board, Direction::kLeft);
    CHECK(moved.board[Cell{0, 0}] == 65);
    CHECK(moved.points == kMaxScore);
    // Two in one line, two in two lines.
    CHECK(slide(board_of("2^63 2^63 2^63 2^63/2 4 2 4"), Direction::kLeft).points == kMaxScore);
    CHECK(slide(board_of("2^63 2^63 0 0/2^63 2^63 0 0"), Direction::kLeft).points == kMaxScore);
}

// Sees every direction as the rules do: over when the board is full and no neighbours are equal.
TEST_CASE("a full board without a pair is over") {
    for (const std::string_view drawing :
         {"2 4/4 2", "2 4 8/16 32 64", "2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 2",
          "2 4 8 16/32 64 128 256/512 1024 2 4/8 16 32 64", "2 4/4 2/2 4/4 2/2 4"}) {
        CAPTURE(drawing);
        CHECK(is_over(board_of(drawing)));
    }
}

TEST_CASE("a full board with a pair anywhere, last row and last column included, is not over") {
    Board checkered(Size{4, 5});
    for (int i = 0; i < checkered.cell_count(); ++i) {
        const Cell cell = checkered.cell_at(i);
        checkered.set(i, (cell.row + cell.col) % 2 == 0 ? 1 : 2);
    }
    REQUIRE(is_over(checkered));
    for (const Cell step : {Cell{0, 1}, Cell{1, 0}}) {
        for (int row = 0; row + step.row < 4; ++row) {
            for (int col = 0; col + step.col < 5; ++col) {
                const Cell a{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(col)};
                const Cell b{static_cast<std::uint8_t>(a.row + step.row),
                             static_cast<std::uint8_t>(a.col + step.col)};
                Board paired = checkered;
                paired.set(a, 9);
                paired.set(b, 9);
                INFO(paired);
                CHECK_FALSE(is_over(paired));
                const bool across = step.col == 1;
                CHECK(can_slide(paired, Direction::kLeft) == across);
                CHECK(can_slide(paired, Direction::kRight) == across);
                CHECK(can_slide(paired, Direction::kUp) == !across);
                CHECK(can_slide(paired, Direction::kDown) == !across);
            }
        }
    }
}

TEST_CASE("a board with a tile and an empty cell is not over") {
    CHECK_FALSE(is_over(board_of("2 4/4 0")));
    CHECK_FALSE(is_over(board_of("0 4/4 2")));
    CHECK_FALSE(is_over(board_of("0 0/2 0")));
}

TEST_CASE("two equal tiles of any value make the next one, 131072 like any other") {
    for (Exponent exponent = 1; exponent < 63; ++exponent) {
        CAPTURE(exponent);
        Board pair(Size{2, 2});
        pair.set(Cell{1, 0}, exponent);
        pair.set(Cell{1, 1}, exponent);
        for (const Direction direction : {Direction::kLeft, Direction::kRight}) {
            const Slide moved = slide(pair, direction);
            const std::uint8_t col = direction == Direction::kLeft ? 0 : 1;
            CHECK(moved.board[Cell{1, col}] == exponent + 1);
            CHECK(moved.board.empty_count() == 3);
            CHECK(moved.points == Score{1} << (exponent + 1));
        }
    }
}

}  // namespace
}  // namespace twofold::rules
