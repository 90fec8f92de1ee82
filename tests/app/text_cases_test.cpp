// The case tables, on whose answers several other engines agree, through `twofold text --json`.
#include <string>

#include <doctest/doctest.h>

#include "app/text_mode.h"
#include "session/board_text.h"

#include "support/app_json.h"
#include "support/boards.h"
#include "support/case_table.h"

namespace twofold::app {
namespace {

using rules::Board;
using rules::Cell;
using support::CaseFields;
using support::Json;

Json ask(TextGame& game, const std::string& line) {
    std::string out;
    game.answer(line, out);
    REQUIRE(out.back() == '\n');
    out.pop_back();
    return support::parse_json(out);
}

Cell cell_of(const Json& json) {
    return {static_cast<std::uint8_t>(json[0].number), static_cast<std::uint8_t>(json[1].number)};
}

Board board_of(const Json& answer) {
    Board board(
        {static_cast<std::uint8_t>(answer["rows"].number), static_cast<std::uint8_t>(answer["cols"].number)});
    int i = 0;
    for (const Json& row : answer["board"].items) {
        for (const Json& tile : row.items)
            board.set(i++, static_cast<rules::Exponent>(tile.number));
    }
    return board;
}

// The board before the spawn, put together from the motions and merges of the last move.
Board moved_board(const Json& answer, rules::Size size) {
    Board board(size);
    for (const Json& motion : answer["last"]["motions"].items) {
        if (!motion["merged"].boolean)
            board.set(cell_of(motion["to"]), static_cast<rules::Exponent>(motion["exponent"].number));
    }
    for (const Json& merge : answer["last"]["merges"].items)
        board.set(cell_of(merge["at"]), static_cast<rules::Exponent>(merge["exponent"].number));
    return board;
}

struct Case {
    Board before;
    rules::Direction direction;
    Board after;
    std::uint64_t points;
    bool effective;
    bool any_effective;
};

void check(TextGame& game, const Case& row) {
    INFO(row.before, " ", support::name_of(row.direction));
    const Json set = ask(game, "board " + session::board_text(row.before));
    CHECK(board_of(set) == row.before);
    CHECK((set["state"].text == "over") == !row.any_effective);
    const Json moved = ask(game, std::string(support::name_of(row.direction)));
    const Json& last = moved["last"];
    CHECK(last["effective"].boolean == row.effective);
    CHECK(last["points"].number == row.points);
    CHECK(moved["score"].number == row.points);
    Board now = moved_board(moved, row.before.size());
    CHECK(now == row.after);
    if (row.effective)
        now.set(cell_of(last["spawn"]["at"]), static_cast<rules::Exponent>(last["spawn"]["exponent"].number));
    CHECK(board_of(moved) == now);
}

TEST_CASE("all 4x4 boards of the case table") {
    TextGame game({.seed = 1}, true, 1);
    const auto table = support::read_case_table("boards.tsv", 6);
    REQUIRE(table.size() >= 5000);
    for (const CaseFields& fields : table) {
        const auto board = [](const std::string& hex) {
            return support::board_of_exponents({4, 4}, support::exponents_of_hex(hex));
        };
        check(game, {board(fields[0]), support::direction_of_letter(fields[1]), board(fields[2]),
                     std::stoull(fields[3]), fields[4] == "1", fields[5] == "1"});
    }
}

TEST_CASE("all boards of other sizes of the case table") {
    TextGame game({.seed = 1}, true, 1);
    const auto table = support::read_case_table("boards_nxn.tsv", 8);
    REQUIRE(table.size() >= 2000);
    for (const CaseFields& fields : table) {
        const rules::Size size{static_cast<std::uint8_t>(std::stoi(fields[0])),
                               static_cast<std::uint8_t>(std::stoi(fields[1]))};
        const auto board = [&](const std::string& list) {
            return support::board_of_exponents(size, support::exponents_of_list(list));
        };
        check(game, {board(fields[2]), support::direction_of_letter(fields[3]), board(fields[4]),
                     std::stoull(fields[5]), fields[6] == "1", fields[7] == "1"});
    }
}

TEST_CASE("all lines of the case table, with where each tile goes") {
    TextGame game({.seed = 1}, true, 1);
    const auto table = support::read_case_table("lines.tsv", 5);
    REQUIRE(table.size() >= 1000);
    for (const CaseFields& fields : table) {
        CAPTURE(fields[0]);
        const auto line = support::exponents_of_hex(fields[0]);
        const rules::Size size{2, static_cast<std::uint8_t>(line.size())};
        const auto with_empty_row = [&](std::vector<rules::Exponent> exponents) {
            exponents.resize(static_cast<std::size_t>(size.cells()), 0);
            return support::board_of_exponents(size, exponents);
        };
        ask(game, "board " + session::board_text(with_empty_row(line)));
        const Json moved = ask(game, "left");
        CHECK(moved_board(moved, size) == with_empty_row(support::exponents_of_hex(fields[1])));
        CHECK(moved["last"]["points"].number == std::stoull(fields[2]));
        CHECK(moved["last"]["effective"].boolean == (fields[3] == "1"));
        std::string destinations(line.size(), '-');
        for (const Json& motion : moved["last"]["motions"].items)
            destinations[cell_of(motion["from"]).col] = static_cast<char>('0' + cell_of(motion["to"]).col);
        CHECK(destinations == fields[4]);
    }
}

}  // namespace
}  // namespace twofold::app
