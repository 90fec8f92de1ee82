// Score, best score and what a move gained.
#include <algorithm>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "ui/screens/game_screen.h"

#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::commands_of;
using support::Play;
using support::start_at;
using DrawKind = DrawCommand::Kind;

// A move left makes 2048.
constexpr std::string_view kRich = "1024 1024 0 0/0 512 0 0/0 0 0 0/0 0 0 0";

rules::Score number_of(const std::string& shown) {
    std::string digits;
    std::copy_if(shown.begin(), shown.end(), std::back_inserter(digits), [](char c) { return c != ','; });
    return std::stoull(digits);
}

TEST_CASE("the score counts up to the exact end, and down on undo, without leaving the way") {
    for (const MotionSettings& motion : support::kAllMotion) {
        INFO(motion);
        Play play(start_at(kRich), {}, motion);
        play.wait_for_rest();
        play.move(Direction::kLeft);
        rules::Score before = 0;
        for (Millis t = 0; t < 1500; t += support::kFrame) {
            const rules::Score now = number_of(support::shown_score(play.picture_at(play.now() + t)));
            REQUIRE(now >= before);
            REQUIRE(now <= 2048);
            before = now;
        }
        CHECK(before == 2048);
        play.wait(1500);
        play.perform(commands::Undo{});
        if (motion.speed > 0) CHECK(support::shown_score(play.picture()) == "2,048");
        for (Millis t = 0; t < 1500; t += support::kFrame) {
            const rules::Score now = number_of(support::shown_score(play.picture_at(play.now() + t)));
            REQUIRE(now <= before);
            before = now;
        }
        CHECK(before == 0);
    }
}

TEST_CASE("the score is there 300 ms after a move, and with motion off at once") {
    Play play(start_at(kRich));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    CHECK(support::shown_score(play.picture()) == "0");
    CHECK(support::shown_score(play.picture_at(play.now() + 299)) != "2,048");
    CHECK(support::shown_score(play.picture_at(play.now() + 300)) == "2,048");
    Play off(start_at(kRich), {}, {.speed = 0});
    off.move(Direction::kLeft);
    CHECK(support::shown_score(off.picture()) == "2,048");
}

TEST_CASE("a gain of more digits than a double holds is counted to its last digit") {
    Play play(start_at("2^59 2^59 0 0/2 2 0 0/0 0 0 0/0 0 0 0"));
    play.wait_for_rest();
    play.move(Direction::kLeft);
    for (const Millis t : {kScoreCountTime, 1e4})
        CHECK(support::shown_score(play.picture_at(play.now() + t)) == "1,152,921,504,606,846,980");
}

TEST_CASE("the largest score there can be counts to its last digit too") {
    session::Start start = start_at(kRich);
    start.position->score = rules::kMaxScore - 5;
    Play play(start);
    play.wait_for_rest();
    play.move(Direction::kLeft);
    for (Millis t = 0; t < 1000; t += support::kFrame) {
        CAPTURE(t);
        const rules::Score shown = number_of(support::shown_score(play.picture_at(play.now() + t)));
        REQUIRE(shown >= rules::kMaxScore - 5000);
    }
    CHECK(support::shown_score(play.picture_at(play.now() + 1000)) == "18,446,744,073,709,551,615");
}

const DrawCommand* gain_in(const DrawList& list) {
    for (const DrawCommand* text : commands_of(list, DrawKind::kText)) {
        if (list.text_of(*text).starts_with('+')) return text;
    }
    return nullptr;
}

TEST_CASE("what a move gained rises beside the score and fades") {
    Play play(start_at(kRich));
    play.wait_for_rest();
    CHECK(gain_in(play.picture()) == nullptr);
    play.move(Direction::kLeft);
    float height = 1e6f;
    int opacity = 256;
    for (Millis t = 0; t < kScoreGainTime - support::kFrame; t += 50) {
        CAPTURE(t);
        const DrawList list = play.picture_at(play.now() + t);
        const DrawCommand* gain = gain_in(list);
        REQUIRE(gain != nullptr);
        REQUIRE(list.text_of(*gain) == "+2,048");
        REQUIRE(gain->text_at.y <= height);
        REQUIRE(int{gain->ink.a} < opacity);
        height = gain->text_at.y;
        opacity = gain->ink.a;
    }
    CHECK(gain_in(play.picture_at(play.now() + kScoreGainTime)) == nullptr);
}

TEST_CASE("a move without points and an undo gain nothing") {
    Play play(start_at("1024 0 0/0 512 0/0 0 0"));
    play.move(Direction::kRight);
    play.wait(50);
    CHECK(gain_in(play.picture()) == nullptr);
    play.perform(commands::Undo{});
    CHECK(gain_in(play.picture()) == nullptr);
}

// The ink of a text, in px of the window.
RectF ink_of(const DrawList& list, const DrawCommand& text) {
    const Font& font = list.font(text.font);
    const float width = font.width(list.text_of(text), text.digits, text.text_px);
    const float cap = font.cap_height(text.text_px);
    return {text.text_at.x, text.text_at.y - cap, width, cap};
}

TEST_CASE("score, best score and gain are whole inside every ordinary window") {
    for (const support::WindowSize size : support::kOrdinaryWindows) {
        for (const rules::Score score : {rules::Score{0}, rules::Score{123456}, rules::Score{987654321}}) {
            session::Start start = start_at("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 2");
            start.position->score = score;
            Play play(start, support::window_of(size));
            play.wait_for_rest();
            play.move(Direction::kLeft);
            for (const Millis t : {1.0, 100.0, 500.0, 700.0}) {
                INFO(size.width, "x", size.height, ", score ", score, ", after ", t, " ms");
                const DrawList list = play.picture_at(play.now() + t);
                for (const DrawCommand* text : commands_of(list, DrawKind::kText)) {
                    const RectF ink = ink_of(list, *text);
                    INFO(std::string(list.text_of(*text)), " at ", ink.x, " ", ink.y);
                    REQUIRE(ink.x >= 0);
                    REQUIRE(ink.y >= 0);
                    REQUIRE(ink.x + ink.w <= static_cast<float>(list.window().w));
                    if (text->digits != Digits::kTabular) continue;  // the name of a control
                    for (const Rect& control : play.layout().controls) {
                        REQUIRE_FALSE(control.overlaps({static_cast<int>(ink.x), static_cast<int>(ink.y),
                                                        static_cast<int>(ink.w), static_cast<int>(ink.h)}));
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace twofold::ui
