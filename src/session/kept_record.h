// The records of games that are over or were set aside: what their files' names say, so that a list of them
// needs no file to be opened. "20261130-143012-000_4x4_22864_2048_1126.twofold": when it was kept and, from
// 000, which of that second it was; size, score, largest tile, moves; "_star" before the ending where the
// player wants it for ever.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

// How many are kept; starred ones do not count.
inline constexpr std::size_t kMostKeptRecords = 200;

// The part of the name that the game decides: "4x4_22864_2048_1126".
std::string summary_of(const Game& game);

struct KeptRecord {
    std::string file;  // its name
    std::string date;  // YYYY-MM-DD
    rules::Size size;
    rules::Score score = 0;
    rules::Exponent largest = 0;
    std::uint64_t moves = 0;
    bool starred = false;

    friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

// Nothing where the name is not of that form.
std::optional<KeptRecord> parse_kept_record(std::string_view file);

// The name with the star put on or taken off.
std::string starred_name(std::string_view file, bool starred);

}  // namespace twofold::session
