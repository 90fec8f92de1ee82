// Today's daily game, the streak, and the best score of each day.
#pragma once

#include <optional>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class DailyScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kDaily; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

}  // namespace twofold::ui
