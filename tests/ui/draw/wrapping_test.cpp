// Where lines are broken.
#include "ui/draw/wrapping.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"
#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

using support::Random;
using Lines = std::vector<std::string>;

// A font in which a, b and c are a whole size wide and a blank half of it.
const Font& plain_font() {
    static const Font kFont(
        "0 0 700\n32 500 0 0 0 0\n63 1000 0 0 900 700\n97 1000 0 0 900 500\n"
        "98 1000 0 0 900 700\n99 1000 0 0 900 500\n233 1000 0 0 900 700\n");
    return kFont;
}

Lines broken(std::string_view text, float room) {
    return wrapped(plain_font(), text, 1, room);
}

TEST_CASE("a text is broken at the last blank that fits, and the blank is dropped") {
    CHECK(broken("ab c", 4) == Lines{"ab c"});
    CHECK(broken("ab ca b", 4) == Lines{"ab", "ca b"});
    CHECK(broken("a b c a", 2.5f) == Lines{"a b", "c a"});
    CHECK(broken("aaa bbb ccc", 3) == Lines{"aaa", "bbb", "ccc"});
    CHECK(broken("abc", 3) == Lines{"abc"});
}

TEST_CASE("a word that alone is wider than the room is broken within, between its characters") {
    CHECK(broken("aabbcc", 2) == Lines{"aa", "bb", "cc"});
    CHECK(broken("a bbbbb c", 3) == Lines{"a", "bbb", "bb", "c"});
    CHECK(broken("\u00e9\u00e9\u00e9", 2) == Lines{"\u00e9\u00e9", "\u00e9"});
}

TEST_CASE("a line holds at least one character, however narrow the room") {
    CHECK(broken("abc", 0.1f) == Lines{"a", "b", "c"});
    CHECK(broken("a", -5) == Lines{"a"});
}

// In a font in which a Chinese character is as wide as its size and everything else half of it.
Lines broken_in_chinese(std::string_view text, float room) {
    static const Font kFont = [] {
        std::string metrics = "0 0 700\n";
        for (char c = ' '; c <= '~'; ++c)
            metrics += std::to_string(int{c}) + " 500 0 0 400 700\n";
        std::u32string square = U"」中文新游戏的、！（），：";
        std::sort(square.begin(), square.end());
        for (const char32_t c : square)
            metrics += std::to_string(static_cast<unsigned>(c)) + " 1000 0 0 900 700\n";
        return Font(metrics);
    }();
    return wrapped(kFont, text, 1, room);
}

TEST_CASE("Chinese is broken between any two of its characters") {
    CHECK(broken_in_chinese("新游戏的中文", 4) == Lines{"新游戏的", "中文"});
    CHECK(broken_in_chinese("新游戏的中文", 4.9f) == Lines{"新游戏的", "中文"});
    CHECK(broken_in_chinese("新 游戏", 2.5f) == Lines{"新 游", "戏"});
}

TEST_CASE("no line begins with a closing mark or ends with an opening one") {
    CHECK(broken_in_chinese("新游戏，中文", 3) == Lines{"新游", "戏，中", "文"});
    CHECK(broken_in_chinese("新游！」中", 3) == Lines{"新", "游！」", "中"});
    CHECK(broken_in_chinese("新游（中文）", 3) == Lines{"新游", "（中", "文）"});
    CHECK(broken_in_chinese("新游(a)", 2.5f) == Lines{"新游", "(a)"});
    CHECK(broken_in_chinese("新游戏: 中文", 3.5f) == Lines{"新游戏:", "中文"});
    CHECK(broken_in_chinese("新游戏、中", 4) == Lines{"新游戏、", "中"});
}

TEST_CASE("a number and a Latin word stay whole among Chinese characters") {
    CHECK(broken_in_chinese("新游戏2048的", 4) == Lines{"新游戏", "2048的"});
    CHECK(broken_in_chinese("的Ctrl+Z：新", 4.5f) == Lines{"的", "Ctrl+Z：", "新"});
    CHECK(broken_in_chinese("新10%的", 2.5f) == Lines{"新10%", "的"});
    CHECK(broken_in_chinese("新游1,024中", 4) == Lines{"新游", "1,024中"});
}

TEST_CASE("a mark that has to begin a line, for want of room, does") {
    CHECK(broken_in_chinese("新，游", 1) == Lines{"新", "，", "游"});
    CHECK(broken_in_chinese("i新，", 1.9f) == Lines{"i", "新", "，"});
}

TEST_CASE("no text is one empty line") {
    CHECK(broken("", 5) == Lines{""});
}

TEST_CASE("lines fit the room and together are the text, wherever it is broken") {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        std::string text;
        for (int words = random.between(1, 12); words > 0; --words) {
            for (int letters = random.between(1, 9); letters > 0; --letters)
                text += random.percent(10) ? std::string("\u00e9") : std::string(1, "abc"[random.below(3)]);
            if (words > 1) text += ' ';
        }
        CAPTURE(text);
        const float room = static_cast<float>(random.between(2, 20)) / 2;
        std::string together;
        std::size_t place = 0;
        for (const std::string& line : broken(text, room)) {
            REQUIRE(plain_font().width(line, Digits::kProportional, 1) <= room);
            REQUIRE_FALSE(line.empty());
            if (place < text.size() && text[place] == ' ') ++place;
            REQUIRE(text.substr(place, line.size()) == line);
            place += line.size();
        }
        REQUIRE(place == text.size());
    }
}

TEST_CASE("broken evenly a text has as many lines as it needs, and none much shorter than the others") {
    CHECK(broken("a b a b a", 6) == Lines{"a b a b", "a"});
    CHECK(wrapped_evenly(plain_font(), "a b a b a", 1, 6) == Lines{"a b a", "b a"});
    CHECK(wrapped_evenly(plain_font(), "a b", 1, 6) == Lines{"a b"});
}

TEST_CASE("of too many lines the last one kept ends with an ellipsis, with no stop before it") {
    const auto kept = [](Lines lines, float room, std::size_t most) {
        return cut_off(plain_font(), std::move(lines), 1, room, most);
    };
    CHECK(kept({"ab", "ca", "b"}, 2, 3) == Lines{"ab", "ca", "b"});
    CHECK(kept({"ab", "ca", "b"}, 2, 2) == Lines{"ab", "c\u2026"});
    CHECK(kept({"ab", "ca", "b"}, 3, 2) == Lines{"ab", "ca\u2026"});
    CHECK(kept({"a,", "b"}, 3, 1) == Lines{"a\u2026"});
}

}  // namespace
}  // namespace twofold::ui
