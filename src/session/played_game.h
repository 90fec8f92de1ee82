// What is left of a game in the statistics, long after its record may be gone. Coded as a line of a CSV table
// (RFC 4180; no field needs quotes), which is also what players export.
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
        kOver,  // no move was left
        kLeft,  // a new game by the same rules took its place
        kOpen,  // not over; in progress for as long as no later game is of its variant
    };

    std::string key;  // "20261130-143012-000" of its record; empty of the game that is being played
    Variant variant;
    rules::Score score = 0;  // the highest that was reached
    rules::Exponent largest = 0;
    std::uint64_t moves = 0;
    bool won = false;
    bool undo = false;  // with_undo
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
// The games of a table, in its order; lines that are none are left out.
std::vector<PlayedGame> read_played_games(std::string_view csv);

}  // namespace twofold::session
