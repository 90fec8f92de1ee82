// games.csv, the table of played games, which outlives their records. A row is written when somebody asks for
// the table or a record is about to be dropped, not while a game is put away; a game that is taken up again
// loses its row.
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

    // All games that were put away, the latest last, also those whose records are gone. Those of `records`
    // that are not in the table yet are added to it.
    std::vector<session::PlayedGame> games(std::span<const session::KeptRecord> records);
    // Takes out the row of a record that is about to be the game in progress again. Should that come to
    // nothing, it is added again. False if the table still has it.
    bool forget(std::string_view record);

  private:
    platform::FileReading read() const;

    DataFolder& folder_;
    // Keys of records that were read in this run and do not count in the statistics.
    std::set<std::string, std::less<>> uncounted_;
};

}  // namespace twofold::storage
