#include "ui/page_screen.h"

#include "ui/menu_screens.h"

namespace twofold::ui {

std::optional<Command> PageScreen::handle(const InputEvent& event, const ScreenContext& context, Millis now) {
    const auto what = view_.handle(event, now);
    if (!what) return std::nullopt;
    if (what->kind == PageEvent::Kind::kBack) return Command{.kind = CommandKind::kBack};
    const auto command = chosen(*what, context);
    if (!command) refresh(context);
    return command;
}

std::unique_ptr<PageScreen> make_screen(ScreenId id, const ScreenContext& context) {
    std::unique_ptr<PageScreen> screen;
    switch (id) {
        case ScreenId::kMenu: screen = std::make_unique<MenuScreen>(context); break;
        case ScreenId::kNewGame: screen = std::make_unique<NewGameScreen>(context); break;
        case ScreenId::kHelp: screen = std::make_unique<HelpScreen>(context); break;
        case ScreenId::kAbout: screen = std::make_unique<AboutScreen>(context); break;
    }
    screen->refresh(context);
    return screen;
}

}  // namespace twofold::ui
