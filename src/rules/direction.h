// The four directions, and how each reads the board: as lines that start at the wall the tiles move towards.
// All other rules work on lines, whatever the direction.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"

namespace twofold::rules {

enum class Direction : std::uint8_t { kLeft, kRight, kUp, kDown };

inline constexpr std::array kAllDirections = {Direction::kLeft, Direction::kRight, Direction::kUp,
                                              Direction::kDown};

constexpr Direction opposite(Direction direction) {
    constexpr std::array kOpposite = {Direction::kRight, Direction::kLeft, Direction::kDown, Direction::kUp};
    return kOpposite[static_cast<std::size_t>(direction)];
}

// A step of one cell: rows grow downwards, columns to the right.
struct CellStep {
    int rows = 0;
    int cols = 0;
};

constexpr CellStep step_of(Direction direction) {
    constexpr std::array<CellStep, 4> kSteps = {{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
    return kSteps[static_cast<std::size_t>(direction)];
}

// Lines of a board seen from one direction. Cell i of line n, where cell 0 touches the wall, has the
// row-major index  origin + n * line_step + i * cell_step.
struct Lines {
    int count = 0;
    int length = 0;
    int origin = 0;
    int line_step = 0;
    int cell_step = 0;

    constexpr int index(int line, int i) const { return origin + line * line_step + i * cell_step; }
};

constexpr Lines lines_of(Size size, Direction direction) {
    const int rows = size.rows;
    const int cols = size.cols;
    switch (direction) {
        case Direction::kLeft:
            return {rows, cols, 0, cols, 1};
        case Direction::kRight:
            return {rows, cols, cols - 1, cols, -1};
        case Direction::kUp:
            return {cols, rows, 0, 1, cols};
        case Direction::kDown:
            return {cols, rows, (rows - 1) * cols, 1, -cols};
    }
    return {};
}

}  // namespace twofold::rules
