#include "support/recorded_game.h"

namespace twofold::support {

using session::EventKind;

GameView view_of(const session::Game& game) {
    return {.start = game.start(),
            .state = game.state(),
            .plies = game.plies(),
            .undo_count = game.undo_count(),
            .win_unanswered = game.win_unanswered(),
            .over = game.over(),
            .undo_used = game.undo_used(),
            .best_score = game.best_score(),
            .time_played = game.time_played(),
            .splits = game.splits(),
            .clocked = game.clocked()};
}

std::uint32_t random_time(Random& random) {
    if (random.percent(10)) return random.percent(50) ? 0 : session::kMaxEventTime;
    return static_cast<std::uint32_t>(random.below(20'000));
}

GameView timeless_view_of(const session::Game& game) {
    GameView view = view_of(game);
    view.time_played = 0;
    view.splits = {};
    return view;
}

RecordedGame::RecordedGame(const session::Start& start) : game_(start), text_(writer_.header(start, info())) {
    ends_.push_back(text_.size());
}

rules::MoveOutcome RecordedGame::move(rules::Direction direction) {
    const rules::MoveOutcome outcome = game_.play(direction);
    if (outcome.effective()) write({.kind = EventKind::kMove, .ply = {direction, outcome.spawn}});
    return outcome;
}

bool RecordedGame::undo() {
    const bool undone = game_.undo().has_value();
    if (undone) write({.kind = EventKind::kUndo});
    return undone;
}

bool RecordedGame::redo() {
    const bool redone = game_.redo().has_value();
    if (redone) write({.kind = EventKind::kRedo});
    return redone;
}

bool RecordedGame::keep_going() {
    const bool kept = game_.keep_going();
    if (kept) write({.kind = EventKind::kKeepGoing});
    return kept;
}

void RecordedGame::add_time(std::uint32_t passed) {
    game_.add_time(passed);
    write({.kind = EventKind::kTime, .time = passed});
}

void RecordedGame::random_event(Random& random, int longest_run) {
    const int run = random.percent(4) ? random.between(1, longest_run) : 1;
    if (random.percent(20) && keep_going()) return;
    if (random.percent(15)) return add_time(random_time(random));
    if (random.percent(70)) {
        move(random.direction());
    } else if (random.percent(60)) {
        for (int i = 0; i < run && undo(); ++i) {
            continue;
        }
    } else {
        for (int i = 0; i < run && redo(); ++i) {
            continue;
        }
    }
}

void RecordedGame::random_events(Random& random, int count) {
    for (int i = 0; i < count; ++i) {
        random_event(random);
    }
}

void RecordedGame::write(const session::Event& event) {
    writer_.append(event, text_);
    ends_.push_back(text_.size());
}

void play_at_random(RecordedGame& recorded, Random& random, std::size_t plies) {
    while (!recorded.game().over() && recorded.game().undo_count() < plies) {
        recorded.move(random.direction());
    }
}

session::Start short_game(std::uint64_t seed, bool reroll) {
    return {.rules = {.size = {3, 4}, .target = 5, .fours = 20, .reroll = reroll}, .seed = seed};
}

}  // namespace twofold::support
