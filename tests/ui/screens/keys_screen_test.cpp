// The screen that changes keys: rows that wait for a key, keys that are taken already, and what it is called
// on the player's own keyboard.
#include "ui/screens/keys_screen.h"

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "ui/screens/all_screens.h"

#include "support/ui_assets.h"
#include "support/ui_play.h"

namespace twofold::ui {
namespace {

// The screen with a map of keys that its commands change, as the Shell does.
class KeysHand {
  public:
    KeysHand() { refresh(); }

    std::optional<Command> press(Key key, std::uint8_t modifiers = kNoModifier, bool repeat = false) {
        return give(KeyPress{key, modifiers, repeat});
    }
    std::optional<Command> tap(std::string_view label) {
        now_ += 5000;
        REQUIRE(target_of(label));
        const Target target = *target_of(label);
        const PointF at{static_cast<float>(target.rect.x + 10),
                        static_cast<float>(target.rect.y + target.rect.h / 2)};
        give(PointerEvent{PointerEvent::Kind::kDown, PointerEvent::kMouse, at});
        return give(PointerEvent{PointerEvent::Kind::kUp, PointerEvent::kMouse, at});
    }
    // Whether that text, whole, is on the picture.
    bool shows(std::string_view text) const {
        const DrawList list = picture();
        for (const DrawCommand* command : support::commands_of(list, DrawCommand::Kind::kText)) {
            if (list.text_of(*command) == text) return true;
        }
        return false;
    }
    // The same as the beginning of a text.
    bool says(std::string_view beginning) const {
        const DrawList list = picture();
        for (const DrawCommand* command : support::commands_of(list, DrawCommand::Kind::kText)) {
            if (list.text_of(*command).starts_with(beginning)) return true;
        }
        return false;
    }
    bool offers(std::string_view label) const { return target_of(label).has_value(); }
    bool uses(Key key, std::uint8_t modifiers = kNoModifier) const { return screen_->uses({key, modifiers}); }

    DrawList picture() const {
        DrawList list(support::fonts());
        list.clear(make_layout(kTall, {4, 4}).window, {});
        screen_->draw(support::themes()[0], now_ + 5000, list);
        return list;
    }

    KeyMap keys;
    KeyLabels labels;
    std::optional<PadKind> pad;

    void refresh() { screen_->refresh(context()); }

  private:
    static constexpr WindowMetrics kTall{.width = 540, .height = 1600};

    ScreenContext context() const {
        return {.session = session_,
                .strings = support::english(),
                .fonts = support::fonts(),
                .pad = pad,
                .keys = keys,
                .key_labels = labels};
    }
    std::optional<Command> give(const InputEvent& event) {
        now_ += 1000;
        const auto command = screen_->handle(event, context(), now_);
        if (!command) return command;
        if (const auto* bind = std::get_if<commands::BindKey>(&*command)) keys.add(bind->action, bind->key);
        if (const auto* unbind = std::get_if<commands::UnbindKey>(&*command)) keys.remove(unbind->key);
        if (std::holds_alternative<commands::ResetKeys>(*command)) keys = default_keys();
        refresh();
        return command;
    }
    // What can be pressed and has that text in it.
    std::optional<Target> target_of(std::string_view label) const {
        const DrawList list = picture();
        for (const DrawCommand* command : support::commands_of(list, DrawCommand::Kind::kText)) {
            if (list.text_of(*command) != label) continue;
            for (const Target& target : screen_->targets(now_ + 5000)) {
                if (target.rect.contains(command->text_at)) return target;
            }
        }
        return std::nullopt;
    }

    session::Session session_{{.seed = 1}, "2026-11-30", {}};
    std::unique_ptr<Screen> screen_ = [&] {
        auto screen = make_screen(ScreenId::kKeys, context());
        screen->set_window(kTall);
        return screen;
    }();
    Millis now_ = 10'000;
};

TEST_CASE("a row that is pressed waits for a key, which the action then has") {
    for (const bool by_mouse : {false, true}) {
        INFO("by mouse ", by_mouse);
        KeysHand hand;
        if (by_mouse) {
            CHECK_FALSE(hand.tap("Undo"));
        } else {
            for (int i = 0; i < 4; ++i)
                CHECK_FALSE(hand.press(Key::kDown));
            CHECK_FALSE(hand.press(Key::kReturn));
        }
        CHECK(hand.says("Press a key for “Undo”"));
        CHECK(hand.press(Key::kF5) == Command(commands::BindKey{Action::kUndo, Key::kF5}));
        CHECK(hand.shows("F5"));
        CHECK_FALSE(hand.says("Press a key"));
        CHECK(hand.keys.action_of(Key::kF5) == Action::kUndo);
    }
}

TEST_CASE("a key of the action itself is taken away from it") {
    KeysHand hand;
    hand.tap("Undo");
    CHECK(hand.press(Key::kU) == Command(commands::UnbindKey{Key::kU}));
    CHECK_FALSE(hand.shows("U"));
    CHECK(hand.shows("Backspace"));
    hand.tap("Undo");
    hand.press(Key::kBackspace);
    CHECK(hand.shows("–"));
}

TEST_CASE("a key of another action is asked about, and taken over by Enter") {
    KeysHand hand;
    hand.tap("Undo");
    CHECK_FALSE(hand.press(Key::kN));
    CHECK(hand.says("N is already used for “New game”."));
    CHECK(hand.keys == default_keys());
    CHECK(hand.press(Key::kReturn) == Command(commands::BindKey{Action::kUndo, Key::kN}));
    CHECK(hand.keys.keys(Action::kNewGame).empty());
    CHECK_FALSE(hand.says("N is a key"));
}

TEST_CASE("a key of another action is taken over or left by the mouse, and left by Esc") {
    KeysHand hand;
    hand.tap("Undo");
    hand.press(Key::kN);
    CHECK_FALSE(hand.tap("Cancel"));
    CHECK(hand.keys == default_keys());
    CHECK_FALSE(hand.says("N is a key"));
    hand.tap("Undo");
    hand.press(Key::kN);
    CHECK_FALSE(hand.press(Key::kEscape));
    CHECK_FALSE(hand.says("N is a key"));
    hand.tap("Undo");
    hand.press(Key::kN);
    hand.tap("Use it for “Undo”");
    CHECK(hand.keys.action_of(Key::kN) == Action::kUndo);
}

TEST_CASE("waiting ends with Esc, with the button to go back on a pad, with Cancel and with the row itself") {
    KeysHand hand;
    for (const Key key : {Key::kEscape, Key::kPadBack}) {
        hand.tap("Undo");
        CHECK(hand.says("Press a key"));
        CHECK_FALSE(hand.press(key));
        CHECK_FALSE(hand.says("Press a key"));
    }
    for (const char* row : {"Cancel", "Undo"}) {
        hand.tap("Undo");
        CHECK(hand.says("Press a key"));
        hand.tap(row);
        CHECK_FALSE(hand.says("Press a key"));
    }
    CHECK(hand.press(Key::kEscape) == Command(commands::Back{}));
}

TEST_CASE("another row that is pressed waits instead") {
    KeysHand hand;
    hand.tap("Undo");
    hand.tap("Redo");
    CHECK(hand.says("Press a key for “Redo”"));
    hand.press(Key::kF5);
    CHECK(hand.keys.action_of(Key::kF5) == Action::kRedo);
}

TEST_CASE("repeats, keys with Ctrl and modifiers alone are waited over") {
    KeysHand hand;
    hand.tap("Undo");
    CHECK_FALSE(hand.press(Key::kF5, kNoModifier, true));
    CHECK_FALSE(hand.press(Key::kF5, kCtrl));
    CHECK_FALSE(hand.press(static_cast<Key>(225), kShift));
    CHECK(hand.says("Press a key for “Undo”"));
}

TEST_CASE("while a key is waited for a pad goes through the page, and its button to go back is named") {
    KeysHand hand;
    hand.pad = PadKind::kXbox;
    hand.refresh();
    hand.tap("Undo");
    CHECK(hand.says("Press a key for “Undo”"));
    CHECK(hand.picture().to_text().find("Esc / B") != std::string::npos);
    CHECK_FALSE(hand.press(Key::kPadDown));
    CHECK_FALSE(hand.press(Key::kPadConfirm));
    CHECK_FALSE(hand.says("Press a key for"));
    CHECK(hand.keys == default_keys());
}

TEST_CASE("of what cannot be bound it is said, and another key waited for") {
    for (const Key key : {Key::kCapsLock, static_cast<Key>(290)}) {
        CAPTURE(static_cast<int>(key));
        KeysHand hand;
        hand.tap("Undo");
        CHECK_FALSE(hand.press(key));
        CHECK(hand.says("That key cannot be used for “Undo”"));
        CHECK(hand.press(Key::kSlash));
        hand.tap("Redo");
        CHECK(hand.says("Press a key for “Redo”"));
    }
    KeysHand hand;
    hand.tap("Undo");
    CHECK(hand.press(Key::kSlash, kShift));
    CHECK(hand.keys.action_of(Key::kSlash) == Action::kUndo);
}

TEST_CASE("an action with six keys takes no seventh, and says so") {
    KeysHand hand;
    for (const Key key : {Key::kF2, Key::kF3, Key::kF4, Key::kF5})
        hand.keys.add(Action::kUndo, key);
    hand.refresh();
    hand.tap("Undo");
    CHECK_FALSE(hand.press(Key::kF6));
    CHECK(hand.says("“Undo” cannot have more keys"));
    CHECK(hand.press(Key::kF2) == Command(commands::UnbindKey{Key::kF2}));
}

TEST_CASE("keys that mean something on every page can be given, and no key means two things at once") {
    KeysHand hand;
    CHECK(hand.uses(Key::kReturn));
    CHECK_FALSE(hand.uses(Key::kF11));
    hand.tap("Undo");
    CHECK(hand.uses(Key::kF11));
    CHECK_FALSE(hand.uses(Key::kQ, kCtrl));
    hand.press(Key::kReturn);
    CHECK(hand.keys.action_of(Key::kReturn) == Action::kUndo);
    CHECK_FALSE(hand.uses(Key::kF11));
}

TEST_CASE("all keys can be reset, once there is something to reset") {
    KeysHand hand;
    CHECK_FALSE(hand.offers("Reset all keys"));
    hand.tap("Undo");
    hand.press(Key::kF5);
    CHECK(hand.tap("Reset all keys") == Command(commands::ResetKeys{}));
    CHECK(hand.keys == default_keys());
    CHECK_FALSE(hand.shows("F5"));
}

TEST_CASE("on a French keyboard the keys are named as there") {
    KeysHand hand;
    hand.labels.set(Key::kW, "Z");
    hand.labels.set(Key::kA, "Q");
    hand.labels.set(Key::kN, "n'");
    hand.refresh();
    CHECK_FALSE(hand.shows("W"));
    CHECK_FALSE(hand.shows("A"));
    CHECK(hand.shows("Z"));
    CHECK(hand.shows("Q"));
    hand.tap("Undo");
    hand.press(Key::kN);
    CHECK(hand.says("n' is already used for “New game”."));
}

}  // namespace
}  // namespace twofold::ui
