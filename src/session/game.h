// A game with its history: its start, every move since, and the current position among them. Undo and redo
// are unlimited. Owns no file and no clock; callers report the time played. record.h stores it as text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/game_state.h"

namespace twofold::session {

// How a game begins: from a seed, or from a position and the seed for what follows.
struct Start {
    rules::RuleSet rules;
    std::uint64_t seed = 0;
    std::optional<rules::GameState> position;  // its generator starts from `seed`

    friend bool operator==(const Start&, const Start&) = default;
};

rules::GameState first_state(const Start& start);

// Whether the start was reached by play. A board set up by hand has no moves behind it, so its results say
// nothing about the player's skill and do not count.
bool begins_in_play(const Start& start);

// One effective move in the history. Everything else about it follows from the state before.
struct Ply {
    rules::Direction direction = rules::Direction::kLeft;
    rules::Spawn spawn;

    friend bool operator==(const Ply&, const Ply&) = default;
};

using PlayedMillis = std::uint64_t;  // time played, in ms; pauses do not count

// For each exponent, the time played when the game first made that tile as its largest.
using Splits = std::array<std::optional<PlayedMillis>, rules::kMaxExponent + 1>;
inline constexpr rules::Exponent kFirstSplit = 3;  // an 8; smaller tiles depend on spawns alone

class Game {
  public:
    explicit Game(const Start& start);

    const Start& start() const { return start_; }
    const rules::RuleSet& rules() const { return start_.rules; }
    const rules::GameState& state() const { return state_; }
    const std::vector<Ply>& plies() const { return plies_; }  // undone ones included
    std::size_t undo_count() const { return done_; }
    std::size_t redo_count() const { return plies_.size() - done_; }

    // An effective move clears the redo history; any other changes nothing.
    rules::MoveOutcome play(rules::Direction direction);
    // Plays a recorded move. Returns false and changes nothing if it is not effective or the spawn differs.
    bool replay(const Ply& ply);
    // Returns the undone or redone move as it was played; nullopt if there is none. Undo also restores the
    // generator to its state before the move, unless the rules say re-roll.
    std::optional<rules::MoveOutcome> undo();
    std::optional<rules::MoveOutcome> redo();

    // Whether the last move won the game and the player has not yet chosen to keep going. Undoing the winning
    // move forgets that choice.
    bool win_unanswered() const { return win_ply_ != 0 && done_ == win_ply_ && !kept_going_; }
    bool keep_going();  // false unless win_unanswered()

    bool over() const { return over_; }
    bool undo_used() const { return undo_used_; }
    // How many undos the rules still allow; nullopt if any number.
    std::optional<std::size_t> undos_left() const;
    // Whether there is a move that the rules allow to undo. Going through a game needs no such leave.
    bool may_undo() const { return undo_count() > 0 && undos_left().value_or(1) > 0; }
    rules::Score best_score() const { return best_score_; }  // highest ever reached; not lowered by undo

    // Adds the time played since the last call. If split_due(), that is, right after the move that made a new
    // largest tile, also sets that tile's split.
    void add_time(PlayedMillis passed);
    bool split_due() const {
        return new_largest_ && clocked_ && !start_.position && largest_made_ >= kFirstSplit;
    }
    // Never decreases: undone moves took time too.
    PlayedMillis time_played() const { return time_played_; }
    // Whether all the time is known, that is, add_time() was called before the first move.
    bool clocked() const { return clocked_; }
    // From kFirstSplit on; each is set once and never changes. Empty if the game is not clocked or began with
    // a position.
    const Splits& splits() const { return splits_; }

    // Undoes or redoes up to `ply`, 0 to plies().size(), in one step.
    void go_to(std::size_t ply);

    // A copy of the game that ends at `ply`, with nothing to redo.
    Game up_to(std::size_t ply) const;

    // The state after the first `ply` moves, 0 to plies().size(). Replays fewer than kCheckpointInterval
    // moves.
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
    std::size_t done_ = 0;                 // number of plies_ that led to state_
    std::size_t win_ply_ = 0;              // ply at which the target was made; 0 if not in plies_
    rules::Score best_score_ = 0;
    PlayedMillis time_played_ = 0;
    Splits splits_;
    rules::Exponent largest_made_ = 0;  // in any move, undone or not
    bool new_largest_ = false;          // the last event was the move that made largest_made_
    bool clocked_ = false;
    bool over_ = false;
    bool kept_going_ = false;
    bool undo_used_ = false;
    std::size_t undos_ = 0;    // calls of undo() that undid a move
    bool may_branch_ = false;  // the generator of state_ may differ from that of state_at(done_)
};

// Whether undo was ever used or the game began with a position. Statistics and records list such games apart.
bool with_undo(const Game& game);

}  // namespace twofold::session
