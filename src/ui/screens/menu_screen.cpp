#include "ui/screens/menu_screen.h"

#include "ui/screens/page_rows.h"

namespace twofold::ui {

namespace {

enum MenuRow : int {
    kContinue = 1,
    kNew,
    kHistory,
    kRecordList,
    kDailyGame,
    kSettingList,
    kFullscreen,
    kHelp,
    kAbout,
    kQuit,
    kFigures
};

}  // namespace

Page MenuScreen::describe(const ScreenContext& context) const {
    const session::Game& game = context.session.game();
    Page page{.title = text(context, TextId::kMenu)};
    Row go_on = action(kContinue, text(context, TextId::kContinue),
                       context.strings.filled(TextId::kGameInProgress,
                                              {{"size", context.strings.size(game.rules().size)},
                                               {"score", context.strings.number(game.state().score)}}));
    go_on.primary = true;
    page.rows.push_back(std::move(go_on));
    page.rows.push_back(action(kNew, text(context, TextId::kNewGame)));
    const int streak = context.session.daily_scores().streak(context.utc_day);
    page.rows.push_back(action(
        kDailyGame, text(context, TextId::kDaily),
        streak == 0 ? std::string()
                    : context.strings.filled(TextId::kDailyStreak, {{"days", std::to_string(streak)}})));
    Row history = action(kHistory, text(context, TextId::kHistory));
    history.enabled = !game.plies().empty();
    page.rows.push_back(std::move(history));
    page.rows.push_back(
        action(kRecordList, text(context, TextId::kRecords), context.strings.number(context.records.size())));
    page.rows.push_back(action(kFigures, text(context, TextId::kStatistics)));
    page.rows.push_back(action(kSettingList, text(context, TextId::kSettings)));
    page.rows.push_back(choice(kFullscreen, text(context, TextId::kFullscreen),
                               text(context, context.fullscreen ? TextId::kOn : TextId::kOff)));
    page.rows.push_back(action(kHelp, text(context, TextId::kHelp)));
    page.rows.push_back(action(kAbout, text(context, TextId::kAbout)));
    page.rows.push_back(action(kQuit, text(context, TextId::kQuit)));
    return page;
}

std::optional<Command> MenuScreen::chosen(const PageEvent& event, const ScreenContext&) {
    switch (event.id) {
        case kContinue:
            return commands::Home{};
        case kNew:
            return commands::Open{ScreenId::kNewGame};
        case kDailyGame:
            return commands::Open{ScreenId::kDaily};
        case kHistory:
            return commands::Open{ScreenId::kHistory};
        case kRecordList:
            return commands::Open{ScreenId::kRecords};
        case kFigures:
            return commands::Open{ScreenId::kStatistics};
        case kSettingList:
            return commands::Open{ScreenId::kSettings};
        case kFullscreen:
            return commands::ToggleFullscreen{};
        case kHelp:
            return commands::Open{ScreenId::kHelp};
        case kAbout:
            return commands::Open{ScreenId::kAbout};
        case kQuit:
            return commands::Quit{};
        default:
            return std::nullopt;
    }
}

}  // namespace twofold::ui
