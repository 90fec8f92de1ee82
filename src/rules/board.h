// The board: a rectangle of exponents in row-major order. Leaves out moves, chance and score.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>

#include "rules/score.h"

namespace twofold::rules {

inline constexpr int kMinSide = 2;
inline constexpr int kMaxSide = 8;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;

// Number of rows and columns, each kMinSide to kMaxSide on a playable board.
struct Size {
    std::uint8_t rows = 4;
    std::uint8_t cols = 4;

    constexpr int cells() const { return rows * cols; }
    constexpr bool playable() const {
        return rows >= kMinSide && rows <= kMaxSide && cols >= kMinSide && cols <= kMaxSide;
    }
    friend bool operator==(const Size&, const Size&) = default;
    friend auto operator<=>(const Size&, const Size&) = default;
};

// A position on the board, counted from 0 at the top left.
struct Cell {
    std::uint8_t row = 0;
    std::uint8_t col = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

class Board {
  public:
    Board() = default;
    explicit Board(Size size);  // all empty; the size must be playable

    Size size() const { return size_; }
    int cell_count() const { return size_.cells(); }

    // Cells in row-major order: index = row * cols + col.
    int index_of(Cell cell) const { return cell.row * size_.cols + cell.col; }
    Cell cell_at(int index) const {
        return {static_cast<std::uint8_t>(index / size_.cols), static_cast<std::uint8_t>(index % size_.cols)};
    }
    Exponent operator[](int index) const { return cells_[static_cast<std::size_t>(index)]; }
    Exponent operator[](Cell cell) const { return (*this)[index_of(cell)]; }
    void set(int index, Exponent exponent) { cells_[static_cast<std::size_t>(index)] = exponent; }
    void set(Cell cell, Exponent exponent) { set(index_of(cell), exponent); }
    std::span<const Exponent> cells() const {
        return {cells_.data(), static_cast<std::size_t>(cell_count())};
    }

    int empty_count() const;
    // Row-major index of the n-th empty cell, n from 0 to empty_count() - 1.
    int nth_empty(int n) const;
    Exponent largest() const;  // 0 on an empty board

    friend bool operator==(const Board&, const Board&) = default;

  private:
    Size size_;
    std::array<Exponent, kMaxCells> cells_{};  // row-major; the tail past cell_count() stays 0
};

}  // namespace twofold::rules
