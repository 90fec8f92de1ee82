// Lines and blanks.
#include "session/text_lines.h"

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

}  // namespace
}  // namespace twofold::session
