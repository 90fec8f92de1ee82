// The help: the rules, and what the keys, a finger, the mouse and a gamepad do, in the names that are printed
// on the player's own.
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
