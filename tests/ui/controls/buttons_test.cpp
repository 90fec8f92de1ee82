// Buttons alone: what a gesture and a key make of them, and how they look meanwhile.
#include "ui/controls/buttons.h"

#include <array>
#include <string>

#include <doctest/doctest.h>

#include "support/ui_assets.h"
#include "support/ui_play.h"

namespace twofold::ui {
namespace {

using Kind = Gesture::Kind;

const Button kUndoIcon{.command = commands::Undo{}, .rect = {0, 0, 44, 44}};
const Button kRedoIcon{.command = commands::Redo{}, .rect = {50, 0, 44, 44}, .enabled = false};
const Button kGoOn{.command = commands::KeepGoing{},
                   .style = Button::Style::kPrimary,
                   .rect = {0, 100, 100, 44},
                   .label = "Keep going",
                   .focusable = true};
const Button kNew{.command = commands::NewGame{},
                  .style = Button::Style::kPlain,
                  .rect = {110, 100, 100, 44},
                  .label = "New game",
                  .focusable = true};
const Button kBack{.command = commands::Undo{},
                   .style = Button::Style::kPlain,
                   .rect = {220, 100, 100, 44},
                   .label = "Undo",
                   .focusable = true};
const std::array kButtons = {kUndoIcon, kRedoIcon, kGoOn, kNew, kBack};
const std::array kIcons = {kUndoIcon, kRedoIcon};

constexpr PointF kOnUndo{20, 20};
constexpr PointF kOnRedo{60, 20};
constexpr PointF kOnNew{150, 120};
constexpr PointF kNowhere{300, 300};

std::optional<BoundCommand> touch(ButtonFocus& focus, PointF from, PointF to, Kind end = Kind::kTap) {
    CHECK_FALSE(focus.handle(Gesture{.kind = Kind::kPress, .from = from, .to = from}, kButtons));
    return focus.handle(Gesture{.kind = end, .from = from, .to = to}, kButtons);
}

std::optional<BoundCommand> key(ButtonFocus& focus, Key k, std::uint8_t modifiers = kNoModifier) {
    return focus.handle(KeyPress{.key = k, .modifiers = modifiers}, kButtons);
}

// Draws the buttons and nothing else.
void draw(const ButtonFocus& focus, std::span<const Button> buttons, DrawList& list) {
    Layout layout;
    layout.unit = 4;
    layout.body_px = 16;
    list.clear({0, 0, 400, 400}, support::themes()[0].window);
    focus.draw(buttons, {support::themes()[0], layout, list});
}

std::string drawn(const ButtonFocus& focus, std::span<const Button> buttons = kButtons) {
    DrawList list(support::fonts());
    draw(focus, buttons, list);
    return list.to_text();
}

TEST_CASE("a button is found under a point of it, disabled or not") {
    CHECK(button_at(kButtons, kOnUndo) == &kButtons[0]);
    CHECK(button_at(kButtons, kOnRedo) == &kButtons[1]);
    CHECK(button_at(kButtons, {43.9f, 43.9f}) == &kButtons[0]);
    CHECK(button_at(kButtons, {44, 20}) == nullptr);
    CHECK(button_at({}, kOnUndo) == nullptr);
}

TEST_CASE("a tap fires the button on which it began and ended, once") {
    ButtonFocus focus;
    CHECK(touch(focus, kOnUndo, kOnUndo) == BoundCommand(commands::Undo{}));
    CHECK(touch(focus, kOnUndo, {43, 1}) == BoundCommand(commands::Undo{}));
    CHECK_FALSE(focus.handle(Gesture{.kind = Kind::kTap, .from = kOnUndo, .to = kOnUndo}, kButtons));
}

TEST_CASE("a tap that begins or ends beside its button fires nothing") {
    ButtonFocus focus;
    CHECK_FALSE(touch(focus, kOnUndo, kNowhere));
    CHECK_FALSE(touch(focus, kNowhere, kOnUndo));
    CHECK_FALSE(touch(focus, kOnUndo, kOnNew));
    CHECK_FALSE(touch(focus, kNowhere, kNowhere));
}

TEST_CASE("a disabled button is held but does not fire") {
    ButtonFocus focus;
    CHECK_FALSE(touch(focus, kOnRedo, kOnRedo));
    focus.handle(Gesture{.kind = Kind::kPress, .from = kOnRedo, .to = kOnRedo}, kButtons);
    CHECK(focus.holds());
}

TEST_CASE("a press that becomes a swipe or is dropped lets go of its button and fires nothing") {
    for (const Kind end : {Kind::kSwipe, Kind::kDropped}) {
        ButtonFocus focus;
        CHECK_FALSE(touch(focus, kOnUndo, kOnUndo, end));
        CHECK_FALSE(focus.holds());
        CHECK(touch(focus, kOnUndo, kOnUndo) == BoundCommand(commands::Undo{}));
    }
}

TEST_CASE("a button is held from its press to its release, and a pause in between changes nothing") {
    ButtonFocus focus;
    CHECK_FALSE(focus.holds());
    focus.handle(Gesture{.kind = Kind::kPress, .from = kOnUndo, .to = kOnUndo}, kButtons);
    CHECK(focus.holds());
    CHECK_FALSE(focus.handle(Gesture{}, kButtons));
    CHECK(focus.holds());
    CHECK(focus.handle(Gesture{.kind = Kind::kTap, .from = kOnUndo, .to = kOnUndo}, kButtons) ==
          BoundCommand(commands::Undo{}));
    CHECK_FALSE(focus.holds());
    focus.handle(Gesture{.kind = Kind::kPress, .from = kNowhere, .to = kNowhere}, kButtons);
    CHECK_FALSE(focus.holds());
}

TEST_CASE("when the player is lost the held button is let go and does not fire") {
    ButtonFocus focus;
    focus.handle(Gesture{.kind = Kind::kPress, .from = kOnUndo, .to = kOnUndo}, kButtons);
    focus.hover(kOnNew, true);
    focus.clear();
    CHECK_FALSE(focus.holds());
    ButtonFocus untouched;
    untouched.handle(Gesture{.kind = Kind::kPress, .from = kNowhere, .to = kNowhere}, kButtons);
    CHECK(drawn(focus) == drawn(untouched));
    CHECK_FALSE(focus.handle(Gesture{.kind = Kind::kTap, .from = kOnUndo, .to = kOnUndo}, kButtons));
}

TEST_CASE("Enter, Space and the keypad's Enter press the focused button, at first the one that is meant") {
    for (const Key k : {Key::kReturn, Key::kSpace, Key::kKeypadEnter}) {
        ButtonFocus focus;
        CHECK(key(focus, k) == BoundCommand(commands::KeepGoing{}));
    }
}

TEST_CASE("arrows and Tab go around the focusable buttons, and Shift+Tab goes back") {
    struct FocusCase {
        std::initializer_list<std::pair<Key, std::uint8_t>> keys;
        BoundCommand command;
    };
    const FocusCase cases[] = {
        {{{Key::kRight, kNoModifier}}, commands::NewGame{}},
        {{{Key::kDown, kNoModifier}}, commands::NewGame{}},
        {{{Key::kTab, kNoModifier}}, commands::NewGame{}},
        {{{Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}}, commands::Undo{}},
        {{{Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}},
         commands::KeepGoing{}},
        {{{Key::kLeft, kNoModifier}}, commands::Undo{}},
        {{{Key::kUp, kNoModifier}}, commands::Undo{}},
        {{{Key::kTab, kShift}}, commands::Undo{}},
        {{{Key::kTab, kShift}, {Key::kTab, kNoModifier}}, commands::KeepGoing{}},
        {{{Key::kX, kNoModifier}, {Key::kRight, kNoModifier}}, commands::NewGame{}},
    };
    for (const FocusCase& c : cases) {
        ButtonFocus focus;
        for (const auto& [k, modifiers] : c.keys)
            CHECK_FALSE(key(focus, k, modifiers));
        CHECK(key(focus, Key::kReturn) == c.command);
    }
}

TEST_CASE(
    "where buttons stand in rows, up and down go to the nearest of the next row and around at the ends") {
    Button watch = kBack;
    watch.command = commands::WatchGame{};
    watch.rect = {0, 152, 210, 44};
    const std::array rows = {kUndoIcon, kGoOn, kNew, watch};  // watch is below the other two
    const auto chosen = [&](std::initializer_list<Key> keys) {
        ButtonFocus focus;
        for (const Key k : keys)
            CHECK_FALSE(focus.handle(KeyPress{.key = k}, rows));
        return focus.handle(KeyPress{.key = Key::kReturn}, rows);
    };
    CHECK(chosen({Key::kDown}) == BoundCommand(commands::WatchGame{}));
    CHECK(chosen({Key::kRight, Key::kDown}) == BoundCommand(commands::WatchGame{}));
    CHECK(chosen({Key::kDown, Key::kUp}) == BoundCommand(commands::KeepGoing{}));
    CHECK(chosen({Key::kDown, Key::kDown}) == BoundCommand(commands::KeepGoing{}));
    CHECK(chosen({Key::kUp}) == BoundCommand(commands::WatchGame{}));
    CHECK(chosen({Key::kRight}) == BoundCommand(commands::NewGame{}));
    CHECK(chosen({Key::kRight, Key::kRight}) == BoundCommand(commands::WatchGame{}));
}

TEST_CASE("repeated keys, keys with Ctrl, Alt or Super, and buttons that take no focus do nothing") {
    ButtonFocus focus;
    CHECK_FALSE(focus.handle(KeyPress{.key = Key::kReturn, .repeat = true}, kButtons));
    for (const Modifier modifier : {kCtrl, kAlt, kSuper})
        CHECK_FALSE(key(focus, Key::kReturn, modifier));
    CHECK_FALSE(focus.handle(KeyPress{.key = Key::kReturn}, kIcons));
    CHECK_FALSE(focus.handle(KeyPress{.key = Key::kTab}, kIcons));
    CHECK_FALSE(focus.handle(KeyPress{.key = Key::kReturn}, {}));
}

TEST_CASE("with fewer buttons than before the focus is on one that is there") {
    ButtonFocus focus;
    key(focus, Key::kLeft);
    const std::array fewer = {kGoOn, kNew};
    CHECK(focus.handle(KeyPress{.key = Key::kReturn}, fewer) == BoundCommand(commands::NewGame{}));
}

TEST_CASE("the focus goes back to the first button when it is reset") {
    ButtonFocus focus;
    key(focus, Key::kTab);
    focus.reset_focus();
    CHECK(key(focus, Key::kReturn) == BoundCommand(commands::KeepGoing{}));
}

TEST_CASE("the focused button has a ring at first and after a key, and none after a pointer") {
    ButtonFocus focus;
    const std::string first = drawn(focus);
    key(focus, Key::kTab);
    const std::string second = drawn(focus);
    CHECK(second != first);
    focus.handle(Gesture{.kind = Kind::kPress, .from = kNowhere, .to = kNowhere}, kButtons);
    const std::string plain = drawn(focus);
    CHECK(plain != first);
    CHECK(plain != second);
    focus.key_used();
    CHECK(drawn(focus) == second);
}

TEST_CASE("a button looks different under the pointer and pressed, a disabled one does not") {
    ButtonFocus focus;
    const std::string plain = drawn(focus);
    for (const PointF at : {kOnUndo, PointF{50, 120}, kOnNew}) {
        focus.hover(at, true);
        CHECK(drawn(focus) != plain);
    }
    focus.hover(kOnRedo, true);
    CHECK(drawn(focus) == plain);
    focus.hover(kOnNew, false);
    CHECK(drawn(focus) == plain);
    focus.handle(Gesture{.kind = Kind::kPress, .from = kOnNew, .to = kOnNew}, kButtons);
    CHECK(drawn(focus) != plain);
}

TEST_CASE("of two buttons with the same command only the pressed one looks pressed") {
    ButtonFocus focus;
    const std::string plain = drawn(focus, kIcons);
    focus.handle(Gesture{.kind = Kind::kPress, .from = {270, 120}, .to = {270, 120}}, kButtons);
    CHECK(drawn(focus, kIcons) == plain);
}

TEST_CASE("a disabled button is drawn fainter than an enabled one") {
    Button enabled = kRedoIcon;
    enabled.enabled = true;
    const ButtonFocus focus;
    const auto ink_of = [&](const Button& button) {
        DrawList list(support::fonts());
        draw(focus, {&button, 1}, list);
        return support::commands_of(list, DrawCommand::Kind::kIcon).at(0)->ink;
    };
    CHECK(ink_of(enabled).a == 255);
    CHECK(ink_of(kRedoIcon).a < 128);
    CHECK(ink_of(kRedoIcon).a > 40);
}

TEST_CASE("a label is in the middle of its button and inside it") {
    DrawList list(support::fonts());
    draw({}, {&kNew, 1}, list);
    const DrawCommand* label = support::commands_of(list, DrawCommand::Kind::kText).at(0);
    const Font& font = support::font(FontId::kText);
    const float width = font.width("New game", Digits::kProportional, 16);
    CHECK(std::abs(label->text_at.x + width / 2 - 160) <= 1);
    CHECK(std::abs(label->text_at.y - font.cap_height(16) / 2 - 122) <= 1);
}

}  // namespace
}  // namespace twofold::ui
