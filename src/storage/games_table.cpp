#include "storage/games_table.h"

#include <algorithm>

#include "session/record.h"

namespace twofold::storage {

namespace {

using platform::FileReading;
using session::PlayedGame;

constexpr const char* kTable = "games.csv";
constexpr std::size_t kMaxTableBytes = std::size_t{64} << 20;

// Whether the content of the file is known.
bool is_known(const FileReading& file) {
    return file.status == FileReading::Status::kOk || file.status == FileReading::Status::kMissing;
}

}  // namespace

FileReading GamesTable::read() const {
    return platform::read_file(folder_.path(kTable), kMaxTableBytes);
}

std::vector<PlayedGame> GamesTable::games(std::span<const session::KeptRecord> records) {
    if (!folder_.is_set()) return {};
    const FileReading table = read();
    std::vector<PlayedGame> games = session::read_played_games(table.bytes);
    std::set<std::string, std::less<>> known;
    for (const PlayedGame& game : games)
        known.insert(game.key);
    std::string added;
    for (const session::KeptRecord& record : records) {
        const std::string_view key = session::key_of(record.file);
        if (known.contains(key) || uncounted_.contains(key)) continue;
        const FileReading file =
            platform::read_file(folder_.record_path(record.file), session::kMaxRecordBytes);
        if (file.status != FileReading::Status::kOk) continue;
        const session::RecordReading reading = session::read_record(file.bytes);
        if (!reading.game || !session::begins_in_play(reading.game->start())) {
            uncounted_.emplace(key);  // avoids reading it again at each new game
            continue;
        }
        games.push_back(session::played_game(*reading.game, key,
                                             record.open ? PlayedGame::End::kOpen : PlayedGame::End::kLeft));
        session::append_played_game(games.back(), added);
    }
    std::sort(games.begin(), games.end(),
              [](const PlayedGame& a, const PlayedGame& b) { return a.key < b.key; });
    if (added.empty() || !is_known(table) || !folder_.hold()) return games;
    std::string text = table.bytes.empty() ? std::string(session::kPlayedGamesHeader) : table.bytes;
    if (text.back() != '\n') text += '\n';
    platform::write_whole(folder_.path(kTable), text + added);
    return games;
}

bool GamesTable::forget(std::string_view record) {
    const std::string key(session::key_of(record));
    uncounted_.erase(key);
    FileReading table = read();
    if (!is_known(table)) return false;
    const std::size_t begin = table.bytes.find("\n" + key + ",");
    if (begin == std::string::npos) return true;
    const std::size_t end = table.bytes.find('\n', begin + 1);
    table.bytes.erase(begin, end == std::string::npos ? end : end - begin);
    return platform::write_whole(folder_.path(kTable), table.bytes);
}

}  // namespace twofold::storage
