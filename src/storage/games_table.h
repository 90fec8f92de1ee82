// games.csv, the table of played games, which outlives their records. Rows are added when the table is read
// or a record is about to be dropped, not when a game is put away. A game that is resumed loses its row.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "session/kept_record.h"
#include "session/played_game.h"
#include "storage/data_folder.h"

namespace twofold::storage {

class GamesTable {
  public:
    explicit GamesTable(DataFolder& folder) : folder_(folder) {}

    // All games that were put away, the latest last, including those whose records are gone. Adds those of
    // `records` that are not in the table yet.
    std::vector<session::PlayedGame> games(std::span<const session::KeptRecord> records);
    // Removes the row of a record that is about to become the game in progress again; games() adds it back if
    // that fails. False if the row could not be removed.
    bool forget(std::string_view record);

  private:
    platform::FileReading read() const;

    DataFolder& folder_;
    // Keys of records that were read in this run but do not count in the statistics.
    std::set<std::string, std::less<>> uncounted_;
};

}  // namespace twofold::storage
