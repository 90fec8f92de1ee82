// A game with its record written beside it, event by event, as the program's journal does.
#pragma once

#include <string>
#include <vector>

#include "session/game.h"
#include "session/record.h"

#include "support/random.h"

namespace twofold::support {

// All that can be seen of a game, to compare games by.
struct GameView {
    session::Start start;
    rules::GameState state;
    std::vector<session::Ply> plies;
    std::size_t undo_count = 0;
    bool win_unanswered = false;
    bool over = false;
    bool undo_used = false;
    rules::Score best_score = 0;
    session::PlayedMillis time_played = 0;
    session::Splits splits;
    bool clocked = false;

    friend bool operator==(const GameView&, const GameView&) = default;
};

GameView view_of(const session::Game& game);
// The same for what may have been played in another time.
GameView timeless_view_of(const session::Game& game);

// Of one event: mostly seconds, now and then none or the most.
std::uint32_t random_time(Random& random);

class RecordedGame {
  public:
    explicit RecordedGame(const session::Start& start);

    // Each returns what the game answered; what had no effect is not written.
    rules::MoveOutcome move(rules::Direction direction);
    bool undo();
    bool redo();
    bool keep_going();
    void add_time(std::uint32_t passed);

    // Mostly moves; undo and redo by ones and now and then in a run; a win is soon answered; time passes.
    void random_event(Random& random, int longest_run = 150);
    void random_events(Random& random, int count);

    const session::Game& game() const { return game_; }
    const std::string& text() const { return text_; }
    // Length of the text after the header and then after each event.
    const std::vector<std::size_t>& ends() const { return ends_; }
    const session::RecordWriter& writer() const { return writer_; }

    static session::RecordInfo info() { return {.program = "0.1.0", .date = "2024-02-29"}; }

  private:
    void write(const session::Event& event);

    session::Game game_;
    session::RecordWriter writer_;
    std::string text_;
    std::vector<std::size_t> ends_;
};

// Plays one effective move after another, in random directions, until none is left or `plies` are played.
void play_at_random(RecordedGame& recorded, Random& random, std::size_t plies);

// The rules by which most record tests play: small enough to win and to end soon.
session::Start short_game(std::uint64_t seed, bool reroll = false);

}  // namespace twofold::support
