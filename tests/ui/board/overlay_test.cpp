// Which overlay a game has, and that it fits every window.
#include "ui/board/overlay.h"

#include <algorithm>
#include <array>
#include <cmath>
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
    return make_overlay(overlay_of(game), game, 17112, layout, support::english(), support::fonts());
}

std::vector<BoundCommand> commands_of(const Overlay& overlay) {
    std::vector<BoundCommand> commands;
    for (const Button& button : overlay.buttons)
        commands.push_back(button.command);
    return commands;
}

TEST_CASE("each overlay offers what can be done, the meant one first") {
    const Layout layout = make_layout({}, {});
    const commands::Open menu{ScreenId::kMenu};
    const std::vector<BoundCommand> after_win = {commands::KeepGoing{},    commands::NewGame{},
                                                 commands::Undo{},         commands::WatchGame{},
                                                 commands::SharePicture{}, menu};
    const std::vector<BoundCommand> after_end = {commands::NewGame{}, commands::Undo{}, commands::WatchGame{},
                                                 commands::SharePicture{}, menu};
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
          std::vector<BoundCommand>{commands::NewGame{}, commands::SharePicture{},
                                    commands::Open{ScreenId::kMenu}});
}

TEST_CASE("the title of a win says the tile that was made") {
    const Layout layout = make_layout({}, {});
    CHECK(overlay_for(won_game(), layout).title.text == "You made 8!");
    Game thousands(start_at("1024 1024/2 0", 3));
    REQUIRE(thousands.play(Direction::kLeft).won);
    CHECK(overlay_for(thousands, layout).title.text == "You made 2048!");
    Game largest(start_at("2^64 2^64 0 0/2 0 0 0/0 0 0 0/0 0 0 0", 3));
    REQUIRE(largest.play(Direction::kLeft).won);
    CHECK(overlay_for(largest, layout).title.text == "You made 2^65!");
    CHECK(overlay_for(over_game(), layout).title.text == "Game over");
}

TEST_CASE("arrows never go to a new game that is not the meant one, and Tab does") {
    const Overlay overlay = overlay_for(won_game(), make_layout({}, {}));
    const std::span<const Button> buttons(overlay.buttons.begin(), overlay.buttons.size());
    const auto reached = [&](Key key) {
        ControlState state;
        state.keep_focus(buttons);
        std::vector<BoundCommand> commands;
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            state.handle(KeyPress{.key = key}, buttons);
            commands.push_back(focusable_of(buttons, state.focused())->command);
        }
        return std::find(commands.begin(), commands.end(), BoundCommand(commands::NewGame{})) !=
               commands.end();
    };
    for (const Key key : {Key::kLeft, Key::kRight, Key::kUp, Key::kDown}) {
        CAPTURE(static_cast<int>(key));
        CHECK_FALSE(reached(key));
    }
    CHECK(reached(Key::kTab));
}

TEST_CASE("a card says score, best score, largest tile, moves and time, and whether the score is the best") {
    const Overlay overlay = overlay_for(won_game(), make_layout({}, {}));
    std::vector<std::string> said;
    for (const Overlay::Figure& figure : overlay.figures)
        said.push_back(figure.label + " " + figure.value);
    REQUIRE(said.size() == 5);
    CHECK(said[0] == "Score 8");
    CHECK(said[1] == "Best 17,112");
    CHECK(said[2] == "Largest 8");
    CHECK(said[3] == "Moves 2");
    CHECK(said[4] == "Time 0:00");
    CHECK(overlay.remark.text == support::english().text(TextId::kWinHint));
    const Game game = won_game();
    const Overlay best =
        make_overlay(overlay_of(game), game, 8, make_layout({}, {}), support::english(), support::fonts());
    CHECK(best.remark.text == "New best: 8");
}

Rect line_of(const Overlay::Line& line, FontId id) {
    if (line.text.empty()) return {};
    const float cap = support::font(id).cap_height(line.px);
    return {static_cast<int>(line.at.x), static_cast<int>(line.at.y - cap),
            static_cast<int>(support::font(id).width(line.text, Digits::kProportional, line.px)),
            static_cast<int>(cap)};
}

// From top to bottom, those that are there.
std::vector<Rect> parts_of(const Overlay& overlay) {
    std::vector<Rect> parts = {line_of(overlay.title, FontId::kNumbers),
                               line_of(overlay.remark, FontId::kText)};
    for (const Overlay::Figure& figure : overlay.figures)
        parts.push_back(figure.rect);
    for (const Button& button : overlay.buttons)
        parts.push_back(button.rect);
    std::erase_if(parts, [](const Rect& rect) { return rect.empty(); });
    return parts;
}

// Calls check(overlay, layout, game) for every kind of overlay in every window.
template <typename Check>
void for_each_overlay(const std::vector<support::WindowSize>& windows, Check check) {
    const std::array games = {won_game(), won_and_over_game(), over_game()};
    support::for_each_window(windows, [&](const WindowMetrics& window, rules::Size size) {
        const Layout layout = make_layout(window, size);
        for (const Game& game : games) {
            const Overlay overlay = overlay_for(game, layout);
            CAPTURE(overlay.title.text);
            check(overlay, layout, game);
        }
    });
}

std::vector<support::WindowSize> ordinary() {
    return {support::kOrdinaryWindows.begin(), support::kOrdinaryWindows.end()};
}

TEST_CASE("the buttons of an overlay are at least 44 units high and wide, in every window") {
    for_each_overlay(support::all_windows(), [](const Overlay& overlay, const Layout& layout, const Game&) {
        for (const Button& button : overlay.buttons) {
            REQUIRE(button.rect.h >= layout.units(44));
            REQUIRE(button.rect.w >= layout.units(44));
        }
    });
}

TEST_CASE("the parts of an overlay do not overlap and are on its card and in the window, in every window") {
    for_each_overlay(support::all_windows(), [](const Overlay& overlay, const Layout& layout, const Game&) {
        const std::vector<Rect> parts = parts_of(overlay);
        CAPTURE(overlay.card);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            CAPTURE(parts[i]);
            REQUIRE(overlay.card.contains(parts[i]));
            REQUIRE(layout.window.contains(parts[i]));
            for (std::size_t j = 0; j < i; ++j)
                REQUIRE_FALSE(parts[i].overlaps(parts[j]));
        }
    });
}

// Those that the menu offers and the like: no side more than twice the other.
bool ordinary_board(rules::Size size) {
    return size.rows <= 2 * size.cols && size.cols <= 2 * size.rows;
}

TEST_CASE(
    "in an ordinary window a card leaves most of the board, the tile that did it and the score in sight") {
    const auto games_on = [](rules::Size size) {
        // The tile that wins is in a corner, where players keep it.
        std::vector<Game> games;
        for (const rules::Cell at :
             {rules::Cell{0, 0}, rules::Cell{static_cast<std::uint8_t>(size.rows - 1), 0}}) {
            session::Start start{.rules = {.size = size, .target = 3}};
            start.position.emplace();
            start.position->board = rules::Board(size);
            start.position->board.set(at, 2);
            start.position->board.set(rules::Cell{at.row, 1}, 2);
            games.emplace_back(start);
            REQUIRE(games.back().play(Direction::kLeft).won);
        }
        return games;
    };
    support::for_each_window(ordinary(), [&](const WindowMetrics& window, rules::Size size) {
        if (!ordinary_board(size) || size.rows < 3 || size.cols < 3) return;
        const Layout layout = make_layout(window, size);
        if (layout.board.h < layout.units(320)) return;
        for (const Game& game : games_on(size)) {
            const Overlay overlay = overlay_for(game, layout);
            CAPTURE(overlay.card);
            REQUIRE_FALSE(overlay.card.overlaps(layout.score));
            if (overlay.card.overlaps(layout.board))
                REQUIRE(intersected(overlay.card, layout.board).h * 100 <= layout.board.h * 65);
            for (int i = 0; i < game.state().board.cell_count(); ++i) {
                if (game.state().board[i] != 3) continue;
                const rules::Cell cell = game.state().board.cell_at(i);
                const RectF tile = layout.cell_at(cell.row, cell.col);
                REQUIRE_FALSE(overlay.card.contains(PointF{tile.x + tile.w / 2, tile.y + tile.h / 2}));
            }
        }
    });
}

TEST_CASE("on a telephone and beside a board the card covers nothing of the board") {
    for (const support::WindowSize size : {support::WindowSize{360, 780}, {480, 854}, {1280, 720}}) {
        INFO(size.width, "x", size.height);
        const Layout layout = make_layout(support::window_of(size), {});
        CHECK_FALSE(overlay_for(won_game(), layout).card.overlaps(layout.board));
        CHECK_FALSE(overlay_for(won_game(), layout).figures.empty());
    }
}

TEST_CASE("in an ordinary window the title and the remark of an overlay are at least 11 units high") {
    const Game game = won_game();
    support::for_each_window(ordinary(), [&](const WindowMetrics& window, rules::Size size) {
        if (!ordinary_board(size)) return;
        const Overlay overlay = overlay_for(game, make_layout(window, size));
        REQUIRE(overlay.title.px >= 11 * window.density);
        if (!overlay.remark.text.empty()) REQUIRE(overlay.remark.px >= std::floor(11 * window.density));
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
            CAPTURE(overlay.title.text);
            REQUIRE(layout.content.contains(line_of(overlay.title, FontId::kNumbers)));
        }
    });
}

}  // namespace
}  // namespace twofold::ui
