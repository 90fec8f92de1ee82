// The settings, and the gallery of themes. Each change is a command that takes effect at once.
#pragma once

#include <optional>
#include <string_view>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

// The shown name of a renderer, "OpenGL" for "opengl"; `renderer` itself if there is no other.
std::string_view renderer_name(std::string_view renderer);

class SettingsScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kSettings; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

class ThemesScreen : public PageScreen {
  public:
    using PageScreen::PageScreen;
    ScreenId id() const override { return ScreenId::kThemes; }

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;
};

}  // namespace twofold::ui
