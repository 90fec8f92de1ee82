#include "ui/screens/records_screen.h"

#include "session/board_text.h"
#include "session/daily.h"
#include "ui/screens/page_rows.h"
#include "ui/screens/rule_rows.h"

namespace twofold::ui {

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

std::string points(const ScreenContext& context, const session::KeptRecord& record) {
    return context.strings.filled(TextId::kPoints, {{"score", context.strings.number(record.score)}});
}

std::string record_title(const ScreenContext& context, const session::KeptRecord& record) {
    if (record.variant.daily != 0) {
        return context.strings.filled(
            TextId::kRecordDailyTitle,
            {{"date", context.strings.date(session::date_text(record.variant.daily))}});
    }
    return context.strings.filled(
        record.variant.rules.reroll ? TextId::kRecordRerolledTitle : TextId::kRecordTitle,
        {{"size", context.strings.size(record.variant.rules.size)}});
}

std::string record_detail(const ScreenContext& context, const session::KeptRecord& record) {
    std::string detail =
        context.strings.filled(record.open ? TextId::kRecordOpenDetail : TextId::kRecordDetail,
                               {{"record", record_title(context, record)},
                                {"date", context.strings.date(record.date)},
                                {"tile", session::tile_text(record.largest)}});
    const auto marked = [&](bool is, TextId mark) {
        if (is) detail = context.strings.filled(mark, {{"record", detail}});
    };
    marked(record.starred, TextId::kRecordStarredDetail);
    marked(record.undo, TextId::kRecordUndoDetail);
    return detail;
}

Row kept_game(int id, const ScreenContext& context, const session::KeptRecord& record) {
    return {.kind = Row::Kind::kGame,
            .id = id,
            .label = points(context, record),
            .detail = record_detail(context, record),
            .board = record.board};
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
        page.rows.push_back(kept_game(id + kOpenRecord, context, record));
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
            page.rows.push_back(toggle(id + kStarRecord, TextId::kKeepForEver, record.starred, context));
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

}  // namespace twofold::ui
