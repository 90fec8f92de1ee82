// The table of played games, which outlives their records. A row is written when somebody asks for the table
// or a record is about to be dropped, not while a game is put away; a game that is taken up again loses its
// row.
#include <algorithm>
#include <set>

#include "app/save_folder.h"

namespace twofold::app {

namespace {

using session::PlayedGame;

constexpr const char* kTable = "games.csv";
constexpr std::size_t kMaxTableBytes = std::size_t{64} << 20;

}  // namespace

std::vector<PlayedGame> SaveFolder::played_games() {
    if (data_.empty()) return {};
    const platform::FileReading table = platform::read_file(path(kTable), kMaxTableBytes);
    std::vector<PlayedGame> games = session::read_played_games(table.bytes);
    std::set<std::string, std::less<>> known;
    for (const PlayedGame& game : games)
        known.insert(game.key);
    std::string added;
    for (const session::KeptRecord& record : records()) {
        const std::string_view key = session::key_of(record.file);
        if (known.contains(key) || uncounted_.contains(key)) continue;
        const platform::FileReading file = read_kept(record.file);
        if (file.status != platform::FileReading::Status::kOk) continue;
        const session::RecordReading reading = session::read_record(file.bytes);
        if (!reading.game || !session::begins_in_play(reading.game->start())) {
            uncounted_.emplace(key);  // not to be read again at each new game
            continue;
        }
        games.push_back(session::played_game(*reading.game, key,
                                             record.open ? PlayedGame::End::kOpen : PlayedGame::End::kLeft));
        session::append_played_game(games.back(), added);
    }
    std::sort(games.begin(), games.end(),
              [](const PlayedGame& a, const PlayedGame& b) { return a.key < b.key; });
    const bool readable = table.status == platform::FileReading::Status::kOk ||
                          table.status == platform::FileReading::Status::kMissing;
    if (added.empty() || !readable || !hold_folder()) return games;
    std::string text = table.bytes.empty() ? std::string(session::kPlayedGamesHeader) : table.bytes;
    if (text.back() != '\n') text += '\n';
    platform::write_whole(path(kTable), text + added);
    return games;
}

// Of a record that is about to be the game in progress again. Should that come to nothing, it is added again.
// False where the table still has it.
bool SaveFolder::forget_played(const std::string& file) {
    uncounted_.erase(std::string(session::key_of(file)));
    const platform::FileReading table = platform::read_file(path(kTable), kMaxTableBytes);
    // What it holds cannot be told.
    if (table.status == platform::FileReading::Status::kFailed ||
        table.status == platform::FileReading::Status::kTooLong) {
        return false;
    }
    const std::string row = "\n" + std::string(session::key_of(file)) + ",";
    const std::size_t begin = table.bytes.find(row);
    if (begin == std::string::npos) return true;
    const std::size_t end = table.bytes.find('\n', begin + 1);
    std::string text = table.bytes;
    text.erase(begin, end == std::string::npos ? end : end - begin);
    return platform::write_whole(path(kTable), text);
}

}  // namespace twofold::app
