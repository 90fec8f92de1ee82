#include "ui/screens/daily_screen.h"

#include <algorithm>

#include "session/daily.h"
#include "ui/screens/page_rows.h"

namespace twofold::ui {

Page DailyScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kDaily)};
    const auto score_of = [&](std::string_view date) {
        const auto best = context.session.daily_scores().best(date);
        return best ? context.strings.number(*best) : std::string();
    };
    Row play = action(
        1, context.strings.filled(TextId::kDailyPlay, {{"date", context.strings.date(context.utc_day)}}),
        score_of(context.utc_day));
    play.primary = true;
    page.rows.push_back(std::move(play));
    page.rows.push_back(paragraph(text(context, TextId::kDailyAbout)));
    const auto streak = static_cast<rules::Score>(context.session.daily_scores().streak(context.utc_day));
    page.rows.push_back(
        paragraph(context.strings.filled(TextId::kDailyStreak, {{"days", context.strings.number(streak)}})));
    if (context.session.daily_scores().all().empty()) return page;
    page.rows.push_back(heading(text(context, TextId::kDailyBest)));
    rules::Score highest = 1;
    for (const auto& [date, score] : context.session.daily_scores().all())
        highest = std::max(highest, score);
    for (auto day = context.session.daily_scores().all().rbegin();
         day != context.session.daily_scores().all().rend(); ++day) {
        page.rows.push_back({.kind = Row::Kind::kBar,
                             .label = context.strings.date(day->first),
                             .detail = context.strings.number(day->second),
                             .fraction = static_cast<float>(day->second) / static_cast<float>(highest)});
    }
    return page;
}

std::optional<Command> DailyScreen::chosen(const PageEvent&, const ScreenContext&) {
    return commands::StartDaily{};
}

}  // namespace twofold::ui
