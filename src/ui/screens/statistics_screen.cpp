#include "ui/screens/statistics_screen.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"
#include "session/time_text.h"
#include "ui/screens/page_rows.h"
#include "ui/screens/rule_rows.h"

namespace twofold::ui {

namespace {

using session::Statistics;
using session::StatisticsFilter;
using Undo = StatisticsFilter::Undo;
using Which = StatisticsFilter::Which;

enum StatisticsRow : int { kWhich = 1, kUndoUse, kExport };

std::string percent(const ScreenContext& context, std::size_t part, std::size_t whole) {
    const double share = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return context.strings.filled(TextId::kPercent, {{"number", std::to_string(std::lround(share))}});
}

std::string time_text(session::PlayedMillis time) {
    std::string out;
    session::append_time(time, out);
    return out;
}

std::string which_label(const ScreenContext& context, const StatisticsFilter& filter) {
    switch (filter.which) {
        case Which::kAll:
            return text(context, TextId::kAllGames);
        case Which::kDaily:
            return text(context, TextId::kDailyGames);
        case Which::kRules:
            break;
    }
    return rule_set_label(filter.rules, context.strings);
}

TextId undo_label(Undo undo) {
    constexpr std::array kLabels = {TextId::kAllGames, TextId::kWithoutUndo, TextId::kWithUndo};
    return kLabels[static_cast<std::size_t>(undo)];
}

// All filters, in the order in which the row steps through them.
std::vector<StatisticsFilter> choices(const ScreenContext& context) {
    std::vector<StatisticsFilter> all = {{.which = Which::kAll}, {.which = Which::kDaily}};
    for (const rules::RuleSet& rules : session::rule_sets_of(context.played))
        all.push_back({.which = Which::kRules, .rules = rules});
    return all;
}

void add_figures(const ScreenContext& context, const Statistics& all, Page& page) {
    const auto add = [&](TextId label, std::string value) {
        page.rows.push_back(figure(text(context, label), std::move(value)));
    };
    add(TextId::kGamesEnded, context.strings.number(all.games));
    const std::string wins = context.strings.number(all.wins);
    add(TextId::kGamesWon,
        all.games == 0
            ? wins
            : context.strings.filled(TextId::kGamesWonValue,
                                     {{"wins", wins}, {"percent", percent(context, all.wins, all.games)}}));
    add(TextId::kBestScore, context.strings.number(all.best_score));
    add(TextId::kMeanScore, context.strings.number(static_cast<rules::Score>(std::llround(all.mean_score))));
    add(TextId::kMovesMade, context.strings.number(all.moves));
    add(TextId::kTimePlayed, time_text(all.time));
}

void add_streak(const ScreenContext& context, Page& page) {
    const auto days = static_cast<rules::Score>(context.session.daily_scores().streak(context.utc_day));
    page.rows.push_back(figure(text(context, TextId::kStreak), context.strings.number(days)));
}

// Adds a bar for each tile, the largest first.
void add_bars(const ScreenContext& context, const Statistics& all, Page& page) {
    const std::size_t most = *std::max_element(all.largest.begin(), all.largest.end());
    if (most == 0) return;
    page.rows.push_back(heading(text(context, TextId::kLargestTiles)));
    for (std::size_t exponent = all.largest.size(); exponent-- > 0;) {
        const std::size_t count = all.largest[exponent];
        if (count == 0) continue;
        page.rows.push_back({.kind = Row::Kind::kBar,
                             .label = session::tile_text(static_cast<rules::Exponent>(exponent)),
                             .detail = context.strings.number(count),
                             .fraction = static_cast<float>(count) / static_cast<float>(most),
                             .tile = static_cast<rules::Exponent>(exponent)});
    }
}

void add_times(const ScreenContext& context, const Statistics& all, Page& page) {
    const std::size_t first = page.rows.size();
    for (std::size_t exponent = all.fastest.size(); exponent-- > 0;) {
        if (!all.fastest[exponent]) continue;
        page.rows.push_back(figure(session::tile_text(static_cast<rules::Exponent>(exponent)),
                                   session::exact_time_text(*all.fastest[exponent])));
    }
    if (page.rows.size() == first) return;
    page.rows.insert(page.rows.begin() + static_cast<std::ptrdiff_t>(first),
                     heading(text(context, TextId::kFastestTimes)));
}

void add_this_game(const ScreenContext& context, Page& page) {
    const session::Game& game = context.session.game();
    if (game.plies().empty()) return;
    page.rows.push_back(heading(text(context, TextId::kThisGame)));
    page.rows.push_back(figure(text(context, TextId::kTimePlayed), time_text(game.time_played())));
    for (std::size_t exponent = game.splits().size(); exponent-- > 0;) {
        if (const auto& split = game.splits()[exponent]) {
            page.rows.push_back(figure(session::tile_text(static_cast<rules::Exponent>(exponent)),
                                       session::exact_time_text(*split)));
        }
    }
}

}  // namespace

Page StatisticsScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kStatistics)};
    page.rows.push_back(choice(kWhich, text(context, TextId::kWhichGames), which_label(context, filter_)));
    page.rows.push_back(
        choice(kUndoUse, text(context, TextId::kWhichUndo), text(context, undo_label(filter_.undo))));
    const bool any = std::any_of(context.played.begin(), context.played.end(),
                                 [&](const session::PlayedGame& game) { return filter_.takes(game); });
    if (any) {
        const Statistics all = session::statistics_of(context.played, filter_);
        add_figures(context, all, page);
        add_streak(context, page);
        add_bars(context, all, page);
        add_times(context, all, page);
    } else {
        page.rows.push_back(paragraph(text(context, TextId::kNoStatistics)));
        add_streak(context, page);
    }
    add_this_game(context, page);
    Row save = action(kExport, text(context, TextId::kExportStatistics));
    save.enabled = !context.played.empty();
    page.rows.push_back(std::move(save));
    return page;
}

std::optional<Command> StatisticsScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    const bool back = event.kind == PageEvent::Kind::kPrevious;
    if (event.id == kExport) return commands::ExportStatistics{};
    if (event.id == kUndoUse) {
        constexpr int kUses = 3;
        filter_.undo = static_cast<Undo>((static_cast<int>(filter_.undo) + (back ? kUses - 1 : 1)) % kUses);
    } else {
        const std::vector<StatisticsFilter> all = choices(context);
        const auto now = std::find_if(all.begin(), all.end(), [&](const StatisticsFilter& each) {
            return each.which == filter_.which && each.rules == filter_.rules;
        });
        const auto at = static_cast<std::size_t>(now == all.end() ? 0 : now - all.begin());
        const StatisticsFilter& next = all[(at + (back ? all.size() - 1 : 1)) % all.size()];
        filter_.which = next.which;
        filter_.rules = next.rules;
    }
    return std::nullopt;
}

}  // namespace twofold::ui
