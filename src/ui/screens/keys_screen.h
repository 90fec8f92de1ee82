// The screen that binds keys to actions: a row for each action with its keys. Pressing a row makes it wait
// for a key. If that key has another action already, the screen asks first.
#pragma once

#include <optional>
#include <string>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class KeysScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kKeys; }
    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now) override;
    bool uses(const KeyPress& press) const override;
    std::string spoken(const ScreenContext& context) const override;

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;

  private:
    void add_action(const ScreenContext& context, Action action, Page& page) const;
    void add_question(const ScreenContext& context, Page& page) const;
    std::string question(const ScreenContext& context) const;
    std::optional<Command> give(const KeyPress& press, const ScreenContext& context);
    std::optional<Command> bind(Action action, Key key);
    void stop_waiting();
    void show_question(Millis now);

    std::optional<Action> waiting_;     // the action that waits for a key
    Key wanted_ = Key::kNone;           // pressed, but bound to another action: the player is asked
    TextId asked_ = TextId::kPressKey;  // has {action}; differs after a key that cannot be bound
};

}  // namespace twofold::ui
