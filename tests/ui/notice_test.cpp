// Sentences broken into lines, and the notice at the foot of the window.
#include "ui/notice.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"
#include "support/ui_assets.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

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

DrawList drawn(const Notice& notice, const Layout& layout) {
    DrawList list(support::fonts());
    list.clear(layout.window, {});
    notice.draw(support::themes()[0], list);
    return list;
}

std::vector<std::string> all_sentences() {
    std::vector<std::string> sentences;
    for (const TextId id :
         {TextId::kNoticeDamaged, TextId::kNoticeForeign, TextId::kNoticeNotSaved, TextId::kNoticeSavedAgain,
          TextId::kNoticeOtherWindow, TextId::kNoticeSettingsNotKept}) {
        std::string sentence;
        support::english().fill(
            id, {{"file", "game-2024-02-29.damaged.txt"}, {"reason", "line 12 has no check"}}, sentence);
        sentences.push_back(sentence);
    }
    return sentences;
}

TEST_CASE("a notice that is not shown draws nothing, and hiding it takes it away") {
    const Layout layout = make_layout({}, {});
    Notice notice;
    CHECK_FALSE(notice.shown());
    notice.fit(layout, support::font(FontId::kText));
    CHECK(drawn(notice, layout).commands().empty());
    notice.show("The game is being saved again.");
    notice.fit(layout, support::font(FontId::kText));
    CHECK(notice.shown());
    CHECK(drawn(notice, layout).commands().size() == 2);
    notice.hide();
    CHECK_FALSE(notice.shown());
    CHECK(drawn(notice, layout).commands().empty());
}

TEST_CASE(
    "a notice stays for its time, counted from the first frame that has it, and a new one begins afresh") {
    const Layout layout = make_layout({}, {});
    Notice notice;
    notice.show("The game is being saved again.");
    CHECK_FALSE(notice.time_left(100));
    notice.advance(5000, layout, support::font(FontId::kText));
    CHECK(drawn(notice, layout).commands().size() == 2);
    CHECK(notice.time_left(5000 + kNoticeTime / 4) == kNoticeTime * 3 / 4);
    notice.show("Copied.");
    notice.advance(5000 + kNoticeTime, layout, support::font(FontId::kText));
    CHECK(notice.time_left(5000 + kNoticeTime) == kNoticeTime);
    notice.advance(5000 + 2 * kNoticeTime - 1, layout, support::font(FontId::kText));
    CHECK(notice.shown());
    notice.advance(5000 + 2 * kNoticeTime, layout, support::font(FontId::kText));
    CHECK_FALSE(notice.shown());
    CHECK_FALSE(notice.time_left(5000 + 2 * kNoticeTime));
}

TEST_CASE("every notice is whole at the foot of every window, with its lines inside its box") {
    support::for_each_window(support::all_windows(), [&](const WindowMetrics& window, rules::Size size) {
        if (!(size == rules::Size{4, 4})) return;
        const Layout layout = make_layout(window, size);
        for (const std::string& sentence : all_sentences()) {
            CAPTURE(sentence);
            Notice notice;
            notice.show(sentence);
            notice.fit(layout, support::font(FontId::kText));
            const DrawList list = drawn(notice, layout);
            const RectF box = list.commands()[0].rect;
            REQUIRE(box.x >= static_cast<float>(layout.content.x));
            REQUIRE(box.y >= static_cast<float>(layout.content.y));
            REQUIRE(box.x + box.w <= static_cast<float>(layout.content.right()));
            REQUIRE(box.y + box.h == static_cast<float>(layout.content.bottom()));
            float last_baseline = box.y;
            for (const DrawCommand* line : support::commands_of(list, DrawCommand::Kind::kText)) {
                const Font& font = support::font(line->font);
                const float cap = font.cap_height(line->text_px);
                REQUIRE(line->text_at.x >= box.x);
                REQUIRE(line->text_at.x +
                            font.width(list.text_of(*line), Digits::kProportional, line->text_px) <=
                        box.x + box.w);
                REQUIRE(line->text_at.y - cap > last_baseline);
                last_baseline = line->text_at.y;
            }
            REQUIRE(last_baseline < box.y + box.h);
        }
    });
}

}  // namespace
}  // namespace twofold::ui
