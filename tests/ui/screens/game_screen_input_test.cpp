// What the game screen makes of the player's input: commands, or nothing where nothing is meant.
#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "ui/screens/game_screen.h"

#include "support/boards.h"
#include "support/ui_assets.h"
#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::first_difference;
using support::kFar;
using support::kOnBoard;
using support::move_to;
using support::Play;
using support::shifted;
using support::start_at;
using PointerKind = PointerEvent::Kind;

constexpr std::array<Key, 4> kArrows = {Key::kLeft, Key::kRight, Key::kUp, Key::kDown};

TEST_CASE("each arrow moves the board its way, and the screen itself changes nothing") {
    Play play;
    const rules::GameState before = play.state();
    for (std::size_t i = 0; i < kArrows.size(); ++i)
        CHECK(play.ask(KeyPress{.key = kArrows[i]}) == move_to(rules::kAllDirections[i]));
    CHECK(play.state() == before);
}

TEST_CASE("a swipe moves the board its way, wherever in the window it starts") {
    Play play({.seed = 1}, {.width = 540, .height = 900});
    const Rect board = play.layout().board;
    const auto below = static_cast<float>(play.layout().window.h - 2);
    const std::vector<PointF> starts = {kOnBoard,
                                        {270, below},
                                        {1, 1},
                                        {539, 450},
                                        {static_cast<float>(board.x), static_cast<float>(board.y)}};
    for (const PointF start : starts) {
        INFO("from ", start.x, " ", start.y);
        for (std::size_t i = 0; i < kFar.size(); ++i)
            CHECK(play.drag(start, shifted(start, kFar[i])) == move_to(rules::kAllDirections[i]));
    }
}

TEST_CASE("finger and mouse travel is measured in window units, whatever the density") {
    for (const float density : support::kDensities) {
        CAPTURE(density);
        Play play({.seed = 1}, support::window_of({540, 600}, density));
        CHECK_FALSE(play.drag(kOnBoard, shifted(kOnBoard, {50, 0})));
        CHECK(play.drag(kOnBoard, shifted(kOnBoard, {51, 0})) == move_to(Direction::kRight));
        CHECK(play.drag(kOnBoard, shifted(kOnBoard, {0, -51}), PointerEvent::kMouse) ==
              move_to(Direction::kUp));
        CHECK(play.tap(play.button(commands::NewGame{})) == Command(commands::NewGame{}));
    }
}

TEST_CASE("two fingers, or a finger beside the mouse, move nothing") {
    for (const std::int64_t other : {std::int64_t{1}, PointerEvent::kMouse}) {
        Play play;
        play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
        CHECK_FALSE(play.ask(PointerEvent{PointerKind::kDown, other, kOnBoard}));
        for (const std::int64_t id : {std::int64_t{0}, other})
            CHECK_FALSE(play.ask(PointerEvent{PointerKind::kUp, id, shifted(kOnBoard, {90, 0})}));
        CHECK(play.drag(kOnBoard, shifted(kOnBoard, {90, 0})) == move_to(Direction::kRight));
    }
}

TEST_CASE("a tap on a control fires it once, by finger and by mouse") {
    Play play;
    play.move(Direction::kLeft);
    play.move(Direction::kUp);
    play.perform(Command(commands::Undo{}));
    for (const BoundCommand& command : std::initializer_list<BoundCommand>{
             commands::Undo{}, commands::Redo{}, commands::NewGame{}, commands::Open{ScreenId::kMenu}}) {
        INFO(command.index());
        CHECK(play.tap(play.button(command)) == unbound(command));
        CHECK(play.drag(play.button(command), play.button(command), PointerEvent::kMouse) ==
              unbound(command));
        CHECK_FALSE(play.ask(PointerEvent{PointerKind::kUp, 0, play.button(command)}));
    }
}

TEST_CASE("a press on a control that travels past the threshold neither fires nor moves the board") {
    Play play;
    play.move(Direction::kLeft);
    for (const BoundCommand& command : std::initializer_list<BoundCommand>{
             commands::Undo{}, commands::NewGame{}, commands::Open{ScreenId::kMenu}}) {
        INFO(command.index());
        const PointF button = play.button(command);
        for (const PointF far : kFar)
            CHECK_FALSE(play.drag(button, shifted(button, far)));
        // There and back: past the threshold, and released on the button.
        CHECK_FALSE(play.ask(PointerEvent{PointerKind::kDown, 0, button}));
        CHECK_FALSE(play.ask(PointerEvent{PointerKind::kMove, 0, shifted(button, {0, 90})}));
        CHECK_FALSE(play.ask(PointerEvent{PointerKind::kUp, 0, button}));
        CHECK(play.tap(button) == unbound(command));
    }
}

TEST_CASE("a press on a control pulls no tile") {
    Play play;
    play.wait_for_rest();
    const std::string before = play.picture().to_text();
    const PointF button = play.button(commands::NewGame{});
    play.ask(PointerEvent{PointerKind::kDown, 0, button});
    play.ask(PointerEvent{PointerKind::kMove, 0, shifted(button, {0, 90})});
    play.wait(200);
    play.ask(PointerEvent{PointerKind::kCancel, 0, button});
    CHECK(first_difference(play.picture().to_text(), before) == "");
}

TEST_CASE("a swipe that ends on a control moves the board and fires nothing") {
    Play play;
    const PointF button = play.button(commands::NewGame{});
    CHECK(play.drag(shifted(button, {0, 200}), button) == move_to(Direction::kUp));
}

TEST_CASE("a disabled control does not fire, nor does a swipe that begins on it move the board") {
    Play play;
    const PointF button = play.button(commands::Undo{});
    CHECK_FALSE(play.tap(button));
    CHECK_FALSE(play.drag(button, shifted(button, {0, 90})));
}

TEST_CASE("a redo that is not possible is hidden: a swipe that begins in its place moves the board") {
    Play play;
    play.wait_for_rest();
    const Rect place = play.layout().control(BoardControl::kRedo);
    const auto icons = [&] { return support::commands_of(play.picture(), DrawCommand::Kind::kIcon).size(); };
    CHECK(icons() == kControlCount - 1);
    CHECK_FALSE(play.tap(place.middle()));
    CHECK(play.drag(place.middle(), shifted(place.middle(), {0, 90})) == move_to(Direction::kDown));
    play.move(Direction::kLeft);
    play.move(Direction::kUp);
    play.perform(commands::Undo{});
    CHECK(icons() == kControlCount);
    CHECK(play.tap(place.middle()) == Command(commands::Redo{}));
}

TEST_CASE("controls are enabled when there is something for them to do") {
    Play play;
    const auto enabled = [&] {
        std::vector<bool> states;
        for (const Button& button : play.screen().buttons())
            states.push_back(button.enabled);
        return states;
    };
    CHECK(enabled() == std::vector{false, false, true, true});
    play.move(Direction::kLeft);
    CHECK(enabled() == std::vector{false, true, true, true});
    play.perform(Command(commands::Undo{}));
    CHECK(enabled() == std::vector{true, false, true, true});
    play.perform(Command(commands::Redo{}));
    CHECK(enabled() == std::vector{false, true, true, true});
    play.perform(Command(commands::NewGame{}));
    CHECK(enabled() == std::vector{false, true, true, true});
}

TEST_CASE("the last control and Escape open the menu") {
    Play play;
    CHECK(play.screen().buttons()[3].icon == Icon::kMenu);
    CHECK(play.screen().buttons()[3].command == BoundCommand(commands::Open{ScreenId::kMenu}));
    CHECK(play.press(Key::kEscape) == Command(ui::commands::Open{ui::ScreenId::kMenu}));
}

TEST_CASE("Enter, Space and Tab mean nothing while the board is in front") {
    Play play;
    for (const Key key : {Key::kReturn, Key::kSpace, Key::kTab, Key::kKeypadEnter}) {
        INFO("key ", static_cast<int>(key));
        CHECK_FALSE(play.press(key));
    }
}

TEST_CASE("when the player is lost nothing that was held plays or fires on return") {
    Play play;
    for (const PointF start : {kOnBoard, play.button(commands::NewGame{})}) {
        for (const PointF end : {start, shifted(start, {90, 0})}) {
            play.ask(PointerEvent{PointerKind::kDown, 0, start});
            play.ask(PointerEvent{PointerKind::kMove, 0, end});
            play.lose_focus();
            play.wait_for_rest();
            CHECK_FALSE(play.ask(PointerEvent{PointerKind::kMove, 0, shifted(start, {0, 90})}));
            CHECK_FALSE(play.screen().moving(play.now()));
            CHECK_FALSE(play.ask(PointerEvent{PointerKind::kUp, 0, end}));
            CHECK(play.drag(kOnBoard, shifted(kOnBoard, {90, 0})) == move_to(Direction::kRight));
            CHECK(play.tap(play.button(commands::NewGame{})) == Command(commands::NewGame{}));
        }
    }
}

TEST_CASE("events that are no keys and no pointers ask for nothing of the board") {
    Play play;
    CHECK_FALSE(play.ask(FocusLost{}));
    CHECK_FALSE(play.ask(PictureLost{}));
    CHECK_FALSE(play.ask(CloseRequest{}));
    CHECK_FALSE(play.ask(HoverEvent{kOnBoard, true}));
}

TEST_CASE("a control under the mouse looks different until the mouse has left") {
    for (const float density : {1.0f, 2.0f}) {
        CAPTURE(density);
        Play play({.seed = 1}, support::window_of({540, 600}, density));
        play.wait_for_rest();
        const std::string before = play.picture().to_text();
        play.ask(HoverEvent{play.button(commands::NewGame{}), true});
        CHECK(play.picture().to_text() != before);
        play.ask(HoverEvent{kOnBoard, true});
        CHECK(first_difference(play.picture().to_text(), before) == "");
        play.ask(HoverEvent{play.button(commands::NewGame{}), true});
        play.ask(HoverEvent{{}, false});
        CHECK(first_difference(play.picture().to_text(), before) == "");
    }
}

TEST_CASE("keys and swipes of the same directions play the same game") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        Play keys({.seed = seed});
        Play swipes({.seed = seed});
        for (int i = 0; i < 40; ++i) {
            const auto d = static_cast<std::size_t>(random.direction());
            keys.press(kArrows[d]);
            if (const auto command = swipes.drag(kOnBoard, shifted(kOnBoard, kFar[d])))
                swipes.perform(*command);
            keys.wait(30);
        }
        REQUIRE(keys.state() == swipes.state());
    }
}

}  // namespace
}  // namespace twofold::ui
