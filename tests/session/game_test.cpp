// Undo, redo and what a game remembers, sentence by sentence of the rules.
#include "session/game.h"

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::session {
namespace {

using rules::Direction;
using support::board_of;
using support::GameView;
using support::Random;
using support::same_outcome;
using support::view_of;

Start start_at(std::string_view drawing, rules::RuleSet rules = {}, std::uint64_t seed = 1) {
    const rules::Board board = board_of(drawing);
    rules.size = board.size();
    return {.rules = rules, .seed = seed, .position = rules::GameState{.board = board}};
}

// Long enough to pass several of the checkpoints that a game keeps inside.
Start long_game(std::uint64_t seed, bool reroll) {
    return {.rules = {.size = {5, 4}, .reroll = reroll}, .seed = seed};
}

void play_plies(Game& game, Random& random, std::size_t plies) {
    for (const std::size_t end = game.undo_count() + plies; game.undo_count() < end && !game.over();) {
        game.play(random.direction());
    }
}

TEST_CASE("whoever plays on after a win without an answer is not told of it again") {
    Game game({.rules = {.size = {2, 2}, .target = 3},
               .seed = 1,
               .position = rules::GameState{.board = support::board_of("4 4/0 0")}});
    REQUIRE(game.play(rules::Direction::kLeft).won);
    REQUIRE(game.win_unanswered());
    REQUIRE(game.play(rules::Direction::kRight).effective());
    game.undo();
    CHECK_FALSE(game.win_unanswered());
    game.undo();
    game.redo();
    CHECK(game.win_unanswered());
}

TEST_CASE("a game starts as the rules start it from its seed") {
    const Game game(Start{.seed = 2048});
    CHECK(game.state() == rules::new_game({}, 2048));
    CHECK(game.undo_count() == 0);
    CHECK(game.redo_count() == 0);
    CHECK_FALSE(game.over());
    CHECK_FALSE(game.undo_used());
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.best_score() == 0);
}

TEST_CASE("a game can start from a position, with the chance of its seed") {
    Start start = start_at("2 4/0 8", {.target = 5}, 77);
    start.position->score = 100;
    start.position->moves = 9;
    start.position->rng = rules::Generator(1);
    const Game game(start);
    CHECK(game.state().board == board_of("2 4/0 8"));
    CHECK(game.state().score == 100);
    CHECK(game.state().moves == 9);
    CHECK(game.state().rng == rules::Generator(77));
    CHECK(game.best_score() == 100);
    CHECK(Game(start_at("2 4/4 2", {.target = 5})).over());
}

TEST_CASE("a move in a game does what the rules do") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const rules::RuleSet rules = random.rule_set();
        Game game(Start{.rules = rules, .seed = seed});
        rules::GameState state = rules::new_game(rules, seed);
        for (int i = 0; i < 200; ++i) {
            const Direction direction = random.direction();
            REQUIRE(same_outcome(game.play(direction), rules::play(state, rules, direction)));
            REQUIRE(game.state() == state);
            REQUIRE(game.over() == rules::is_over(state.board));
        }
    }
}

TEST_CASE("a move that is not effective changes nothing, not even what can be redone") {
    Game game(start_at("2 0/4 0"));
    game.play(Direction::kRight);
    game.undo();
    const GameView before = view_of(game);
    REQUIRE(game.redo_count() == 1);
    CHECK_FALSE(game.play(Direction::kLeft).effective());
    CHECK(view_of(game) == before);
}

TEST_CASE("the state before every effective move is kept: board, score, chance, win and move count") {
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        Random random(5);
        Game game(long_game(5, reroll));
        std::vector<rules::GameState> states = {game.state()};
        for (int i = 0; i < 300 && !game.over(); ++i) {
            if (game.play(random.direction()).effective()) states.push_back(game.state());
        }
        REQUIRE(states.size() > 150);
        REQUIRE(game.plies().size() + 1 == states.size());
        for (std::size_t ply = 0; ply < states.size(); ++ply) {
            CHECK(game.state_at(ply) == states[ply]);
        }
    }
}

TEST_CASE(
    "undo and redo are unlimited: undo-all is the start, redo-all the end, and each step the one before") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Game game(Start{.rules = {.size = random.size(), .target = 3}, .seed = seed});
        const rules::GameState start = game.state();
        std::vector<rules::GameState> states = {start};
        for (int i = 0; i < 400 && !game.over(); ++i) {
            if (game.play(random.direction()).effective()) states.push_back(game.state());
        }
        for (std::size_t ply = states.size() - 1; ply > 0; --ply) {
            REQUIRE(game.state() == states[ply]);
            REQUIRE(game.undo());
        }
        CHECK(game.state() == start);
        CHECK_FALSE(game.undo());
        CHECK(game.redo_count() == states.size() - 1);
        for (std::size_t ply = 1; ply < states.size(); ++ply) {
            REQUIRE(game.redo());
            REQUIRE(game.state() == states[ply]);
        }
        CHECK_FALSE(game.redo());
        CHECK(game.undo_count() == states.size() - 1);
    }
}

TEST_CASE("undo and redo tell the move as it was when it was played") {
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        Random random(8);
        Game game(long_game(8, reroll));
        std::vector<rules::MoveOutcome> outcomes;
        while (outcomes.size() < 140) {
            const rules::MoveOutcome outcome = game.play(random.direction());
            if (outcome.effective()) outcomes.push_back(outcome);
        }
        for (std::size_t ply = outcomes.size(); ply-- > 0;) {
            REQUIRE(same_outcome(*game.undo(), outcomes[ply]));
        }
        for (const rules::MoveOutcome& outcome : outcomes) {
            REQUIRE(same_outcome(*game.redo(), outcome));
        }
    }
}

TEST_CASE("undo with nothing to undo, and redo with nothing to redo, change nothing") {
    Game game(Start{.seed = 3});
    const GameView before = view_of(game);
    CHECK_FALSE(game.undo());
    CHECK_FALSE(game.redo());
    CHECK(view_of(game) == before);
}

TEST_CASE("a new move after an undo drops the redo side") {
    Game game(start_at("2 0/0 0"));
    game.play(Direction::kRight);
    game.play(Direction::kDown);
    game.undo();
    game.undo();
    REQUIRE(game.redo_count() == 2);
    REQUIRE(game.play(Direction::kDown).effective());
    CHECK(game.redo_count() == 0);
    CHECK(game.undo_count() == 1);
    CHECK(game.plies().size() == 1);
    CHECK_FALSE(game.redo());
}

TEST_CASE("after an undo the same move brings the same spawn") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Game game(Start{.seed = seed});
        play_plies(game, random, 10);
        const rules::GameState before = game.state();
        const Direction direction = random.direction();
        const rules::MoveOutcome first = game.play(direction);
        if (!first.effective()) continue;
        const rules::GameState after = game.state();
        game.undo();
        CHECK(game.state() == before);
        CHECK(same_outcome(game.play(direction), first));
        CHECK(game.state() == after);
    }
}

TEST_CASE("with re-roll an undo gives everything back but the chance, and the next spawn is drawn anew") {
    int other_spawns = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Game game(start_at("2 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0", {.reroll = true}, seed));
        rules::GameState expected = game.state();
        const rules::MoveOutcome first = game.play(Direction::kRight);
        expected.rng = game.state().rng;
        game.undo();
        REQUIRE(game.state() == expected);
        const rules::MoveOutcome second = game.play(Direction::kRight);
        CHECK(same_outcome(second, rules::play(expected, game.rules(), Direction::kRight)));
        if (!(second.spawn == first.spawn)) ++other_spawns;
    }
    CHECK(other_spawns > 80);
}

TEST_CASE("redo replays the recorded spawn and does not draw") {
    for (const bool reroll : {false, true}) {
        CAPTURE(reroll);
        Random random(21);
        Game game(long_game(21, reroll));
        play_plies(game, random, 100);
        const rules::GameState end = game.state();
        for (int i = 0; i < 80; ++i) {
            game.undo();
        }
        const rules::Generator after_undo = game.state().rng;
        for (int i = 0; i < 80; ++i) {
            game.redo();
            if (reroll) REQUIRE(game.state().rng == after_undo);
        }
        CHECK(game.state() == end);
    }
}

TEST_CASE("a game in which undo was used stays marked so") {
    Game game(start_at("2 0/0 0"));
    game.play(Direction::kRight);
    CHECK_FALSE(game.undo_used());
    game.undo();
    CHECK(game.undo_used());
    game.redo();
    game.play(Direction::kLeft);
    CHECK(game.undo_used());
}

TEST_CASE("the best score does not go back with an undo") {
    Game game(start_at("2 2 0/4 4 0"));
    game.play(Direction::kLeft);
    REQUIRE(game.state().score == 12);
    CHECK(game.best_score() == 12);
    game.undo();
    CHECK(game.state().score == 0);
    CHECK(game.best_score() == 12);
    game.play(Direction::kUp);
    CHECK(game.best_score() == 12);
}

TEST_CASE("at game over the player can still undo, and redo into the end") {
    Game game(start_at("8 16/0 32", {.target = 5, .fours = 0}));
    game.play(Direction::kLeft);
    REQUIRE(game.over());
    for (const Direction direction : rules::kAllDirections) {
        CHECK_FALSE(game.play(direction).effective());
    }
    CHECK(game.undo());
    CHECK_FALSE(game.over());
    CHECK(game.state().board == board_of("8 16/0 32"));
    CHECK(game.redo());
    CHECK(game.over());
}

TEST_CASE("a win waits for an answer until the player keeps going") {
    Game game(start_at("8 8 0/0 0 2", {.target = 4}));
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.play(Direction::kLeft).won);
    CHECK(game.state().won);
    CHECK(game.win_unanswered());
    CHECK(game.keep_going());
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.state().won);
}

TEST_CASE("the word to keep going counts only where a win waits for it") {
    Game game(start_at("8 8 0/0 0 2", {.target = 4}));
    CHECK_FALSE(game.keep_going());
    game.play(Direction::kLeft);
    CHECK(game.win_unanswered());
    game.undo();
    CHECK_FALSE(game.keep_going());
    game.redo();
    CHECK(game.win_unanswered());
    CHECK(game.keep_going());
    CHECK_FALSE(game.keep_going());
}

TEST_CASE("a win is said once: a larger tile made later is no second one") {
    Game game(start_at("8 8 0/0 16 2", {.target = 4}));
    game.play(Direction::kLeft);
    game.keep_going();
    REQUIRE(game.state().board[0] == 4);
    const rules::MoveOutcome second = game.play(Direction::kUp);
    REQUIRE(second.slide.merges.size() == 1);
    REQUIRE(game.state().board[0] == 5);
    CHECK_FALSE(second.won);
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.state().won);
}

TEST_CASE("undo past the win takes the win back, with the word to keep going") {
    Game game(start_at("8 8 0/0 0 2", {.target = 4}));
    game.play(Direction::kLeft);
    game.keep_going();
    REQUIRE(game.play(Direction::kRight).effective());
    game.undo();
    CHECK(game.state().won);
    CHECK_FALSE(game.win_unanswered());
    game.undo();
    CHECK_FALSE(game.state().won);
    CHECK_FALSE(game.win_unanswered());
    game.redo();
    CHECK(game.state().won);
    CHECK(game.win_unanswered());
}

TEST_CASE("a win that another move replaced is forgotten, and can be made again") {
    Game game(start_at("8 8 0/0 0 2", {.target = 4}));
    game.play(Direction::kLeft);
    game.undo();
    REQUIRE(game.play(Direction::kDown).effective());
    CHECK_FALSE(game.state().won);
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.play(Direction::kLeft).won);
    CHECK(game.win_unanswered());
}

TEST_CASE("a win that ends the game is a win and an end") {
    Game game(start_at("4 4/2 16", {.target = 3, .fours = 0}));
    game.play(Direction::kLeft);
    CHECK(game.win_unanswered());
    CHECK(game.over());
}

TEST_CASE("a position that was won already wins no more") {
    Start start = start_at("8 8 0/0 0 2", {.target = 4});
    start.position->won = true;
    Game game(start);
    CHECK_FALSE(game.win_unanswered());
    CHECK_FALSE(game.play(Direction::kLeft).won);
    CHECK_FALSE(game.win_unanswered());
    CHECK(game.state().won);
}

TEST_CASE("a recorded move plays again exactly as it was") {
    Random random(4);
    Game game(long_game(4, false));
    Game again(game.start());
    play_plies(game, random, 200);
    for (const Ply& ply : game.plies()) {
        REQUIRE(again.replay(ply));
    }
    CHECK(view_of(again) == view_of(game));
}

TEST_CASE("a recorded move with another spawn, or without effect, is refused and changes nothing") {
    Game game(start_at("2 4 0/8 0 0"));
    game.play(Direction::kRight);
    const Ply good = game.plies()[0];
    game.undo();
    const GameView before = view_of(game);
    Ply other_cell = good;
    other_cell.spawn.at.row ^= 1;
    Ply other_tile = good;
    other_tile.spawn.exponent ^= 3;
    const Ply no_effect{.direction = Direction::kLeft, .spawn = good.spawn};
    for (const Ply& ply : {other_cell, other_tile, no_effect, Ply{}}) {
        CHECK_FALSE(game.replay(ply));
        CHECK(view_of(game) == before);
    }
    CHECK(game.replay(good));
}

TEST_CASE("a copied game goes its own way") {
    Game game(Start{.seed = 6});
    Random random(6);
    play_plies(game, random, 5);
    const GameView before = view_of(game);
    Game copy = game;
    copy.undo();
    play_plies(copy, random, 5);
    CHECK(view_of(game) == before);
}

TEST_CASE("undo after moves that changed nothing takes back the last one that did") {
    int moves_without_effect = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Game game({.rules = {.size = {3, 3}, .target = 6}, .seed = seed});
        Random random(seed);
        while (!game.over()) {
            const rules::GameState before = game.state();
            if (!game.play(random.direction()).effective()) continue;
            for (const Direction direction : rules::kAllDirections) {
                if (rules::can_slide(game.state().board, direction)) continue;
                CHECK_FALSE(game.play(direction).effective());
                ++moves_without_effect;
            }
            game.undo();
            REQUIRE(game.state() == before);
            game.redo();
        }
    }
    CHECK(moves_without_effect > 100);
}

}  // namespace
}  // namespace twofold::session
