// The Shell's part that asks for kept records, files of the player's and the clipboard.
#include <algorithm>

#include "app/shell.h"
#include "base/check.h"
#include "session/board_text.h"

namespace twofold::app {

void Shell::ask(const ui::Command& command) {
    switch (command.kind) {
        case ui::CommandKind::kWatch:
            if (command.file.empty()) return watch(session_.game(), session_.game().undo_count());
            return request(WatchRecord{command.file});
        case ui::CommandKind::kResume:
            return request(ResumeRecord{command.file});
        case ui::CommandKind::kStar:
            return request(ChangeStar{command.file});
        case ui::CommandKind::kCopyRecord:
            return request(CopyRecord{command.file});
        case ui::CommandKind::kCopyBoard:
            return request(CopyText{session::board_text(session_.game().state().board)});
        case ui::CommandKind::kSaveRecord:
            return save_record(command.file);
        case ui::CommandKind::kExportStatistics:
            return export_statistics();
        case ui::CommandKind::kPaste:
            return request(ReadClipboard{});
        default:
            TWOFOLD_CHECK(false);  // perform() named it
    }
}

// The same twice in a frame is meant once.
void Shell::request(Request request) {
    if (std::find(requests_.begin(), requests_.end(), request) == requests_.end())
        requests_.push_back(std::move(request));
}

void Shell::save_record(const std::string& file) {
    const auto kept = std::find_if(records_.begin(), records_.end(),
                                   [&](const session::KeptRecord& record) { return record.file == file; });
    const session::Game& game = session_.game();
    request(SaveRecord{.record = file,
                       .save_as = kept != records_.end()
                                      ? session::shared_name(*kept)
                                      : session::shared_name(today_, game.rules().size, game.state().score)});
}

void Shell::export_statistics() {
    std::string table(session::kPlayedGamesHeader);
    for (const session::PlayedGame& game : played_games_)
        session::append_played_game(game, table);
    request(SaveTable{.csv = std::move(table), .save_as = "Twofold " + today_});
}

}  // namespace twofold::app
