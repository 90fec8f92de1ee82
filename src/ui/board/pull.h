// The tiles under a pulling finger: they slide along what the move would do.
#pragma once

#include <array>

#include "rules/slide.h"
#include "ui/draw/easing.h"
#include "ui/draw/geometry.h"

namespace twofold::ui {

inline constexpr Millis kPullReturnTime = 100;  // for tiles that were let go to be back in their cells

// How far a tile is from its cell, and whether it has begun to slide over the one that it merges with.
struct Displacement {
    float rows = 0;
    float cols = 0;
    bool edged = false;
};

// By row-major index of the cell.
using Displacements = std::array<Displacement, rules::kMaxCells>;

struct PullReach {
    rules::Direction direction = rules::Direction::kLeft;
    float cells = 0;  // how far a tile that moves is pulled; 0 if there is no pull
};

// The pull of a finger that is that far from where it went down, in window units: a third of a cell at the
// threshold, and never more than half a cell. Near a diagonal it fades, so that it does not jump when the
// other axis comes to dominate.
PullReach reach_of(PointF offset);

class Pull {
  public:
    // The finger pulls the tiles of `board`.
    void follow(const rules::Board& board, const PullReach& reach);
    // It lets go: the tiles return.
    void let_go(Millis now);
    // They are in their cells at once.
    void clear() { *this = {}; }

    bool pulls(Millis now) const { return cells_at(now) != 0; }
    bool returning(Millis now) const { return !held_ && pulls(now); }
    Displacement at(int cell, Millis now) const;
    Displacements all(Millis now) const;

  private:
    // What one tile does for each cell that the pull is long.
    struct Share {
        float along = 0;  // negative for a tile that leans against the pull, to the one it merges with
        bool edged = false;
    };

    void share_out(const rules::Board& board, rules::Direction direction);
    float cells_at(Millis now) const;

    std::array<Share, rules::kMaxCells> shares_{};  // for board_ and direction_
    rules::Board board_;
    rules::Direction direction_ = rules::Direction::kLeft;
    float cells_ = 0;
    bool held_ = false;
    Millis let_go_ = 0;
};

}  // namespace twofold::ui
