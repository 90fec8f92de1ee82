// The part of Shell that handles news: results of its requests, and outside changes.
#include <algorithm>

#include "app/shell.h"
#include "base/text.h"
#include "base/utf8.h"
#include "rules/slide.h"
#include "session/board_text.h"
#include "ui/board/announcement.h"
#include "ui/screens/all_screens.h"
#include "ui/screens/settings_screen.h"
#include "ui/screens/watch_screen.h"

namespace twofold::app {

namespace {

using storage::Reason;
using storage::SaveNotice;

ui::TextId text_of(Reason reason) {
    switch (reason) {
        case Reason::kMissing:
            return ui::TextId::kReasonMissing;
        case Reason::kUnreadable:
            return ui::TextId::kReasonUnreadable;
        case Reason::kTooLong:
            return ui::TextId::kReasonTooLong;
        case Reason::kDamaged:
            return ui::TextId::kReasonDamaged;
        case Reason::kNewer:
            return ui::TextId::kReasonNewer;
        case Reason::kImpossibleRules:
            return ui::TextId::kReasonImpossible;
        case Reason::kDiskFull:
            return ui::TextId::kReasonDiskFull;
        case Reason::kUnwritable:
            return ui::TextId::kReasonUnwritable;
        case Reason::kNotARecord:
            break;
    }
    return ui::TextId::kReasonNoRecord;
}

ui::TextId text_of(SaveNotice::Kind kind) {
    switch (kind) {
        case SaveNotice::Kind::kDamaged:
            return ui::TextId::kNoticeDamaged;
        case SaveNotice::Kind::kForeign:
            return ui::TextId::kNoticeForeign;
        case SaveNotice::Kind::kNotSaved:
            return ui::TextId::kNoticeNotSaved;
        case SaveNotice::Kind::kSavedAgain:
            return ui::TextId::kNoticeSavedAgain;
        case SaveNotice::Kind::kSettingsNotKept:
            return ui::TextId::kNoticeSettingsNotKept;
        case SaveNotice::Kind::kOtherWindow:
            break;
    }
    return ui::TextId::kNoticeOtherWindow;
}

}  // namespace

void Shell::hear(const RecordToWatch& record) {
    watch(record.name, record.bytes);
}

void Shell::watch(std::string_view name, std::string_view bytes) {
    session::RecordReading reading = session::read_record(bytes);
    if (!reading.game) return say_unreadable(name, storage::reason_of(reading.fault));
    watch(std::move(*reading.game), std::nullopt);
    if (reading.fault == session::RecordFault::kDamaged) notify(ui::TextId::kNoticeWatchDamaged);
}

void Shell::watch(session::Game game, std::optional<std::size_t> in_progress) {
    game.go_to(0);
    open(std::make_unique<ui::WatchScreen>(context(), std::move(game), ui::ScreenId::kReplay, in_progress));
}

void Shell::hear(const RecordToResume& record) {
    play_time_.finish_game(now_);
    if (!session_.resume(record.name, record.bytes))
        return hear(ResumeFailed{record.name, storage::reason_of(session::read_record(record.bytes).fault)});
    play_time_.restart();
    board_.show_as_is(command_time());
    go_to_board();
    tell([&] { return ui::said_game(session_.game(), resources_.strings); });
    trace_.say("resume", session_.game());
}

void Shell::hear(const ResumeFailed& record) {
    say_unreadable(record.name, record.reason);
    // If a started daily game is lost, the day can still be played from the beginning.
    const auto kept = session::parse_kept_record(record.name);
    const auto day = session::daily_start(utc_day_);
    if (kept && day && kept->variant == session::variant_of(*day)) begin_daily(*day);
}

void Shell::hear(const RecordUnreadable& record) {
    say_unreadable(record.name, record.reason);
}

void Shell::say_unreadable(std::string_view file, Reason reason) {
    const auto kept = session::parse_kept_record(file);
    const std::string name = kept ? session::shared_name(*kept) : std::string(file);
    const auto id = file.empty() ? ui::TextId::kNoticePasteUnreadable : ui::TextId::kNoticeUnreadable;
    notify(resources_.strings.filled(id,
                                     {{"file", name}, {"reason", resources_.strings.text(text_of(reason))}}));
}

// Passes the text to the front screen if that takes one; otherwise it is a record to watch or a board to
// start from.
void Shell::hear(const TextPasted& pasted) {
    if (screens_.front().take_text(pasted.text, context())) return trace_layout();
    const std::string_view text = base::trim(pasted.text);
    if (text.substr(0, 8) == "twofold ") return watch("", std::string(text) + "\n");
    const auto board = session::parse_written_board(text);
    // A board must allow a move.
    const auto slides = [&](rules::Direction direction) { return rules::can_slide(*board, direction); };
    if (!board || std::none_of(rules::kAllDirections.begin(), rules::kAllDirections.end(), slides))
        return notify(ui::TextId::kNoticeNothingToPaste);
    const rules::RuleSet rules = rules::with_size(session_.game().rules(), board->size());
    begin({.rules = rules, .seed = seeds_.next(), .position = rules::GameState{.board = *board}},
          ui::Beginning::kNew);
    go_to_board();
}

void Shell::hear(const TextCopied& copied) {
    notify(copied.copied ? ui::TextId::kNoticeCopied : ui::TextId::kNoticeNotCopied);
}

void Shell::hear(const FileSaved& file) {
    const bool saved = !file.path.empty();
    const ui::TextId text = saved ? ui::TextId::kNoticeSavedAs : ui::TextId::kNoticeNotSavedAs;
    const ui::Strings& strings = resources_.strings;
    notify(strings.filled(text, {{"file", file.path}, {"reason", strings.text(text_of(file.reason))}}));
    trace_.say(saved ? "saved-as " + base::printable(file.path) : "not saved-as");
}

// Opens the statistics of these games and the current one.
void Shell::hear(PlayedGamesRead& played) {
    played_games_ = std::move(played.games);
    const session::Game& game = session_.game();
    if (!game.plies().empty() && session::begins_in_play(game.start()))
        played_games_.push_back(session::played_game(game, {}, session::PlayedGame::End::kOpen));
    open(ui::make_screen(ui::ScreenId::kStatistics, context()));
}

void Shell::hear(RecordsChanged& changed) {
    records_ = std::move(changed.records);
    screens_.refresh(context());
    speech_.say_focus(false);
}

void Shell::hear(KeyLabelsChanged& changed) {
    if (key_labels_ == changed.labels) return;
    key_labels_ = std::move(changed.labels);
    screens_.refresh(context());
}

void Shell::hear(LanguageLoaded& language) {
    resources_.strings = std::move(language.strings);
    if (settings_.reading().captions) board_.show_caption(ui::said_last(session_.game(), resources_.strings));
    screens_.refresh(context());
    upcoming_for_ = 0;
}

void Shell::hear(const RendererRefused&) {
    const std::string sentence = resources_.strings.filled(
        ui::TextId::kNoticeRenderer, {{"renderer", ui::renderer_name(settings_.now().renderer)}});
    session::Settings settings = settings_.now();
    settings.renderer.clear();
    change_settings(settings);
    effects_.renderer.reset();  // already in use
    notify(sentence);
}

void Shell::hear(const SaveNotice& notice) {
    const ui::Strings& strings = resources_.strings;
    notify(strings.filled(text_of(notice.kind),
                          {{"file", notice.file}, {"reason", strings.text(text_of(notice.reason))}}));
}

void Shell::notify(std::string sentence) {
    speech_.say(sentence);
    notice_.show(std::move(sentence));
}

void Shell::notify(ui::TextId sentence) {
    notify(std::string(resources_.strings.text(sentence)));
}

}  // namespace twofold::app
