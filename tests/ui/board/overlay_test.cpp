// Which overlay a game has, and that it fits every window.
#include "ui/board/overlay.h"

#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "support/ui_assets.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using session::Game;
using support::start_at;

// Won by the move left: two 4s make the target, 8.
Game won_game() {
    Game game(start_at("4 4 0/2 0 0/0 0 0", 3));
    REQUIRE(game.play(Direction::kLeft).won);
    return game;
}
// The last move that there is makes the target: 8 2/2 4.
Game won_and_over_game() {
    Game game(start_at("4 4/2 4", 3));
    const rules::MoveOutcome outcome = game.play(Direction::kLeft);
    REQUIRE(outcome.won);
    REQUIRE(outcome.over);
    return game;
}
// 2 8/4 2.
Game over_game() {
    Game game(start_at("2 8/0 4"));
    REQUIRE(game.play(Direction::kLeft).over);
    return game;
}

TEST_CASE("a game under way has no overlay") {
    CHECK(overlay_of(Game({.seed = 1})) == OverlayKind::kNone);
}

TEST_CASE("a game just won has its overlay until the player keeps going") {
    Game game = won_game();
    CHECK(overlay_of(game) == OverlayKind::kWon);
    game.keep_going();
    CHECK(overlay_of(game) == OverlayKind::kNone);
    game.play(Direction::kDown);
    CHECK(overlay_of(game) == OverlayKind::kNone);
}

TEST_CASE("a game won by its last possible move is won and over, and over once that was answered") {
    Game game = won_and_over_game();
    CHECK(overlay_of(game) == OverlayKind::kWonAndOver);
    game.keep_going();
    CHECK(overlay_of(game) == OverlayKind::kOver);
}

TEST_CASE("a game that is over has its overlay, and undo takes it away") {
    Game game = over_game();
    CHECK(overlay_of(game) == OverlayKind::kOver);
    game.undo();
    CHECK(overlay_of(game) == OverlayKind::kNone);
    game.redo();
    CHECK(overlay_of(game) == OverlayKind::kOver);
}

TEST_CASE("undo past the win takes its overlay away, and winning again brings it back") {
    Game game = won_game();
    game.keep_going();
    game.undo();
    CHECK(overlay_of(game) == OverlayKind::kNone);
    game.play(Direction::kLeft);
    CHECK(overlay_of(game) == OverlayKind::kWon);
}

Overlay overlay_for(const Game& game, const Layout& layout) {
    return make_overlay(overlay_of(game), game, layout, support::english(), support::fonts());
}

std::vector<BoundCommand> commands_of(const Overlay& overlay) {
    std::vector<BoundCommand> commands;
    for (const Button& button : overlay.buttons)
        commands.push_back(button.command);
    return commands;
}

TEST_CASE("each overlay offers what can be done, the meant one first") {
    const Layout layout = make_layout({}, {});
    const std::vector<BoundCommand> after_win = {commands::KeepGoing{}, commands::NewGame{}, commands::Undo{},
                                                 commands::WatchGame{}};
    const std::vector<BoundCommand> after_end = {commands::NewGame{}, commands::Undo{},
                                                 commands::WatchGame{}};
    CHECK(commands_of(overlay_for(won_game(), layout)) == after_win);
    CHECK(commands_of(overlay_for(won_and_over_game(), layout)) == after_end);
    CHECK(commands_of(overlay_for(over_game(), layout)) == after_end);
    for (const Game& game : {won_game(), won_and_over_game(), over_game()}) {
        const Overlay overlay = overlay_for(game, layout);
        for (std::size_t i = 0; i < overlay.buttons.size(); ++i) {
            const Button& button = overlay.buttons[i];
            CHECK(button.primary == (i == 0));
            CHECK(button.focusable);
            CHECK(button.enabled);
            CHECK_FALSE(button.label.empty());
        }
    }
}

TEST_CASE("a board that was dead from the start has nothing to undo and nothing to watch") {
    const Game game(start_at("2 4/4 2"));
    CHECK(overlay_of(game) == OverlayKind::kOver);
    CHECK(commands_of(overlay_for(game, make_layout({}, {2, 2}))) ==
          std::vector<BoundCommand>{commands::NewGame{}});
}

TEST_CASE("the title of a win says the tile that was made") {
    const Layout layout = make_layout({}, {});
    CHECK(overlay_for(won_game(), layout).title == "You made 8!");
    Game thousands(start_at("1024 1024/2 0", 3));
    REQUIRE(thousands.play(Direction::kLeft).won);
    CHECK(overlay_for(thousands, layout).title == "You made 2048!");
    Game largest(start_at("2^64 2^64 0 0/2 0 0 0/0 0 0 0/0 0 0 0", 3));
    REQUIRE(largest.play(Direction::kLeft).won);
    CHECK(overlay_for(largest, layout).title == "You made 2^65!");
    CHECK(overlay_for(over_game(), layout).title == "Game over");
}

struct Placed {
    Rect title;  // from pen to pen, cap height
    Rect hint;
    std::vector<Rect> buttons;

    std::vector<Rect> all() const {
        std::vector<Rect> parts = buttons;
        parts.push_back(title);
        parts.push_back(hint);
        return parts;
    }
};

Rect line_of(PointF at, std::string_view text, FontId id, float px) {
    const float cap = support::font(id).cap_height(px);
    return {static_cast<int>(at.x), static_cast<int>(at.y - cap),
            static_cast<int>(support::font(id).width(text, Digits::kProportional, px)),
            static_cast<int>(cap)};
}

Placed placed(const Overlay& overlay) {
    Placed parts;
    parts.title = line_of(overlay.title_at, overlay.title, FontId::kNumbers, overlay.title_px);
    parts.hint = line_of(overlay.hint_at, overlay.hint, FontId::kText, overlay.hint_px);
    for (const Button& button : overlay.buttons)
        parts.buttons.push_back(button.rect);
    return parts;
}

// Calls check(placed parts, layout) for every kind of overlay in every window.
template <typename Check>
void for_each_overlay(const std::vector<support::WindowSize>& windows, Check check) {
    const std::array games = {won_game(), won_and_over_game(), over_game()};
    support::for_each_window(windows, [&](const WindowMetrics& window, rules::Size size) {
        const Layout layout = make_layout(window, size);
        for (const Game& game : games) {
            const Overlay overlay = overlay_for(game, layout);
            CAPTURE(overlay.title);
            check(placed(overlay), layout);
        }
    });
}

std::vector<support::WindowSize> ordinary() {
    return {support::kOrdinaryWindows.begin(), support::kOrdinaryWindows.end()};
}

TEST_CASE("the buttons of an overlay are at least 44 units high and wide, in every window") {
    for_each_overlay(support::all_windows(), [](const Placed& parts, const Layout& layout) {
        for (const Rect& button : parts.buttons) {
            REQUIRE(button.h >= layout.units(44));
            REQUIRE(button.w >= layout.units(44));
        }
    });
}

TEST_CASE("the buttons of an overlay do not overlap each other, in every window") {
    for_each_overlay(support::all_windows(), [](const Placed& parts, const Layout&) {
        for (std::size_t i = 0; i < parts.buttons.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                REQUIRE_FALSE(parts.buttons[i].overlaps(parts.buttons[j]));
        }
    });
}

TEST_CASE("all buttons of an overlay are inside every window") {
    for_each_overlay(support::all_windows(), [](const Placed& parts, const Layout& layout) {
        for (const Rect& button : parts.buttons) {
            CAPTURE(button);
            REQUIRE(layout.window.contains(button));
        }
    });
}

TEST_CASE("in an ordinary window all of an overlay is where content may be") {
    for_each_overlay(ordinary(), [](const Placed& parts, const Layout& layout) {
        for (const Rect& part : parts.all()) {
            INFO(part, " in ", layout.content);
            REQUIRE(layout.content.contains(part));
        }
    });
}

TEST_CASE("title, sentence and buttons are one under the other") {
    for_each_overlay(support::all_windows(), [](const Placed& parts, const Layout&) {
        REQUIRE(parts.title.bottom() < parts.hint.y);
        for (const Rect& button : parts.buttons)
            REQUIRE(parts.hint.bottom() < button.y);
    });
}

TEST_CASE("in an ordinary window the buttons of an overlay leave the controls free") {
    for_each_overlay(ordinary(), [](const Placed& parts, const Layout& layout) {
        for (const Rect& button : parts.buttons) {
            for (const Rect& control : layout.controls) {
                INFO(button, " and ", control);
                REQUIRE_FALSE(button.overlaps(control));
            }
        }
    });
}

// Those that the menu offers and the like: no side more than twice the other.
bool ordinary_board(rules::Size size) {
    return size.rows <= 2 * size.cols && size.cols <= 2 * size.rows;
}

TEST_CASE("in an ordinary window the texts of an overlay are not drawn over score and controls") {
    for_each_overlay(ordinary(), [](const Placed& parts, const Layout& layout) {
        if (!ordinary_board(layout.size)) return;
        for (const Rect& text : {parts.title, parts.hint}) {
            INFO(text, " over ", layout.score, " or a control");
            REQUIRE_FALSE(text.overlaps(layout.score));
            for (const Rect& control : layout.controls)
                REQUIRE_FALSE(text.overlaps(control));
        }
    });
}

TEST_CASE("in an ordinary window the texts of an overlay are at least 12 units high") {
    const Game game = won_game();
    support::for_each_window(ordinary(), [&](const WindowMetrics& window, rules::Size size) {
        if (!ordinary_board(size)) return;
        const Overlay overlay = overlay_for(game, make_layout(window, size));
        REQUIRE(overlay.title_px >= 12 * window.density);
        REQUIRE(overlay.hint_px >= 12 * window.density);
    });
}

TEST_CASE("the title of a win fits every ordinary window, whatever tile was made") {
    support::for_each_window(ordinary(), [&](const WindowMetrics& window, rules::Size size) {
        if (!(size == rules::Size{8, 8})) return;
        const Layout layout = make_layout(window, size);
        for (const std::string_view drawing :
             {"1024 1024/2 0", "65536 65536/2 0", "524288 524288/2 0", "2^62 2^62/2 0"}) {
            Game game(start_at(drawing, 3));
            REQUIRE(game.play(Direction::kLeft).won);
            const Overlay overlay = overlay_for(game, layout);
            CAPTURE(overlay.title);
            REQUIRE(layout.content.contains(placed(overlay).title));
        }
    });
}

}  // namespace
}  // namespace twofold::ui
