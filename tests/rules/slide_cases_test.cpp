// The case tables, on whose answers several other engines agree.
#include <doctest/doctest.h>

#include "rules/slide.h"

#include "support/boards.h"
#include "support/case_table.h"

namespace twofold::rules {
namespace {

using support::CaseFields;

struct BoardCase {
    Board before;
    Direction direction;
    Board after;
    Score points;
    bool effective;
    bool any_effective;
};

// The fields from `first` on are direction, result, points, legal and any.
BoardCase board_case(const CaseFields& fields, std::size_t first, const Board& before, const Board& after) {
    return {.before = before,
            .direction = support::direction_of_letter(fields[first]),
            .after = after,
            .points = std::stoull(fields[first + 2]),
            .effective = fields[first + 3] == "1",
            .any_effective = fields[first + 4] == "1"};
}

void check_board_case(const BoardCase& row) {
    INFO(row.before, " ", support::name_of(row.direction));
    const Slide moved = slide(row.before, row.direction);
    CHECK(moved.board == row.after);
    CHECK(moved.points == row.points);
    CHECK(moved.effective == row.effective);
    CHECK(can_slide(row.before, row.direction) == row.effective);
    CHECK(is_over(row.before) == !row.any_effective);
}

TEST_CASE("every line of the case table moves, scores and sends its tiles as the other engines do") {
    const auto table = support::read_case_table("lines.tsv", 5);
    REQUIRE(table.size() >= 1000);
    for (const CaseFields& fields : table) {
        CAPTURE(fields[0]);
        const auto before = support::exponents_of_hex(fields[0]);
        const auto after = support::exponents_of_hex(fields[1]);
        const LineSlide moved = slide_line(before);
        CHECK(std::vector<Exponent>(moved.cells.begin(), moved.cells.begin() + std::ssize(before)) == after);
        CHECK(moved.points == std::stoull(fields[2]));
        CHECK(moved.changed == (fields[3] == "1"));
        std::string destinations;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const int to = moved.destination[i];
            destinations += to == LineSlide::kNoTile ? "-" : std::to_string(to);
        }
        CHECK(destinations == fields[4]);
    }
}

TEST_CASE("every 4x4 board of the case table moves as the other engines do") {
    const auto table = support::read_case_table("boards.tsv", 6);
    REQUIRE(table.size() >= 5000);
    for (const CaseFields& fields : table) {
        const auto board = [](const std::string& hex) {
            return support::board_of_exponents({4, 4}, support::exponents_of_hex(hex));
        };
        check_board_case(board_case(fields, 1, board(fields[0]), board(fields[2])));
    }
}

TEST_CASE("every board of another size of the case table moves as the other engines do") {
    const auto table = support::read_case_table("boards_nxn.tsv", 8);
    REQUIRE(table.size() >= 2000);
    for (const CaseFields& fields : table) {
        const Size size{static_cast<std::uint8_t>(std::stoi(fields[0])),
                        static_cast<std::uint8_t>(std::stoi(fields[1]))};
        const auto board = [&](const std::string& list) {
            return support::board_of_exponents(size, support::exponents_of_list(list));
        };
        check_board_case(board_case(fields, 3, board(fields[2]), board(fields[4])));
    }
}

}  // namespace
}  // namespace twofold::rules
