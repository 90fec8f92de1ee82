// The menu: to the game and to every other screen.
#pragma once

#include <optional>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class MenuScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kMenu; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

}  // namespace twofold::ui
