// Texts as code points, and how wide and high they are.
#include "ui/draw/font.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "base/utf8.h"

#include "support/random.h"
#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

using support::Random;

std::u32string code_points_of(std::string_view utf8) {
    std::u32string code_points;
    while (!utf8.empty()) {
        const std::size_t before = utf8.size();
        code_points += base::take_code_point(utf8);
        REQUIRE(utf8.size() < before);
    }
    return code_points;
}

struct Utf8Case {
    std::string_view bytes;
    std::u32string_view code_points;
};

TEST_CASE("UTF-8 of one to four bytes is read as its code points") {
    constexpr Utf8Case kCases[] = {
        {"", U""},
        {"2048", U"2048"},
        {"\x7f", U"\x7f"},
        {"\xc2\x80", U"\u0080"},
        {"\xc3\xa9t\xc3\xa9", U"\u00e9t\u00e9"},
        {"\xdf\xbf", U"\u07ff"},
        {"\xe0\xa0\x80", U"\u0800"},
        {"\xe6\x96\xb0\xe6\xb8\xb8\xe6\x88\x8f", U"\u65b0\u6e38\u620f"},
        {"\xef\xbf\xbf", U"\uffff"},
        {"\xf0\x90\x80\x80", U"\U00010000"},
        {"\xf4\x8f\xbf\xbf", U"\U0010ffff"},
        {std::string_view("a\0b", 3), std::u32string_view(U"a\0b", 3)},
    };
    for (const Utf8Case& c : kCases) {
        INFO(std::string(c.bytes));
        CHECK(code_points_of(c.bytes) == c.code_points);
    }
}

// How many U+FFFD a broken sequence becomes is free; what follows it has to survive.
TEST_CASE("a byte that begins no character is U+FFFD, and the text after it is read") {
    for (const std::string_view broken : {
             "\x80", "\xbf", "\xc0", "\xc1", "\xf5", "\xf8", "\xfe", "\xff",  // bytes that begin nothing
             "\xc3", "\xe6\x96", "\xf0\x9f\x98",  // cut short by the character that follows
         }) {
        std::string bytes(broken);
        INFO("first byte ", int{static_cast<unsigned char>(bytes[0])}, " of ", bytes.size());
        const std::u32string at_end = code_points_of(bytes);
        REQUIRE_FALSE(at_end.empty());
        CHECK(at_end.find_first_not_of(U'\ufffd') == std::u32string::npos);
        const std::u32string before_text = code_points_of(bytes + "abcd");
        REQUIRE(before_text.size() >= 5);
        CHECK(before_text.substr(before_text.size() - 4) == U"abcd");
        CHECK(before_text[0] == U'\ufffd');
    }
}

TEST_CASE("any bytes are read to their end, and no code point is beyond Unicode") {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const std::string bytes = random.bytes(random.between(1, 40));
        for (const char32_t code_point : code_points_of(bytes))
            REQUIRE(code_point <= 0x10ffff);
    }
}

TEST_CASE("in tabular form all digits are equally wide, and as wide as the widest") {
    for (const Font& font : support::fonts()) {
        float widest = 0;
        for (char32_t digit = U'0'; digit <= U'9'; ++digit)
            widest = std::max(widest, font.advance(digit, Digits::kProportional, 100));
        CHECK(widest > 0);
        for (char32_t digit = U'0'; digit <= U'9'; ++digit)
            CHECK(font.advance(digit, Digits::kTabular, 100) == widest);
        CHECK(font.advance(U',', Digits::kTabular, 100) == font.advance(U',', Digits::kProportional, 100));
    }
}

TEST_CASE("numbers of as many digits are as wide as each other in tabular form") {
    const Font& font = support::font(FontId::kNumbers);
    CHECK(font.width("1111", Digits::kTabular, 28) == font.width("8888", Digits::kTabular, 28));
    CHECK(font.width("1,111", Digits::kTabular, 28) == font.width("4,096", Digits::kTabular, 28));
    CHECK(font.width("1111", Digits::kProportional, 28) < font.width("8888", Digits::kProportional, 28));
}

TEST_CASE("the width of two texts together is the sum of their widths, and grows with the size") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto text = [&] {
            std::string printable;
            for (int i = random.below(12); i > 0; --i)
                printable += static_cast<char>(random.between(' ', '~'));
            return printable;
        };
        const std::string first = text();
        const std::string second = text();
        for (const Font& font : support::fonts()) {
            for (const Digits digits : {Digits::kProportional, Digits::kTabular}) {
                const float sum = font.width(first, digits, 20) + font.width(second, digits, 20);
                REQUIRE(std::abs(font.width(first + second, digits, 20) - sum) < 0.01f);
                REQUIRE(std::abs(font.width(first, digits, 40) - 2 * font.width(first, digits, 20)) < 0.01f);
            }
        }
    }
}

TEST_CASE("glyphs are placed from left to right, and digits in tabular form in the middle of their room") {
    const Font& font = support::font(FontId::kNumbers);
    std::vector<PlacedGlyph> placed;
    font.place("1a1", Digits::kTabular, 100, [&](PlacedGlyph glyph) { placed.push_back(glyph); });
    REQUIRE(placed.size() == 3);
    CHECK(placed[0].code_point == U'1');
    CHECK(placed[1].code_point == U'a');
    const float spare =
        font.advance(U'1', Digits::kTabular, 100) - font.advance(U'1', Digits::kProportional, 100);
    CHECK(spare > 5);
    CHECK(std::abs(placed[0].x - spare / 2) < 0.01f);
    CHECK(placed[1].x == font.advance(U'1', Digits::kTabular, 100));
    CHECK(std::abs(placed[2].x - font.width("1a", Digits::kTabular, 100) - spare / 2) < 0.01f);
}

TEST_CASE("the ink of a text reaches from its first glyph's to its last's, and blanks have none") {
    const Font font("0 0 700\n32 250 0 0 0 0\n65 600 50 -10 550 700\n66 500 -20 0 400 650\n");
    const InkBox both = font.ink("AB", 10);
    CHECK(both.left == 0.5f);
    CHECK(both.right == 10);
    CHECK(both.bottom == -0.1f);
    CHECK(both.top == 7);
    CHECK(font.ink(" A ", 10).left == 3);
    CHECK(font.ink(" A ", 10).right == 8);
    CHECK(font.ink(" ", 10).right == 0);
    CHECK(font.ink("", 10).top == 0);
    CHECK(font.cap_height(10) == 7);
}

TEST_CASE("a character that the font lacks is measured and placed as a question mark") {
    const Font font("0 0 700\n63 444 0 0 400 700\n65 600 50 -10 550 700\n");
    CHECK(font.advance(U'\u65b0', Digits::kProportional, 1000) == 444);
    CHECK(font.advance(U'A', Digits::kProportional, 1000) == 600);
    std::u32string placed;
    font.place("A\u65b0", Digits::kProportional, 10, [&](PlacedGlyph glyph) { placed += glyph.code_point; });
    CHECK(placed == U"A?");
}

TEST_CASE("what the font lacks and its substitute has is measured by that, and nothing else is") {
    const Font font("0 0 700\n63 444 0 0 400 700\n66 600 50 -10 550 700\n",
                    "0 0 800\n65 900 0 0 800 750\n66 950 0 0 900 800\n26032 1000 20 -90 980 850\n");
    CHECK(font.cap_height(10) == 7);
    CHECK(font.glyph(U'A').advance == 900);
    CHECK(font.glyph(U'B').advance == 600);
    CHECK(font.glyph(U'\u65b0').top == 850);
    CHECK(font.glyph(U'C').code_point == U'?');
    CHECK(font.width("BA\u65b0", Digits::kProportional, 10) == 25);
}

TEST_CASE("a text that is no measures makes an empty font, which measures without harm") {
    for (const std::string_view text : {"", "\n", "what", "900 -200", "900 -200 700", "900 -200 700\nwhat"}) {
        CAPTURE(text);
        const Font font(text);
        CHECK(font.width("2048", Digits::kTabular, 20) == 0);
        CHECK(font.ink("2048", 20).right == 0);
    }
}

TEST_CASE("both fonts have every character that the game shows in any language") {
    std::string shown = "0123456789^+";
    for (const std::string& code : app::language_codes()) {
        const Strings strings = app::load_strings(code);
        shown += strings.name();
        strings.number(1000, shown);
        for (std::size_t i = 0; i < kTextCount; ++i)
            shown += strings.text(static_cast<TextId>(i));
        for (const Theme& theme : support::themes())
            shown += theme.name_in(code);
    }
    for (const Font& font : support::fonts()) {
        for (const char32_t code_point : code_points_of(shown)) {
            CAPTURE(static_cast<int>(code_point));
            CHECK(font.glyph(code_point).code_point == code_point);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
