// A finished or set-aside game as statistics see it, kept even after its record is gone. Stored as a line of
// CSV (RFC 4180; no field needs quotes), the format that players export.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/game.h"
#include "session/variant.h"

namespace twofold::session {

struct Split {
    rules::Exponent exponent = 0;
    PlayedMillis time = 0;

    friend bool operator==(const Split&, const Split&) = default;
};

struct PlayedGame {
    enum class End : std::uint8_t {
        kOver,  // no move left
        kLeft,  // replaced by a new game with the same rules
        kOpen,  // not over; in progress until a later game of its variant
    };

    std::string key;  // key_of() its record; empty for the current game
    Variant variant;
    rules::Score score = 0;  // highest reached
    rules::Exponent largest = 0;
    std::uint64_t moves = 0;
    bool won = false;
    bool undo = false;  // with_undo()
    End end = End::kOver;
    PlayedMillis time = 0;
    std::vector<Split> splits;  // exponents ascending

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

PlayedGame played_game(const Game& game, std::string_view key, PlayedGame::End end_if_not_over);

// The first line of the table.
inline constexpr std::string_view kPlayedGamesHeader =
    "kept,rules,score,largest,moves,won,undo,end,seconds,splits\n";
// Appends a line.
void append_played_game(const PlayedGame& game, std::string& csv);
// The games of a table, in its order. Skips invalid lines.
std::vector<PlayedGame> read_played_games(std::string_view csv);

}  // namespace twofold::session
