// Lines and blanks.
#include "session/text_lines.h"

#include <array>
#include <vector>

#include <doctest/doctest.h>

namespace twofold::session {
namespace {

TEST_CASE("blanks go at both ends and stay within") {
    CHECK(without_blanks(" \t2 4/4 2 \r\n") == "2 4/4 2");
    CHECK(without_blanks("left") == "left");
    CHECK(without_blanks(" \n\t ").empty());
    CHECK(without_blanks("").empty());
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

TEST_CASE("pieces are taken off up to a mark, which belongs to none of them") {
    std::string_view text = "4x4_22864__end";
    CHECK(take_until(text, '_') == "4x4");
    CHECK(take_until(text, '_') == "22864");
    CHECK(take_until(text, '_').empty());
    CHECK(text == "end");
    CHECK(take_until(text, '_') == "end");
    CHECK(text.empty());
    CHECK(take_until(text, '_').empty());
}

TEST_CASE("words are listed with a comma between two") {
    CHECK(listed(std::vector<std::string>{"full", "reduced", "off"}) == "full, reduced, off");
    CHECK(listed(std::array<std::string_view, 1>{"full"}) == "full");
    CHECK(listed(std::vector<std::string>{}).empty());
}

}  // namespace
}  // namespace twofold::session
