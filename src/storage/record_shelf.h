// The folder of kept records, and moving games between it and the place of the game in progress. Two small
// files beside that place note that the game has a star and which record it replaced. Leaves out writing the
// game in progress.
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

    // The latest first. Ignores files not named like a record.
    std::vector<session::KeptRecord> records() const;
    // Whether the records may have changed since the last call.
    bool take_changed() { return std::exchange(changed_, false); }
    platform::FileReading read(std::string_view file) const;
    // Adds or removes the star; false if the record is gone. If the folder is read-only, only adds a notice.
    bool change_star(std::string_view file);
    // As GamesTable::games().
    std::vector<session::PlayedGame> played_games() { return table_.games(records()); }

    // `place` is the path of the game in progress. Functions that return false can be tried again.

    // Makes the game at `place` a record, and notes it as the replaced one. Does nothing if the summary is
    // empty or there is no game.
    bool keep(const std::string& place, const std::string& summary);
    // Makes the record of that name the game in progress. If it is gone or no longer holds `bytes`, writes
    // them to `place` and leaves the record alone.
    bool take(const std::string& place, std::string_view name, std::string_view bytes);

    // The name, without a star, of the record that the game in progress replaced; empty if there is none. The
    // record itself may be gone.
    std::string replaced_name(const std::string& place) const;
    std::optional<session::SavedGame> read_replaced(const std::string& place) const;
    void forget_replaced(const std::string& place) const;
    // Undoes keep() if it was interrupted before an open game took the place.
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
