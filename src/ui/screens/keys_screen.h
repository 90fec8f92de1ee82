// The screen on which keys are given to actions: a row for each action with its keys. A row that is pressed
// waits for a key; one that means something else already is asked about.
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

    std::optional<Action> waiting_;     // for a key for this action
    Key wanted_ = Key::kNone;           // pressed, but another action has it: the player is asked
    TextId asked_ = TextId::kPressKey;  // {action}; another one after a key that could not be given
};

}  // namespace twofold::ui
