// The kept records, the latest first.
#pragma once

#include <optional>
#include <string>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class RecordsScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kRecords; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;

  private:
    // The record whose choices are shown below it; empty if none is open.
    std::string open_;
};

}  // namespace twofold::ui
