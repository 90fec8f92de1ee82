// Boards, tiles and sizes as text, as in records and on the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/board.h"

namespace twofold::session {

// The face value of a tile: "2", "2048", or "2^65" if it has more than 19 digits; "0" for an empty cell.
std::string tile_text(rules::Exponent exponent);
// "2^11".
std::string tile_power(rules::Exponent exponent);
// For where there is little room: "512", "2K", "1M" for 2^20, up to "512E"; from 2^70 on the power.
std::string tile_short(rules::Exponent exponent);
// The exponent of "0", "2", "2048" or "2^n", n from 1 to `largest`; nullopt if it is none of these.
std::optional<rules::Exponent> parse_tile(std::string_view text,
                                          rules::Exponent largest = rules::kMaxPlayedExponent);

// Rows separated by '/', tiles by spaces: "2 2 4 8/2 4 4 4". Two to eight of each; nullopt otherwise.
std::string board_text(const rules::Board& board);
std::optional<rules::Board> parse_board(std::string_view text,
                                        rules::Exponent largest = rules::kMaxPlayedExponent);

// As parse_board(), but rows may also be lines, and any number of spaces and tabs may separate tiles.
std::optional<rules::Board> parse_written_board(std::string_view text);

// A digit for each cell, line by line: its exponent in base 36, "0" for an empty one. Empty if a tile is
// larger than 2^35, which has no digit.
std::string board_digits(const rules::Board& board);
std::optional<rules::Board> parse_board_digits(std::string_view digits, rules::Size size);

// "4x4": rows x columns, each 2 to 8; nullopt for any other text.
std::string size_text(rules::Size size);
std::optional<rules::Size> parse_size(std::string_view text);

}  // namespace twofold::session
