// The statistics: counts, bars of the largest tiles, fastest times; for one rule set or all, with or without
// undo.
#pragma once

#include <optional>

#include "session/statistics.h"
#include "ui/screens/page_screen.h"

namespace twofold::ui {

class StatisticsScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kStatistics; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;

  private:
    session::StatisticsFilter filter_;
};

}  // namespace twofold::ui
