// Input while an overlay is open: its buttons take it, the board does not.
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

// A game that one move left has just won, with its overlay open.
session::Start nearly_won() {
    return start_at("4 4 0/2 0 0/0 0 0", 3);
}
void win(Play& play) {
    play.move(Direction::kLeft);
    play.wait_for_rest();
    REQUIRE(play.screen().overlay_kind() == OverlayKind::kWon);
}
void lose(Play& play) {  // from "2 8/0 4"
    play.move(Direction::kLeft);
    play.wait_for_rest();
    REQUIRE(play.screen().overlay_kind() == OverlayKind::kOver);
}

TEST_CASE("while an overlay is open no key moves the board, and after it closes the next arrow does") {
    Play play(nearly_won(), {}, {});
    win(play);
    for (const Key key :
         {Key::kLeft, Key::kRight, Key::kUp, Key::kDown, Key::kW, Key::kA, Key::kS, Key::kD, Key::kH, Key::kJ,
          Key::kK, Key::kL, Key::kKeypad2, Key::kKeypad4, Key::kKeypad6, Key::kKeypad8}) {
        INFO("key ", static_cast<int>(key));
        CHECK_FALSE(play.ask(KeyPress{.key = key}));
    }
    CHECK(play.press(Key::kEscape) == Command(commands::KeepGoing{}));
    CHECK(play.screen().overlay_kind() == OverlayKind::kNone);
    CHECK(play.press(Key::kDown) == move_to(Direction::kDown));
}

TEST_CASE("the very next key after the winning one is kept from the board, long before the overlay is seen") {
    Play play(nearly_won());
    play.move(Direction::kLeft);
    play.wait(30);
    CHECK_FALSE(play.press(Key::kDown));
    CHECK(play.session().game().undo_count() == 1);
}

TEST_CASE("what is pressed before an overlay is seen was not meant for it") {
    Play play(nearly_won());
    play.move(Direction::kLeft);
    play.wait(200);
    for (const Key key : {Key::kReturn, Key::kSpace, Key::kTab, Key::kLeft, Key::kEscape})
        CHECK_FALSE(play.press(key));
    CHECK_FALSE(play.tap(play.overlay_button(commands::NewGame{})));
    CHECK(play.screen().overlay_kind() == OverlayKind::kWon);
    play.wait_for_rest();
    // The focus has not moved either.
    CHECK(play.press(Key::kReturn) == Command(commands::KeepGoing{}));
}

TEST_CASE("a pad alone answers an overlay, and back keeps going after a win as Escape does") {
    Play play(nearly_won());
    win(play);
    CHECK_FALSE(play.ask(KeyPress{.key = Key::kPadDown}));
    CHECK(play.ask(KeyPress{.key = Key::kPadConfirm}) == Command(commands::WatchGame{}));
    CHECK(play.ask(KeyPress{.key = Key::kPadUndo}) == Command(commands::Undo{}));
    CHECK(play.press(Key::kPadBack) == Command(commands::KeepGoing{}));
    CHECK_FALSE(play.press(Key::kPadBack));
    CHECK_FALSE(play.press(Key::kPadConfirm));
    CHECK(play.press(Key::kPadDown) == move_to(Direction::kDown));
    Play lost(start_at("2 8/0 4"));
    lose(lost);
    CHECK_FALSE(lost.ask(KeyPress{.key = Key::kPadBack}));
}

TEST_CASE("a swipe over an overlay does nothing, not even from one of its buttons") {
    Play play(nearly_won());
    win(play);
    const PointF button = play.overlay_button(commands::NewGame{});
    for (const PointF far : kFar) {
        CHECK_FALSE(play.drag(kOnBoard, shifted(kOnBoard, far)));
        CHECK_FALSE(play.drag(button, shifted(button, far)));
        CHECK_FALSE(play.drag({2, 598}, shifted({2, 598}, far)));
    }
}

TEST_CASE("each button of an overlay is tapped by finger and by mouse") {
    Play play(nearly_won());
    win(play);
    for (const BoundCommand& command : std::initializer_list<BoundCommand>{
             commands::KeepGoing{}, commands::NewGame{}, commands::Undo{}, commands::WatchGame{}}) {
        INFO(command.index());
        const PointF button = play.overlay_button(command);
        CHECK(play.tap(button) == unbound(command));
        CHECK(play.drag(button, button, PointerEvent::kMouse) == unbound(command));
    }
}

TEST_CASE("arrows or Tab choose a button of an overlay, and Enter fires it") {
    struct ChoiceCase {
        std::vector<Key> keys;
        BoundCommand command;
    };
    const ChoiceCase cases[] = {
        {{}, commands::KeepGoing{}},
        {{Key::kRight}, commands::Undo{}},
        {{Key::kTab}, commands::NewGame{}},
        {{Key::kTab, Key::kTab}, commands::Undo{}},
        {{Key::kLeft}, commands::Open{ScreenId::kMenu}},
        {{Key::kDown, Key::kRight}, commands::SharePicture{}},
        {{Key::kDown, Key::kDown}, commands::SharePicture{}},
        {{Key::kDown, Key::kUp}, commands::KeepGoing{}},
    };
    for (const ChoiceCase& c : cases) {
        Play play(nearly_won());
        win(play);
        for (const Key key : c.keys)
            CHECK_FALSE(play.press(key));
        CHECK(play.press(Key::kReturn) == unbound(c.command));
    }
}

TEST_CASE("a repeated key chooses nothing and answers nothing in an overlay") {
    Play play(nearly_won());
    win(play);
    for (const Key key : {Key::kReturn, Key::kEscape, Key::kTab, Key::kSpace})
        CHECK_FALSE(play.ask(KeyPress{.key = key, .repeat = true}));
    CHECK(play.press(Key::kReturn) == Command(commands::KeepGoing{}));
}

TEST_CASE("Escape does not answer the end of a game but opens the menu; Enter answers by a new one") {
    Play play(start_at("2 8/0 4"));
    lose(play);
    CHECK(play.press(Key::kEscape) == Command(commands::Open{ScreenId::kMenu}));
    CHECK(play.press(Key::kReturn) == Command(commands::NewGame{}));
    CHECK(play.screen().overlay_kind() == OverlayKind::kNone);
}

TEST_CASE("undo, redo, new game and the other keys work over an overlay as ever") {
    Play play(start_at("2 8/0 4"));
    lose(play);
    CHECK(play.ask(KeyPress{.key = Key::kN}) == Command(commands::NewGame{}));
    CHECK(play.ask(KeyPress{.key = Key::kR}) == Command(commands::Restart{}));
    CHECK(play.ask(KeyPress{.key = Key::kT}) == Command(commands::NextTheme{}));
    CHECK(play.ask(KeyPress{.key = Key::kReturn, .modifiers = kAlt}) ==
          Command(commands::ToggleFullscreen{}));
    CHECK(play.ask(KeyPress{.key = Key::kQ, .modifiers = kCtrl}) == Command(commands::Quit{}));
    CHECK(play.press(Key::kU) == Command(commands::Undo{}));
    CHECK(play.screen().overlay_kind() == OverlayKind::kNone);
    CHECK(play.press(Key::kUp) == move_to(Direction::kUp));
}

TEST_CASE("undo takes the overlay and its buttons away, redo brings them back") {
    Play play(start_at("2 8/0 4"));
    lose(play);
    CHECK(play.screen().buttons().size() == kControlCount + 5);
    play.press(Key::kBackspace);
    CHECK(play.screen().buttons().size() == kControlCount);
    play.press(Key::kY);
    CHECK(play.screen().buttons().size() == kControlCount + 5);
}

TEST_CASE("the controls stay in reach while an overlay is open") {
    Play play(nearly_won());
    win(play);
    for (const BoundCommand& command : std::initializer_list<BoundCommand>{
             commands::Undo{}, commands::NewGame{}, commands::Open{ScreenId::kMenu}})
        CHECK(play.tap(play.button(command)) == unbound(command));
}

TEST_CASE("a swipe that began before the overlay opened does not play after it") {
    Play play(nearly_won());
    play.ask(PointerEvent{PointerKind::kDown, 0, kOnBoard});
    win(play);
    CHECK_FALSE(play.ask(PointerEvent{PointerKind::kUp, 0, shifted(kOnBoard, {90, 0})}));
}

TEST_CASE("an overlay reached by keys shows its focus at once, one reached by touch does not") {
    const auto accents = [](const Play& play) {
        int count = 0;
        const DrawList list = play.picture();
        for (const DrawCommand* rect : support::commands_of(list, DrawCommand::Kind::kRoundRect))
            count += rect->color == support::themes()[0].accent ? 1 : 0;
        return count;
    };
    Play by_key(nearly_won());
    by_key.press(Key::kLeft);
    by_key.wait_for_rest();
    CHECK(accents(by_key) == 2);  // the ring and the button itself
    Play by_touch(nearly_won());
    by_touch.perform(by_touch.drag(kOnBoard, shifted(kOnBoard, {-90, 0})).value());
    by_touch.wait_for_rest();
    CHECK(accents(by_touch) == 1);
}

}  // namespace
}  // namespace twofold::ui
