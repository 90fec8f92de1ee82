// Boards drawn as text in tests, how they look in a failure, and the symmetries that the rules keep.
#pragma once

#include <ostream>
#include <string_view>

#include "rules/game_state.h"

namespace twofold::support {

// As session::parse_board, "2 0 4/2 2 0"; a drawing that is no board fails the test at once.
rules::Board board_of(std::string_view drawing);

// Rules for this size with the target that a new game gets.
rules::RuleSet usual_rules(rules::Size size, int fours = 10);

std::string_view name_of(rules::Direction direction);

// A way to turn or mirror a board, with what it makes of cells and directions.
struct Symmetry {
    std::string_view name;
    rules::Size (*size)(rules::Size);
    rules::Cell (*cell)(rules::Size, rules::Cell);  // by the size before
    rules::Direction (*direction)(rules::Direction);

    rules::Board operator()(const rules::Board& board) const;
    // All cells in the slide of a board of this size mapped.
    rules::Slide operator()(const rules::Slide& slide, rules::Size before) const;
};

extern const Symmetry kMirrorColumns;  // left <-> right
extern const Symmetry kMirrorRows;     // up <-> down
extern const Symmetry kTranspose;      // left <-> up

// Whether all is equal but the order in which motions and merges are listed.
bool same_slide(const rules::Slide& a, const rules::Slide& b);
bool same_outcome(const rules::MoveOutcome& a, const rules::MoveOutcome& b);

}  // namespace twofold::support

namespace twofold::rules {

std::ostream& operator<<(std::ostream& out, Size size);
std::ostream& operator<<(std::ostream& out, Cell cell);
std::ostream& operator<<(std::ostream& out, const Board& board);
std::ostream& operator<<(std::ostream& out, const Spawn& spawn);
std::ostream& operator<<(std::ostream& out, const RuleSet& rules);
std::ostream& operator<<(std::ostream& out, const GameState& state);

}  // namespace twofold::rules
