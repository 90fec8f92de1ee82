#include "ui/screens/menu_screen.h"

#include "ui/screens/page_rows.h"
#include "ui/screens/rule_rows.h"

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

Row game_in_progress(const ScreenContext& context) {
    const session::Game& game = context.session.game();
    const std::string score = context.strings.number(game.state().score);
    return {
        .kind = Row::Kind::kContinue,
        .id = kContinue,
        .label = text(context, TextId::kContinue),
        .detail = context.strings.filled(
            TextId::kGameInProgress, {{"size", context.strings.size(game.rules().size)}, {"score", score}}),
        .primary = true,
        .number = score,
        .note = rule_set_label(game.rules(), context.strings),
        .board = game.state().board};
}

}  // namespace

Page MenuScreen::describe(const ScreenContext& context) const {
    Row tiles{.kind = Row::Kind::kTiles};
    const auto add = [&](MenuRow id, TextId label, Icon icon, std::string detail = {}) {
        tiles.buttons.push_back(
            {.id = id, .label = text(context, label), .icon = icon, .detail = std::move(detail)});
    };
    add(kNew, TextId::kNewGame, Icon::kNewGame);
    add(kDailyGame, TextId::kDaily, Icon::kDaily);
    add(kHistory, TextId::kHistory, Icon::kHistory);
    tiles.buttons.back().enabled = !context.session.game().plies().empty();
    add(kRecordList, TextId::kRecords, Icon::kRecords, context.strings.number(context.records.size()));
    add(kFigures, TextId::kStatistics, Icon::kStatistics);
    add(kSettingList, TextId::kSettings, Icon::kSettings);
    add(kFullscreen, TextId::kFullscreen, context.fullscreen ? Icon::kWindowed : Icon::kFullscreen,
        text(context, context.fullscreen ? TextId::kOn : TextId::kOff));
    add(kHelp, TextId::kHelp, Icon::kHelp);
    add(kAbout, TextId::kAbout, Icon::kAbout);
    add(kQuit, TextId::kQuit, Icon::kQuit);
    return {.title = text(context, TextId::kMenu), .rows = {game_in_progress(context), std::move(tiles)}};
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
