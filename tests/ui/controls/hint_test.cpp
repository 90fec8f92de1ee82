// The sentence for those who play for the first time: where it stands, and that it is in nobody's way.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "ui/controls/messages.h"
#include "ui/screens/game_screen.h"

#include "support/pseudo_language.h"
#include "support/ui_assets.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

constexpr TextId kHints[] = {TextId::kHintKeys, TextId::kHintSwipe, TextId::kHintPad};

const Font& font() {
    return support::fonts()[static_cast<std::size_t>(FontId::kText)];
}

// Where the ink of a text is, px.
Rect ink_of(const DrawList& list, const DrawCommand& text) {
    const InkBox ink = list.font(text.font).ink(list.text_of(text), text.text_px);
    return {static_cast<int>(text.text_at.x + ink.left), static_cast<int>(text.text_at.y - ink.top),
            static_cast<int>(ink.right - ink.left), static_cast<int>(ink.top - ink.bottom)};
}

// The hint alone.
DrawList drawn(const TextBlock& hint, const Layout& layout) {
    DrawList list(support::fonts());
    list.clear(layout.window, {});
    hint.draw({}, {support::themes()[0], layout, list});
    return list;
}

TEST_CASE(
    "in no window and no language the hint meets the board, the clock, the controls or the window's edge") {
    std::vector<Strings> languages{support::pseudo_language()};
    for (const std::string& code : app::language_codes())
        languages.push_back(app::load_strings(code));
    for (const Strings& strings : languages) {
        for (const support::WindowSize size : support::kOrdinaryWindows) {
            for (const float density : {1.0f, 2.0f}) {
                for (int each = 0; each < 2 * static_cast<int>(std::size(kHints)); ++each) {
                    const TextId id = kHints[static_cast<std::size_t>(each / 2)];
                    const ClockLine clock = each % 2 == 0 ? ClockLine::kNone : ClockLine::kShown;
                    INFO(strings.code(), " ", size.width, "x", size.height, " density ", density);
                    const Layout layout = make_layout(support::window_of(size, density), {4, 4}, clock);
                    const TextBlock hint = hint_block(strings.text(id), layout, font());
                    const DrawList list = drawn(hint, layout);
                    CHECK(hint.box().empty() == list.commands().empty());
                    for (const DrawCommand& text : list.commands()) {
                        const Rect ink = ink_of(list, text);
                        CHECK(layout.content.inset(-1).contains(ink));  // a "j" reaches out to the left
                        CHECK_FALSE(ink.overlaps(layout.board));
                        CHECK_FALSE(ink.overlaps(layout.clock));
                        for (const Rect& control : layout.controls)
                            CHECK_FALSE(ink.overlaps(control));
                    }
                }
            }
        }
    }
}

TEST_CASE(
    "the hint is shown in the window that the game opens, on a phone either way round and on a desktop") {
    for (const support::WindowSize size :
         {support::WindowSize{540, 600}, {400, 700}, {320, 480}, {480, 320}, {854, 480}, {1920, 1080}}) {
        for (const std::string& code : app::language_codes()) {
            for (const TextId id : kHints) {
                INFO(code, " ", size.width, "x", size.height);
                const std::string text(app::load_strings(code).text(id));
                const Layout layout = make_layout(support::window_of(size), {4, 4});
                CHECK_FALSE(hint_block(text, layout, font()).box().empty());
            }
        }
    }
}

TEST_CASE("beside the score there is room for what three moves can make of it") {
    support::Play play(support::start_at("4 4 4 4/4 4 4 4/4 4 4 4/4 4 4 4"), {.width = 540, .height = 600});
    play.move(rules::Direction::kLeft);  // 64 points
    play.wait(100);                      // the gain is seen
    const TextBlock hint = hint_block(support::english().text(TextId::kHintKeys), play.layout(), font());
    REQUIRE_FALSE(hint.box().empty());
    REQUIRE(hint.box().overlaps(play.layout().score));
    play.screen().set_hint(TextId::kHintKeys);
    const DrawList picture = play.picture();
    const std::string_view sentence = support::english().text(TextId::kHintKeys);
    bool gain = false;
    for (const DrawCommand* text : support::commands_of(picture, DrawCommand::Kind::kText)) {
        CAPTURE(picture.text_of(*text));
        gain |= picture.text_of(*text) == "+64";
        // In place of the best score.
        if (sentence.find(picture.text_of(*text)) == std::string_view::npos)
            CHECK_FALSE(ink_of(picture, *text).overlaps(hint.box()));
    }
    CHECK(gain);
}

TEST_CASE("the day of a daily game gives way to a hint beside it") {
    support::Play play(*session::daily_start("2026-11-30"), {.width = 540, .height = 600});
    play.screen().set_hint(TextId::kHintKeys);
    const DrawList picture = play.picture();
    for (const DrawCommand* text : support::commands_of(picture, DrawCommand::Kind::kText))
        CHECK(picture.text_of(*text).find("2026") == std::string_view::npos);
}

TEST_CASE("a hint takes no room: with it everything else is where it is without it") {
    for (const support::WindowSize size : support::kOrdinaryWindows) {
        INFO(size.width, "x", size.height);
        support::Play play({.seed = 1}, support::window_of(size));
        const Layout before = play.layout();
        play.screen().set_hint(TextId::kHintKeys);
        CHECK(play.layout() == before);
        CHECK_FALSE(play.screen().moving(play.now()));
        play.screen().set_hint(std::nullopt);
        CHECK(play.looks_fresh());
    }
}

TEST_CASE("where there is no room the hint is not shown") {
    const std::string text(support::english().text(TextId::kHintKeys));
    const Layout tight = make_layout({.width = 400, .height = 460}, {4, 4});
    const Layout roomy = make_layout({.width = 400, .height = 700}, {4, 4});
    CHECK(hint_block(text, tight, font()).box().empty());
    CHECK_FALSE(hint_block(text, roomy, font()).box().empty());
    CHECK(hint_block("", roomy, font()).box().empty());
}

}  // namespace
}  // namespace twofold::ui
