#include "rules/rule_set.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "rules/slide.h"
#include "session/board_text.h"

#include "support/boards.h"

namespace twofold::rules {
namespace {

struct TargetCase {
    Size size;
    int fours;
    int largest;
    int usual_target;
};

// Largest tile 2^(N+1) on N cells where fours spawn, else 2^N; usual target 2048 or a quarter of it, 8 at the
// least.
constexpr TargetCase kTargetCases[] = {
    {{2, 2}, 10, 5, 3},   {{2, 2}, 0, 4, 3},    {{2, 3}, 10, 7, 5},   {{2, 3}, 0, 6, 4},
    {{3, 2}, 10, 7, 5},   {{3, 2}, 0, 6, 4},    {{3, 3}, 10, 10, 8},  {{3, 3}, 0, 9, 7},
    {{3, 4}, 10, 13, 11}, {{3, 4}, 0, 12, 10},  {{3, 5}, 10, 16, 11}, {{3, 5}, 0, 15, 11},
    {{4, 4}, 10, 17, 11}, {{4, 4}, 0, 16, 11},  {{4, 4}, 1, 17, 11},  {{4, 4}, 100, 17, 11},
    {{5, 5}, 10, 26, 11}, {{8, 8}, 10, 65, 11}, {{8, 8}, 0, 64, 11},
};

bool possible(Size size, int target, int fours) {
    return is_possible(
        {.size = size, .target = static_cast<Exponent>(target), .fours = static_cast<std::uint8_t>(fours)});
}

TEST_CASE("the largest tile and the usual target follow from the number of cells and whether fours spawn") {
    for (const TargetCase& row : kTargetCases) {
        INFO(row.size, " fours ", row.fours);
        const RuleSet rules{.size = row.size, .fours = static_cast<std::uint8_t>(row.fours)};
        CHECK(largest_exponent(rules) == row.largest);
        CHECK(default_target(rules) == row.usual_target);
    }
}

TEST_CASE("a target is any power of two from 8 up to the largest tile that the board can make") {
    for (const TargetCase& row : kTargetCases) {
        INFO(row.size, " fours ", row.fours);
        for (int target = 0; target <= 255; ++target) {
            CAPTURE(target);
            const RuleSet rules{.size = row.size,
                                .target = static_cast<Exponent>(target),
                                .fours = static_cast<std::uint8_t>(row.fours)};
            const bool reachable = target >= 3 && target <= row.largest;
            CHECK(is_possible(rules) == reachable);
        }
    }
}

TEST_CASE("2048 is refused on 3x3, where it cannot be made") {
    CHECK(possible({3, 3}, 10, 10));
    CHECK_FALSE(possible({3, 3}, 11, 10));
    CHECK_FALSE(possible({3, 3}, 10, 0));
}

TEST_CASE("the usual target is possible on every board") {
    for (std::uint8_t rows = kMinSide; rows <= kMaxSide; ++rows) {
        for (std::uint8_t cols = kMinSide; cols <= kMaxSide; ++cols) {
            for (const int fours : {0, 1, 10, 100}) {
                RuleSet rules{.size = {rows, cols}, .fours = static_cast<std::uint8_t>(fours)};
                rules.target = default_target(rules);
                CHECK(is_possible(rules));
            }
        }
    }
}

TEST_CASE("the share of fours is 0 to 100 percent") {
    for (int fours = 0; fours <= 255; ++fours) {
        CAPTURE(fours);
        const RuleSet rules{.fours = static_cast<std::uint8_t>(fours)};
        CHECK(is_possible(rules) == (fours <= 100));
    }
}

TEST_CASE("a board with a side under 2 or over 8 is refused, whatever else is asked") {
    for (const Size size : {Size{0, 0}, {1, 4}, {4, 1}, {9, 4}, {4, 9}, {255, 255}}) {
        CHECK_FALSE(is_possible({.size = size}));
        CHECK_FALSE(is_possible({.size = size, .target = 3}));
    }
}

TEST_CASE("where nothing is said: 4x4, 2048, a four in ten spawns, undo brings the same spawn") {
    CHECK(RuleSet{} == RuleSet{.size = {4, 4}, .target = 11, .fours = 10, .reroll = false});
}

// Every board that play can reach.
class Reachable {
  public:
    Reachable(Size size, bool fours) : exponents_{1} {
        if (fours) exponents_.push_back(2);
        for (int a = 0; a < size.cells(); ++a) {
            for (int b = a + 1; b < size.cells(); ++b) {
                Board start(size);
                start.set(a, 1);
                start.set(b, 1);
                add(start);
            }
        }
        while (!open_.empty()) {
            expand();
        }
    }

    int largest() const { return largest_; }

  private:
    void add(const Board& board) {
        if (!seen_.insert(session::board_text(board)).second) return;
        open_.push_back(board);
        largest_ = std::max(largest_, int{board.largest()});
    }

    void expand() {
        const Board before = open_.back();
        open_.pop_back();
        for (const Direction direction : kAllDirections) {
            const Slide moved = slide(before, direction);
            if (!moved.effective) continue;
            for (int n = 0; n < moved.board.empty_count(); ++n) {
                for (const Exponent exponent : exponents_) {
                    Board after = moved.board;
                    after.set(moved.board.nth_empty(n), exponent);
                    add(after);
                }
            }
        }
    }

    std::vector<Exponent> exponents_;
    std::set<std::string> seen_;
    std::vector<Board> open_;
    int largest_ = 0;
};

TEST_CASE("on the smallest board every game was tried: the largest tile is the one that the rules say") {
    CHECK(Reachable({2, 2}, true).largest() == largest_exponent({.size = {2, 2}, .fours = 10}));
    CHECK(Reachable({2, 2}, false).largest() == largest_exponent({.size = {2, 2}, .fours = 0}));
}

TEST_CASE("the same on 2x3 without fours") {
    CHECK(Reachable({2, 3}, false).largest() == largest_exponent({.size = {2, 3}, .fours = 0}));
}

}  // namespace
}  // namespace twofold::rules
