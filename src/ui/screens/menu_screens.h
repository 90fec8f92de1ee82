// The screens behind the menu button: menu, new game, daily game, records, about.
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

// Today's daily game, the streak, and the best score of each day.
class DailyScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kDaily; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

// The kept records, the latest first.
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

class AboutScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kAbout; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent&, const ScreenContext&) override { return std::nullopt; }
};

}  // namespace twofold::ui
