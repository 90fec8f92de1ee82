// The slide: how the tiles move in one direction, before any spawn. slide_line() decides one line; slide()
// applies it to every line of a board.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/fixed_list.h"
#include "rules/board.h"
#include "rules/direction.h"
#include "rules/score.h"

namespace twofold::rules {

// The result of moving one line towards its cell 0.
struct LineSlide {
    static constexpr std::int8_t kNoTile = -1;

    std::array<Exponent, kMaxSide> cells{};           // the first `line.size()` count
    std::array<std::int8_t, kMaxSide> destination{};  // per cell before: where its tile went, or kNoTile
    std::array<bool, kMaxSide> made_by_merge{};       // per cell after
    Score points = 0;
    bool changed = false;
};

// `line` holds 1 to kMaxSide exponents, the one at the wall first.
LineSlide slide_line(std::span<const Exponent> line);

// How one tile moved. Tiles that stayed are listed too.
struct Motion {
    Cell from;
    Cell to;
    Exponent exponent = 0;  // before the move
    bool merged = false;    // is part of the merge at `to`

    friend bool operator==(const Motion&, const Motion&) = default;
};

struct Merge {
    Cell at;
    Exponent exponent = 0;  // of the new tile

    friend bool operator==(const Merge&, const Merge&) = default;
};

struct Slide {
    Board board;  // after the slide; unchanged if not effective
    base::FixedList<Motion, kMaxCells> motions;
    base::FixedList<Merge, kMaxCells / 2> merges;
    Score points = 0;
    bool effective = false;  // at least one cell changed
};

Slide slide(const Board& board, Direction direction);

// Whether slide() would be effective; cheaper.
bool can_slide(const Board& board, Direction direction);

// Whether no direction is effective.
bool is_over(const Board& board);

}  // namespace twofold::rules
