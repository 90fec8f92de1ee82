#include "support/boards.h"

#include <algorithm>
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "session/board_text.h"

namespace twofold::support {

namespace {

using rules::Cell;
using rules::Direction;
using rules::Size;

Size same_size(Size size) {
    return size;
}
Size turned_size(Size size) {
    return {size.cols, size.rows};
}

Cell mirror_column(Size size, Cell cell) {
    return {cell.row, static_cast<std::uint8_t>(size.cols - 1 - cell.col)};
}
Cell mirror_row(Size size, Cell cell) {
    return {static_cast<std::uint8_t>(size.rows - 1 - cell.row), cell.col};
}
Cell transpose_cell(Size, Cell cell) {
    return {cell.col, cell.row};
}

Direction pick(Direction direction, std::array<Direction, 4> for_left_right_up_down) {
    return for_left_right_up_down[static_cast<std::size_t>(direction)];
}
Direction mirror_left_right(Direction direction) {
    return pick(direction, {Direction::kRight, Direction::kLeft, Direction::kUp, Direction::kDown});
}
Direction mirror_up_down(Direction direction) {
    return pick(direction, {Direction::kLeft, Direction::kRight, Direction::kDown, Direction::kUp});
}
Direction transpose_direction(Direction direction) {
    return pick(direction, {Direction::kUp, Direction::kDown, Direction::kLeft, Direction::kRight});
}

template <typename List>
bool same_items(const List& a, const List& b) {
    return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

}  // namespace

const Symmetry kMirrorColumns{"mirrored columns", same_size, mirror_column, mirror_left_right};
const Symmetry kMirrorRows{"mirrored rows", same_size, mirror_row, mirror_up_down};
const Symmetry kTranspose{"transposed", turned_size, transpose_cell, transpose_direction};

rules::Board board_of(std::string_view drawing) {
    const auto board = session::parse_board(drawing);
    INFO(std::string(drawing));
    REQUIRE(board);
    return *board;
}

std::string_view name_of(Direction direction) {
    constexpr std::array<std::string_view, 4> kNames = {"left", "right", "up", "down"};
    return kNames[static_cast<std::size_t>(direction)];
}

rules::RuleSet usual_rules(rules::Size size, int fours) {
    rules::RuleSet rules{.size = size, .fours = static_cast<std::uint8_t>(fours)};
    rules.target = rules::default_target(rules);
    return rules;
}

rules::Board Symmetry::operator()(const rules::Board& board) const {
    rules::Board image(size(board.size()));
    for (int i = 0; i < board.cell_count(); ++i) {
        image.set(cell(board.size(), board.cell_at(i)), board[i]);
    }
    return image;
}

rules::Slide Symmetry::operator()(const rules::Slide& slide, rules::Size before) const {
    rules::Slide image = slide;
    image.board = (*this)(slide.board);
    for (std::size_t i = 0; i < slide.motions.size(); ++i) {
        image.motions[i].from = cell(before, slide.motions[i].from);
        image.motions[i].to = cell(before, slide.motions[i].to);
    }
    for (std::size_t i = 0; i < slide.merges.size(); ++i) {
        image.merges[i].at = cell(before, slide.merges[i].at);
    }
    return image;
}

bool same_slide(const rules::Slide& a, const rules::Slide& b) {
    return a.board == b.board && same_items(a.motions, b.motions) && same_items(a.merges, b.merges) &&
           a.points == b.points && a.effective == b.effective;
}

bool same_outcome(const rules::MoveOutcome& a, const rules::MoveOutcome& b) {
    return a.direction == b.direction && same_slide(a.slide, b.slide) && a.spawn == b.spawn &&
           a.won == b.won && a.over == b.over;
}

}  // namespace twofold::support

namespace twofold::rules {

std::ostream& operator<<(std::ostream& out, Size size) {
    return out << session::size_text(size);
}

std::ostream& operator<<(std::ostream& out, Cell cell) {
    return out << '[' << int{cell.row} << ", " << int{cell.col} << ']';
}

std::ostream& operator<<(std::ostream& out, const Board& board) {
    return out << session::board_text(board);
}

std::ostream& operator<<(std::ostream& out, const Spawn& spawn) {
    return out << session::tile_text(spawn.exponent) << " at " << spawn.at;
}

std::ostream& operator<<(std::ostream& out, const RuleSet& rules) {
    return out << rules.size << " target " << session::tile_text(rules.target) << " fours "
               << int{rules.fours} << (rules.reroll ? " re-roll" : "");
}

std::ostream& operator<<(std::ostream& out, const GameState& state) {
    return out << state.board << ", score " << state.score << ", moves " << state.moves << ", random state "
               << state.rng.state() << (state.won ? ", won" : "");
}

}  // namespace twofold::rules
