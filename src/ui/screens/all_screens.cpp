#include "ui/screens/all_screens.h"

#include <algorithm>
#include <array>

#include "ui/screens/about_screen.h"
#include "ui/screens/daily_screen.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/help_screen.h"
#include "ui/screens/keys_screen.h"
#include "ui/screens/menu_screen.h"
#include "ui/screens/new_game_screen.h"
#include "ui/screens/records_screen.h"
#include "ui/screens/seed_screen.h"
#include "ui/screens/settings_screen.h"
#include "ui/screens/statistics_screen.h"
#include "ui/screens/watch_screen.h"

namespace twofold::ui {

namespace {

template <typename AnyScreen>
std::unique_ptr<Screen> make(const ScreenContext& context) {
    return std::make_unique<AnyScreen>(context);
}

std::unique_ptr<Screen> make_game(const ScreenContext& context) {
    return std::make_unique<GameScreen>(context.session, context.fonts, context.strings);
}

template <ScreenId kId>
std::unique_ptr<Screen> make_watch(const ScreenContext& context) {
    const session::Game& game = context.session.game();
    return std::make_unique<WatchScreen>(context, game, kId, game.undo_count());
}

constexpr std::array kScreens = {
    ScreenInfo{ScreenId::kGame, "game", make_game},
    ScreenInfo{ScreenId::kMenu, "menu", make<MenuScreen>},
    ScreenInfo{ScreenId::kNewGame, "new-game", make<NewGameScreen>},
    ScreenInfo{ScreenId::kDaily, "daily", make<DailyScreen>},
    ScreenInfo{ScreenId::kHistory, "history", make_watch<ScreenId::kHistory>},
    ScreenInfo{ScreenId::kRecords, "records", make<RecordsScreen>},
    ScreenInfo{ScreenId::kReplay, "replay", make_watch<ScreenId::kReplay>},
    ScreenInfo{ScreenId::kSettings, "settings", make<SettingsScreen>},
    ScreenInfo{ScreenId::kThemes, "themes", make<ThemesScreen>},
    ScreenInfo{ScreenId::kHelp, "help", make<HelpScreen>},
    ScreenInfo{ScreenId::kAbout, "about", make<AboutScreen>},
    ScreenInfo{ScreenId::kSeed, "seed", make<SeedScreen>},
    ScreenInfo{ScreenId::kKeys, "keys", make<KeysScreen>},
    ScreenInfo{ScreenId::kStatistics, "statistics", make<StatisticsScreen>},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kScreens.size(); ++i) {
        if (kScreens[i].id != static_cast<ScreenId>(i)) return false;
    }
    return true;
}
static_assert(in_order());

}  // namespace

std::span<const ScreenInfo> all_screens() {
    return kScreens;
}

std::string_view name_of(ScreenId id) {
    return kScreens[static_cast<std::size_t>(id)].name;
}

std::optional<ScreenId> screen_named(std::string_view name) {
    const auto found = std::find_if(kScreens.begin(), kScreens.end(),
                                    [&](const ScreenInfo& screen) { return screen.name == name; });
    if (found == kScreens.end()) return std::nullopt;
    return found->id;
}

std::unique_ptr<Screen> make_screen(ScreenId id, const ScreenContext& context) {
    auto screen = kScreens[static_cast<std::size_t>(id)].make(context);
    screen->refresh(context);
    return screen;
}

}  // namespace twofold::ui
