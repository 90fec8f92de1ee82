// The rules and the seed of the next game.
#pragma once

#include <optional>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

class NewGameScreen : public PageScreen {
  public:
    explicit NewGameScreen(const ScreenContext& context);
    ScreenId id() const override { return ScreenId::kNewGame; }
    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now) override;
    // A seed.
    void take_seed(std::optional<std::uint64_t> seed, const ScreenContext& context) override;

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;

  private:
    void change_seed(int step);

    rules::RuleSet rules_;
    std::optional<std::uint64_t> seed_;  // nullopt: any
    std::uint64_t current_seed_;
};

}  // namespace twofold::ui
