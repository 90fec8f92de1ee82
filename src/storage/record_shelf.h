// The folder of kept records, and the moves of a game between it and its place as the game in progress.
// Beside that place lie two notes: that the game has a star, and which record it took the place of. Leaves
// out what is written at that place.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/kept_record.h"
#include "session/played_game.h"
#include "session/session.h"
#include "storage/data_folder.h"
#include "storage/games_table.h"
#include "storage/notice.h"

namespace twofold::storage {

class RecordShelf {
  public:
    RecordShelf(DataFolder& folder, SaveNotices& notices)
        : folder_(folder), table_(folder), notices_(notices) {}

    // The latest first. What is in the folder and not named like a record is not among them.
    std::vector<session::KeptRecord> records() const;
    // Whether they may have changed since the last call.
    bool take_changed() { return std::exchange(changed_, false); }
    platform::FileReading read(std::string_view file) const;
    // False if the record is gone. In a folder that is only read a notice says so.
    bool change_star(std::string_view file);
    // As GamesTable::games().
    std::vector<session::PlayedGame> played_games() { return table_.games(records()); }

    // `place` is the path of the game in progress. What returns false can be tried again.

    // Makes the game there a record, and notes its name as that of the one that was replaced. Does nothing if
    // the summary is empty or there is no game.
    bool keep(const std::string& place, const std::string& summary);
    // Makes the record of that name the game in progress. If it is gone or does not hold `bytes` any more,
    // they are written anew and the record stays.
    bool take(const std::string& place, std::string_view name, std::string_view bytes);

    // The name of the record that the game in progress took the place of, without a star; empty if there is
    // none. The record itself may be gone.
    std::string replaced_name(const std::string& place) const;
    std::optional<session::SavedGame> read_replaced(const std::string& place) const;
    void forget_replaced(const std::string& place) const;
    // Takes back the game that was kept a moment ago, if an open one was to take its place and has not.
    bool take_back(const std::string& place);

  private:
    std::optional<session::KeptRecord> find(std::string_view name) const;
    std::string next_name(const std::string& summary) const;
    void drop_oldest();

    DataFolder& folder_;
    GamesTable table_;
    SaveNotices& notices_;
    bool changed_ = true;
};

}  // namespace twofold::storage
