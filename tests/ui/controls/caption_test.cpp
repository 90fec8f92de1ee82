// The caption of the last move: whole where there is room, shortened where there is not, and in nobody's way.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "ui/board/announcement.h"
#include "ui/controls/messages.h"

#include "support/boards.h"
#include "support/pseudo_language.h"
#include "support/ui_assets.h"
#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;

constexpr std::string_view kLine = "Left: 4+4 = 8, 2+2 = 4, 12 points. New 2 in row 3, column 1.";

WindowMetrics captioned(support::WindowSize size, float density = 1, bool large_text = false) {
    WindowMetrics window = support::window_of(size, density);
    window.reading = {.large_text = large_text, .captions = true};
    return window;
}

DrawList drawn(std::string_view line, const Layout& layout) {
    DrawList list(support::fonts());
    list.clear(layout.window, {});
    caption_block(line, layout, support::font(FontId::kText)).draw({}, {support::themes()[0], layout, list});
    return list;
}

std::string text_of(const DrawList& list) {
    std::string text;
    for (const DrawCommand* row : support::commands_of(list, DrawCommand::Kind::kText)) {
        if (!text.empty()) text += ' ';
        text += list.text_of(*row);
    }
    return text;
}

TEST_CASE(
    "a line about a usual move is shown whole in every ordinary window, on every board, also in large text") {
    support::for_each_window({support::kOrdinaryWindows.begin(), support::kOrdinaryWindows.end()},
                             [](const WindowMetrics& plain, rules::Size size) {
                                 for (const bool large : {false, true}) {
                                     WindowMetrics window = plain;
                                     window.reading = {.large_text = large, .captions = true};
                                     REQUIRE(text_of(drawn(kLine, make_layout(window, size))) == kLine);
                                 }
                             });
}

TEST_CASE("whatever is said stays inside the caption's place in every window") {
    std::vector<std::string> lines = {"", "word", std::string(200, 'x'), "\u4e2d\u6587\u2026"};
    for (int i = 0; i < 40; ++i)
        lines.back() += " 2+2 = 4 (3 times), \u65b0\u6e38\u620f\u3002";
    support::for_each_window(support::all_windows(), [&](const WindowMetrics& plain, rules::Size size) {
        if (size.rows != size.cols) return;
        WindowMetrics window = plain;
        window.reading = {.large_text = size.rows % 2 == 0, .captions = true};
        const Layout layout = make_layout(window, size);
        const RectF place = to_float(layout.caption);
        for (const std::string& line : lines) {
            const DrawList list = drawn(line, layout);
            for (const DrawCommand* row : support::commands_of(list, DrawCommand::Kind::kText)) {
                const Font& font = support::font(FontId::kText);
                REQUIRE(row->text_at.x == place.x);
                REQUIRE(font.width(list.text_of(*row), Digits::kProportional, row->text_px) <= place.w);
                REQUIRE(row->text_at.y - font.cap_height(row->text_px) >= place.y);
                REQUIRE(row->text_at.y <= place.y + place.h);
            }
        }
    });
}

TEST_CASE("a line that is too long ends with an ellipsis, and what is before it is its beginning") {
    std::string line = "Left:";
    for (int i = 0; i < 50; ++i)
        line += " 2+2 = 4,";
    const std::string shown = text_of(drawn(line, make_layout(captioned({320, 480}), {4, 4})));
    REQUIRE(shown.size() > 40);
    CHECK(shown.substr(shown.size() - 3) == "\u2026");
    CHECK(line.substr(0, shown.size() - 3) == shown.substr(0, shown.size() - 3));
    // Never in the middle of a character.
    std::string chinese;
    for (int i = 0; i < 200; ++i)
        chinese += "\u65b0";
    std::string kept = text_of(drawn(chinese, make_layout(captioned({320, 480}), {4, 4})));
    CHECK(kept.find("\u65b0\u2026") == kept.size() - 6);
}

TEST_CASE("no stop stands before the ellipsis, wherever the line is cut") {
    std::string line;
    for (int i = 0; i < 40; ++i) {
        line += i % 2 == 0 ? "ab., " : "\u65b0\u7684\uff0c\u3002";
        for (int width = 320; width < 330; ++width) {
            const WindowMetrics window{.width = width, .height = 480, .reading = {.captions = true}};
            const std::string shown = text_of(drawn(line, make_layout(window, {4, 4})));
            if (shown.find("\u2026") == std::string::npos) continue;
            CAPTURE(shown);
            const std::string before = shown.substr(0, shown.size() - 3);
            CHECK((before.ends_with("a") || before.ends_with("b") || before.ends_with("\u65b0") ||
                   before.ends_with("\u7684")));
        }
    }
}

TEST_CASE("without captions nothing is drawn, whatever is said") {
    CHECK(drawn(kLine, make_layout(support::window_of({540, 600}), {4, 4})).commands().empty());
    CHECK(drawn("", make_layout(captioned({540, 600}), {4, 4})).commands().empty());
}

std::string picture_after_a_move(const WindowMetrics& window, const Strings& strings,
                                 std::string_view drawing, rules::Exponent target) {
    session::Session session(support::start_at(drawing, target), "2026-11-30", {});
    session.play(Direction::kLeft);
    GameScreen screen(session, support::fonts(), strings);
    screen.set_layout(make_layout(window, session.game().rules().size));
    screen.show_as_is(-1e6);
    screen.show_caption(said_last(session.game(), strings));
    DrawList list(support::fonts());
    list.clear(screen.layout().window, support::themes()[0].window);
    screen.draw(support::themes()[0], 0, list);
    return list.to_text();
}

TEST_CASE("a game with captions looks as its goldens, small, wide, square and dense, and where it is won") {
    const Strings chinese = app::load_strings("zh-CN");
    const std::string_view move = "2 2 4 4/2 2 0 0/16 8 2 64/4 2 0 128";
    const std::string_view win = "1024 1024 4 8/2 16 8 2/4 2 16 0/0 0 2 4";
    for (const support::WindowSize size :
         {support::WindowSize{320, 480}, {854, 480}, {540, 600}, {480, 320}}) {
        std::string text;
        for (const Strings* strings : {&support::english(), &chinese, &support::pseudo_language()}) {
            for (const bool large : {false, true}) {
                text += "# " + strings->code() + (large ? " large\n" : "\n");
                const WindowMetrics window = captioned(size, size.width == 540 ? 2.0f : 1.0f, large);
                text += picture_after_a_move(window, *strings, move, 12);
            }
        }
        text += "# won\n" + picture_after_a_move(captioned(size), support::english(), win, 11);
        support::check_golden_list(
            "captions_" + std::to_string(size.width) + "x" + std::to_string(size.height), text);
    }
}

TEST_CASE("a caption is not drawn under an overlay that needs its place") {
    const auto won_in = [](support::WindowSize size) {
        return picture_after_a_move(captioned(size), support::english(), "8 8 2 4/2 4 2 4/4 2 4 2/2 4 2 0",
                                    4);
    };
    CHECK(won_in({480, 854}).find("points") == std::string::npos);  // the card stands below the board
    CHECK(won_in({480, 854}).find("Keep going") != std::string::npos);
    CHECK(won_in({540, 600}).find("points") != std::string::npos);  // and there on the board
}

}  // namespace
}  // namespace twofold::ui
