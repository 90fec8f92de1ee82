// The part of Shell that requests kept records, exported files and the clipboard.
#include <algorithm>

#include "app/shell.h"
#include "base/check.h"
#include "session/board_text.h"
#include "ui/board/share_picture.h"

namespace twofold::app {

namespace commands = ui::commands;

void Shell::perform(const commands::WatchGame&) {
    watch(session_.game(), session_.game().undo_count());
}

void Shell::perform(const commands::SharePicture&) {
    const auto picture = std::make_shared<ui::DrawList>(resources_.fonts);
    ui::draw_share_picture(session_, settings_.theme(), resources_.strings, *picture);
    const session::Game& game = session_.game();
    request(SavePicture{picture, session::shared_name(today_, game.rules().size, game.state().score)});
}

void Shell::perform(const commands::Watch& command) {
    request(WatchRecord{command.record});
}

void Shell::perform(const commands::Resume& command) {
    request(ResumeRecord{command.record});
}

void Shell::perform(const commands::Star& command) {
    request(ChangeStar{command.record});
}

void Shell::perform(const commands::CopyRecord& command) {
    request(CopyRecord{command.record});
}

void Shell::perform(const commands::CopyBoard&) {
    request(CopyText{session::board_text(session_.game().state().board)});
}

void Shell::perform(const commands::Paste&) {
    request(ReadClipboard{});
}

// Drops a duplicate within a frame.
void Shell::request(Request request) {
    if (std::find(requests_.begin(), requests_.end(), request) == requests_.end())
        requests_.push_back(std::move(request));
}

void Shell::perform(const commands::SaveRecord& command) {
    const auto kept = std::find_if(records_.begin(), records_.end(), [&](const session::KeptRecord& record) {
        return record.file == command.record;
    });
    const session::Game& game = session_.game();
    request(SaveRecord{.record = command.record,
                       .save_as = kept != records_.end()
                                      ? session::shared_name(*kept)
                                      : session::shared_name(today_, game.rules().size, game.state().score)});
}

void Shell::perform(const commands::ExportStatistics&) {
    std::string table(session::kPlayedGamesHeader);
    for (const session::PlayedGame& game : played_games_)
        session::append_played_game(game, table);
    request(SaveTable{.csv = std::move(table), .save_as = "Twofold " + today_});
}

}  // namespace twofold::app
