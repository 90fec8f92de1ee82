// What may stand in a line on a terminal.
#include "base/utf8.h"

#include <doctest/doctest.h>

namespace twofold::base {
namespace {

TEST_CASE("letters of any language are printable, control characters and bytes that are no UTF-8 are not") {
    for (const char* text : {"", "classic light", "é", "主题", "😀", "a b"}) {
        CAPTURE(text);
        CHECK(is_printable(text));
        CHECK(printable(text) == text);
    }
    CHECK(printable("a\nb") == "a?b");
    CHECK(printable("\x1b[2J主题\x7f") == "?[2J主题?");
    CHECK(printable("\xc2\x9b") == "?");  // the control sequence introducer in one character
    CHECK(printable("a\xff\xe4\xb8") == "a???");
    CHECK_FALSE(is_printable("a\xff"));
}

}  // namespace
}  // namespace twofold::base
