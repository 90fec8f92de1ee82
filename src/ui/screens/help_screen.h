// The help: the rules, and what the keyboard, touch, mouse and gamepad do, with the labels of the player's
// own keys and buttons.
#pragma once

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class HelpScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kHelp; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

}  // namespace twofold::ui
