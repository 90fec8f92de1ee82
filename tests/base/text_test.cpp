// Trimming, splitting, joining and numbers.
#include "base/text.h"

#include <array>
#include <vector>

#include <doctest/doctest.h>

namespace twofold::base {
namespace {

TEST_CASE("trimming removes white space at both ends and keeps it within") {
    CHECK(trim(" \t2 4/4 2 \r\n") == "2 4/4 2");
    CHECK(trim("left") == "left");
    CHECK(trim(" \n\t ").empty());
    CHECK(trim("").empty());
}

TEST_CASE("lines are taken off one by one, the last also where it has no end") {
    std::string_view text = "a\n\nb";
    CHECK(take_line(text) == "a");
    CHECK(take_line(text).empty());
    CHECK(text == "b");
    CHECK(take_line(text) == "b");
    CHECK(text.empty());
    CHECK(take_line(text).empty());
}

TEST_CASE("split_first takes off a piece up to a separator, which belongs to no piece") {
    std::string_view text = "4x4_22864__end";
    CHECK(split_first(text, '_') == "4x4");
    CHECK(split_first(text, '_') == "22864");
    CHECK(split_first(text, '_').empty());
    CHECK(text == "end");
    CHECK(split_first(text, '_') == "end");
    CHECK(text.empty());
    CHECK(split_first(text, '_').empty());
}

TEST_CASE("words are joined by commas") {
    CHECK(join(std::vector<std::string>{"full", "reduced", "off"}) == "full, reduced, off");
    CHECK(join(std::array<std::string_view, 1>{"full"}) == "full");
    CHECK(join(std::vector<std::string>{}).empty());
}

TEST_CASE("a number is decimal digits up to 64 bits and nothing else") {
    CHECK(parse_number("0") == 0);
    CHECK(parse_number("20240229") == 20'240'229);
    CHECK(parse_number("18446744073709551615") == 18'446'744'073'709'551'615u);
    for (const std::string_view text :
         {"", " ", "18446744073709551616", "-1", "+1", "1 ", " 1", "1.5", "1e3", "0x10", "1'000", "one"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number(text));
    }
}

}  // namespace
}  // namespace twofold::base
