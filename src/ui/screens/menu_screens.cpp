#include "ui/screens/menu_screens.h"

#include <algorithm>

#include "session/board_text.h"
#include "session/daily.h"
#include "ui/input/key_map.h"
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
// The rows below those of the rules. Their ids follow the rules', which start from 1; see id_of().
enum NewGameRow : int { kSeed = 1, kStart, kResume };

int id_of(NewGameRow row) {
    return static_cast<int>(all_rule_rows().size()) + row;
}

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

NewGameScreen::NewGameScreen(const ScreenContext& context)
    : PageScreen(context),
      rules_(context.session.game().rules()),
      current_seed_(context.session.game().start().seed) {}

Page NewGameScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kNewGame)};
    int id = 1;
    for (const RuleRow& row : all_rule_rows())
        page.rows.push_back(choice(id++, text(context, row.label), row.value(rules_, context.strings)));
    page.rows.front().picture = rules_.size;
    page.rows.push_back(choice(id_of(kSeed), text(context, TextId::kSeed),
                               seed_ ? std::to_string(*seed_) : text(context, TextId::kAnySeed)));
    page.rows.back().opens = true;
    Row start = action(id_of(kStart), text(context, TextId::kStartGame));
    const session::KeptRecord* open =
        session::game_to_resume(context.records, {.rules = rules_}, context.session.game());
    start.primary = open == nullptr;
    page.rows.push_back(std::move(start));
    if (open != nullptr) {
        Row resume = action(id_of(kResume), text(context, TextId::kResume),
                            context.strings.filled(TextId::kGameInProgress,
                                                   {{"size", context.strings.size(rules_.size)},
                                                    {"score", context.strings.number(open->score)}}));
        resume.primary = true;
        page.rows.push_back(std::move(resume));
    }
    return page;
}

std::optional<Command> NewGameScreen::handle(const InputEvent& event, const ScreenContext& context,
                                             Millis now) {
    const auto* key = std::get_if<KeyPress>(&event);
    const auto digit = key != nullptr && focused_id() == id_of(kSeed) ? digit_of(*key) : std::nullopt;
    if (!digit) return PageScreen::handle(event, context, now);
    return commands::AskSeed{.seed = static_cast<std::uint64_t>(*digit), .typed = true};
}

void NewGameScreen::take_seed(std::optional<std::uint64_t> seed, const ScreenContext& context) {
    seed_ = seed;
    refresh(context);
}

std::optional<Command> NewGameScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    const int step = event.kind == PageEvent::Kind::kPrevious ? -1 : 1;
    const auto rows = all_rule_rows();
    const auto index = static_cast<std::size_t>(event.id - 1);
    if (index < rows.size()) {
        rows[index].change(rules_, step);
        return std::nullopt;
    }
    switch (static_cast<NewGameRow>(event.id - id_of({}))) {
        case kSeed:
            if (event.kind == PageEvent::Kind::kPressed) return commands::AskSeed{.seed = seed_};
            change_seed(step);
            break;
        case kStart:
            return commands::StartGame{.start = {.rules = rules_, .seed = seed_.value_or(0)},
                                       .any_seed = !seed_.has_value()};
        case kResume:
            if (const auto* open =
                    session::game_to_resume(context.records, {.rules = rules_}, context.session.game()))
                return commands::Resume{open->file};
            break;
    }
    return std::nullopt;
}

// Steps from "any" to the current game's seed, and from there to the seeds beside it.
void NewGameScreen::change_seed(int step) {
    if (!seed_) {
        seed_ = step > 0 ? current_seed_ : 0;
    } else if (*seed_ == 0 && step < 0) {
        seed_.reset();
    } else {
        *seed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(step));
    }
}

namespace {

// Rows of a record: its description and, if it is open, its choices. Each record has six ids.
constexpr int kRowsOfRecord = 6;
enum RecordRow : int {
    kOpenRecord,
    kResumeRecord,
    kWatchRecord,
    kStarRecord,
    kCopyThisRecord,
    kSaveThisRecord
};
// Ids of the rows above the records.
enum ClipboardRow : int { kPaste = -4, kCopyBoard, kSaveGame, kCopyGame };

std::string record_title(const ScreenContext& context, const session::KeptRecord& record) {
    const std::string score = context.strings.number(record.score);
    if (record.variant.daily != 0)
        return context.strings.filled(
            TextId::kRecordDailyTitle,
            {{"date", context.strings.date(session::date_text(record.variant.daily))}, {"score", score}});
    return context.strings.filled(
        record.variant.rules.reroll ? TextId::kRecordRerolledTitle : TextId::kRecordTitle,
        {{"size", context.strings.size(record.variant.rules.size)}, {"score", score}});
}

std::string record_detail(const ScreenContext& context, const session::KeptRecord& record) {
    const std::string tile = session::tile_text(record.largest);
    const TextId id = record.open ? TextId::kRecordOpenDetail : TextId::kRecordDetail;
    std::string detail =
        context.strings.filled(id, {{"date", context.strings.date(record.date)}, {"tile", tile}});
    const auto marked = [&](bool is, TextId mark) {
        if (is) detail = context.strings.filled(mark, {{"record", detail}});
    };
    marked(record.starred, TextId::kRecordStarredDetail);
    marked(record.undo, TextId::kRecordUndoDetail);
    return detail;
}

}  // namespace

Page RecordsScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kRecords)};
    page.rows.push_back(action(kCopyGame, text(context, TextId::kCopyGame)));
    page.rows.push_back(action(kSaveGame, text(context, TextId::kSaveGame)));
    page.rows.push_back(action(kCopyBoard, text(context, TextId::kCopyBoard)));
    page.rows.push_back(action(kPaste, text(context, TextId::kPaste)));
    page.rows.push_back(heading(text(context, TextId::kKeptGames)));
    if (context.records.empty()) page.rows.push_back(paragraph(text(context, TextId::kNoRecords)));
    int id = 0;
    for (const session::KeptRecord& record : context.records) {
        page.rows.push_back(
            action(id + kOpenRecord, record_title(context, record), record_detail(context, record)));
        if (record.file == open_) {
            page.rows.push_back(
                figure(text(context, TextId::kRules), rule_set_label(record.variant.rules, context.strings)));
            page.rows.push_back(
                figure(text(context, TextId::kMovesMade), context.strings.number(record.moves)));
            Row go_on = action(id + kResumeRecord, text(context, TextId::kContinue));
            go_on.primary = true;
            if (record.open) page.rows.push_back(std::move(go_on));
            Row watch = action(id + kWatchRecord, text(context, TextId::kWatch));
            watch.primary = !record.open;
            page.rows.push_back(std::move(watch));
            page.rows.push_back(choice(id + kStarRecord, text(context, TextId::kKeepForEver),
                                       text(context, record.starred ? TextId::kOn : TextId::kOff)));
            page.rows.push_back(action(id + kCopyThisRecord, text(context, TextId::kCopy)));
            page.rows.push_back(action(id + kSaveThisRecord, text(context, TextId::kSaveRecord)));
        }
        id += kRowsOfRecord;
    }
    return page;
}

std::optional<Command> RecordsScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    if (event.id == kCopyGame) return commands::CopyRecord{};
    if (event.id == kSaveGame) return commands::SaveRecord{};
    if (event.id == kCopyBoard) return commands::CopyBoard{};
    if (event.id == kPaste) return commands::Paste{};
    const auto index = static_cast<std::size_t>(event.id / kRowsOfRecord);
    if (index >= context.records.size()) return std::nullopt;
    const std::string& file = context.records[index].file;
    switch (event.id % kRowsOfRecord) {
        case kResumeRecord:
            return commands::Resume{file};
        case kWatchRecord:
            return commands::Watch{file};
        case kStarRecord:
            open_ = session::starred_name(file, !context.records[index].starred);
            return commands::Star{file};
        case kCopyThisRecord:
            return commands::CopyRecord{file};
        case kSaveThisRecord:
            return commands::SaveRecord{file};
        default:
            open_ = open_ == file ? std::string() : file;
            return std::nullopt;
    }
}

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

Page AboutScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kAbout)};
    page.rows.push_back(
        paragraph(context.strings.filled(TextId::kAboutVersion, {{"version", TWOFOLD_VERSION}})));
    page.rows.push_back(paragraph(text(context, TextId::kAboutLicence)));
    page.rows.push_back(paragraph(text(context, TextId::kAboutFont)));
    return page;
}

}  // namespace twofold::ui
