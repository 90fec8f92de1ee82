#include "session/board_text.h"

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

using support::board_of;
using support::Random;

TEST_CASE("a tile is written as its face value, and as a power where that has more than 19 digits") {
    CHECK(tile_text(0) == "0");
    CHECK(tile_text(1) == "2");
    CHECK(tile_text(11) == "2048");
    CHECK(tile_text(17) == "131072");
    CHECK(tile_text(63) == "9223372036854775808");
    CHECK(tile_text(64) == "2^64");
    CHECK(tile_text(65) == "2^65");
}

TEST_CASE("where there is little room a tile is written as a power") {
    CHECK(tile_power(1) == "2^1");
    CHECK(tile_power(17) == "2^17");
    CHECK(tile_short(9) == "512");
    CHECK(tile_short(10) == "1K");
    CHECK(tile_short(20) == "1M");
    CHECK(tile_short(69) == "512E");
    CHECK(tile_short(70) == "2^70");
}

TEST_CASE("every tile reads back as it was written, and by its power") {
    for (rules::Exponent exponent = 0; exponent <= 65; ++exponent) {
        CAPTURE(exponent);
        CHECK(parse_tile(tile_text(exponent)) == exponent);
        if (exponent > 0) CHECK(parse_tile("2^" + std::to_string(exponent)) == exponent);
    }
}

TEST_CASE("what is no power of two, or one too large, is no tile") {
    for (const std::string_view text :
         {"1", "3", "6", "2047", "18446744073709551615", "18446744073709551616"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_tile(text));
    }
    for (const std::string_view text :
         {"2^", "2^0", "2^66", "2^-1", "2^ 3", "4^2", "2^2^2", "2^18446744073709551617"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_tile(text));
    }
}

TEST_CASE("what is no whole number is no tile") {
    for (const std::string_view text : {"", " ", "-2", "+2", "2.0", "2 ", " 2", "0x2", "two"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_tile(text));
    }
}

TEST_CASE("a board is written row by row") {
    CHECK(board_text(board_of("2 2 4 8/2 4 4 4")) == "2 2 4 8/2 4 4 4");
    CHECK(board_text(rules::Board(rules::Size{2, 3})) == "0 0 0/0 0 0");
    CHECK(board_of("2 4 8/16 32 64").size() == rules::Size{2, 3});
    CHECK(board_of("2 4 8/16 32 64")[rules::Cell{1, 0}] == 4);
    CHECK(board_of("2^65 2048/2^1 0")[rules::Cell{0, 0}] == 65);
}

TEST_CASE("blanks between tiles may be several, and may stand at the ends of a row") {
    CHECK(board_of(" 2  0 / 0   4 ") == board_of("2 0/0 4"));
}

TEST_CASE("people write a board in one line or in one for each row, with blanks as they like") {
    for (const std::string_view text : {"2 0/0 4", "2 0\n0 4", "2 0\r\n0 4\r\n", "\n\n  2\t0\n\n0 \t 4  \n\n",
                                        "2 0 /\n0 4", "2 0\n/\n0 4", "2 0/0 4\n"}) {
        CAPTURE(text);
        CHECK(parse_written_board(text) == board_of("2 0/0 4"));
    }
    for (const std::string_view text : {"", "\n\n", "2 0\n0", "2 0 0 4", "2 0\n\n4 x", "hello"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_written_board(text));
    }
}

TEST_CASE("every board reads back as it was written") {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        Random random(seed);
        rules::Board board = random.board();
        if (random.percent(20)) board.set(random.below(board.cell_count()), 65);
        CAPTURE(seed);
        CHECK(parse_board(board_text(board)) == board);
    }
}

TEST_CASE("rows of unequal length, and anything but tiles, are no board") {
    for (const std::string_view text : {"2 2/2", "2/2 2", "2 2/2 2 2", "2 2/2 2/", "/2 2/2 2", "2 2//2 2"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_board(text));
    }
    for (const std::string_view text :
         {"2 2/2 3", "2 2/2 x", "2,2/2,2", "2\t2/2 2", "2 2\n2 2", "2 2/2 2^66"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_board(text));
    }
}

TEST_CASE("a board with a side under 2 or over 8 is none") {
    const std::string nine_tiles = "2 2 2 2 2 2 2 2 2";
    for (const std::string& text :
         {std::string(), std::string("2 2"), std::string("2/2"), nine_tiles + "/" + nine_tiles,
          std::string("2 2/2 2/2 2/2 2/2 2/2 2/2 2/2 2/2 2"), std::string(1000, '/'), std::string(1000, ' '),
          "2 2" + std::string(257, '/') + "2 2"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_board(text));
    }
}

TEST_CASE("a size is written as rows by columns") {
    CHECK(size_text({4, 4}) == "4x4");
    CHECK(size_text({3, 5}) == "3x5");
    CHECK(parse_size("3x5") == rules::Size{3, 5});
    CHECK(parse_size("8X2") == rules::Size{8, 2});
}

TEST_CASE("sides of 2 to 8 read back, all others are no size") {
    for (int rows = 0; rows <= 9; ++rows) {
        for (int cols = 0; cols <= 9; ++cols) {
            const rules::Size size{static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(cols)};
            CAPTURE(size);
            CHECK(parse_size(size_text(size)).has_value() == size.playable());
            if (size.playable()) CHECK(parse_size(size_text(size)) == size);
        }
    }
    for (const std::string_view text :
         {"", "4", "4x", "x4", "4x44", "44x4", " 4x4", "4x4 ", "4*4", "4-4", "axb", "/x4"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_size(text));
    }
}

}  // namespace
}  // namespace twofold::session
