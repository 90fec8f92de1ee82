#include "session/game.h"

#include <algorithm>

#include "base/check.h"

namespace twofold::session {

rules::GameState first_state(const Start& start) {
    if (!start.position) return rules::new_game(start.rules, start.seed);
    rules::GameState state = *start.position;
    state.rng = rules::Generator(start.seed);
    return state;
}

bool begins_in_play(const Start& start) {
    return !start.position || start.position->moves > 0;
}

bool with_undo(const Game& game) {
    return game.undo_used() || game.start().position.has_value();
}

Game::Game(const Start& start)
    : start_(start),
      state_(first_state(start)),
      checkpoints_{{0, state_}},
      best_score_(state_.score),
      largest_made_(state_.board.largest()),
      over_(rules::is_over(state_.board)) {}

rules::MoveOutcome Game::play(rules::Direction direction) {
    rules::GameState next = state_;
    const rules::MoveOutcome outcome = rules::play(next, start_.rules, direction);
    if (outcome.effective()) commit(outcome, next);
    return outcome;
}

bool Game::replay(const Ply& ply) {
    rules::GameState next = state_;
    const rules::MoveOutcome outcome = rules::play(next, start_.rules, ply.direction);
    if (!outcome.effective() || !(outcome.spawn == ply.spawn)) return false;
    commit(outcome, next);
    return true;
}

void Game::commit(const rules::MoveOutcome& outcome, const rules::GameState& next) {
    if (win_unanswered()) kept_going_ = true;  // playing on means to keep going
    if (redo_count() > 0) drop_redo();
    if (may_branch_) remember_branch();
    plies_.push_back({outcome.direction, outcome.spawn});
    ++done_;
    state_ = next;
    over_ = outcome.over;
    if (outcome.won) win_ply_ = done_;
    best_score_ = std::max(best_score_, state_.score);
    const rules::Exponent largest = state_.board.largest();
    new_largest_ = largest > largest_made_;
    largest_made_ = std::max(largest_made_, largest);
    if (done_ - checkpoints_.back().ply >= kCheckpointInterval) checkpoints_.push_back({done_, state_});
}

std::optional<rules::MoveOutcome> Game::undo() {
    if (undo_count() == 0) return std::nullopt;
    const rules::GameState before = state_at(done_ - 1);
    rules::GameState replayed = before;
    const rules::MoveOutcome undone = rules::play(replayed, start_.rules, plies_[done_ - 1].direction);
    stand_at(done_ - 1, before);
    undo_used_ = true;
    ++undos_;
    if (done_ < win_ply_) kept_going_ = false;
    return undone;
}

std::optional<std::size_t> Game::undos_left() const {
    if (start_.rules.undos == rules::kUnlimitedUndos) return std::nullopt;
    return start_.rules.undos - std::min<std::size_t>(undos_, start_.rules.undos);
}

std::optional<rules::MoveOutcome> Game::redo() {
    if (redo_count() == 0) return std::nullopt;
    rules::GameState next = state_at(done_);
    const rules::MoveOutcome redone = rules::play(next, start_.rules, plies_[done_].direction);
    stand_at(done_ + 1, next);
    return redone;
}

void Game::go_to(std::size_t ply) {
    if (ply == done_) return;
    if (ply < done_) undo_used_ = true;
    stand_at(ply, state_at(ply));
    if (done_ < win_ply_) kept_going_ = false;
}

Game Game::up_to(std::size_t ply) const {
    Game earlier = *this;
    const rules::GameState state = state_at(ply);
    earlier.stand_at(ply, state);
    earlier.state_.rng = state.rng;
    earlier.drop_redo();
    earlier.best_score_ = state.score;  // points are never lost along a line of play
    return earlier;
}

bool Game::keep_going() {
    if (!win_unanswered()) return false;
    kept_going_ = true;
    new_largest_ = false;
    return true;
}

void Game::add_time(PlayedMillis passed) {
    if (plies_.empty()) clocked_ = true;
    time_played_ += passed;
    if (split_due()) splits_[largest_made_] = time_played_;
    new_largest_ = false;
}

rules::GameState Game::state_at(std::size_t ply) const {
    TWOFOLD_CHECK(ply <= plies_.size());
    const auto after = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), ply,
                                        [](std::size_t p, const Checkpoint& c) { return p < c.ply; });
    const Checkpoint& nearest = *(after - 1);
    rules::GameState state = nearest.state;
    for (std::size_t i = nearest.ply; i < ply; ++i) {
        const rules::MoveOutcome outcome = rules::play(state, start_.rules, plies_[i].direction);
        TWOFOLD_CHECK(outcome.effective() && outcome.spawn == plies_[i].spawn);
    }
    return state;
}

void Game::drop_redo() {
    plies_.resize(done_);
    while (checkpoints_.back().ply > done_)
        checkpoints_.pop_back();
    if (win_ply_ > done_) win_ply_ = 0;
}

// With re-roll, the generator of state_ may differ from the one that plies_ lead to. A checkpoint here makes
// the moves that follow reproducible.
void Game::remember_branch() {
    may_branch_ = false;
    if (state_at(done_) == state_) return;
    if (checkpoints_.back().ply == done_) checkpoints_.pop_back();
    checkpoints_.push_back({done_, state_});
}

void Game::stand_at(std::size_t ply, const rules::GameState& state) {
    const rules::Generator drawn_so_far = state_.rng;
    state_ = state;
    if (start_.rules.reroll) {
        state_.rng = drawn_so_far;
        may_branch_ = true;
    }
    done_ = ply;
    new_largest_ = false;
    over_ = rules::is_over(state_.board);
}

}  // namespace twofold::session
