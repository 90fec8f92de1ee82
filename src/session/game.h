// One game over time: its start, every move since, and where the player stands in them. Undo and redo are
// unlimited. Owns no file and no clock: the time played is what it is told. record.h codes it to text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/game_state.h"

namespace twofold::session {

// How a game began: a seed, or a position with the seed of the chance that follows it.
struct Start {
    rules::RuleSet rules;
    std::uint64_t seed = 0;
    std::optional<rules::GameState> position;  // its generator is made from `seed`

    friend bool operator==(const Start&, const Start&) = default;
};

rules::GameState first_state(const Start& start);

// Whether play led to where the game began. A board that was set up has no moves behind it; what is reached
// from there says nothing of how well its player plays.
bool begins_in_play(const Start& start);

// One effective move as history keeps it. The rest follows from the state before.
struct Ply {
    rules::Direction direction = rules::Direction::kLeft;
    rules::Spawn spawn;

    friend bool operator==(const Ply&, const Ply&) = default;
};

using PlayedMillis = std::uint64_t;  // of time played, which is not time passed: pauses are left out

// The time played when a tile was made that was the largest until then, by its exponent.
using Splits = std::array<std::optional<PlayedMillis>, rules::kMaxExponent + 1>;
inline constexpr rules::Exponent kFirstSplit = 3;  // an 8: below it the new tiles alone decide

class Game {
  public:
    explicit Game(const Start& start);

    const Start& start() const { return start_; }
    const rules::RuleSet& rules() const { return start_.rules; }
    const rules::GameState& state() const { return state_; }
    const std::vector<Ply>& plies() const { return plies_; }  // done and undone
    std::size_t undo_count() const { return done_; }
    std::size_t redo_count() const { return plies_.size() - done_; }

    // An effective move drops the redo side; one that is not changes nothing.
    rules::MoveOutcome play(rules::Direction direction);
    // Plays a move that was recorded. False, and no change, where it would not be effective or bring that
    // spawn.
    bool replay(const Ply& ply);
    // The move that was taken back or made again, as it was when it was played; nullopt if there is none.
    // After an undo the random state is the one before that move, unless the rules say re-roll.
    std::optional<rules::MoveOutcome> undo();
    std::optional<rules::MoveOutcome> redo();

    // The win happened in the move that led here, and the player has neither said to keep going nor played
    // on. Taking back the winning move takes that word back too.
    bool win_unanswered() const { return win_ply_ != 0 && done_ == win_ply_ && !kept_going_; }
    bool keep_going();  // false if there is no such win

    bool over() const { return over_; }
    bool undo_used() const { return undo_used_; }
    rules::Score best_score() const { return best_score_; }  // highest ever reached here; undo leaves it

    // Time played since the last call. Where it is told right after the move that makes a new largest tile,
    // which is when a split is due, it sets that tile's split.
    void add_time(PlayedMillis passed);
    bool split_due() const {
        return new_largest_ && clocked_ && !start_.position && largest_made_ >= kFirstSplit;
    }
    // Only ever grows: what is taken back has been played all the same.
    PlayedMillis time_played() const { return time_played_; }
    // All of the time is known: it was told from before the first move on.
    bool clocked() const { return clocked_; }
    // From kFirstSplit on, each set once and for ever. None where the game is not clocked, or began with a
    // position.
    const Splits& splits() const { return splits_; }

    // Goes there by undo or redo at once; `ply` is 0 to plies().size().
    void go_to(std::size_t ply);

    // The game as one that ended there, with nothing to redo.
    Game up_to(std::size_t ply) const;

    // The state after `ply` moves of plies(), 0 to plies().size(). Costs at most kCheckpointInterval moves.
    rules::GameState state_at(std::size_t ply) const;

  private:
    struct Checkpoint {
        std::size_t ply = 0;
        rules::GameState state;
    };
    static constexpr std::size_t kCheckpointInterval = 8;

    void commit(const rules::MoveOutcome& outcome, const rules::GameState& next);
    void drop_redo();
    void remember_branch();
    void stand_at(std::size_t ply, const rules::GameState& state);

    Start start_;
    rules::GameState state_;
    std::vector<Ply> plies_;
    std::vector<Checkpoint> checkpoints_;  // ascending; the first is the start
    std::size_t done_ = 0;                 // plies_ that led to state_
    std::size_t win_ply_ = 0;              // moves played when the target was made; 0: not in plies_
    rules::Score best_score_ = 0;
    PlayedMillis time_played_ = 0;
    Splits splits_;
    rules::Exponent largest_made_ = 0;  // ever, undone or not
    bool new_largest_ = false;          // the last that happened was the move that made largest_made_
    bool clocked_ = false;
    bool over_ = false;
    bool kept_going_ = false;
    bool undo_used_ = false;
    bool may_branch_ = false;  // the generator of state_ may be another one than that of state_at(done_)
};

// Whether some move was ever taken back, or the game did not begin at its beginning: statistics and records
// keep such games apart.
bool with_undo(const Game& game);

}  // namespace twofold::session
