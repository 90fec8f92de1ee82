// A game against the plainest thing that could be one: a stack that holds every state whole.
#include <algorithm>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "session/game.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::session {
namespace {

using rules::GameState;
using rules::MoveOutcome;
using support::GameView;
using support::Random;

class SnapshotGame {
  public:
    explicit SnapshotGame(const Start& start) : start_(start), states_{first_state(start)}, now_(states_[0]) {
        best_score_ = now_.score;
        largest_made_ = now_.board.largest();
    }

    MoveOutcome play(rules::Direction direction) {
        GameState next = now_;
        const MoveOutcome outcome = rules::play(next, start_.rules, direction);
        if (!outcome.effective()) return outcome;
        keep_going();  // by playing on
        states_.resize(done_ + 1);
        steps_.resize(done_);
        states_[done_] = now_;
        states_.push_back(next);
        split_due_ = next.board.largest() > largest_made_;
        largest_made_ = std::max(largest_made_, next.board.largest());
        steps_.push_back({.outcome = outcome});
        ++done_;
        now_ = next;
        best_score_ = std::max(best_score_, now_.score);
        return outcome;
    }

    std::optional<MoveOutcome> undo() {
        if (done_ == 0) return std::nullopt;
        stand_at(done_ - 1);
        undo_used_ = true;
        steps_[done_].answered = false;
        return steps_[done_].outcome;
    }

    std::optional<MoveOutcome> redo() {
        if (done_ == steps_.size()) return std::nullopt;
        stand_at(done_ + 1);
        return steps_[done_ - 1].outcome;
    }

    bool keep_going() {
        const bool waiting = view().win_unanswered;
        if (waiting) {
            steps_[done_ - 1].answered = true;
            split_due_ = false;
        }
        return waiting;
    }

    void add_time(PlayedMillis passed) {
        if (steps_.empty()) clocked_ = true;
        time_played_ += passed;
        if (split_due_ && clocked_ && !start_.position && now_.board.largest() >= 3) {
            splits_[now_.board.largest()] = time_played_;
        }
        split_due_ = false;
    }

    const std::vector<GameState>& states() const { return states_; }

    GameView view() const {
        GameView view{
            .start = start_,
            .state = now_,
            .undo_count = done_,
            .win_unanswered = done_ > 0 && steps_[done_ - 1].outcome.won && !steps_[done_ - 1].answered,
            .over = rules::is_over(now_.board),
            .undo_used = undo_used_,
            .best_score = best_score_,
            .time_played = time_played_,
            .splits = splits_,
            .clocked = clocked_};
        for (const Step& step : steps_) {
            view.plies.push_back({step.outcome.direction, step.outcome.spawn});
        }
        return view;
    }

  private:
    struct Step {
        MoveOutcome outcome;
        bool answered = false;
    };

    void stand_at(std::size_t ply) {
        const rules::Generator drawn_so_far = now_.rng;
        now_ = states_[ply];
        if (start_.rules.reroll) now_.rng = drawn_so_far;
        done_ = ply;
        split_due_ = false;
    }

    Start start_;
    std::vector<GameState> states_;  // before the first step, and after each
    std::vector<Step> steps_;        // done and undone
    GameState now_;
    std::size_t done_ = 0;
    rules::Score best_score_ = 0;
    rules::Exponent largest_made_ = 0;
    PlayedMillis time_played_ = 0;
    Splits splits_;
    bool split_due_ = false;
    bool clocked_ = false;
    bool undo_used_ = false;
};

// Does the same to both; whether they answered the same.
bool step_both(Game& game, SnapshotGame& model, Random& random) {
    const auto same = [](const std::optional<MoveOutcome>& a, const std::optional<MoveOutcome>& b) {
        return a.has_value() == b.has_value() && (!a || support::same_outcome(*a, *b));
    };
    if (random.percent(15)) {
        const std::uint32_t passed = support::random_time(random);
        game.add_time(passed);
        model.add_time(passed);
        return true;
    }
    if (random.percent(15)) return game.keep_going() == model.keep_going();
    if (random.percent(70)) {
        const rules::Direction direction = random.direction();
        return same(game.play(direction), model.play(direction));
    }
    const bool back = random.percent(60);
    bool all_same = true;
    for (int run = random.percent(10) ? random.between(2, 120) : 1; run > 0; --run) {
        all_same &= back ? same(game.undo(), model.undo()) : same(game.redo(), model.redo());
    }
    return all_same;
}

void check_against_model(const Start& start, std::uint64_t seed) {
    Random random(seed);
    Game game(start);
    SnapshotGame model(start);
    for (int step = 0; step < 400; ++step) {
        CAPTURE(step);
        REQUIRE(step_both(game, model, random));
        REQUIRE(support::view_of(game) == model.view());
        REQUIRE(game.redo_count() == model.states().size() - 1 - game.undo_count());
        const auto ply = static_cast<std::size_t>(random.below(static_cast<int>(model.states().size())));
        CAPTURE(ply);
        REQUIRE(game.state_at(ply) == model.states()[ply]);
    }
    for (std::size_t ply = 0; ply < model.states().size(); ++ply) {
        REQUIRE(game.state_at(ply) == model.states()[ply]);
    }
}

TEST_CASE(
    "a game does in every walk of play, undo, redo and keep going what a stack of all its states does") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        const bool reroll = seed % 2 == 0;
        CAPTURE(reroll);
        rules::RuleSet rules = Random(seed).rule_set();
        rules.reroll = reroll;
        check_against_model({.rules = rules, .seed = seed}, seed);
    }
}

TEST_CASE("the same from positions of any kind, won ones and ended ones too") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const rules::RuleSet rules = random.rule_set();
        const GameState position{.board = random.board(rules.size),
                                 .score = random.score(),
                                 .moves = static_cast<std::uint32_t>(random.below(1000)),
                                 .won = random.percent(20)};
        check_against_model({.rules = rules, .seed = seed, .position = position}, seed);
    }
}

}  // namespace
}  // namespace twofold::session
