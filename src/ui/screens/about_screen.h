// Version, licence and font.
#pragma once

#include <optional>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class AboutScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kAbout; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent&, const ScreenContext&) override { return std::nullopt; }
};

}  // namespace twofold::ui
