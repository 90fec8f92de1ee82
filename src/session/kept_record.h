// The records of games that are over or were set aside: what their files' names say, so that a list of them
// needs no file to be opened. "20261130-143012-000_4x4-2048-10_22864_2048_1126.twofold": when it was kept
// and, from 000, which of that second it was; variant, score, largest tile, moves; before the ending "_undo"
// of a game with undo, "_open" where a game of another variant, or one that was open itself, took its place
// before it was over, and "_star" where the player wants it for ever.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "session/game.h"
#include "session/variant.h"

namespace twofold::session {

// How many are kept; starred ones and games in progress do not count.
inline constexpr std::size_t kMaxKeptRecords = 200;

// The part of the name that the game decides: "4x4-2048-10_22864_2048_1126_open". One that is over does not
// stay open.
std::string summary_of(const Game& game, bool stays_open);

struct KeptRecord {
    std::string file;  // its name
    std::string date;  // YYYY-MM-DD
    Variant variant;
    rules::Score score = 0;
    rules::Exponent largest = 0;
    std::uint64_t moves = 0;
    bool undo = false;  // with_undo, of a game that was kept since names say so
    bool open = false;
    bool starred = false;

    friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

// The name of a file that a game is handed to the player in, without its ending: "Twofold 2026-11-30 4x4
// 22864".
std::string shared_name(std::string_view date, rules::Size size, rules::Score score);

std::string shared_name(const KeptRecord& record);

// Nullopt if the name is not of that form.
std::optional<KeptRecord> parse_kept_record(std::string_view file);

// The game in progress of that variant: the latest of its open records. Null if there is none.
// `records` as in a folder, the latest first.
const KeptRecord* open_game(std::span<const KeptRecord> records, const Variant& variant);

// "20261130-143012-000", which a record has for ever.
std::string_view key_of(std::string_view file);

// The name with the star put on or taken off.
std::string starred_name(std::string_view file, bool starred);

}  // namespace twofold::session
