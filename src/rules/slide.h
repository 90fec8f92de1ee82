// The slide: what one direction does to the tiles, without chance. One function decides a line; a board is
// only that function over the lines of Direction.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/fixed_list.h"
#include "rules/board.h"
#include "rules/direction.h"
#include "rules/score.h"

namespace twofold::rules {

// One line after it moved towards its cell 0.
struct LineSlide {
    static constexpr std::int8_t kNoTile = -1;

    std::array<Exponent, kMaxSide> cells{};           // the first `line.size()` count
    std::array<std::int8_t, kMaxSide> destination{};  // for each cell before: where its tile went, or kNoTile
    std::array<bool, kMaxSide> made_by_merge{};       // for each cell after
    Score points = 0;
    bool changed = false;
};

// `line` holds 1 to kMaxSide exponents, the one at the wall first.
LineSlide slide_line(std::span<const Exponent> line);

// What happened to one tile that stood on the board before the move; tiles that stayed are listed too.
struct Motion {
    Cell from;
    Cell to;
    Exponent exponent = 0;  // before the move
    bool merged = false;    // it went into the merge at `to`

    friend bool operator==(const Motion&, const Motion&) = default;
};

struct Merge {
    Cell at;
    Exponent exponent = 0;  // of the tile that was made

    friend bool operator==(const Merge&, const Merge&) = default;
};

struct Slide {
    Board board;  // after; equal to the board before when not effective
    base::FixedList<Motion, kMaxCells> motions;
    base::FixedList<Merge, kMaxCells / 2> merges;
    Score points = 0;
    bool effective = false;  // any cell changed
};

Slide slide(const Board& board, Direction direction);

// Whether slide() would be effective; cheaper.
bool can_slide(const Board& board, Direction direction);

// No direction is effective.
bool is_over(const Board& board);

}  // namespace twofold::rules
