// Controls alone: what a pointer and a key make of them, and how they look meanwhile.
#include "ui/controls/control.h"

#include <array>
#include <string>

#include <doctest/doctest.h>

#include "ui/controls/buttons.h"

#include "support/ui_assets.h"
#include "support/ui_play.h"

namespace twofold::ui {
namespace {

enum Id : int { kUndo, kRedo, kGoOn, kNew, kBack, kWatch };

Button icon(int id, const Rect& rect, bool enabled = true) {
    return {
        {.id = id, .rect = rect, .enabled = enabled, .focusable = false}, commands::Undo{}, Icon::kUndo, {}};
}
Button labelled(int id, const Rect& rect, std::string label) {
    return {{.id = id, .rect = rect, .primary = id == kGoOn}, commands::Undo{}, {}, std::move(label)};
}

const Button kUndoIcon = icon(kUndo, {0, 0, 44, 44});
const Button kRedoIcon = icon(kRedo, {50, 0, 44, 44}, false);
const Button kGoOnButton = labelled(kGoOn, {0, 100, 100, 44}, "Keep going");
const Button kNewButton = labelled(kNew, {110, 100, 100, 44}, "New game");
const Button kBackButton = labelled(kBack, {220, 100, 100, 44}, "Undo");
const std::array kButtons = {kUndoIcon, kRedoIcon, kGoOnButton, kNewButton, kBackButton};
const std::array kIcons = {kUndoIcon, kRedoIcon};

constexpr PointF kOnUndo{20, 20};
constexpr PointF kOnRedo{60, 20};
constexpr PointF kOnNew{150, 120};
constexpr PointF kNowhere{300, 300};

template <typename Buttons>
const Button* at(const Buttons& buttons, PointF point) {
    return control_at(std::span<const Button>(buttons), point);
}

// The buttons, with a hand on pointer and keys.
class Hand {
  public:
    explicit Hand(std::span<const Button> controls = kButtons) : buttons(controls) {
        state.set_focus_seen(true);
        state.keep_focus(buttons);
    }
    void press(PointF point) { state.press(at(buttons, point)); }
    std::optional<int> release(PointF point) { return state.release(at(buttons, point)); }
    std::optional<int> touch(PointF from, PointF to) {
        press(from);
        return release(to);
    }
    std::optional<int> key(Key key, std::uint8_t modifiers = kNoModifier, bool repeat = false) {
        return state.handle(KeyPress{key, modifiers, repeat}, buttons);
    }
    void hover(PointF point, bool inside = true) { state.hover({point, inside}, Layout()); }
    void draw(DrawList& list) const {
        Layout layout;
        layout.unit = 4;
        layout.body_px = 16;
        list.clear({0, 0, 400, 400}, support::themes()[0].window);
        for (const Button& button : buttons)
            draw_button(button, state.look_of(button), {support::themes()[0], layout, list});
    }
    std::string drawn() const {
        DrawList list(support::fonts());
        draw(list);
        return list.to_text();
    }

    std::span<const Button> buttons;
    ControlState state;
};

TEST_CASE("a button is found under a point of it, disabled or not") {
    CHECK(at(kButtons, kOnUndo) == &kButtons[0]);
    CHECK(at(kButtons, kOnRedo) == &kButtons[1]);
    CHECK(at(kButtons, {43.9f, 43.9f}) == &kButtons[0]);
    CHECK(at(kButtons, {44, 20}) == nullptr);
    CHECK(at(std::array<Button, 0>{}, kOnUndo) == nullptr);
}

TEST_CASE("a tap fires the button on which it began and ended, once") {
    Hand hand;
    CHECK(hand.touch(kOnUndo, kOnUndo) == kUndo);
    CHECK(hand.touch(kOnUndo, {43, 1}) == kUndo);
    CHECK_FALSE(hand.release(kOnUndo));
}

TEST_CASE("a tap that begins or ends beside its button fires nothing") {
    Hand hand;
    CHECK_FALSE(hand.touch(kOnUndo, kNowhere));
    CHECK_FALSE(hand.touch(kNowhere, kOnUndo));
    CHECK_FALSE(hand.touch(kOnUndo, kOnNew));
    CHECK_FALSE(hand.touch(kNowhere, kNowhere));
}

TEST_CASE("a disabled button is held but does not fire") {
    Hand hand;
    CHECK_FALSE(hand.touch(kOnRedo, kOnRedo));
    hand.press(kOnRedo);
    CHECK(hand.state.holds());
}

TEST_CASE("a press that is no tap lets go of its button and fires nothing") {
    Hand hand;
    hand.press(kOnUndo);
    hand.state.let_go();
    CHECK_FALSE(hand.state.holds());
    CHECK_FALSE(hand.release(kOnUndo));
    CHECK(hand.touch(kOnUndo, kOnUndo) == kUndo);
}

TEST_CASE("a button is held from its press to its release") {
    Hand hand;
    CHECK_FALSE(hand.state.holds());
    hand.press(kOnUndo);
    CHECK(hand.state.holds());
    CHECK(hand.release(kOnUndo) == kUndo);
    CHECK_FALSE(hand.state.holds());
    hand.press(kNowhere);
    CHECK_FALSE(hand.state.holds());
}

TEST_CASE("when the player is lost the held button is let go and does not fire") {
    Hand hand;
    hand.press(kOnUndo);
    hand.hover(kOnNew);
    hand.state.clear();
    CHECK_FALSE(hand.state.holds());
    Hand untouched;
    untouched.press(kNowhere);
    CHECK(hand.drawn() == untouched.drawn());
    CHECK_FALSE(hand.release(kOnUndo));
}

TEST_CASE("Enter, Space and the keypad's Enter press the focused button, at first the one that is meant") {
    for (const Key k : {Key::kReturn, Key::kSpace, Key::kKeypadEnter})
        CHECK(Hand().key(k) == kGoOn);
}

TEST_CASE("arrows and Tab go around the focusable buttons, and Shift+Tab goes back") {
    struct FocusCase {
        std::initializer_list<std::pair<Key, std::uint8_t>> keys;
        int button;
    };
    const FocusCase cases[] = {
        {{{Key::kRight, kNoModifier}}, kNew},
        {{{Key::kDown, kNoModifier}}, kNew},
        {{{Key::kTab, kNoModifier}}, kNew},
        {{{Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}}, kBack},
        {{{Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}, {Key::kTab, kNoModifier}}, kGoOn},
        {{{Key::kLeft, kNoModifier}}, kBack},
        {{{Key::kUp, kNoModifier}}, kBack},
        {{{Key::kTab, kShift}}, kBack},
        {{{Key::kTab, kShift}, {Key::kTab, kNoModifier}}, kGoOn},
        {{{Key::kX, kNoModifier}, {Key::kRight, kNoModifier}}, kNew},
    };
    for (const FocusCase& c : cases) {
        Hand hand;
        for (const auto& [k, modifiers] : c.keys)
            CHECK_FALSE(hand.key(k, modifiers));
        CHECK(hand.key(Key::kReturn) == c.button);
    }
}

TEST_CASE("up and down go to the nearest button of the next line if there is one, and around at the ends") {
    const Button watch = labelled(kWatch, {0, 152, 210, 44}, "Watch");
    const std::array rows = {kUndoIcon, kGoOnButton, kNewButton, watch};  // watch is below the other two
    const auto chosen = [&](std::initializer_list<Key> keys) {
        Hand hand(rows);
        for (const Key k : keys)
            CHECK_FALSE(hand.key(k));
        return hand.key(Key::kReturn);
    };
    CHECK(chosen({Key::kDown}) == kWatch);
    CHECK(chosen({Key::kRight, Key::kDown}) == kWatch);
    CHECK(chosen({Key::kDown, Key::kUp}) == kGoOn);
    CHECK(chosen({Key::kDown, Key::kDown}) == kGoOn);
    CHECK(chosen({Key::kUp}) == kWatch);
    CHECK(chosen({Key::kRight}) == kNew);
    CHECK(chosen({Key::kRight, Key::kRight}) == kWatch);
}

TEST_CASE("repeated keys, keys with Ctrl, Alt or Super, and buttons that take no focus do nothing") {
    Hand hand;
    CHECK_FALSE(hand.key(Key::kReturn, kNoModifier, true));
    CHECK_FALSE(hand.key(Key::kTab, kNoModifier, true));
    for (const Modifier modifier : {kCtrl, kAlt, kSuper})
        CHECK_FALSE(hand.key(Key::kReturn, modifier));
    CHECK(hand.key(Key::kReturn) == kGoOn);
    CHECK_FALSE(Hand(kIcons).key(Key::kReturn));
    CHECK_FALSE(Hand(kIcons).key(Key::kTab));
    CHECK_FALSE(Hand(std::span<const Button>()).key(Key::kReturn));
}

TEST_CASE("the focus stays on a button that is still there, and else goes back to the first") {
    Hand hand;
    hand.key(Key::kTab);
    const std::array fewer = {kUndoIcon, kGoOnButton, kNewButton};
    hand.buttons = fewer;
    CHECK(hand.key(Key::kReturn) == kNew);
    hand.buttons = std::span(fewer).first(2);
    CHECK(hand.key(Key::kReturn) == kGoOn);
    hand.state.focus(std::nullopt);
    CHECK(hand.key(Key::kReturn) == kGoOn);
}

TEST_CASE("the focused button has a ring at first and after a key, and none after a pointer") {
    Hand hand;
    const std::string first = hand.drawn();
    hand.key(Key::kTab);
    const std::string second = hand.drawn();
    CHECK(second != first);
    hand.press(kNowhere);
    const std::string plain = hand.drawn();
    CHECK(plain != first);
    CHECK(plain != second);
    hand.state.set_focus_seen(true);
    CHECK(hand.drawn() == second);
}

TEST_CASE("a button looks different under the pointer and pressed, a disabled one does not") {
    Hand hand;
    const std::string plain = hand.drawn();
    for (const PointF point : {kOnUndo, PointF{50, 120}, kOnNew}) {
        hand.hover(point);
        CHECK(hand.drawn() != plain);
    }
    hand.hover(kOnRedo);
    CHECK(hand.drawn() == plain);
    hand.hover(kOnNew, false);
    CHECK(hand.drawn() == plain);
    hand.press(kNowhere);
    const std::string unfocused = hand.drawn();
    hand.press(kOnRedo);
    CHECK(hand.drawn() == unfocused);
    hand.press(kOnNew);
    CHECK(hand.drawn() != unfocused);
}

TEST_CASE("a disabled button is drawn fainter than an enabled one") {
    const Button enabled = icon(kRedo, kRedoIcon.rect);
    const auto ink_of = [&](const Button& button) {
        DrawList list(support::fonts());
        Hand({&button, 1}).draw(list);
        return support::commands_of(list, DrawCommand::Kind::kIcon).at(0)->ink;
    };
    CHECK(ink_of(enabled).a == 255);
    CHECK(ink_of(kRedoIcon).a < 128);
    CHECK(ink_of(kRedoIcon).a > 40);
}

TEST_CASE("a label is in the middle of its button and inside it") {
    DrawList list(support::fonts());
    Hand({&kNewButton, 1}).draw(list);
    const DrawCommand* label = support::commands_of(list, DrawCommand::Kind::kText).at(0);
    const Font& font = support::font(FontId::kText);
    const float width = font.width("New game", Digits::kProportional, 16);
    CHECK(std::abs(label->text_at.x + width / 2 - 160) <= 1);
    CHECK(std::abs(label->text_at.y - font.cap_height(16) / 2 - 122) <= 1);
}

}  // namespace
}  // namespace twofold::ui
