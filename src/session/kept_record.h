// The records of games that are over or were set aside, as described by their file names, so that listing
// them opens no file. "20261130-143012-000_4x4-2048-10_22864_2048_1126_1213254367218b1a.twofold" gives the
// time when the game was kept, its number within that second, the variant, score, largest tile, moves and, as
// board_digits(), the board. Before the extension may follow "_undo" for a game with undo, "_open" for a game
// that can be continued because a game of another variant, or one continued itself, replaced it before it was
// over, and "_star" for one the player wants to keep forever.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "session/game.h"
#include "session/variant.h"

namespace twofold::session {

// Older records are dropped; starred ones and open games do not count.
inline constexpr std::size_t kMaxKeptRecords = 200;

// The part of the file name that depends on the game: "4x4-2048-10_22864_2048_1126_1213254367218b1a_open".
// "_open" only if `stays_open` and the game is not over.
std::string summary_of(const Game& game, bool stays_open);

struct KeptRecord {
    std::string file;  // name, without folder
    std::string date;  // YYYY-MM-DD
    Variant variant;
    rules::Score score = 0;
    rules::Exponent largest = 0;
    std::uint64_t moves = 0;
    std::optional<rules::Board> board;  // nullopt in names of earlier versions, which did not say
    bool undo = false;                  // with_undo(); false in names of earlier versions, which did not say
    bool open = false;
    bool starred = false;

    friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

// File name, without extension, for a game that the player exports: "Twofold 2026-11-30 4x4 22864".
std::string shared_name(std::string_view date, rules::Size size, rules::Score score);

std::string shared_name(const KeptRecord& record);

// nullopt if the name does not have that form.
std::optional<KeptRecord> parse_kept_record(std::string_view file);

// The game of that variant to continue: the latest of its open records; null if there is none. `records` has
// the latest first.
const KeptRecord* open_game(std::span<const KeptRecord> records, const Variant& variant);

// The game in progress that one who wants to play that variant, and that seed if one is named, is to go on
// with rather than begin anew. Null if there is none, or if `current` has moves and is such a game itself.
// What seed the record has only its file says.
const KeptRecord* game_to_resume(std::span<const KeptRecord> records, const Variant& variant,
                                 const Game& current, std::optional<std::uint64_t> seed = std::nullopt);

// "20261130-143012-000", which a record has for ever.
std::string_view key_of(std::string_view file);

// The name with the star put on or taken off.
std::string starred_name(std::string_view file, bool starred);

}  // namespace twofold::session
